/** What is said of the game while a play is told, and between plays. */

import { text } from "../../text/en";
import type { Director } from "./director";

/** Score, down and distance of the moment before contradict a result that stands: then it is said what everybody waits for. */
export function situationOf({ revealing, stage, outcome }: Pick<Director<unknown>, "revealing" | "stage" | "outcome">, situation: string): string {
  if (!revealing.value) return situation;
  return stage.value === "result" ? (text.table.stands[outcome.value?.moment ?? ""] ?? text.table.spotted) : text.table.happening;
}
