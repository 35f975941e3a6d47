/** Card Bowl's hand: for every kind of question its own form; what is a plain list gets the tiles of all games. */

import type { ComponentType } from "preact";
import type { Asked } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";
import { PenaltyHand } from "../Penalty";
import type { View } from "../types";
import { BlocksHand } from "./BlocksHand";
import { CallHand } from "./CallHand";
import { CardTiles, type Item } from "./CardTiles";
import { saying } from "./holding";
import { KickHand } from "./KickHand";
import { LayHand } from "./LayHand";
import { SeveralHand } from "./SeveralHand";
import { TurnHand } from "./TurnHand";

type Own = BoardProps & { asked: Asked };

const FORMS: Record<string, ComponentType<Own>> = {
  SetOffence: LayHand,
  SetDefence: LayHand,
  Motion: TurnHand,
  Adjust: TurnHand,
  BlockingPattern: TurnHand,
  MoveBacks: TurnHand,
  MoveOneBack: TurnHand,
  ShotgunBacks: TurnHand,
  DefenceTurn: TurnHand,
  Develop: TurnHand,
  Execute: CallHand,
  Sneak: SneakHand,
  Tacklers: SeveralHand,
  BlockOrRelease: SeveralHand,
  DownfieldBlocks: BlocksHand,
  ExtraCard: JoinHand,
  CoverBack: JoinHand,
  Discard: DiscardHand,
  ChooseKick: KickHand,
  TakePenalty: PenaltyHand,
  RunOff: RunOffHand,
};

/** On the button that confirms. */
export const named = (): string | null => saying.value || null;

export const hands = (asked: Asked): boolean => asked.name in FORMS;

export function Hand(props: BoardProps) {
  const Form = props.asked ? FORMS[props.asked.name] : undefined;
  return Form && props.asked ? <Form {...props} asked={props.asked} /> : null;
}

/** Through which lane the quarterback pushes, or not at all. */
function SneakHand({ asked, view, sending = false, chosen, choose, consider, advice }: Own) {
  const xs = (view as unknown as View).field?.xs ?? [];
  const items = asked.options.map((option): Item => ({ option, title: option.label, note: cardBowl.gap(String(option.value), xs) }));
  return <CardTiles {...{ asked, items, sending, chosen, choose, consider, advice }} team={asked.seat} />;
}

/** One of one's own cards joins the play, or nobody. */
function JoinHand({ asked, sending = false, chosen, choose, consider, advice }: Own) {
  const cards = new Map((asked.facts as unknown as { cards: [string, string][] | { place: string; card: string }[] }).cards.map((one) => (Array.isArray(one) ? one : [one.place, one.card])));
  const items = asked.options.map((option): Item => {
    const card = cards.get(String(option.value));
    return { option, title: card ? cardBowl.place(String(option.value)) : option.label, note: card ? "" : cardBowl.nobodyMeans, cards: card ? [card] : [], secret: true };
  });
  return <CardTiles {...{ asked, items, sending, chosen, choose, consider, advice }} team={asked.seat} />;
}

/** Seven answers of two words: all of them at once, what a hurry costs below. */
function RunOffHand({ asked, sending = false, chosen, choose, consider, advice }: Own) {
  const items = asked.options.map((option): Item => {
    const [title = "", note = ""] = option.label.split(", ");
    return { option, title, note: note.replace(/^.*: /, "") };
  });
  return <CardTiles {...{ asked, items, sending, chosen, choose, consider, advice }} team={asked.seat} narrow={0.8} />;
}

/** Which of equal cards go: the same cards in the same order, the first answer is as good as any. */
function DiscardHand({ asked, sending = false, chosen, choose, consider }: Own) {
  const items = asked.options.map((option): Item => ({ option, title: cardBowl.go(option.label), cards: Array.isArray(option.value) ? option.value.map(String) : [], secret: true }));
  return <CardTiles {...{ asked, items, sending, chosen, choose, consider }} team={asked.seat} />;
}
