/** Simple or full: what a new game of Card Bowl asks first. */

import { cardBowl } from "../../text/en.card_bowl";
import type { SetupModule } from "../board";

const setup: SetupModule["default"] = {
  first: {
    level: {
      label: cardBowl.setup.level,
      groups: [{ name: "", choices: Object.entries(cardBowl.setup.levels).map(([value, [name, text]]) => ({ value, name, text })) }],
    },
  },
  newcomer: { level: "simple" },
};

export default setup;
