/** Hidden receivers who block downfield: a touch puts each on the next tackler of his side; one man blocks one. */

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

/** Whom this man takes after another touch: the next on his side whom nobody else has, at last nobody. */
export function onTheNext(pairs: readonly Pair[], chosen: unknown, blocker: string): Pair[] {
  const now = pairsOf(chosen);
  const rest = now.filter((one) => one.blocker !== blocker);
  const own = pairs.filter((pair) => pair.blocker === blocker && !rest.some(({ tackler }) => tackler === pair.tackler));
  const at = own.findIndex((pair) => now.some((one) => is(one, pair)));
  const next = own[at + 1];
  return pairs.filter((pair) => [...rest, ...(next ? [next] : [])].some((one) => is(one, pair)));
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
  const theirs = asked.seat === "home" ? "away" : "home";
  return (
    <div class="cb-several">
      {blockers.filter(({ place }) => pairs.some(({ blocker }) => blocker === place)).map(({ place, card }) => {
        const tackler = now.find(({ blocker }) => blocker === place)?.tackler ?? "";
        return (
          <button key={place} type="button" class="cb-name whole pair" aria-pressed={tackler !== ""} onClick={() => raise(onTheNext(pairs, now, place) as unknown as Plain)}>
            <CardPicture card={card} team={asked.seat} label="" />
            {tackler && <CardPicture card={tacklers.find((one) => one.place === tackler)?.card ?? ""} team={theirs} label="" />}
            <span>{cardBowl.blocksHim(place, tackler)}</span>
          </button>
        );
      })}
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
