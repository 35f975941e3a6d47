/** The men on the field: both sides lined up at the ball, the man in mind ringed and named, linebackers on the rails. */

import { other, SEATS, type Seat } from "../../../net/wire";
import { cp } from "../../../text/en.canadian_pro";
import type { View } from "../types";
import { FIELD_WIDTH, type Sight } from "../../../parts/table/sight";
import { DEFENCE, LINEBACKERS, OFFENCE, onField, rail, spread } from "./places";

export interface Rails {
  /** The setting in mind or chosen; null while it is sealed. */
  set: number | null;
  /** What it became. */
  final: number | null;
  words: string;
}

interface Props {
  seen: View;
  /** The position of the man in mind. */
  man: string;
  /** None where no setting matters. */
  rails: Rails | null;
  across: number;
  /** Zones lie over the rails. */
  aiming: boolean;
  /** What the camera shows. */
  sight: Stretch;
}

type Stretch = Pick<Sight, "x" | "width">;

const LINE = new Set(["LT", "LG", "C", "RG", "RT", "DRE", "DRT", "DLT", "DLE"]);
const surname = (name: string): string => name.split(" ").at(-1) ?? "";

export function Men({ seen, man, rails, across, aiming, sight }: Props) {
  const { offence, ball } = seen.state.situation;
  const defence = other(offence);
  const namesOf = (seat: Seat): Record<string, string> => Object.fromEntries(seen.men[SEATS.indexOf(seat)] ?? []);
  const ours = namesOf(offence);
  const wide = spread(across);
  return (
    <g class="cp-men-on" aria-hidden="true">
      {rails && <RailsOf seat={offence} ball={ball} side={defence} rails={rails} across={across} aiming={aiming} />}
      {Object.entries(DEFENCE).map(([who, { x, y }]) => (
        <Man key={who} side={defence} x={onField(offence, ball, x)} y={y * wide} text={LINE.has(who) ? "" : who.replace(/^[LR](?=CB)/, "")} small={LINE.has(who)} />
      ))}
      {Object.entries(OFFENCE)
        .filter(([who]) => who in ours || LINE.has(who))
        .map(([who, { x, y }]) => (
          <Man key={who} side={offence} x={onField(offence, ball, x)} y={y * wide} text={LINE.has(who) ? "" : who} small={LINE.has(who)} ringed={who === man} name={LINE.has(who) || who === "QB" ? "" : surname(ours[who] ?? "")} goes={offence === "home" ? 1 : -1} sight={sight} />
        ))}
    </g>
  );
}

interface ManProps {
  side: Seat;
  x: number;
  y: number;
  text: string;
  small?: boolean;
  ringed?: boolean;
  name?: string;
  goes?: number;
  sight?: Stretch;
}

/** How far from the man his name stands, and how wide a letter of it is. */
const BESIDE = 2.7;
const MIDDLE = FIELD_WIDTH / 2;
const CHAR = 1.2;

export function Man({ side, x, y, text, small = false, ringed = false, name = "", goes = 1, sight }: ManProps) {
  const wide = name.length * CHAR + 2;
  const tag = name ? tagAt(x, wide, goes, ringed, y > MIDDLE, sight) : null;
  return (
    <g class={`cp-player slides ${side}${ringed ? " ringed" : ""}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {tag && (
        <g class="cp-tag" transform={`translate(${tag.x} ${tag.y})`}>
          <rect width={wide} height="2.600" rx="1.300" />
          <text x={wide / 2} y="1.900">{name}</text>
        </g>
      )}
      {ringed && <circle class="cp-ring" r="2.900" />}
      <circle class="cp-disc" r={small ? 1.35 : 2.1} />
      {text && <text class="cp-letters" y=".75">{text}</text>}
    </g>
  );
}

/** Behind the man. A name that the camera would cut isn't there, but that of the man in mind, which lies above or below him then. */
export function tagAt(x: number, wide: number, goes: number, ringed: boolean, low: boolean, sight?: Stretch): { x: number; y: number } | null {
  const behind = goes > 0 ? -BESIDE - wide : BESIDE;
  if (!sight || (x + behind >= sight.x && x + behind + wide <= sight.x + sight.width)) return { x: behind, y: -1.3 };
  if (!ringed) return null;
  const middle = Math.max(sight.x + 0.5, Math.min(sight.x + sight.width - wide - 0.5, x - wide / 2));
  return { x: middle - x, y: low ? 2.2 : -4.8 };
}

function RailsOf({ seat, ball, side, rails, across, aiming }: Pick<Props, "across" | "aiming"> & { rails: Rails; seat: Seat; ball: number; side: Seat }) {
  const at = (setting: number): number => onField(seat, ball, rail(setting));
  const [left, right] = [at(1), at(5)].sort((a, b) => a - b) as [number, number];
  const wide = spread(across);
  const top = 11.5 * wide;
  const ys = Object.entries(LINEBACKERS).map(([who, y]) => [who, y * wide] as const);
  const shown = rails.final ?? rails.set;
  return (
    <g class={`cp-rails ${side}${aiming ? " under" : ""}`}>
      <rect x={left - 2.6} y={top} width={right - left + 5.2} height={across - 2 * top + 0.6} rx="1.400" />
      <text class="cp-rails-word" x={(left + right) / 2} y={top + 2}>{rails.words}</text>
      {[1, 2, 3, 4, 5].map((setting) => (
        <g key={setting} class={setting === shown ? "lit" : undefined}>
          <text x={at(setting)} y={top + 4.3}>{setting}</text>
          <path d={`M${at(setting)} ${top + 5}V${across - top - 0.8}`} />
        </g>
      ))}
      {rails.final !== null && rails.set !== null && rails.set !== rails.final && ys.map(([who, y]) => <circle key={who} class="cp-was" cx={at(rails.set ?? 3)} cy={y} r="1.900" />)}
      {ys.map(([who, y]) => (
        <g key={who} class="slides" style={{ transform: `translate(${at(shown ?? 3)}px, ${y}px)` }}>
          <circle class={shown === null ? "cp-sealed" : "cp-disc"} r="2" />
          <text class="cp-letters" y=".75">{shown === null ? "?" : cp.field.linebacker}</text>
        </g>
      ))}
    </g>
  );
}
