/** Any legal shape, not only those of the book: how many stand where. The referee says what is legal. */

import { cardBowl } from "../../text/en.card_bowl";
import { placesOf } from "./layout";
import type { DefenceSet, OffenceSet } from "./types";

const SLOTS = ["BL", "BM", "BR", "TEL", "TER", "WRL", "WRR"] as const;

/** `G-B100-T01-W21` taken apart and put together again. */
export function countsOf(shape: string): { gun: boolean; counts: number[] } {
  const digits = shape.replace(/[^0-9]/g, "");
  return { gun: shape.startsWith("G"), counts: [...digits].map(Number) };
}

export function shapeOf(gun: boolean, counts: readonly number[]): string {
  const [bl = 0, bm = 0, br = 0, tl = 0, tr = 0, wl = 0, wr = 0] = counts;
  return `${gun ? "G" : "U"}-B${bl}${bm}${br}-T${tl}${tr}-W${wl}${wr}`;
}

interface OffenceProps {
  set: OffenceSet;
  shapes: string[];
  change(set: OffenceSet): void;
}

export function OffenceShape({ set, shapes, change }: OffenceProps) {
  const { gun, counts } = countsOf(set.shape);
  const tryShape = (shape: string) => change({ ...set, shape });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const legal = shapes.length === 0 || shapes.includes(set.shape);
  return (
    <details class="cb-shape">
      <summary>{cardBowl.ownShape}</summary>
      <div class="cb-steppers">
        <label class="cb-toggle">
          <input type="checkbox" checked={gun} onChange={() => tryShape(shapeOf(!gun, counts))} />
          {cardBowl.shotgun}
        </label>
        {SLOTS.map((slot, at) => (
          <Stepper
            key={slot}
            label={cardBowl.slot(slot)}
            count={counts[at] ?? 0}
            most={4}
            set={(count) => tryShape(shapeOf(gun, counts.with(at, count)))}
          />
        ))}
      </div>
      <p class={legal ? "cb-legal" : "cb-legal wrong"} role="status">
        {legal ? cardBowl.legal : total === 5 ? cardBowl.notLegal : cardBowl.five(total)}
      </p>
    </details>
  );
}

interface DefenceProps {
  set: DefenceSet;
  shape: string;
  change(set: DefenceSet): void;
}

const ZONES = ["S-L", "OLB-L", "ILB-L", "MLB", "ILB-R", "OLB-R", "S-R"];
const FRONT = Array.from({ length: 19 }, (_, at) => (at - 9) / 2);

export function DefenceShape({ set, shape, change }: DefenceProps) {
  const receivers = placesOf(shape).places.filter((place) => /^(WR|TE)/.test(place));
  const placed = set.front.length + set.zones.length + set.corners.length;
  const count = (list: readonly string[], one: string) => list.filter((entry) => entry === one).length;
  const counted = (names: readonly string[], list: readonly string[], one: string, number: number) =>
    names.flatMap((name) => Array.from({ length: name === one ? number : count(list, name) }, () => name));
  return (
    <details class="cb-shape">
      <summary>{cardBowl.ownSet}</summary>
      <fieldset class="cb-front">
        <legend>{cardBowl.front}</legend>
        {FRONT.map((x) => (
          <button
            key={x}
            type="button"
            aria-pressed={set.front.includes(x)}
            aria-label={cardBowl.frontPlace(x)}
            onClick={() =>
              change({ ...set, front: (set.front.includes(x) ? set.front.filter((one) => one !== x) : [...set.front, x]).sort((a, b) => a - b) })
            }
          >
            {x === Math.trunc(x) ? (x === 0 ? "C" : Math.abs(x)) : "·"}
          </button>
        ))}
      </fieldset>
      <div class="cb-steppers">
        {ZONES.map((zone) => (
          <Stepper
            key={zone}
            label={cardBowl.place(zone)}
            count={count(set.zones, zone)}
            most={3}
            set={(number) => change({ ...set, zones: counted(ZONES, set.zones, zone, number) })}
          />
        ))}
        {receivers.map((receiver) => (
          <Stepper
            key={receiver}
            label={cardBowl.cornerOn(receiver)}
            count={count(set.corners, receiver)}
            most={2}
            set={(number) => change({ ...set, corners: counted(receivers, set.corners, receiver, number) })}
          />
        ))}
      </div>
      <p class={placed === 11 ? "cb-legal" : "cb-legal wrong"} role="status">
        {cardBowl.eleven(placed)}
      </p>
    </details>
  );
}

function Stepper({ label, count, most, set }: { label: string; count: number; most: number; set(count: number): void }) {
  return (
    <div class="cb-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <button type="button" disabled={count === 0} aria-label={cardBowl.fewer(label)} onClick={() => set(count - 1)}>
        −
      </button>
      <b>{count}</b>
      <button type="button" disabled={count === most} aria-label={cardBowl.more(label)} onClick={() => set(count + 1)}>
        +
      </button>
    </div>
  );
}
