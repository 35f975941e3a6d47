/** What is said of an option, and its chances, in one line. */

import type { Advice } from "../../net/wire";
import { text } from "../../text/en";

export function Odds({ advice }: { advice: Advice | undefined }) {
  if (!advice) return null;
  const chances = advice.chances.map(([label, chance]) => `${label} ${text.percent(chance)}`).join(", ");
  return <span class="odds-line">{chances ? text.oddsLine(advice.text.replace(/\.$/, ""), chances) : advice.text}</span>;
}
