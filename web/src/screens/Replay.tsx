/** A record from a file, played back: nothing of it is stored anywhere. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Replay } from "../net/wire";
import { BoardArea, useBoard } from "../parts/BoardArea";
import { DiceOpened, Verdict } from "../parts/End";
import { History } from "../parts/History";
import { Log } from "../parts/Log";
import { currentGame, fetchRules } from "../parts/RuleDialog";
import { RulesTab } from "../parts/RulesTab";
import { Scoreboard } from "../parts/Scoreboard";
import { BoxScore, Drives } from "../parts/Statistics";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { reducedMotion } from "../state/kept";
import { useKeys } from "../state/keys";
import { distinct } from "../state/eyes";
import { text } from "../text/en";

export function ReplayScreen({ replay, file }: { replay: Replay; file: string }) {
  const { match, events } = replay;
  const frames = useMemo(() => distinct(replay.frames), [replay]);
  const [cursor, setCursor] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [tab, setTab] = useState("log");
  const board = useBoard(match.game);
  useEffect(() => {
    currentGame.value = match.game;
    document.title = `${text.replay.file(file)} · Snapcount`;
    void fetchRules(match.game);
  }, [replay]);
  const last = frames.length - 1;
  const move = (to: number) => setCursor(Math.max(0, Math.min(last, to)));
  useKeys((key) => {
    if (key === "[" || key === "ArrowLeft") move(cursor - 1);
    else if (key === "]" || key === "ArrowRight") move(cursor + 1);
    else if (key === "p") setPlaying(!playing);
    else return false;
    return true;
  });
  const frame = frames[cursor];
  const seen = useMemo(() => events.slice(0, frame?.events ?? 0), [events, frame]);
  if (!frame) return null;
  const fresh = frame.events - (frames[cursor - 1]?.events ?? 0);
  return (
    <div class="page at-table">
      <TopBar title={text.replay.file(file)} />
      <main class="table">
        <h1 class="hush">{text.table.heading(match.title, match.names)}</h1>
        <div class="table-main">
          <Scoreboard
            board={frame.scoreboard}
            score={match.score}
            names={match.names}
            mine={[]}
            presence={null}
            kinds={match.kinds}
          />
          <BoardArea
            module={board}
            props={{
              view: frame.view,
              scoreboard: frame.scoreboard,
              names: match.names,
              seat: null,
              asked: null,
              waiting: frame.waiting,
              answer: () => undefined,
              events: seen,
              fresh,
              motion: playing && !reducedMotion.value,
              considered: undefined,
              situation: frame.situation,
              board: frame.board,
              options: match.options,
            }}
          />
          <div class="table-desk">
            {cursor === last && replay.result ? (
              <section class="end panel" aria-label={text.end.title}>
                <Verdict match={match} result={replay.result} score={match.score} />
                <DiceOpened seed={replay.seed} commitment={replay.commitment} />
              </section>
            ) : (
              <p class="panel waiting">{frame.situation}</p>
            )}
          </div>
        </div>
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
            />
          </div>
          <aside class="table-side">
            <Tabs
              label={text.tabs}
              chosen={tab}
              onChoose={setTab}
              tabs={[
                { id: "log", label: text.log.title, body: () => <Log events={seen} fresh={fresh} motion={false} /> },
                {
                  id: "drives",
                  label: text.drives.title,
                  body: () => <Drives stats={replay.stats} names={match.names} over />,
                },
                { id: "box", label: text.box.title, body: () => <BoxScore stats={replay.stats} /> },
                { id: "rules", label: text.rules.title, body: () => <RulesTab game={match.game} /> },
              ]}
            />
          </aside>
        </div>
      </main>
    </div>
  );
}
