/** The table: scoreboard, board, question, log, history. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { api, sentenceOf } from "../net/api";
import { other, SEATS, type Advice, type Frame, type Match } from "../net/wire";
import { Announcer } from "../parts/Announcer";
import { BoardArea, useBoard } from "../parts/BoardArea";
import { CoverScreen } from "../parts/CoverScreen";
import { Dialog } from "../parts/Dialog";
import { End } from "../parts/End";
import { History } from "../parts/History";
import { Icon } from "../parts/Icon";
import { copy, Links } from "../parts/Links";
import { Log } from "../parts/Log";
import { QuestionPanel } from "../parts/QuestionPanel";
import { currentGame, fetchRules, openRule, RuleId } from "../parts/RuleDialog";
import { RulesTab, searchWanted } from "../parts/RulesTab";
import { Scoreboard } from "../parts/Scoreboard";
import { BoxScore, Drives } from "../parts/Statistics";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { explainAll, helpDismissed, myGames, reducedMotion, remember, showOdds } from "../state/kept";
import { pressOption, useKeys } from "../state/keys";
import { go, route, tableLink, tablePath } from "../state/route";
import { HELPED_DECISIONS, Table } from "../state/table";
import { text } from "../text/en";

export function TableScreen({ token }: { token: string }) {
  const table = useMemo(() => new Table(token), [token]);
  useEffect(() => () => table.leave(), [table]);
  const match = table.match.value;
  useEffect(() => {
    if (!match) return;
    currentGame.value = match.game;
    void fetchRules(match.game);
  }, [match?.match]);
  if (table.problem.value || table.link.value === "refused") return <Gone sentence={table.problem.value} />;
  if (!match || !table.state.value) {
    return (
      <div class="page">
        <TopBar />
        <main class="table-wait" aria-busy="true">
          <p class="soft">{table.link.value === "lost" ? text.net.lost : text.net.connecting}</p>
        </main>
      </div>
    );
  }
  return <Seated key={token} table={table} match={match} />;
}

function Gone({ sentence }: { sentence: string }) {
  return (
    <div class="page">
      <TopBar />
      <main class="table-wait">
        <h1>{text.table.gone}</h1>
        {sentence && <p>{sentence}</p>}
        <p class="soft">{text.table.goneHint}</p>
        <button type="button" class="button main" onClick={() => go("/")}>{text.table.toLobby}</button>
      </main>
    </div>
  );
}

function Seated({ table, match }: { table: Table; match: Match }) {
  const [tab, setTab] = useState("log");
  const [window, setWindow] = useState<"" | "links" | "resign">("");
  const board = useBoard(match.game);
  const state = table.state.value;
  const sight = table.sight.value;
  const asked = table.asked.value;
  const looking = table.frame.value !== null;
  const tokens = myGames.value.find((game) => game.match === match.match)?.tokens ?? {};
  useMoment(table);
  useInvitation(table, match, () => setWindow("links"));
  useTitle(match, asked !== null);
  const over = state?.over ?? false;
  useEffect(() => {
    if (tab === "drives" || tab === "box" || over) void table.fetchStats();
  }, [tab, state?.seq, over]);

  const stepHistory = (by: number) => {
    const cursor = table.cursor.value;
    if (cursor !== null) table.moveTo(cursor + by);
    else if (by < 0) void table.openHistory((frames) => frames.length - 2);
  };
  useKeys((key) => {
    // The signals themselves, not what was last drawn: keys can be faster than the screen.
    const state = table.state.value;
    const asked = table.asked.value;
    const looking = table.frame.value !== null;
    if (table.coverFor.value) return false;
    if (!looking && pressOption(key)) return true;
    switch (key) {
      case " ":
        if (!table.revealing.value || document.activeElement?.matches("button, a, summary, input")) return false;
        table.hurry();
        return true;
      case "u":
        if (!state?.can_take_back) return false;
        table.takeBack();
        return true;
      case "o":
        if (table.mayShowOdds.value) showOdds.value = !showOdds.value;
        return true;
      case "e":
        explainAll.value = !explainAll.value;
        return true;
      case "[":
        stepHistory(-1);
        return true;
      case "]":
        stepHistory(1);
        return true;
      case "p":
        playBack(table, !table.playing.value);
        return true;
      case "r":
        if (asked) openRule.value = asked.rule;
        return asked !== null;
      case "/":
        setTab("rules");
        searchWanted.value += 1;
        return true;
      case "Escape":
        if (looking) table.live();
        return looking;
      default:
        return false;
    }
  });

  const fold = asked !== null && (board?.answers?.(asked) ?? false);
  return (
    <div class="page at-table">
      <TopBar title={match.title}>
        {match.seats.length > 0 && !state?.over && (
          <button type="button" class="button small plain" title={text.table.resign} onClick={() => setWindow("resign")}><Icon name="flag" /><span class="wide-only">{text.table.resign}</span></button>
        )}
        <button type="button" class="button small plain" title={text.table.links} onClick={() => setWindow("links")}><Icon name="share" /><span class="wide-only">{text.table.links}</span></button>
      </TopBar>
      <main class="table" inert={table.coverFor.value !== null} data-seq={state?.seq} data-over={state?.over}>
        <h1 class="hush">{text.table.heading(match.title, match.names)}</h1>
        <div class="table-main">
          <Scoreboard board={sight?.scoreboard ?? null} score={state?.score ?? match.score} names={match.names} mine={match.seats} presence={table.presence.value} kinds={match.kinds} />
          <BoardArea
            module={board}
            props={{
              view: sight?.view ?? null,
              scoreboard: sight?.scoreboard ?? null,
              names: match.names,
              seat: table.seat.value,
              asked,
              waiting: (looking ? table.frame.value?.waiting : state?.waiting) ?? [],
              answer: (value) => table.answer(value),
              events: table.events.value,
              fresh: table.fresh.value,
              motion: !reducedMotion.value && (!looking || table.playing.value),
              considered: table.considered.value,
              situation: sight?.situation ?? "",
              board: sight?.board ?? "",
            }}
          />
          <div class="table-desk">
            <Notices table={table} match={match} />
            {looking ? (
              <p class="panel waiting past">{text.history.looking} <span class="soft">{sight?.situation}</span></p>
            ) : state?.over && !table.revealing.value ? (
              <End table={table} match={match} />
            ) : asked ? (
              <>
                <QuestionPanel
                  asked={asked}
                  sending={table.sending.value}
                  explain={explainAll.value || table.helping.value}
                  advice={adviceShown(table)}
                  folded={fold}
                  onAnswer={(value) => table.answer(value)}
                  onConsider={(value) => (table.considered.value = value)}
                />
                <FirstHelp table={table} />
              </>
            ) : (
              <Waiting table={table} match={match} />
            )}
            {!over && !looking && <Acts table={table} match={match} />}
          </div>
        </div>
        <div class="table-right">
        <div class="table-history">
          <History
            cursor={table.cursor.value}
            count={table.frames.value?.length ?? null}
            playing={table.playing.value}
            onStep={stepHistory}
            onMove={(to) => (table.cursor.value === null ? void table.openHistory(() => to) : table.moveTo(to))}
            onLive={() => table.live()}
            onPlay={(playing) => playBack(table, playing)}
            onLink={() => void linkToMoment(table, tokens.watch ?? table.token)}
            onBranch={() => void branch(table, match)}
          />
        </div>
        <aside class="table-side">
          <Tabs
            label={text.tabs}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: "log", label: text.log.title, body: () => <Log events={table.events.value} fresh={table.fresh.value} motion={!reducedMotion.value && !looking} /> },
              { id: "drives", label: text.drives.title, body: () => <Drives stats={table.stats.value} names={match.names} over={over} /> },
              { id: "box", label: text.box.title, body: () => <BoxScore stats={table.stats.value} /> },
              { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
            ]}
          />
        </aside>
        </div>
      </main>
      <Announcer events={table.events.value} prompt={asked?.prompt ?? ""} />
      {table.coverFor.value && <CoverScreen seat={table.coverFor.value} names={match.names} onReady={() => table.uncover()} />}
      <Dialog open={window === "links"} title={text.links.title} onClose={() => setWindow("")}>
        <Links match={match} seat={table.seat.value} tokens={tokens} token={table.token} />
      </Dialog>
      <Dialog open={window === "resign"} title={text.table.resignSure} onClose={() => setWindow("")}>
        <p>{text.table.resignMeans}</p>
        <div class="row">
          <button type="button" class="button main" onClick={() => { table.resign(); setWindow(""); }}>{text.table.resign}</button>
          <button type="button" class="button" onClick={() => setWindow("")}>{text.table.keepPlaying}</button>
        </div>
      </Dialog>
    </div>
  );
}

/** Odds where they are switched on; for beginners only the sentence of each. */
function adviceShown(table: Table): Advice[] | null {
  const known = table.advice.value;
  if (known?.key !== table.adviceKey()) return null;
  if (showOdds.value) return known.list;
  return table.helping.value && known.list.length > 0 ? known.list.map((advice) => ({ ...advice, chances: [] })) : null;
}

/** Whoever has just made a match is given the friend's link to send. */
function useInvitation(table: Table, match: Match, open: () => void): void {
  useEffect(() => {
    const seat = table.seat.value;
    const tokens = myGames.value.find((game) => game.match === match.match)?.tokens;
    if (match.mode !== "match" || !seat || !tokens?.[other(seat)] || match.over) return;
    if (!table.presence.value?.[other(seat)] && table.heard.value.length < 3) open();
  }, []);
}

/** The tab of the browser says when it is one's turn. */
function useTitle(match: Match, asked: boolean): void {
  useEffect(() => {
    document.title = text.table.title(match.title, asked);
  }, [match.title, asked]);
}

/** `/play#TOKEN@42` opens at that moment. */
function useMoment(table: Table): void {
  const here = route.value;
  const at = here.screen === "table" ? here.at : null;
  useEffect(() => {
    if (at !== null) void table.openHistory((frames) => nearest(frames, at));
  }, [at]);
}

/** The last frame not after `at`. */
export function nearest(frames: readonly Pick<Frame, "at">[], at: number): number {
  let found = 0;
  frames.forEach((frame, index) => {
    if (frame.at <= at) found = index;
  });
  return found;
}

function playBack(table: Table, playing: boolean): void {
  if (!playing) {
    table.playing.value = false;
    return;
  }
  const start = () => (table.playing.value = true);
  if (table.cursor.value === null) void table.openHistory(() => 0).then(start);
  else start();
}

async function linkToMoment(table: Table, token: string): Promise<void> {
  const frame = table.frame.value;
  if (!frame) return;
  const done = await copy(tableLink(token, frame.at));
  if (done) table.notice.value = { kind: "news", sentence: "link_copied", rule: "" };
}

async function branch(table: Table, match: Match): Promise<void> {
  const frame = table.frame.value;
  if (!frame) return;
  try {
    const { match: id, tokens } = await api.branch(table.token, frame.at);
    const mine = tokens.table ?? tokens.home ?? tokens.away ?? tokens.watch ?? "";
    const known = { match: id, game: match.game, title: match.title, mode: "practice" as const, tokens, mine };
    myGames.value = remember(myGames.value, known, Date.now());
    go(tablePath(mine));
  } catch (problem) {
    table.notice.value = { kind: "refusal", sentence: sentenceOf(problem), rule: "" };
  }
}

function FirstHelp({ table }: { table: Table }) {
  if (!table.helping.value) return null;
  const last = table.answered.value === HELPED_DECISIONS - 1;
  return (
    <aside class="first-help">
      <p><strong>{text.help.title}</strong> {last ? text.help.last : text.help.text}</p>
      <button type="button" class="button small" onClick={() => (helpDismissed.value = true)}>{text.help.dismiss}</button>
    </aside>
  );
}

function Notices({ table, match }: { table: Table; match: Match }) {
  const notice = table.notice.value;
  const by = table.takeBackBy.value;
  return (
    <>
      {table.link.value === "lost" && <p class="notice lost" role="status">{text.net.lost}</p>}
      {notice && (
        <p class={`notice ${notice.kind}`} role={notice.kind === "refusal" ? "alert" : "status"}>
          {text.table.news[notice.sentence] ?? notice.sentence} {notice.rule && <RuleId id={notice.rule} />}
        </p>
      )}
      {table.takeBackSent.value && <p class="notice" role="status">{text.table.takeBackSent}</p>}
      {by && match.seats.length > 0 && (
        <div class="notice row" role="alert">
          <span class="grow">{text.table.takeBackAsked(match.names[by])}</span>
          <button type="button" class="button small main" onClick={() => table.replyTakeBack(true)}>{text.table.allow}</button>
          <button type="button" class="button small" onClick={() => table.replyTakeBack(false)}>{text.table.decline}</button>
        </div>
      )}
    </>
  );
}

function Waiting({ table, match }: { table: Table; match: Match }) {
  const waiting = table.state.value?.waiting ?? [];
  const first = waiting[0];
  const mine = table.seat.value;
  let sentence: string = text.table.happening;
  if (!table.revealing.value && first) {
    const name = match.names[first];
    if (mine && first !== mine && table.called.value && match.kinds[first] === "person") sentence = text.table.youHaveCalled(name);
    else if (waiting.length === SEATS.length) sentence = text.table.waitingBoth;
    else if (match.kinds[first] === "coach") sentence = text.table.waitingFor(name);
    else sentence = mine ? text.table.waitingPerson(name) : text.table.waitingFor(name);
  }
  const absent = match.mode === "match" && mine !== null && first && table.presence.value?.[first] === false;
  return (
    <div class="panel waiting" aria-live="off">
      <p>{sentence}</p>
      {absent && <p class="soft small">{text.links.waiting(match.names[first])}</p>}
      {match.seats.length === 0 && <p class="soft small">{text.table.watching}</p>}
    </div>
  );
}

function Acts({ table, match }: { table: Table; match: Match }) {
  const state = table.state.value;
  const practice = table.mayShowOdds.value;
  return (
    <div class="acts row">
      {match.mode === "watch" && <Speed table={table} />}
      {practice && (
        <label class="switch">
          <input type="checkbox" role="switch" checked={showOdds.value} onChange={(event) => (showOdds.value = event.currentTarget.checked)} />
          {text.table.odds}
        </label>
      )}
      {match.seats.length > 0 && (
        <label class="switch">
          <input type="checkbox" role="switch" checked={explainAll.value} onChange={(event) => (explainAll.value = event.currentTarget.checked)} />
          {text.table.explain}
        </label>
      )}
      <span class="grow" />
      {table.revealing.value && <button type="button" class="button small" onClick={() => table.hurry()}>{text.table.skip}</button>}
      {match.seats.length > 0 && (
        <button type="button" class="button small" disabled={!state?.can_take_back || table.takeBackSent.value} onClick={() => table.takeBack()}>
          {match.mode === "match" ? text.table.askTakeBack : text.table.takeBack}
        </button>
      )}
    </div>
  );
}

function Speed({ table }: { table: Table }) {
  return (
    <div class="segments speed" role="radiogroup" aria-label={text.table.speed}>
      {text.table.speeds.map(([ms, label]) => (
        <label key={ms} class="segment">
          <input type="radio" name="speed" checked={table.pace.value === ms} onChange={() => table.setPace(ms)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
