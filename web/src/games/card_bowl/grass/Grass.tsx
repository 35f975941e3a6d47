/** Two facing formations on the grass: the defence above, the offence below, turned cards where they belong. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { other, type Seat } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import type { LaidCard } from "../logic/draws";
import { CARD, column, defenderSpot, HEIGHT, inUse, manSpot, plateSpot, ROWS, WIDTH, type Spot } from "./layout";
import { PlayingCard, type Picking } from "./PlayingCard";
import type { Defender, Formations, LaneTotals, Man } from "../types";

export interface Slot {
  name: string;
  label: string;
  spot: Spot;
  /** A mark on top of the cards instead of a place among them. */
  mark?: boolean;
  onPick(): void;
}

interface Props {
  field: Formations;
  offence: string[];
  defence: string[];
  /** Who has the ball. */
  ball: Seat;
  /** Whose eyes. */
  seat: Seat | null;
  label: string;
  motion: boolean;
  /** Faces that events have shown. */
  told?: Record<string, string>;
  /** The place of the card that has the ball. */
  holder?: string;
  hot?: readonly string[];
  totals?: LaneTotals | null;
  /** The lane or match-up that the option under the pointer means. */
  aimed?: string;
  marked?: ReadonlySet<string>;
  /** What a card does when it is taken, by its place. */
  picking?: ((place: string, side: "offence" | "defence") => Picking | undefined) | undefined;
  slots?: readonly Slot[];
  /** The carrier of a run stands behind his lane. */
  carrier?: { place: string; spot: Spot } | null;
  dragged?: { place: string; by: Spot } | null;
  laid?: readonly LaidCard[];
  /** The card that is being turned right now. */
  turning?: number;
  narrow?: boolean;
  /** From where to where the grass is shown, while only one side lies on it. */
  rows?: readonly [number, number];
  svg?: { current: SVGSVGElement | null };
  children?: ComponentChildren;
}

export const SCRIMMAGE_Y = (ROWS.front + ROWS.line) / 2;

interface OnGrass {
  place: string;
  side: "offence" | "defence";
  spot: Spot;
  card: string;
  secret: boolean;
  label: string;
  /** What plays there; nothing in a match-up, whose plate says enough. */
  tag: string;
}

/** Every card with its place, the farthest first, so that nearer ones lie on top. */
function cardsOn({ field, offence, defence, ball, seat, carrier, holder, told }: Props): OnGrass[] {
  const mine = seat === ball ? "offence" : seat === null ? null : "defence";
  const spotOf = (man: Man): Spot => (carrier?.place === man.place ? carrier.spot : manSpot(man, field));
  const men = field.men.map((man, at): OnGrass => ({
    place: man.place,
    side: "offence",
    spot: spotOf(man),
    card: offence[at] ?? "",
    secret: mine === "offence" && !man.up && Boolean(offence[at]) && !told?.[man.place],
    label: cardBowl.place(man.place) + (man.at >= 0 ? cardBowl.blocks(man.at) : "") + (man.place === holder ? cardBowl.hasBall : ""),
    tag: man.at < 0 && (man.kind !== "L" || field.xs.length === 0) ? cardBowl.tag(man.place) : "",
  }));
  const them = field.defenders.map((defender, at): OnGrass => ({
    place: defender.place,
    side: "defence",
    spot: defenderSpot(defender, field),
    card: defence[at] ?? "",
    secret: mine === "defence" && !defender.up && Boolean(defence[at]) && !told?.[defender.place],
    label: defenderLabel(defender),
    tag: defender.m < 0 ? cardBowl.tag(defender.place) : "",
  }));
  return [...(defence.length > 0 ? them : []), ...men].sort((one, two) => one.spot.y - two.spot.y);
}

const defenderLabel = (defender: Defender): string =>
  cardBowl.place(defender.place) +
  (defender.on ? cardBowl.covers(defender.on) : defender.m >= 0 && !defender.place.startsWith("F") ? cardBowl.rushes(defender.m) : "");

export function Grass(props: Props) {
  const { field, ball, label, motion, hot = [], totals, aimed = "", marked, picking, slots = [], dragged, laid = [], turning = -1, narrow = false, rows = [0, HEIGHT] } = props;
  const cards = cardsOn(props);
  const wide = narrow ? inUse([...cards.map((one) => one.spot), ...slots.map((slot) => slot.spot), ...laid]) : [0, WIDTH];
  const cut = useRef(wide);
  if (!dragged) cut.current = wide; // the grass doesn't move under a card that is held over it
  const [left = 0, right = WIDTH] = cut.current;
  return (
    <svg
      ref={props.svg ?? null}
      class="cb-grass"
      viewBox={`${left} ${rows[0]} ${right - left} ${rows[1] - rows[0]}`}
      role="group"
      aria-label={label}
    >
      {Array.from({ length: 8 }, (_, at) => (
        <rect key={at} class={at % 2 ? "cb-mown" : "cb-long"} x={-WIDTH} y={(at * HEIGHT) / 8} width={WIDTH * 3} height={HEIGHT / 8 + 0.1} />
      ))}
      <line class="cb-scrimmage" x1={-WIDTH} x2={WIDTH * 2} y1={SCRIMMAGE_Y} y2={SCRIMMAGE_Y} />
      {hot.map((lane) => (
        <LaneGlow key={lane} lane={lane} field={field} kind="hot" />
      ))}
      {aimed && <LaneGlow lane={aimed} field={field} kind="aimed" />}
      {props.children}
      {slots.filter((slot) => !slot.mark).map((slot) => (
        <FreePlace key={slot.name} slot={slot} />
      ))}
      {cards.map((one) => (
        <PlayingCard
          key={one.side + one.place}
          card={one.card}
          x={one.spot.x}
          y={one.spot.y}
          team={one.side === "offence" ? ball : other(ball)}
          label={one.label}
          tag={one.tag}
          secret={one.secret}
          glides={motion}
          marked={marked?.has(one.place) ?? false}
          lifted={dragged?.place === one.place}
          picking={picking?.(one.place, one.side)}
        />
      ))}
      {field.xs.map((_, at) => (
        <Plate key={at} at={at} field={field} hot={hot.includes(`F${at + 1}`)} totals={totals ?? null} />
      ))}
      {slots.filter((slot) => slot.mark).map((slot) => (
        <FreePlace key={slot.name} slot={slot} />
      ))}
      {stacked(laid).map((one) => (
        <PlayingCard key={one.n} card={one.card} x={one.x} y={one.y} size={0.74} across={one.across} team={one.seat} label={one.purpose} turning={motion && one.card !== "" && one.n === turning} />
      ))}
      {cards.filter((one) => one.place === props.holder && one.side === "offence").map((one) => (
        <Ball key="ball" spot={one.spot} />
      ))}
      {laid.filter((one) => one.n === turning).map((one) => (
        <text key={one.n} class="cb-purpose" x={one.x} y={one.y + 6.4}>
          {one.purpose}
        </text>
      ))}
      {dragged &&
        cards.filter((one) => one.place === dragged.place).map((one) => (
          <g key="dragged" class="cb-dragged" aria-hidden="true">
            <PlayingCard card={one.card} x={one.spot.x + dragged.by.x} y={one.spot.y + dragged.by.y} size={1.08} team={one.side === "offence" ? ball : other(ball)} label="" />
          </g>
        ))}
    </svg>
  );
}

/** A line of cards that goes to the left is laid from its end, so that the corner of every card shows. */
function stacked(laid: readonly LaidCard[]): LaidCard[] {
  const line = laid.filter((one) => one.purpose !== "defence");
  const left = (line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0);
  return left ? [...laid].sort((one, two) => one.x - two.x) : [...laid];
}

/** The marker on the card that has the ball. */
function Ball({ spot }: { spot: Spot }) {
  return (
    <g class="cb-ball" aria-hidden="true" transform={`translate(${spot.x - CARD.width / 2 + 0.6} ${spot.y + CARD.height / 2 - 0.8}) rotate(-24)`}>
      <path d="M-2.5 0C-1.5-1.8 1.5-1.8 2.5 0 1.5 1.8-1.5 1.8-2.5 0z" />
      <path class="cb-laces" d="M-.9 0h1.8M-.5-.4v.8M0-.4v.8M.5-.4v.8" />
    </g>
  );
}

/** The match-ups of a lane, lit from behind. */
function LaneGlow({ lane, field, kind }: { lane: string; field: Formations; kind: "hot" | "aimed" }) {
  const xs = lane.split("-").flatMap((name) => (/^F\d+$/.test(name) ? [column(field.xs[Number(name.slice(1)) - 1] ?? 0)] : []));
  if (xs.length === 0) return null;
  const left = Math.min(...xs) - CARD.width / 2 - 0.9;
  const right = Math.max(...xs) + CARD.width / 2 + 0.9;
  return <rect class={`cb-glow ${kind}`} x={left} y={ROWS.front - 7.6} width={right - left} height={ROWS.met - ROWS.front + 15} rx="2" />;
}

/** A match-up's name, and its totals as far as they are known to these eyes. */
function Plate({ at, field, hot, totals }: { at: number; field: Formations; hot: boolean; totals: LaneTotals | null }) {
  const { x, y } = plateSpot(at, field);
  const [own, their] = [totals?.offence[at], totals?.defence[at]];
  const known = totals !== null && (typeof own === "number" || typeof their === "number");
  const said = known ? cardBowl.totals(own ?? null, their ?? null) : "";
  const width = known ? 7.6 : 4.6;
  return (
    <g class={hot ? "cb-plate hot" : "cb-plate"} transform={`translate(${x} ${y})`} role="img" aria-label={cardBowl.plate(at, own ?? null, their ?? null, hot)}>
      <rect x={-width / 2} y="-1.5" width={width} height="3" rx="1.5" />
      <text>{known ? `F${at + 1} ${said}` : `F${at + 1}`}</text>
    </g>
  );
}

function FreePlace({ slot }: { slot: Slot }) {
  const { width, height } = CARD;
  return (
    <g
      class={slot.mark ? "cb-slot mark" : "cb-slot"}
      transform={`translate(${slot.spot.x} ${slot.spot.y})`}
      role="button"
      tabindex={0}
      aria-label={slot.label}
      data-slot={slot.name}
      onClick={slot.onPick}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        slot.onPick();
      }}
    >
      <title>{slot.label}</title>
      {slot.mark ? <circle r="2.9" /> : <rect x={-width / 2 + 0.3} y={-height / 2 + 0.3} width={width - 0.6} height={height - 0.6} rx="0.9" />}
      <path d="M-1.3 0h2.6M0-1.3v2.6" />
    </g>
  );
}
