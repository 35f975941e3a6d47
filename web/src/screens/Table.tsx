/** The table: scoreboard, board, question, log, history. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../games/board";
import { api } from "../net/api";
import { other, type Match } from "../net/wire";
import { Announcer } from "../parts/table/Announcer";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { CoverScreen } from "../parts/dialogs/CoverScreen";
import { ClockBar, runningTime, timesOf } from "../parts/table/ClockBar";
import { Desk } from "../parts/table/Desk";
import { History } from "../parts/table/History";
import { Icon, type IconName } from "../parts/Icon";
import { TableWindows, type TableWindow } from "../parts/dialogs/TableWindows";
import { Log } from "../parts/table/Log";
import { OtherGames } from "../parts/lobby/OtherGames";
import { currentGame, fetchRules } from "../parts/dialogs/RuleDialog";
import { RulesTab } from "../parts/table/RulesTab";
import { Scoreboard } from "../parts/table/Scoreboard";
import { BoxScore, Drives } from "../parts/table/Statistics";
import { Tabs } from "../parts/table/Tabs";
import { TopBar } from "../parts/table/TopBar";
import { reducedMotion, showOdds, tokensOf } from "../state/kept";
import { useKeys } from "../state/keys";
import {
  backToNow,
  jumpToEvent,
  linkToMoment,
  nearest,
  playBack,
  scrubTo,
  stepHistory,
} from "../state/moments";
import { go, route } from "../state/route";
import { Table } from "../state/table";
import { tableKey } from "../state/tableKeys";
import { text } from "../text/en";

interface Props {
  table: Table;
  match: Match;
}

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
        <button type="button" class="button main" onClick={() => go("/")}>
          {text.table.toLobby}
        </button>
      </main>
    </div>
  );
}

function Seated({ table, match }: Props) {
  const [tab, setTab] = useState("log");
  const [window, setWindow] = useState<TableWindow>("");
  const state = table.state.value;
  const asked = table.asked.value;
  const over = state?.over ?? false;
  useMoment(table);
  useInvitation(table, match, () => setWindow("links"));
  useTitle(match, asked !== null, runningTime(table, match));
  useKeys((key) => tableKey(table, key, () => setTab("rules")));
  useEffect(() => {
    if (tab === "drives" || tab === "box" || over) void table.fetchStats();
  }, [tab, state?.seq, over]);
  const cover = table.coverFor.value;
  return (
    <div class="page at-table">
      <TopBar title={match.title}>
        <OtherGames match={match.match} />
        {match.seats.length > 0 && !over && (
          <TopButton icon="flag" label={text.table.resign} onClick={() => setWindow("resign")} />
        )}
        <TopButton icon="share" label={text.table.links} onClick={() => setWindow("links")} />
      </TopBar>
      <main class="table" inert={cover !== null} data-seq={state?.seq} data-over={over}>
        <h1 class="hush">{text.table.heading(match.title, match.names)}</h1>
        <TableMain table={table} match={match} />
        <div class="table-right">
          <TableHistory table={table} match={match} onBranch={() => setWindow("branch")} />
          <TableSide table={table} match={match} tab={tab} onTab={setTab} />
        </div>
      </main>
      <Announcer events={table.frame.value ? table.events.value : table.told.value} prompt={asked?.prompt ?? ""} />
      {cover && <CoverScreen seat={cover} names={match.names} onReady={() => table.uncover()} />}
      <TableWindows table={table} match={match} window={window} onClose={() => setWindow("")} />
    </div>
  );
}

function TopButton({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" class="button small plain" title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="wide-only">{label}</span>
    </button>
  );
}

/** What these eyes are given of the match, now or at the moment looked at. */
function boardProps(table: Table, match: Match): BoardProps {
  const sight = table.sight.value;
  const frame = table.frame.value;
  return {
    view: sight?.view ?? null,
    scoreboard: sight?.scoreboard ?? null,
    names: match.names,
    seat: table.seat.value,
    asked: table.asked.value,
    waiting: (frame ?? table.state.value)?.waiting ?? [],
    answer: (value) => table.answer(value),
    sending: table.sending.value,
    sketch: frame ? null : table.sketch.value,
    draw: frame ? undefined : (piece) => table.draw(piece),
    blind: !frame && table.blind.value,
    redrawn: table.redrawn.value,
    events: table.events.value,
    fresh: table.fresh.value,
    coming: frame ? [] : table.coming.value,
    hurry: () => table.showing.hurry(),
    motion: !reducedMotion.value && (!frame || table.past.playing.value),
    considered: table.considered.value,
    aid: (wanted) => api.aid(table.token, table.seat.value, wanted, frame?.at ?? null),
    advice: table.advising.shown.value,
    advise: table.advising.allowed.value && !showOdds.value ? () => (showOdds.value = true) : undefined,
    faceDown: !frame && table.showing.faceDown.value,
    situation: sight?.situation ?? "",
    board: sight?.board ?? "",
    options: match.options,
  };
}

function TableMain({ table, match }: Props) {
  const board = useBoard(match.game);
  useEffect(() => {
    if (board === null || board?.readsText) table.wantBoard();
    table.showing.plays = board?.plays ?? (() => 0);
  }, [table, board]);
  const state = table.state.value;
  const props = boardProps(table, match);
  const Below = board?.Below;
  return (
    <div class="table-main">
      <Scoreboard
        board={props.scoreboard}
        score={state?.score ?? match.score}
        names={match.names}
        mine={match.seats}
        presence={table.presence.value}
        kinds={match.kinds}
        times={timesOf(table)}
      />
      <ClockBar table={table} match={match} />
      <BoardArea module={board} live={!table.frame.value || table.past.playing.value} props={props} />
      <Desk table={table} match={match} board={board} />
      {Below && <Below {...props} />}
    </div>
  );
}

/** There is a decision at that moment, and it gives no secret away: the game is over, or one plays it alone. */
function mayBranch(table: Table, match: Match): boolean {
  if ((table.frame.value?.waiting.length ?? 0) === 0) return false;
  const brought = match.mode === "watch" && match.kinds.home === "person";
  return (table.state.value?.over ?? false) || brought || (match.mode !== "match" && match.seats.length > 0);
}

function TableHistory({ table, match, onBranch }: Props & { onBranch(): void }) {
  return (
    <div class="table-history">
      <History
        cursor={table.past.cursor.value}
        count={table.past.frames.value?.length ?? null}
        playing={table.past.playing.value}
        onStep={(by) => stepHistory(table, by)}
        onMove={(to) => scrubTo(table, to)}
        onLive={() => backToNow(table)}
        onPlay={(playing) => playBack(table, playing)}
        onLink={() => void linkToMoment(table, tokensOf(match.match).watch ?? table.token)}
        onBranch={mayBranch(table, match) ? onBranch : undefined}
      />
    </div>
  );
}

function TableSide({ table, match, tab, onTab }: Props & { tab: string; onTab(tab: string): void }) {
  const motion = !reducedMotion.value && table.frame.value === null;
  const stats = table.stats.value;
  const log = () => (
    <Log
      events={table.told.value}
      upTo={Math.min(table.events.value.length, table.told.value.length)}
      fresh={table.fresh.value}
      motion={motion}
      looking={table.frame.value !== null}
      backs={table.takenBack.value}
      names={match.names}
      onJump={(n) => jumpToEvent(table, n)}
    />
  );
  const drives = () => <Drives stats={stats} names={match.names} over={table.state.value?.over ?? false} />;
  return (
    <aside class="table-side">
      <Tabs
        label={text.tabs}
        chosen={tab}
        onChoose={onTab}
        tabs={[
          { id: "log", label: text.log.title, body: log },
          { id: "drives", label: text.drives.title, body: drives },
          { id: "box", label: text.box.title, body: () => <BoxScore stats={stats} /> },
          { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
        ]}
      />
    </aside>
  );
}

/** Whoever has just made a match is given the friend's link to send. */
function useInvitation(table: Table, match: Match, open: () => void): void {
  useEffect(() => {
    const seat = table.seat.value;
    if (match.mode !== "match" || !seat || !tokensOf(match.match)[other(seat)] || match.over) return;
    if (!table.presence.value?.[other(seat)] && table.heard.value.length < 3) open();
  }, []);
}

/** The tab of the browser says when it is one's turn, whose clock runs and how long. */
function useTitle(match: Match, asked: boolean, time: string): void {
  useEffect(() => {
    document.title = text.table.title(match.title, asked, time);
  }, [match.title, asked, time]);
}

/** `/play#TOKEN@42` opens at that moment. */
function useMoment(table: Table): void {
  const here = route.value;
  const at = here.screen === "table" ? here.at : null;
  useEffect(() => {
    if (at !== null) void table.openHistory((frames) => nearest(frames, at));
  }, [at]);
}
