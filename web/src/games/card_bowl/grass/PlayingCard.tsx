/** A playing card of the 54, face up or down, as SVG around its middle. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { CARD, type Spot } from "./layout";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export interface Face {
  rank: string;
  suit: string;
  red: boolean;
  name: string;
  /** "10♥" */
  short: string;
}

export function faceOf(card: string): Face | null {
  if (!card) return null;
  if (card === "RJ" || card === "BJ") return { rank: "★", suit: "", red: card === "RJ", short: "★", name: cardBowl.joker(card === "RJ") };
  const suit = card.slice(-1);
  return { rank: card.slice(0, -1), suit: SUITS[suit] ?? suit, red: suit === "H" || suit === "D", short: `${card.slice(0, -1)}${SUITS[suit] ?? suit}`, name: cardBowl.card(card.slice(0, -1), suit) };
}

export interface Picking {
  /** Taken up: the next place or card touched is its new one. */
  chosen: boolean;
  onPick(): void;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
}

interface Props {
  card: string;
  x: number;
  y: number;
  team: Seat;
  label: string;
  size?: number;
  across?: boolean;
  /** What plays there, in a letter or two. */
  tag?: string;
  /** It glides to a new place instead of being there. */
  glides?: boolean;
  /** The opponent can't see it yet. */
  secret?: boolean;
  /** Announced face down first, then turned over. */
  turning?: boolean;
  /** Pointed at by the question or by the option under the pointer. */
  marked?: boolean;
  /** In somebody's hand just now: its place stays, pale. */
  lifted?: boolean;
  picking?: Picking | undefined;
}

export function PlayingCard({ card, x, y, team, label, size = 1, across = false, tag = "", secret = false, turning = false, marked = false, lifted = false, glides = false, picking }: Props) {
  const itself = useGlide({ x, y }, glides);
  const face = faceOf(card);
  const name = `${label}: ${face ? face.name : cardBowl.faceDown}`;
  const classes = ["cb-card", team, secret && "secret", marked && "marked", lifted && "lifted", picking && "pick", picking?.chosen && "chosen", turning && "turning"];
  const act = picking && {
    role: "button" as const,
    tabindex: 0,
    "aria-pressed": picking.chosen,
    onClick: picking.onPick,
    onPointerDown: picking.onPointerDown,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      picking.onPick();
    },
  };
  const place = `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}${across ? " rotate(90)" : ""}`;
  return (
    <g ref={itself} class={classes.filter(Boolean).join(" ")} transform={place} aria-label={name} {...(act ?? { role: "img" })}>
      <title>{name}</title>
      {(!face || turning) && <Back tag={face ? "" : tag} />}
      {face && <Front face={face} secret={secret} tag={tag} />}
    </g>
  );
}

const GLIDE_MS = 350;

/** From the old place to the new one; the card may have been laid on another in between, so that no CSS transition would do. */
function useGlide(spot: Spot, glides: boolean) {
  const itself = useRef<SVGGElement>(null);
  const last = useRef(spot);
  useLayoutEffect(() => {
    const [from, to] = [last.current, spot].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    last.current = spot;
    if (glides && from && to && from.transform !== to.transform) itself.current?.animate([from, to], { duration: GLIDE_MS, easing: "ease-in-out" });
  }, [spot.x, spot.y]);
  return itself;
}

const TEN = { textLength: "3.4", lengthAdjust: "spacingAndGlyphs" } as const;

/** Its face; while only its owner sees it, in a frame of its back. What plays there stands on its foot. */
function Front({ face, secret, tag }: { face: Face; secret: boolean; tag: string }) {
  const { width, height } = CARD;
  const joker = face.suit === "";
  const rim = secret ? 0.75 : 0;
  return (
    <g class={face.red ? "cb-front red" : "cb-front black"}>
      <rect class="cb-paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="0.8" />
      {secret && <rect class="cb-frame" x={-width / 2 + 0.45} y={-height / 2 + 0.45} width={width - 0.9} height={height - 0.9} rx="0.6" />}
      <text class="cb-rank" x={-width / 2 + 0.5 + rim} y={-1.6 + rim / 3} {...(face.rank === "10" ? TEN : {})}>
        {face.rank}
      </text>
      <text class="cb-corner" x={width / 2 - 0.45 - rim} y={-2.1 + rim / 3}>
        {joker ? "" : face.suit}
      </text>
      <text class={joker ? "cb-pip joker" : "cb-pip"} y={tag ? (joker ? 1.4 : 2.5) : 3.3}>
        {joker ? cardBowl.jokerShort : face.suit}
      </text>
      {tag && (
        <g class="cb-foot" aria-hidden="true">
          <rect x={-width / 2 + rim} y={height / 2 - 2 - rim} width={width - 2 * rim} height={2} rx="0.3" />
          <text y={height / 2 - 0.98 - rim}>{tag}</text>
        </g>
      )}
    </g>
  );
}

function Back({ tag = "" }: { tag?: string }) {
  const { width, height } = CARD;
  const lattice = [-3, -1, 1, 3].map((x) => `M${x - 3} -4.3l6 8.6M${x + 3} -4.3l-6 8.6`).join("");
  return (
    <g class="cb-down">
      <rect class="cb-paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="0.8" />
      <svg aria-hidden="true" x={-width / 2 + 0.6} y={-height / 2 + 0.6} width={width - 1.2} height={height - 1.2} viewBox={`${-width / 2 + 0.6} ${-height / 2 + 0.6} ${width - 1.2} ${height - 1.2}`}>
        <rect class="cb-back" x={-width / 2} y={-height / 2} width={width} height={height} />
        <path class="cb-lattice" d={lattice} />
      </svg>
      <rect class="cb-rim" x={-width / 2 + 0.6} y={-height / 2 + 0.6} width={width - 1.2} height={height - 1.2} rx="0.5" />
      {tag && (
        <g class="cb-foot" aria-hidden="true">
          <rect class="cb-pill" x={-0.9 - tag.length * 0.72} y={-1.35} width={1.8 + tag.length * 1.44} height={2.7} rx="1.35" />
          <text>{tag}</text>
        </g>
      )}
    </g>
  );
}

/** A card in the flow of the page. */
export function CardPicture({ card, team, label, turning = false, secret = false, tag = "" }: { card: string; team: Seat; label: string; turning?: boolean; secret?: boolean; tag?: string }) {
  const { width, height } = CARD;
  return (
    <svg class="cb-picture" viewBox={`${-width / 2 - 0.5} ${-height / 2 - 0.5} ${width + 1} ${height + 1}`}>
      <PlayingCard card={card} x={0} y={0} team={team} label={label} turning={turning} secret={secret} tag={tag} />
    </svg>
  );
}
