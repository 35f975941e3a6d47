/** Two facing formations on the grass, as large as the box allows: the defence above, the offence below, turned cards where they belong. */

import { useRef } from "preact/hooks";
import { other, type Seat } from "../../../net/wire";
import { useBox } from "../../../parts/useBox";
import { cardBowl } from "../../../text/en.card_bowl";
import { TURNED } from "../logic/beside";
import type { LaidCard, Turned } from "../logic/draws";
import type { Defender, Formations, LaneTotals, Man } from "../types";
import { cutFor, cutTo, edgesOf, uncutGrass, type Cut } from "./cut";
import { CARD, defenderSpot, HEIGHT, manSpot, MIDDLE, SCRIMMAGE_Y, WIDTH, type Spot } from "./layout";
import { Ball, FreePlace, LaneGlow, Links, Plate, type Slot, type Tapped } from "./Marks";
import { Pile } from "./Pile";
import { PlayingCard, type Picking } from "./PlayingCard";

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
  /** What a lane does when it is tapped. */
  running?: ((lane: string) => Tapped | undefined) | undefined;
  /** The lane or match-up that the option under the pointer means. */
  aimed?: string;
  marked?: ReadonlySet<string>;
  /** The number of the answer that throws to a card or gives it the ball. */
  numbers?: ReadonlyMap<string, number>;
  /** What a card does when it is taken, by its place. */
  picking?: ((place: string, side: "offence" | "defence") => Picking | undefined) | undefined;
  slots?: readonly Slot[];
  /** The carrier of a run stands behind his lane. */
  carrier?: { place: string; spot: Spot } | null;
  dragged?: { place: string; by: Spot } | null;
  laid?: readonly LaidCard[];
  /** The card that is being turned right now. */
  turning?: number;
  /** Deck, snap and the open field; none while a hand is laid out. */
  pile?: { left: number | null; beside: readonly Turned[]; row: readonly Turned[]; next: string } | undefined;
  svg?: { current: SVGSVGElement | null };
  cut?: { current: Cut };
}

interface OnGrass {
  place: string;
  side: "offence" | "defence";
  spot: Spot;
  card: string;
  secret: boolean;
  label: string;
  /** What plays there. */
  tag: string;
}

/** A turned card is whole at the edge of the picture. */
const EDGE = (TURNED * CARD.width) / 2 + 0.2;

/** Every card with its place, the farthest first, so that nearer ones lie on top. */
function cardsOn({ field, offence, defence, ball, seat, carrier, holder, told }: Props): OnGrass[] {
  const mine = seat === ball ? "offence" : seat === null ? null : "defence";
  const spotOf = (man: Man): Spot => (carrier?.place === man.place ? carrier.spot : man.kind === "Q" && carrier ? aside(manSpot(man, field), carrier.spot) : manSpot(man, field));
  const men = field.men.map((man, at): OnGrass => ({
    place: man.place,
    side: "offence",
    spot: spotOf(man),
    card: offence[at] ?? "",
    secret: mine === "offence" && !man.up && Boolean(offence[at]) && !told?.[man.place],
    label: cardBowl.place(man.place) + (man.at >= 0 ? cardBowl.blocks(man.at) : "") + (man.place === holder ? cardBowl.hasBall : ""),
    tag: cardBowl.role(man.place),
  }));
  const them = field.defenders.map((defender, at): OnGrass => ({
    place: defender.place,
    side: "defence",
    spot: defenderSpot(defender, field),
    card: defence[at] ?? "",
    secret: mine === "defence" && !defender.up && Boolean(defence[at]) && !told?.[defender.place],
    label: defenderLabel(defender),
    tag: cardBowl.role(defender.place),
  }));
  return [...(defence.length > 0 ? them : []), ...men].sort((one, two) => one.spot.y - two.spot.y);
}

/** Who has handed off steps aside for the carrier. */
function aside(own: Spot, carrier: Spot): Spot {
  const [step, way] = [CARD.width + 0.4, carrier.x > MIDDLE ? -1 : 1];
  const meets = Math.abs(own.x - carrier.x) < step && Math.abs(own.y - carrier.y) < CARD.height;
  return meets ? { ...own, x: carrier.x + way * step } : own;
}

const defenderLabel = (defender: Defender): string =>
  cardBowl.place(defender.place) +
  (defender.on ? cardBowl.covers(defender.on) : defender.m >= 0 && !defender.place.startsWith("F") ? cardBowl.rushes(defender.m) : "");

export function Grass(props: Props) {
  const { field, ball, label, motion, hot = [], totals, running, aimed = "", marked, numbers, picking, slots = [], dragged, laid = [], turning = -1, pile } = props;
  const cards = cardsOn(props);
  const place = useRef<HTMLDivElement>(null);
  const box = useBox(place);
  const last = useRef(uncutGrass());
  const kept = props.cut ?? last;
  // the grass doesn't move under a card that is held over it
  if (!dragged && box) kept.current = cutFor(box, [...cards.map((one) => one.spot), ...slots.map((slot) => slot.spot)], edgesOf(field));
  const cut = kept.current;
  const at = (spot: Spot): Spot => cutTo(cut, spot);
  const lies = ({ x, y, from }: LaidCard): Spot => (from ? { x: Math.max(EDGE, Math.min(cut.width - EDGE, at(from).x + x - from.x)), y } : at({ x, y }));
  return (
    <div class="cb-grass-place" ref={place}>
      <svg ref={props.svg ?? null} class="cb-grass" viewBox={`0 0 ${cut.width} ${HEIGHT}`} role="group" aria-label={label}>
        {[0, 1, 2, 3].map((row) => (
          <rect key={row} class={row % 2 ? "cb-mown" : "cb-long"} x={-WIDTH} y={(row * HEIGHT) / 4} width={WIDTH * 3} height={HEIGHT / 4 + 0.1} />
        ))}
        <line class="cb-scrimmage" x1={-WIDTH} x2={WIDTH * 2} y1={SCRIMMAGE_Y} y2={SCRIMMAGE_Y} />
        {hot.map((lane) => (
          <LaneGlow key={lane} lane={lane} field={field} cut={cut} kind="hot" />
        ))}
        {aimed && <LaneGlow lane={aimed} field={field} cut={cut} kind="aimed" />}
        <Links field={field} cut={cut} />
        {slots.map((slot) => (
          <FreePlace key={slot.name} slot={slot} cut={cut} />
        ))}
        {cards.map((one) => (
          <g key={one.side + one.place} data-point={`card:${one.place}`}>
            <PlayingCard
              card={one.card}
              {...at(one.spot)}
              team={one.side === "offence" ? ball : other(ball)}
              label={one.label}
              tag={one.tag}
              secret={one.secret}
              glides={motion}
              marked={marked?.has(one.place) ?? false}
              lifted={dragged?.place === one.place}
              picking={picking?.(one.place, one.side)}
            />
          </g>
        ))}
        {field.xs.map((_, which) => (
          <g key={which} data-point={`lane:F${which + 1}`}>
            <Plate at={which} field={field} cut={cut} hot={hot.includes(`F${which + 1}`)} totals={totals ?? null} tapped={running?.(`F${which + 1}`)} />
          </g>
        ))}
        {pile && <Pile {...pile} width={cut.width} dealer={ball} turning={motion ? turning : -1} />}
        {stacked(laid).map((one) => (
          <PlayingCard key={one.n} card={one.card} {...lies(one)} size={TURNED} across={one.across} team={one.seat} label={one.purpose} turning={motion && one.card !== "" && one.n === turning} />
        ))}
        {cards.filter((one) => one.place === props.holder && one.side === "offence").map((one) => (
          <Ball key="ball" spot={at(one.spot)} below={one.place === "C"} />
        ))}
        {cards.flatMap((one) => {
          const number = one.side === "offence" ? numbers?.get(one.place) : undefined;
          return number === undefined ? [] : [<NumberOn key={one.place} number={number} spot={at(one.spot)} on={marked?.has(one.place) ?? false} />];
        })}
        {laid.filter((one) => one.n === turning).map((one) => (
          <text key={one.n} class="cb-purpose" x={lies(one).x} y={one.y + 5.6}>
            {one.purpose}
          </text>
        ))}
        {dragged &&
          cards.filter((one) => one.place === dragged.place).map((one) => (
            <g key="dragged" class="cb-dragged" aria-hidden="true">
              <PlayingCard card={one.card} x={at(one.spot).x + dragged.by.x} y={one.spot.y + dragged.by.y} size={1.08} team={one.side === "offence" ? ball : other(ball)} label="" />
            </g>
          ))}
      </svg>
    </div>
  );
}

/** The key of the answer that means this card, under its foot. */
function NumberOn({ number, spot, on }: { number: number; spot: Spot; on: boolean }) {
  return (
    <g class={on ? "cb-number-on on" : "cb-number-on"} aria-hidden="true" transform={`translate(${spot.x + CARD.width / 2 - 0.4} ${spot.y - CARD.height / 2 + 0.4})`}>
      <circle r="1.5" />
      <text>{number}</text>
    </g>
  );
}

/** A line of cards that goes to the left is laid from its end, so that the corner of every card shows. */
function stacked(laid: readonly LaidCard[]): LaidCard[] {
  const line = laid.filter((one) => one.purpose !== "defence");
  const left = (line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0);
  return left ? [...laid].sort((one, two) => one.x - two.x) : [...laid];
}
