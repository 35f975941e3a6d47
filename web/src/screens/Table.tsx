/** The table: scoreboard, board, question, log, history. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../games/board";
import { other, type Match } from "../net/wire";
import { Announcer } from "../parts/table/Announcer";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { BookPage, ChanceBar } from "../parts/book/ChanceBar";
import { ChatButton } from "../parts/dialogs/Chat";
import { CoverScreen } from "../parts/dialogs/CoverScreen";
import { runningTime, timesOf } from "../parts/table/ClockBar";
import { End } from "../parts/table/End";
import { FirstTime } from "../parts/lesson/FirstTime";
import { Frame } from "../parts/table/Frame";
import { Hand } from "../parts/table/hand/Hand";
import { History } from "../parts/table/History";
import { Icon, type IconName } from "../parts/Icon";
import { MenuButton } from "../parts/dialogs/Menu";
import { SignTip } from "../parts/dialogs/Signs";
import { TableWindows, type TableWindow } from "../parts/dialogs/TableWindows";
import { Log } from "../parts/table/Log";
import { Notices } from "../parts/table/Notices";
import { GenericStory } from "../parts/table/Story";
import { OtherGames } from "../parts/lobby/OtherGames";
import { asidesOf } from "../state/table/asides";
import { currentGame, fetchRules } from "../state/rules";
import { RulesTab } from "../parts/table/RulesTab";
import { Scoreboard } from "../parts/table/Scoreboard";
import { DriveChart, Drives } from "../parts/table/Drives";
import { BoxScore, type See } from "../parts/table/Statistics";
import { ownTabs, Tabs } from "../parts/table/Tabs";
import { TopBar } from "../parts/table/TopBar";
import { tokensOf } from "../state/kept";
import { useColours } from "../state/colours";
import { useKeys } from "../state/keys";
import {
  backToNow,
  jumpToEvent,
  linkToMoment,
  nearest,
  playBack,
  scrubTo,
  seePlay,
  stepHistory,
} from "../state/replay/moments";
import { stagesOf } from "../state/staging/stages";
import { go, homePath, route } from "../state/route";
import { Table } from "../state/table/table";
import { tableKey } from "../state/table/tableKeys";
import { text } from "../text/en";
import { boardProps } from "./boardProps";

interface Props {
  table: Table;
  match: Match;
}

export function TableScreen({ token }: { token: string }) {
  const table = useMemo(() => new Table(token), [token]);
  useEffect(() => () => table.leave(), [table]);
  const match = table.match.value;
  useColours(match?.colours);
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
        <button type="button" class="button main" onClick={() => go(homePath)}>
          {text.table.toLobby}
        </button>
      </main>
    </div>
  );
}

function Seated({ table, match }: Props) {
  const [tab, setTab] = useState("log");
  const [window, setWindow] = useState<TableWindow>("");
  const board = useBoard(match.game);
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
  useEffect(() => {
    if (board === null || board?.readsText) table.wantBoard();
    for (const director of [table.director, table.past.director]) {
      director.stages = board?.stages ?? stagesOf;
      director.haste = board?.haste ?? (() => 1);
      director.plays = board?.plays ?? (() => 0);
    }
  }, [table, board]);
  const cover = table.coverFor.value;
  const looking = table.frame.value !== null;
  const props = boardProps(table, match);
  const Story = board?.Story ?? GenericStory;
  const final = over && !looking && !table.revealing.value;
  const see: See = (first, last) => void seePlay(table.past, table.told.value, first, last);
  const chat = <ChatButton table={table} match={match} onClick={() => setWindow("chat")} />;
  return (
    <Frame
      title={match.title}
      heading={text.table.heading(match.title, match.names)}
      seq={state?.seq}
      over={over}
      stage={props.stage}
      covered={cover !== null}
      acts={
        <>
          <OtherGames match={match.match} />
          {chat}
          <TopButton icon="share" label={text.table.links} onClick={() => setWindow("links")} />
          <MenuButton onClick={() => setWindow("menu")} />
        </>
      }
      score={
        <Scoreboard
          board={props.scoreboard}
          score={state?.score ?? match.score}
          names={match.names}
          mine={match.seats}
          presence={table.presence.value}
          kinds={match.kinds}
          times={timesOf(table)}
          over={final}
        />
      }
      chance={<ChanceBar table={table} match={match} />}
      board={
        <>
          <BoardArea module={board} outcome={table.stagehand.value.outcome.value} props={props} />
          {!final && <SignTip game={match.game} moment={`${props.stage} ${asked?.name}`} />}
          {final && <End table={table} match={match} onSee={see} />}
        </>
      }
      notices={<Notices table={table} match={match} />}
      story={
        <>
          <BookPage table={table} />
          <FirstTime table={table} />
          {final && table.stats.value ? (
            <DriveChart stats={table.stats.value} names={match.names} length={props.scoreboard?.length} onSee={see} />
          ) : (
            board !== undefined && <Story {...props} />
          )}
        </>
      }
      side={
        <>
          <TableSide table={table} match={match} board={board} props={props} tab={tab} onTab={setTab} onSee={see} />
          <TableHistory table={table} match={match} onBranch={() => setWindow("branch")} />
        </>
      }
      last={table.told.value.findLast((event) => event.text)?.text ?? ""}
      corner={chat}
      hand={<Hand table={table} match={match} board={board} props={props} onWindow={setWindow} />}
    >
      <Announcer events={looking ? table.told.value.slice(0, table.toldThen.value) : table.told.value} prompt={asked?.prompt ?? ""} />
      {cover && <CoverScreen seat={cover} names={match.names} onReady={() => table.uncover()} />}
      <TableWindows table={table} match={match} window={window} onWindow={setWindow} />
    </Frame>
  );
}

function TopButton({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" class="button small icon plain" title={label} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
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

interface SideProps extends Props {
  board: BoardModule | null | undefined;
  props: BoardProps;
  tab: string;
  onTab(tab: string): void;
  onSee: See;
}

function TableSide({ table, match, board, props, tab, onTab, onSee }: SideProps) {
  const stats = table.stats.value;
  const log = () => (
    <Log
      events={table.told.value}
      upTo={table.toldThen.value}
      fresh={table.fresh.value}
      looking={table.frame.value !== null}
      asides={asidesOf(match.names, table.takenBack.value, table.sittings.value)}
      length={props.scoreboard?.length}
      onJump={(n) => jumpToEvent(table, n)}
    />
  );
  const drives = () => <Drives stats={stats} names={match.names} over={table.state.value?.over ?? false} length={props.scoreboard?.length} onSee={onSee} />;
  return (
    <Tabs
      label={text.tabs}
      chosen={tab}
      onChoose={onTab}
      tabs={[
        { id: "log", label: text.log.title, body: log },
        ...ownTabs(board, props),
        { id: "drives", label: text.drives.title, body: drives },
        { id: "box", label: text.box.title, body: () => <BoxScore stats={stats} names={match.names} onSee={onSee} /> },
        { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
      ]}
    />
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
  const at = route.value.screen === "table" ? route.value.at : null;
  useEffect(() => {
    if (at !== null) void table.openHistory((frames) => nearest(frames, at));
  }, [at]);
}
