/** Defenders who join a play once it is called step up to it (CB-13.18, CB-24.5): the view shows them at the next checkpoint. */

import type { EventOut, Facts } from "../../../net/wire";
import type { Executed } from "./draws";
import type { Defender, Formations } from "../types";

/** The places that an event names with their cards. */
function named(facts: Facts): string[] {
  const pairs = Array.isArray(facts["cards"]) ? facts["cards"] : [];
  return [...pairs.map((pair) => String(Array.isArray(pair) ? pair[0] : "")), String(facts["place"] ?? "")].filter(Boolean);
}

export function joining(field: Formations, call: Executed | null, events: readonly EventOut[]): Formations {
  if (!call) return field;
  const come = new Set(events.filter(({ n, what }) => n > call.n && (what === "joined" || what === "covered")).flatMap(({ facts }) => named(facts)));
  if (come.size === 0) return field;
  return { ...field, defenders: field.defenders.map((one) => (come.has(one.place) && one.zone ? { ...one, ...stepped(call) } : one)) };
}

/** On the receiver of a pass, or in the first match-up of a lane; a run around the end leaves him where he is. */
function stepped(call: Executed): Partial<Defender> {
  if (call.what === "threw") return { zone: "", on: call.place };
  const lane = /^F(\d+)/.exec(call.lane);
  return lane ? { zone: "", m: Number(lane[1]) - 1 } : {};
}

/** Blockers whom the pattern has sent to their match-ups (CB-16.2): where nobody is asked, the view shows them at the next checkpoint. */
export function blocking(field: Formations, play: readonly EventOut[]): Formations {
  const pattern = play.findLast(({ what }) => what === "assigned")?.facts["pattern"];
  if (!Array.isArray(pattern) || field.men.some(({ at }) => at >= 0)) return field;
  const places = new Map(pattern as [string, number][]);
  return { ...field, men: field.men.map((man) => ({ ...man, at: places.get(man.place) ?? man.at })) };
}
