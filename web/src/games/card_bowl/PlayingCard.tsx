/** A playing card of the 54, face up or down, as SVG around its middle. */

import { cardBowl } from "../../text/en.card_bowl";
import { CARD } from "./layout";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export interface Face {
  rank: string;
  suit: string;
  red: boolean;
  name: string;
}

export function faceOf(card: string): Face | null {
  if (!card) return null;
  if (card === "RJ" || card === "BJ") return { rank: "★", suit: "", red: card === "RJ", name: cardBowl.joker(card === "RJ") };
  const suit = card.slice(-1);
  return { rank: card.slice(0, -1), suit: SUITS[suit] ?? suit, red: suit === "H" || suit === "D", name: cardBowl.card(card.slice(0, -1), suit) };
}

interface Props {
  card: string;
  x: number;
  y: number;
  team: "home" | "away";
  label: string;
  /** The opponent can't see it yet. */
  secret?: boolean;
  chosen?: boolean;
  ball?: boolean;
  onPick?: (() => void) | undefined;
}

export function PlayingCard({ card, x, y, team, label, secret = false, chosen = false, ball = false, onPick }: Props) {
  const face = faceOf(card);
  const name = `${label}: ${face ? face.name : cardBowl.faceDown}`;
  const { width, height } = CARD;
  const classes = ["cb-card", team, face ? (face.red ? "red" : "black") : "down", secret && "secret", chosen && "chosen", onPick && "pick"];
  const act = onPick && {
    role: "button" as const,
    tabindex: 0,
    "aria-pressed": chosen,
    onClick: onPick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        onPick();
      }
    },
  };
  return (
    <g class={classes.filter(Boolean).join(" ")} transform={`translate(${x} ${y})`} aria-label={name} {...(act ?? { role: "img" })}>
      <title>{name}</title>
      <rect class="cb-paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="0.9" />
      {face ? (
        <>
          <text class="cb-rank" y={-0.4}>
            {face.rank}
          </text>
          <text class="cb-suit" y={3.9}>
            {face.suit}
          </text>
        </>
      ) : (
        <rect class="cb-back" x={-width / 2 + 0.7} y={-height / 2 + 0.7} width={width - 1.4} height={height - 1.4} rx="0.5" />
      )}
      {ball && <ellipse class="cb-ball" cx={width / 2 - 0.6} cy={height / 2 - 0.4} rx="1.7" ry="1.1" />}
    </g>
  );
}
