/** Why a call isn't possible now: the game says it, with its rule. */

import type { Call } from "../types";

export interface Withheld {
  call: Call;
  rule: string;
  why: string;
}

export const reasonFor = (all: Withheld[] | null, wanted: Partial<Call>): Withheld | undefined =>
  all?.find(({ call }) => Object.entries(wanted).every(([name, part]) => call[name as keyof Call] === part));
