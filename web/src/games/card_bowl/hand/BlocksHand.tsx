/** Hidden receivers who block downfield: who takes on whom, each touched in or out; one man blocks one. */

import { useEffect } from "preact/hooks";
import type { Asked, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { CardPicture } from "../grass/PlayingCard";
import { worth } from "../story/sides";
import type { DownfieldBlocks } from "../view.gen";
import { saying } from "./holding";

type Pair = DownfieldBlocks["pairs"][number];

const pairsOf = (chosen: unknown): Pair[] => (Array.isArray(chosen) ? (chosen as Pair[]) : []);
const is = (one: Pair, two: Pair): boolean => one.blocker === two.blocker && one.tackler === two.tackler;

/** A pair comes in and takes the place of those with one of its men, or goes out. */
export function paired(pairs: readonly Pair[], chosen: unknown, pair: Pair): Pair[] {
  const now = pairsOf(chosen);
  const wanted = now.some((one) => is(one, pair)) ? now.filter((one) => !is(one, pair)) : [...now.filter((one) => one.blocker !== pair.blocker && one.tackler !== pair.tackler), pair];
  return pairs.filter((one) => wanted.some((two) => is(one, two)));
}

/** What the tacklers still take off the run. */
export function tacklesLeft({ blockers, tacklers }: Pick<DownfieldBlocks, "blockers" | "tacklers">, chosen: unknown): number {
  const cards = new Map(blockers.map(({ place, card }) => [place, card]));
  const blocked = new Map(pairsOf(chosen).map((pair) => [pair.tackler, worth(cards.get(pair.blocker) ?? "")]));
  return tacklers.reduce((sum, { place, card }) => sum + Math.max(0, worth(card) - (blocked.get(place) ?? 0)), 0);
}

export function BlocksHand({ asked, sending = false, chosen, raise, choose }: BoardProps & { asked: Asked }) {
  const facts = asked.facts as unknown as DownfieldBlocks;
  const { blockers, tacklers, pairs, yards } = facts;
  const now = pairsOf(chosen);
  const done = cardBowl.blockDownfield(now.length);
  useEffect(() => raise([]), [asked]);
  useEffect(() => void (saying.value = done), [asked, done]);
  const card = (of: DownfieldBlocks["blockers"], place: string): string => of.find((one) => one.place === place)?.card ?? "";
  const theirs = asked.seat === "home" ? "away" : "home";
  return (
    <div class="cb-several">
      {pairs.map((pair) => (
        <button key={`${pair.blocker} ${pair.tackler}`} type="button" class="cb-name wide pair" aria-pressed={now.some((one) => is(one, pair))} onClick={() => raise(paired(pairs, chosen, pair) as unknown as Plain)}>
          <CardPicture card={card(blockers, pair.blocker)} team={asked.seat} label="" />
          <CardPicture card={card(tacklers, pair.tackler)} team={theirs} label="" />
          <span>{cardBowl.blocksHim(pair.blocker, pair.tackler)}</span>
        </button>
      ))}
      <button type="button" class="option raised" data-number={1} aria-disabled={sending} onClick={() => !sending && choose(now as unknown as Plain)}>
        <kbd aria-hidden="true">1</kbd>
        <span class="option-words">
          <span class="option-label">{done}</span>
          <span class="option-explain">{cardBowl.runLess(yards, tacklesLeft(facts, now))}</span>
        </span>
      </button>
    </div>
  );
}
