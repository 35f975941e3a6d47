/** What both sides called, in a few words. */

import { cp } from "../../text/en.canadian_pro";
import type { Play } from "./play";
import type { Call } from "./types";

/** What was called, as people say it: "Medium to Hoarfrost", "Bell runs, hole 5", "Punt". */
export function callWords(call: Call, nameOf: (who: string) => string = (who) => who): string {
  const { selector } = cp;
  const who = nameOf(call.who);
  const more = [call.hole ? cp.call.hole(call.hole) : "", call.zone ? cp.call.zone(call.zone) : "", call.hurry ? selector.hurry : ""];
  const kind =
    call.play === "run"
      ? cp.call.run(who, selector.variant[call.variant] ?? "")
      : call.play === "pass"
        ? cp.call.pass(call.variant ? cp.call.screen : (cp.call.depths[call.depth] ?? ""), who)
        : [selector.kick[call.play] ?? call.play, call.variant ? selector.variant[call.variant] : "", who].filter(Boolean).join(" ");
  return [kind, ...more].filter(Boolean).join(", ");
}

/** Who it was: as the play told him, for he may have been hurt and replaced since; else who stands there now. */
export function whoPlayed({ news }: Play, nameOf: (who: string) => string): (who: string) => string {
  return (who) => {
    const man = news.map(({ what, facts }) => (what === "gained" && facts["carrier"] === who ? facts["player"] : what === "threw" ? facts["receiver"] : "")).find((name) => typeof name === "string" && name);
    return typeof man === "string" ? (man.split(" ").at(-1) ?? "") : nameOf(who);
  };
}

export function defenceWords({ defence, sum }: Play): string {
  const first = sum?.parts[0]?.[1] ?? defence?.setting ?? 0;
  const words = [sum && sum.final !== first ? cp.selector.moved(first, sum.final) : cp.selector.set(first)];
  if (defence?.key) words.push(cp.selector.key(defence.key));
  if (defence?.double) words.push(cp.selector.double(defence.double));
  if (defence?.alignment) words.push(defence.alignment);
  return words.join(", ");
}
