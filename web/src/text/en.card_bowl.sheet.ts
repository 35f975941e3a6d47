/** A play as one notes it on Card Bowl's score sheet. */

import type { Result } from "../games/card_bowl/types";
import type { Names, Seat } from "../net/wire";

const RESULTS: Record<string, string> = {
  rush: "run",
  sneak: "sneak",
  scramble: "scramble",
  lateral: "lateral",
  snap: "bad snap",
  pass: "pass",
  screen: "screen",
  sack: "sack",
  spike: "spike",
  kneel: "kneel",
  punt: "punt",
  field_goal: "field goal",
  kickoff: "kickoff",
  squib: "squib kick",
  onside: "on-side kick",
  extra_point: "extra point",
  safety_punt: "free kick",
};

/** A play as one notes it on a pad: "pass 18 + 5 = 23". */
export function noted(result: Result, trying: boolean, offence: Seat, names: Names): string {
  const known = new Map(result.facts);
  const name = trying && result.play !== "extra_point" ? `two-point ${RESULTS[result.play] ?? "try"}` : (RESULTS[result.play] ?? result.play);
  const parts = [`${name}${gained(result, known, trying)}`.replace(/^, /, "").trim()];
  if (result.loose) parts.push(result.team === offence || trying ? "fumble" : `fumble, ${names[result.team]} ball`);
  if (result.event === "TD") parts.push("TOUCHDOWN");
  if (result.event === "safety") parts.push("SAFETY");
  const foul = result.foul;
  if (foul) {
    const declined = foul.choice === "decline" ? ", declined" : "";
    parts.push(`${foul.yards ? `${foul.yards} yd ` : ""}penalty on ${names[foul.vs]}${declined}`);
  }
  return parts.filter(Boolean).join("; ");
}

const GOOD: Record<string, string> = { FG: " good", try: " good" };

function gained(result: Result, known: ReadonlyMap<string, unknown>, trying: boolean): string {
  const { play, how, event, yards } = result;
  if (play === "field_goal") return `${known.get("dist") ? `, ${String(known.get("dist"))} yd` : ""}${event === "FG" ? GOOD["FG"] : " no good"}`;
  if (play === "extra_point" || trying) return event === "try" || event === "TD" ? (result.points ? " good" : " no good") : "";
  if (event === "touchback") return how === "interception" ? " intercepted, touchback" : ", touchback";
  if (event === "penalty" || event === "replay" || event === "rekick") return ", no play";
  if (play === "punt") return `${known.get("gross") ? ` ${String(known.get("gross"))}` : ""}${returned(result)}`;
  if (play === "kickoff" || play === "squib" || play === "onside" || play === "safety_punt") return returned(result);
  if (how === "incomplete") return " inc.";
  if (how === "interception") return " intercepted";
  const base = known.get("base_yards");
  if (typeof base === "number" && base !== yards && event === "ball") return ` ${base} ${yards > base ? "+" : "−"} ${Math.abs(yards - base)} = ${yards}`.replaceAll("-", "−");
  return ` ${String(yards).replace("-", "−")}`;
}

const returned = (result: Result): string => (result.returned ? `, ${String(result.returned).replace("-", "−")} yd return` : result.how ? `, ${result.how}` : "");

/** +41, −5. */
export const signed = (count: number): string => `${count < 0 ? "−" : "+"}${Math.abs(count)}`;

/** What a total holds beside the cards of the play: of a run the men of its lane, of a pass the shotgun's bonus or cards left out. */
export const restWords = (thrown: boolean, offence: boolean, count: number): string =>
  !thrown ? (offence ? "line" : "front") : count < 0 ? "left out" : offence ? "shotgun" : "cover";
