/** Somebody's first real game: the coach to begin with, the shortest length, nothing for keeps, every decision explained. */

import { setupOf } from "../../games/registry";
import { api } from "../../net/api";
import type { GameInfo } from "../../net/wire";
import { myColour, myName } from "../kept";
import { sitDown } from "../replay/moments";
import { choicesOf, firstCoach, newMatch, type Choice } from "./newMatch";

export const firstOpponent = (game: GameInfo): Choice | undefined =>
  choicesOf(game).find(({ level }) => level && level === firstCoach(game.coaches)?.level);

export async function playFirst(game: GameInfo, coach: Choice): Promise<void> {
  const own = setupOf(game.id);
  const clubs = own?.clubs ?? false;
  const mine = clubs ? { name: "", colour: "" } : { name: myName.value, colour: myColour.value };
  const length = game.lengths.find(({ name }) => name === "quick") ?? game.lengths.at(-1);
  const made = newMatch(game, coach, length?.name ?? "", own?.newcomer ?? {}, { mine, theirs: { name: "", colour: "" } }, { home: "", away: "" }, null, clubs);
  const body = { ...made, for_keeps: false };
  const names = { home: body.home.name ?? "", away: body.away.name ?? "" };
  sitDown(await api.make(body), { game: game.id, title: game.title, mode: body.mode, names });
}
