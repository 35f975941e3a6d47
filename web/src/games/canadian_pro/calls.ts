/** What both sides called, in a few words. */

import { cp } from "../../text/en.canadian_pro";
import type { Play } from "./play";
import type { Call } from "./types";

/** What was called, in two or three words: "HB · Run", "SE · Long · zone 8". */
export function callWords(call: Call): string {
  const { selector } = cp;
  const kind = selector.kick[call.play] ?? (call.play === "run" ? (selector.variant[call.variant] ?? selector.basic["run"]) : (cp.call.depths[call.depth] ?? ""));
  const where = call.hole ? ` · ${call.hole}` : call.zone ? ` · ${call.zone}` : "";
  const variant = call.play !== "run" && call.variant ? ` · ${selector.variant[call.variant]}` : "";
  return `${call.who ? `${call.who} · ` : ""}${kind}${where}${variant}${call.hurry ? ` · ${selector.hurry}` : ""}`;
}

export function defenceWords({ defence, sum }: Play): string {
  const first = sum?.parts[0]?.[1] ?? defence?.setting ?? 0;
  const words = [sum && sum.final !== first ? cp.selector.moved(first, sum.final) : cp.selector.set(first)];
  if (defence?.key) words.push(cp.selector.key(defence.key));
  if (defence?.double) words.push(cp.selector.double(defence.double));
  if (defence?.alignment) words.push(defence.alignment);
  return words.join(", ");
}
