/** Basic or Advanced, and whose cards: what a new game of Canadian Pro Football asks first. */

import { cp } from "../../text/en.canadian_pro";
import type { OptionChoices, SetupModule } from "../board";
import { teamsInTheBox, titled } from "./teams";

const teams = (label: string): OptionChoices => ({
  label,
  groups: teamsInTheBox().map(({ folder, teams }) => ({
    name: cp.setup.folders[folder] ?? cp.setup.league(titled(folder)),
    choices: teams.map(({ id, title }) => ({ value: id, name: title })),
  })),
  other: { name: cp.setup.own, label: cp.setup.ownFile, file: true },
});

const modes: OptionChoices = {
  label: cp.setup.mode,
  groups: [{ name: "", choices: Object.entries(cp.setup.modes).map(([value, [name, text]]) => ({ value, name, text })) }],
};

const defences: OptionChoices = {
  label: cp.setup.defence,
  groups: [{ name: "", choices: [false, true].map((value) => ({ value, name: cp.setup.defences[String(value)]?.[0] ?? "", text: cp.setup.defences[String(value)]?.[1] ?? "" })) }],
};

/** Options that change the Advanced Game only (CP-16.1). */
const ADVANCED = new Set(["oob_punt", "sneak", "hurry_up", "quick_kick", "kick_back", "individual_runs", "screen", "alignments"]);

const setup: SetupModule["default"] = {
  clubs: true,
  first: { mode: modes, solitaire: defences, home: teams(cp.setup.home), away: teams(cp.setup.away) },
  applies: (option, chosen) => !ADVANCED.has(option) || (chosen["mode"] === "advanced" && !(option === "alignments" && chosen["solitaire"] === true)),
};

export default setup;
