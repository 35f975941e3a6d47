/** A record from a file, played back. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../games/board";
import type { EventOut, Frame, Replay } from "../net/wire";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { BranchDialog } from "../parts/dialogs/BranchDialog";
import { Check, DiceOpened } from "../parts/dialogs/DiceOpened";
import { Verdict } from "../parts/table/End";
import { History } from "../parts/table/History";
import { Log } from "../parts/table/Log";
import { currentGame, fetchRules } from "../parts/dialogs/RuleDialog";
import { RulesTab } from "../parts/table/RulesTab";
import { Scoreboard } from "../parts/table/Scoreboard";
import { BoxScore, Drives } from "../parts/table/Statistics";
import { Tabs } from "../parts/table/Tabs";
import { TopBar } from "../parts/table/TopBar";
import { distinct } from "../state/eyes";
import { reducedMotion } from "../state/kept";
import { useKeys } from "../state/keys";
import { momentAfter } from "../state/moments";
import { Replaying } from "../state/replaying";
import { text } from "../text/en";

export function ReplayScreen({ replay, file }: { replay: Replay; file: File }) {
  const { match } = replay;
  const frames = useMemo(() => distinct(replay.frames), [replay]);
  const replaying = useMemo(() => new Replaying(file), [file]);
  const [cursor, setCursor] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [branching, setBranching] = useState(false);
  const [news, setNews] = useState("");
  useEffect(() => {
    currentGame.value = match.game;
    document.title = `${text.replay.file(file.name)} · Snapcount`;
    void fetchRules(match.game);
  }, [replay]);
  const last = frames.length - 1;
  const move = (to: number) => {
    setNews("");
    setCursor(Math.max(0, Math.min(last, to)));
  };
  useKeys((key) => {
    if (key === "[" || key === "ArrowLeft") move(cursor - 1);
    else if (key === "]" || key === "ArrowRight") move(cursor + 1);
    else if (key === "p") setPlaying(!playing);
    else return false;
    return true;
  });
  const frame = frames[cursor];
  if (!frame) return null;
  const fresh = frame.events - (frames[cursor - 1]?.events ?? 0);
  const jump = (n: number) => {
    setPlaying(false);
    move(momentAfter(frames, n));
  };
  return (
    <div class="page at-table">
      <TopBar title={text.replay.file(file.name)} />
      <main class="table">
        <h1 class="hush">{text.table.heading(match.title, match.names)}</h1>
        <Moment
          replay={replay}
          frame={frame}
          fresh={fresh}
          playing={playing}
          last={cursor === last}
          news={news}
          replaying={replaying}
        />
        <div class="table-right">
          <div class="table-history">
            <History
              cursor={cursor}
              count={frames.length}
              playing={playing}
              closed
              onStep={(by) => move(cursor + by)}
              onMove={move}
              onLive={() => move(last)}
              onPlay={setPlaying}
              onLink={() => void replaying.link(frame.at).then(setNews)}
              onBranch={frame.waiting.length > 0 ? () => setBranching(true) : undefined}
            />
          </div>
          <Side replay={replay} frame={frame} fresh={fresh} onJump={jump} />
        </div>
      </main>
      <BranchDialog
        match={match}
        waiting={frame.waiting}
        open={branching}
        onClose={() => setBranching(false)}
        onGo={(wish) => replaying.tryFrom(frame.at, match, wish)}
      />
    </div>
  );
}

interface MomentProps {
  replay: Replay;
  frame: Frame;
  fresh: number;
  playing: boolean;
  last: boolean;
  news: string;
  replaying: Replaying;
}

const shownAt = (replay: Replay, frame: Frame): EventOut[] => replay.events.slice(0, frame.events);

function Moment({ replay, frame, fresh, playing, last, news, replaying }: MomentProps) {
  const { match, result } = replay;
  const board = useBoard(match.game);
  const events = useMemo(() => shownAt(replay, frame), [replay, frame]);
  const Below = board?.Below;
  const props: BoardProps = {
    view: frame.view,
    scoreboard: frame.scoreboard,
    names: match.names,
    seat: null,
    asked: null,
    waiting: frame.waiting,
    answer: () => undefined,
    events,
    fresh,
    motion: playing && !reducedMotion.value,
    considered: undefined,
    aid: board?.asksOfRecords ? (wanted) => replaying.aid(frame.at, wanted) : undefined,
    situation: frame.situation,
    board: frame.board,
    options: match.options,
  };
  return (
    <div class="table-main">
      <Scoreboard
        board={frame.scoreboard}
        score={match.score}
        names={match.names}
        mine={[]}
        presence={null}
        kinds={match.kinds}
      />
      <BoardArea module={board} live={playing} props={props} />
      <div class="table-desk">
        {news && (
          <p class="notice news" role="status">
            {news}
          </p>
        )}
        {last && result ? (
          <section class="end panel" aria-label={text.end.title}>
            <Verdict match={match} result={result} score={match.score} takenBack={match.taken_back.length} />
            <DiceOpened {...replay} checking={replaying.checking} />
          </section>
        ) : (
          <div class="panel waiting">
            <p>{frame.situation}</p>
            <Check checking={replaying.checking} />
          </div>
        )}
      </div>
      {Below && <Below {...props} />}
    </div>
  );
}

interface SideProps {
  replay: Replay;
  frame: Frame;
  fresh: number;
  onJump(n: number): void;
}

function Side({ replay, frame, fresh, onJump }: SideProps) {
  const [tab, setTab] = useState("log");
  const { match, stats, events } = replay;
  const log = () => (
    <Log
      events={events}
      upTo={frame.events}
      fresh={fresh}
      motion={false}
      looking
      backs={replay.match.taken_back}
      names={replay.match.names}
      onJump={onJump}
    />
  );
  return (
    <aside class="table-side">
      <Tabs
        label={text.tabs}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: "log", label: text.log.title, body: log },
          { id: "drives", label: text.drives.title, body: () => <Drives stats={stats} names={match.names} over /> },
          { id: "box", label: text.box.title, body: () => <BoxScore stats={stats} /> },
          { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
        ]}
      />
    </aside>
  );
}
