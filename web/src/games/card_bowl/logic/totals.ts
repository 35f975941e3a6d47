/** What the match-ups total, as far as these eyes know their cards (CB-37.2). The rules sum; here is only what they are asked. */

import { useMemo } from "preact/hooks";
import type { EventOut, Facts, Plain } from "../../../net/wire";
import { useAid, type Ask } from "../../useAid";
import type { Shown } from "../Board";
import { shownFaces } from "./draws";
import type { LaneTotals, View } from "../types";

/** The position as it is shown: its cards with those that events have turned up since. */
export function position(shown: Shown, faces: Record<string, string>): Facts {
  const { field, offence, defence } = shown;
  const seen = (cards: readonly string[], places: readonly { place: string }[]): string[] => places.map(({ place }, at) => cards[at] || faces[place] || "");
  return { ask: "lanes", field: field as unknown as Plain, offence: seen(offence, field.men), defence: seen(defence, field.defenders) };
}

/** Where nobody is asked, in the replay of a file: the sums of the pass-rush check, while nobody has moved since. */
export function checked({ check, phase, moment }: Pick<View, "check" | "phase" | "moment">): LaneTotals | null {
  const holds = phase === "develop" || (phase === "execute" && moment === "start");
  return holds && check.offence.length > 0 ? { offence: check.offence, defence: check.defence, hot: null } : null;
}

export function useTotals(aid: Ask, view: View, shown: Shown | null, events: readonly EventOut[]): LaneTotals | null {
  const met = shown?.field.men.some((man) => man.at >= 0) && shown.defence.length > 0;
  const wanted = useMemo(() => (shown && met ? position(shown, shownFaces(events)) : null), [shown, met, events]);
  const totals = useAid<LaneTotals>(aid, null, wanted); // the position is in the question
  if (!aid) return shown ? checked(view) : null;
  return totals;
}
