/** What board, hand and story of one table share. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { fetchTeam, type Teams } from "./teams";

/** The roster sheet is open: from the board, or from "Change men" in the hand. */
export const rosterOpen = signal(false);

/** On a phone the formation card that is thought of lies on the field: the story has no room for it. */
export const cardOnField = signal(false);

/** The Advanced Game: who is to get the ball, and how he runs or the ball is thrown; holes and zones are for him. */
export const manInHand = signal("HB");
export const variants = signal({ run: "", pass: "" });

/** Ask about kicks before every down, not only when people kick. */
export const asksEarly = signal(false);

/** Both teams' cards, when they have come. */
export function useTeams(home: string, away: string): Teams {
  const [teams, setTeams] = useState<Teams>({});
  useEffect(() => {
    let current = true;
    void Promise.all([fetchTeam(home), fetchTeam(away)]).then(
      ([ours, theirs]) => {
        if (current) setTeams({ ...(ours && { home: ours }), ...(theirs && { away: theirs }) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [home, away]);
  return teams;
}
