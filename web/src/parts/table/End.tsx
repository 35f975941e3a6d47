/** The game is over: the result, how it was decided, the dice opened, the record, once more. */

import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { betweenCoaches } from "./Speed";
import { DiceOpened } from "../dialogs/DiceOpened";
import { Icon } from "../Icon";
import { Players } from "./Players";
import { Comparison, LineScore, Scoring, scoringWords, Seen, type See } from "./Statistics";
import { Checking } from "../../state/replay/checking";
import { sitDown } from "../../state/replay/moments";
import { promisedIn, promiseKept } from "../../state/table/promises";
import { go, homePath, reviewPath, seasonPath, tablePath } from "../../state/route";
import { mySeasons, tokensOf } from "../../state/kept";
import type { Table } from "../../state/table/table";
import type { Match, Names, Result, Seat, Stats } from "../../net/wire";
import { saveFile } from "../../state/replay/records";
import { text } from "../../text/en";

const winnerOf = (result: Result | null, [home, away]: readonly [number, number]): Seat | null =>
  result ? result.winner : home > away ? "home" : away > home ? "away" : null;

export function headline(
  result: Result | null,
  score: readonly [number, number],
  names: Names,
  seats: readonly Seat[],
): string {
  const winner = winnerOf(result, score);
  if (winner === null) return text.end.tie;
  if (seats.length !== 1) return text.end.wins(names[winner]);
  return seats[0] === winner ? text.end.youWin : text.end.youLose(names[winner]);
}

/** The score stands above: nobody needs "Red won 13–10." below it. */
export const saysScore = (how: string, score: readonly [number, number]): boolean =>
  how.includes(`${Math.max(...score)}–${Math.min(...score)}`);

const playOf = (stats: Stats, key: "best" | "decided"): unknown => {
  const play = stats.box[key];
  return play && typeof play === "object" && !Array.isArray(play) ? play["play_id"] : null;
};

/** The play that people will tell of, and the score that decided: both can be seen again. */
function Moments({ stats, names, onSee }: { stats: Stats; names: Names; onSee: See }) {
  const told = (key: "best" | "decided") => {
    const play = stats.box[key];
    if (!play || typeof play !== "object" || Array.isArray(play)) return null;
    const seat = play["team"] === names.home ? "home" : "away";
    return (
      <Seen play={Number(play["play_id"])} onSee={onSee} class={`end-moment ${seat}`}>
        <span class="soft small">{text.end[key]}</span>
        <strong>
          <span class={`ink-${seat}`}>{String(play["team"])}</span>: {scoringWords(play)}
        </strong>
        <span class="soft small">{text.box.when(play["period"], String(play["clock"] ?? ""))}</span>
        <span class="end-see" aria-hidden="true">
          <Icon name="play" /> {text.end.see}
        </span>
      </Seen>
    );
  };
  return (
    <div class="end-moments">
      {told("decided")}
      {playOf(stats, "best") !== playOf(stats, "decided") && told("best")}
    </div>
  );
}

interface VerdictProps {
  match: Match;
  result: Result | null;
  score: readonly [number, number];
  takenBack: number;
  stats: Stats | null;
}

/** Who won, in his colours, and the points by quarter. */
function Verdict({ match, result, score, takenBack, stats }: VerdictProps) {
  return (
    <header class={`end-head ${winnerOf(result, score) ?? "nobody"}`}>
      <div>
        <p class="end-final">{text.end.title}</p>
        <h2>{headline(result, score, match.names, match.seats)}</h2>
        {result?.how && !saysScore(result.how, score) && <p>{result.how}</p>}
        <p class="small">
          {match.for_keeps ? text.end.keeps : match.mode === "practice" && text.end.practice} {text.end.takenBack(takenBack)}
        </p>
      </div>
      {stats && <LineScore stats={stats} />}
    </header>
  );
}

/** What is left when a game is over, live or in a replay: who won and how, the plays of it, the totals. */
export function Final({ onSee, children, ...verdict }: VerdictProps & { onSee: See; children: ComponentChildren }) {
  const { match, stats: known } = verdict;
  const stats = known && known.rows.length > 0 ? known : null;
  return (
    <section class="end" aria-label={text.end.title} tabIndex={0}>
      <Verdict {...verdict} stats={stats} />
      {stats && (
        <>
          <Moments stats={stats} names={match.names} onSee={onSee} />
          <div class="end-columns">
            <Scoring stats={stats} onSee={onSee} />
            <Comparison stats={stats} />
          </div>
          <Players stats={stats} names={match.names} />
        </>
      )}
      {children}
    </section>
  );
}

export function End({ table, match, onSee }: { table: Table; match: Match; onSee: See }) {
  const checking = useMemo(() => new Checking(() => api.verify(table.token)), [table]);
  const state = table.state.value;
  const ended = table.ended.value;
  const result = ended?.result ?? state?.result ?? null;
  const score = ended?.score ?? state?.score ?? match.score;
  return (
    <Final match={match} result={result} score={score} takenBack={table.takenBack.value.length} stats={table.stats.value} onSee={onSee}>
      <DiceOpened
        match={match}
        seed={ended?.seed ?? ""}
        commitment={ended?.commitment ?? match.commitment}
        contributions={ended?.contributions}
        kept={promiseKept(promisedIn(match.match), ended)}
        checking={checking}
      />
    </Final>
  );
}

/** In the hand: what one does after a game. */
export function EndActs({ table, match }: { table: Table; match: Match }) {
  const [problem, setProblem] = useState("");
  const [shared, setShared] = useState(false);
  const rematchBy = table.rematchBy.value;
  const season = match.season ? mySeasons.value.find((known) => known.season === match.season) : undefined;
  const attempt = async (act: () => Promise<void>) => {
    try {
      setProblem("");
      await act();
    } catch (trouble) {
      setProblem(sentenceOf(trouble));
    }
  };
  const download = () =>
    attempt(async () => saveFile(await api.record(table.token), `${match.game}-${match.match}.snap`));
  const share = () =>
    attempt(async () => {
      const score = table.state.value?.score ?? match.score;
      const watch = tokensOf(match.match).watch;
      const said = { text: text.end.result(match.title, match.names, score), ...(watch ? { url: location.origin + tablePath(watch) } : {}) };
      if (navigator.share) return navigator.share(said).catch(() => undefined); // closed without sharing
      await navigator.clipboard.writeText([said.text, said.url].filter(Boolean).join(" "));
      setShared(true);
    });
  const rematch = () =>
    attempt(async () => {
      const { game, title, mode } = match;
      sitDown(await api.rematch(table.token), { game, title, mode });
    });
  return (
    <div class="end-acts">
      {problem && (
        <p class="notice refusal" role="alert">
          {problem}
        </p>
      )}
      {shared && <p role="status">{text.end.shared}</p>}
      {rematchBy && <p class="notice">{text.end.rematchOffered(match.names[rematchBy])}</p>}
      <div class="row">
        {season && (
          <button type="button" class="button main" onClick={() => go(seasonPath(season.token))}>
            {text.season.back}
          </button>
        )}
        {!season && (match.seats.length > 0 || betweenCoaches(match)) && (
          <button type="button" class="button main" onClick={() => void rematch()}>
            {rematchBy ? text.end.joinRematch : text.end.rematch}
          </button>
        )}
        <button type="button" class="button" onClick={() => void table.openHistory(() => 0)}>
          {text.end.lookBack}
        </button>
        <button type="button" class="button" onClick={() => go(reviewPath(table.token))}>
          {text.review.open}
        </button>
        <button type="button" class="button" onClick={() => void share()}>
          {text.end.share}
        </button>
        <button type="button" class="button" onClick={() => void download()}>
          {text.end.record}
        </button>
        <button type="button" class="button plain" onClick={() => go(homePath)}>
          {text.end.again}
        </button>
      </div>
    </div>
  );
}
