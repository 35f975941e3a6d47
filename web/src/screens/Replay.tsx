/** A record from a file, played back. */

import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../games/board";
import type { Frame as Moment, Replay } from "../net/wire";
import { BoardArea, useBoard } from "../parts/table/BoardArea";
import { BranchDialog } from "../parts/dialogs/BranchDialog";
import { Check, DiceOpened } from "../parts/dialogs/DiceOpened";
import { Menu, MenuButton } from "../parts/dialogs/Menu";
import { DriveChart, Drives } from "../parts/table/Drives";
import { Final } from "../parts/table/End";
import { Frame } from "../parts/table/Frame";
import { Place } from "../parts/table/hand/Hand";
import { History } from "../parts/table/History";
import { Log } from "../parts/table/Log";
import { asidesOf } from "../state/table/asides";
import { useColours } from "../state/colours";
import { currentGame, fetchRules } from "../state/rules";
import { RulesTab } from "../parts/table/RulesTab";
import { Scoreboard } from "../parts/table/Scoreboard";
import { BoxScore, type See } from "../parts/table/Statistics";
import { GenericStory } from "../parts/table/Story";
import { ownTabs, Tabs } from "../parts/table/Tabs";
import { during } from "../state/staging/during";
import { reducedMotion } from "../state/kept";
import { useKeys } from "../state/keys";
import { momentAfter, seePlay } from "../state/replay/moments";
import { Past } from "../state/replay/past";
import { stagesOf } from "../state/staging/stages";
import { situationOf } from "../state/staging/saying";
import { Replaying } from "../state/replay/replaying";
import { text } from "../text/en";
import { sound } from "../state/staging/sound";

export function ReplayScreen({ replay, file }: { replay: Replay; file: File }) {
  const { match } = replay;
  useColours(match.colours);
  const past = useMemo(() => new Past(() => 0, async () => replay.frames, () => replay.events), [replay]);
  const replaying = useMemo(() => new Replaying(file), [file]);
  const [branching, setBranching] = useState(false);
  const [menu, setMenu] = useState(false);
  const [news, setNews] = useState("");
  const board = useBoard(match.game);
  useEffect(() => {
    currentGame.value = match.game;
    document.title = `${text.replay.file(file.name)} · Snapcount`;
    void fetchRules(match.game);
    void past.open(() => 0);
    return () => past.leave();
  }, [replay]);
  useEffect(() => {
    past.director.stages = board?.stages ?? stagesOf;
    past.director.haste = board?.haste ?? (() => 1);
    past.director.plays = board?.plays ?? (() => 0);
  }, [past, board]);
  const cursor = past.cursor.value ?? 0;
  const playing = past.playing.value;
  const frames = past.frames.value ?? [];
  const last = frames.length - 1;
  const move = (to: number) => {
    setNews("");
    past.moveTo(to);
  };
  useKeys((key) => {
    if (key === "[" || key === "ArrowLeft") move(cursor - 1);
    else if (key === "]" || key === "ArrowRight") move(cursor + 1);
    else if (key === "p") past.play(!playing);
    else if (key === " " && past.director.revealing.value) past.director.hurry();
    else return false;
    return true;
  });
  const frame = past.frame.value ?? (replay.frames[0] as Moment);
  const jump = (n: number) => {
    past.play(false);
    move(momentAfter(frames, n));
  };
  const props = propsOf({ replay, frame, past, replaying, board });
  const Story = board?.Story ?? GenericStory;
  const ended = cursor === last && replay.result !== null && !playing;
  const see: See = (first, until) => void seePlay(past, replay.events, first, until);
  useEffect(() => effect(() => sound(past.director.stage.value, past.director.outcome.value)), [past]);
  return (
    <Frame
      title={text.replay.file(file.name)}
      heading={text.table.heading(match.title, match.names)}
      stage={props.stage}
      acts={<MenuButton onClick={() => setMenu(true)} />}
      score={
        <Scoreboard board={props.scoreboard} score={match.score} names={match.names} mine={[]} presence={null} kinds={match.kinds} over={ended} />
      }
      board={
        <>
          <BoardArea module={board} outcome={past.director.outcome.value} props={props} />
          {ended && (
            <Final match={match} result={replay.result} score={match.score} takenBack={match.taken_back.length} stats={replay.stats} onSee={see}>
              <DiceOpened {...replay} checking={replaying.checking} />
            </Final>
          )}
        </>
      }
      notices={
        news && (
          <p class="notice news" role="status">
            {news}
          </p>
        )
      }
      story={
        ended && replay.stats ? (
          <DriveChart stats={replay.stats} names={match.names} length={props.scoreboard?.length} onSee={see} />
        ) : (
          board !== undefined && <Story {...props} />
        )
      }
      side={<Side replay={replay} past={past} board={board} props={props} onJump={jump} onSee={see} />}
      last={props.events.slice(0, past.director.told.value).findLast((event) => event.text)?.text ?? ""}
      hand={
        <Place kind="waiting" side={frame.waiting[0] ?? null}>
          <div class="waiting-words replayed">
            {!ended && <p>{props.situation}</p>}
            <div class="replay-history">
              <History
                cursor={cursor}
                count={frames.length}
                playing={playing}
                closed
                onStep={(by) => move(cursor + by)}
                onMove={move}
                onLive={() => move(last)}
                onPlay={(on) => past.play(on)}
                onLink={() => void replaying.link(frame.at).then(setNews)}
                onBranch={frame.waiting.length > 0 ? () => setBranching(true) : undefined}
              >
                {!ended && <Check checking={replaying.checking} />}
                {replay.result !== null && (
                  <button type="button" class="button small" onClick={() => void replaying.review().then(setNews)}>
                    {text.review.open}
                  </button>
                )}
              </History>
            </div>
          </div>
        </Place>
      }
    >
      <BranchDialog
        match={match}
        waiting={frame.waiting}
        open={branching}
        onClose={() => setBranching(false)}
        onGo={(wish) => replaying.tryFrom(frame.at, match, wish)}
      />
      <Menu open={menu} onClose={() => setMenu(false)} />
    </Frame>
  );
}

interface MomentProps {
  replay: Replay;
  frame: Moment;
  past: Past;
  replaying: Replaying;
  board: BoardModule | null | undefined;
}

/** What the board is given of a moment of a record. */
function propsOf({ replay, frame, past, replaying, board }: MomentProps): BoardProps {
  const { match } = replay;
  const { shown, told, since, freshFrom, stage, coming } = past.director;
  const events = replay.events.slice(0, shown.value);
  return {
    view: frame.view,
    scoreboard: frame.scoreboard && during(frame.scoreboard, events.slice(since.value), told.value, stage.value),
    names: match.names,
    seat: null,
    asked: null,
    waiting: frame.waiting,
    answer: () => undefined,
    choose: () => undefined,
    consider: () => undefined,
    raise: () => undefined,
    chosen: undefined,
    events,
    fresh: events.length - freshFrom.value,
    coming: coming.value,
    hurry: () => past.director.hurry(),
    stage: stage.value,
    faceDown: stage.value === "cards",
    motion: past.playing.value && !reducedMotion.value,
    considered: undefined,
    aid: board?.asksOfRecords ? (wanted) => replaying.aid(frame.at, wanted) : undefined,
    situation: situationOf(past.director, frame.situation),
    board: frame.board,
    options: match.options,
  };
}

/** The figures of the whole game say how it ends: nobody is told before they ask. */
function Untold({ onTell }: { onTell(): void }) {
  return (
    <div class="stack">
      <p class="soft">{text.replay.untold}</p>
      <button type="button" class="button small" onClick={onTell}>
        {text.replay.tell}
      </button>
    </div>
  );
}

interface SideProps {
  replay: Replay;
  past: Past;
  board: BoardModule | null | undefined;
  props: BoardProps;
  onJump(n: number): void;
  onSee: See;
}

function Side({ replay, past, board, props, onJump, onSee }: SideProps) {
  const [tab, setTab] = useState("log");
  const [told, setTold] = useState(false);
  const last = (past.frames.value?.length ?? 0) - 1;
  const whole = (figures: ComponentChildren) => () =>
    told || past.furthest.value >= last ? figures : <Untold onTell={() => setTold(true)} />;
  const { match, stats, events } = replay;
  const seen = past.frames.value?.[past.furthest.value]?.events ?? 0;
  const log = () => (
    <Log
      events={events.slice(0, Math.max(seen, past.director.told.value))}
      upTo={past.director.told.value}
      fresh={Math.max(0, past.director.told.value - past.director.freshFrom.value)}
      looking
      asides={asidesOf(match.names, match.taken_back, match.sittings)}
      length={props.scoreboard?.length}
      onJump={onJump}
    />
  );
  return (
    <Tabs
      label={text.tabs}
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: "log", label: text.log.title, body: log },
        ...ownTabs(board, props),
        { id: "drives", label: text.drives.title, body: whole(<Drives stats={stats} names={match.names} over length={props.scoreboard?.length} onSee={onSee} />) },
        { id: "box", label: text.box.title, body: whole(<BoxScore stats={stats} names={match.names} onSee={onSee} />) },
        { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
      ]}
    />
  );
}
