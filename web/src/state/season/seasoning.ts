/** A season on the page: fetched, and fetched again while something goes on in it. */

import { signal } from "@preact/signals";
import { sentenceOf } from "../../net/api";
import { seasonApi, type Season, type SeasonClub, type SeasonGame, type SeasonMatch } from "../../net/seasons";
import { text } from "../../text/en";
import { mySeasons, rememberSeason } from "../kept";
import { sitDown } from "../replay/moments";
import { go, reviewPath, tablePath } from "../route";

const WHILE_PLAYING = 1200;
const WHILE_WAITING = 10_000;

export class Seasoning {
  readonly season = signal<Season | null>(null);
  readonly problem = signal("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(readonly token: string) {}

  /** Look now, and again: soon while the computer plays, now and then while others may. */
  async follow(): Promise<void> {
    clearTimeout(this.timer);
    if (this.left) return;
    if (document.visibilityState === "visible" || !this.season.value) await this.look();
    const season = this.season.value;
    if (this.left || !season) return;
    this.timer = setTimeout(() => void this.follow(), season.simulating ? WHILE_PLAYING : WHILE_WAITING);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const season = await seasonApi.look(this.token);
      if (this.left) return;
      this.season.value = season;
      if (season.role === "commissioner" || season.role === "club")
        mySeasons.value = rememberSeason(mySeasons.value, {
          season: season.season,
          token: this.token,
          name: season.name,
          club: season.club,
        });
    } catch (trouble) {
      if (!this.season.value) this.problem.value = sentenceOf(trouble);
    }
  }

  /** Something that changes the season; what is wrong with it is said above it. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    this.problem.value = "";
    try {
      await act();
    } catch (trouble) {
      this.problem.value = sentenceOf(trouble);
    }
    await this.follow();
  }

  play = (): Promise<void> =>
    this.attempt(async () => {
      const made = await seasonApi.play(this.token);
      if (!made.tokens.home && !made.tokens.away) return go(tablePath(made.tokens.watch ?? ""));
      const other = this.opponent();
      const between = other?.person && !other.by_plan;
      sitDown(made, { game: made.game, title: made.title, mode: between ? "match" : "practice" });
    });

  simulate = (everybody: boolean): Promise<void> => this.attempt(() => seasonApi.simulate(this.token, everybody));

  stop = (): Promise<void> => this.attempt(() => seasonApi.stop(this.token));

  watch = (game: number): Promise<void> => this.attempt(async () => this.open(await seasonApi.watch(this.token, game), 0));

  review = (game: number): Promise<void> =>
    this.attempt(async () => {
      const { tokens } = await seasonApi.watch(this.token, game);
      go(reviewPath(tokens.watch ?? ""));
    });

  private open({ tokens }: SeasonMatch, at: number): void {
    go(tablePath(tokens.watch ?? "", at));
  }

  /** The next game of one's own club. */
  next(): SeasonGame | undefined {
    const season = this.season.value;
    return season?.games.find(({ number }) => number === season.now.game);
  }

  private opponent(): SeasonClub | undefined {
    const [season, next] = [this.season.value, this.next()];
    const id = next && (next.home === season?.club ? next.away : next.home);
    return season?.clubs.find((club) => club.id === id);
  }
}

export const clubOf = (season: Season, id: string): SeasonClub | undefined => season.clubs.find((club) => club.id === id);

/** Play-offs only. */
export const isCup = (season: Season): boolean => season.games.every(({ stage }) => stage);

export const nameOf = (season: Season, id: string): string => clubOf(season, id)?.name ?? id;

/** What to do now, in words. */
export function headline(season: Season): string {
  const words = text.season;
  if (season.champion) return words.champions(nameOf(season, season.champion));
  const next = season.games.find(({ number }) => number === season.now.game);
  if (!next) {
    const due = season.games.find(({ score }) => score === null);
    return due ? words.week(due.week, due.stage) : words.over;
  }
  return words.nextGame(words.week(next.week, next.stage), nameOf(season, next.away), nameOf(season, next.home));
}
