/** What lies between the cards: who blocks whom, lanes lit from behind, totals on the line, free places, the ball. */

import { cardBowl } from "../../../text/en.card_bowl";
import type { Formations, LaneTotals } from "../types";
import { cutTo, type Cut } from "./cut";
import { CARD, column, manSpot, plateSpot, ROWS, SCRIMMAGE_Y, type Spot } from "./layout";

/** What a place or a lane on the grass does when it is tapped. */
export interface Tapped {
  label: string;
  /** The place of the answer that is raised. */
  raised?: boolean;
  onPick(): void;
}

export interface Slot extends Tapped {
  name: string;
  spot: Spot;
}

/** A place on the grass that can be pressed: by a tap, or by keys. */
const pressed = ({ label, onPick }: Tapped) => ({
  role: "button" as const,
  tabindex: 0,
  "aria-label": label,
  onClick: onPick,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    onPick();
  },
});

/** From every blocker to the card that he takes on. */
export function Links({ field, cut }: { field: Formations; cut: Cut }) {
  return (
    <>
      {field.men.map((man) => {
        if (man.at < 0) return null;
        const from = cutTo(cut, manSpot(man, field));
        const to = cutTo(cut, { x: column(field.xs[man.at] ?? 0), y: ROWS.front });
        return <line key={man.place} class="cb-link" x1={from.x} y1={from.y - CARD.height / 2} x2={to.x} y2={to.y + CARD.height / 2} />;
      })}
    </>
  );
}

/** The match-ups of a lane, lit from behind. */
export function LaneGlow({ lane, field, cut, kind }: { lane: string; field: Formations; cut: Cut; kind: "hot" | "aimed" }) {
  const xs = lane.split("-").flatMap((name) => (/^F\d+$/.test(name) ? [cutTo(cut, { x: column(field.xs[Number(name.slice(1)) - 1] ?? 0), y: ROWS.front }).x] : []));
  if (xs.length === 0) return null;
  const left = Math.min(...xs) - CARD.width / 2 - 0.8;
  const right = Math.max(...xs) + CARD.width / 2 + 0.8;
  return <rect class={`cb-glow ${kind}`} x={left} y={ROWS.front - 6} width={right - left} height={SCRIMMAGE_Y - ROWS.front + 8} rx="1.4" />;
}

interface PlateProps {
  at: number;
  field: Formations;
  cut: Cut;
  hot: boolean;
  totals: LaneTotals | null;
  tapped?: Tapped | undefined;
}

/** What a match-up totals as far as these eyes know: the offence's colour left, the defence's right. Where a lane can be run through, it is tapped there. */
export function Plate({ at, field, cut, hot, totals, tapped }: PlateProps) {
  const { x, y } = cutTo(cut, plateSpot(at, field));
  const [own, their] = [totals?.offence[at], totals?.defence[at]];
  const known = totals !== null && (typeof own === "number" || typeof their === "number");
  const named = cardBowl.plate(at, own ?? null, their ?? null, hot);
  const acts = tapped ? { ...pressed({ ...tapped, label: `${tapped.label}: ${named}` }), "data-lane": `F${at + 1}`, "data-raised": tapped.raised ? "" : undefined } : { role: "img" as const, "aria-label": named };
  if (!known)
    return (
      <g class="cb-plate" transform={`translate(${x} ${y})`} {...acts}>
        <Reach on={tapped !== undefined} />
        <rect x="-2" y="-1.2" width="4" height="2.4" rx="1.2" />
        <text>{`F${at + 1}`}</text>
      </g>
    );
  return (
    <g class={hot ? "cb-plate hot" : "cb-plate"} transform={`translate(${x} ${y})`} {...acts}>
      <title>{named}</title>
      <Reach on={tapped !== undefined} />
      <path class="cb-ours" d="M0-1.3h-2.3a1.3 1.3 0 0 0 0 2.6h2.3z" />
      <path class="cb-theirs" d="M0-1.3h2.3a1.3 1.3 0 0 1 0 2.6h-2.3z" />
      <text x="-1.9">{own ?? "?"}</text>
      {hot && <text>{"<"}</text>}
      <text x="1.9">{their ?? "?"}</text>
    </g>
  );
}

/** A finger needs more than the plate: the card behind it belongs to the lane as well. */
const Reach = ({ on }: { on: boolean }) => (on ? <rect class="cb-reach" x={-CARD.width / 2} y={-CARD.height - 1} width={CARD.width} height={CARD.height + 2.4} /> : null);

export function FreePlace({ slot, cut }: { slot: Slot; cut: Cut }) {
  const { width, height } = CARD;
  const { x, y } = cutTo(cut, slot.spot);
  return (
    <g
      class={slot.raised ? "cb-slot raised" : "cb-slot"}
      transform={`translate(${x} ${y})`}
      data-slot={slot.name}
      {...pressed(slot)}
    >
      <title>{slot.label}</title>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="0.9" />
    </g>
  );
}

/** Half a ball, slanted. */
const BALL = 2.1;
/** The marker beside the card that has the ball, whole at the edge of the grass too. */
export function Ball({ spot, below = false }: { spot: Spot; below?: boolean }) {
  const at = below ? { x: spot.x, y: spot.y + CARD.height / 2 + 0.7 } : { x: Math.max(BALL, spot.x - CARD.width / 2 - 1), y: spot.y + CARD.height / 2 - 2 };
  return (
    <g class="cb-ball" aria-hidden="true" transform={`translate(${at.x} ${at.y}) rotate(-24)`}>
      <path d="M-2.1 0C-1.3-1.5 1.3-1.5 2.1 0 1.3 1.5-1.3 1.5-2.1 0z" />
      <path class="cb-laces" d="M-.8 0h1.6M-.4-.35v.7M0-.35v.7M.4-.35v.7" />
    </g>
  );
}
