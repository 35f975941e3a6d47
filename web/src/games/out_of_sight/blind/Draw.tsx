/** Everything drawn blind: runs, passes, returns and kicks, in earnest or for practice. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Asked, Plain } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { clicks, desk, lastSeen } from "../desk";
import { DropGrip } from "./Drop";
import { returnZones, zonesOf } from "../field/gates";
import { placed, walked } from "../field/geometry";
import { Live } from "./live";
import { typedDot, typedRun, type Pen } from "./pen";
import { Ball, type PlaySight } from "../field/Pitch";
import { GateMarks, namedPlay } from "../hand/Playbook";
import { Target, Tries, type Tried } from "./Practice";
import { aheadSight, playSight } from "../field/sights";
import { Stage } from "../field/Stage";
import type { TableProps } from "../table";
import { kickSight, mostOf, taskOf } from "./task";
import type { Point, Stroke } from "../types";
import { useBlind } from "./useBlind";
import type { RunBack } from "../view.gen";

const HIGH_PUNT_MS = 3200;

interface Props extends TableProps {
  asked: Asked;
  /** A stroke of this question is on its way: the curtain stays. */
  sent: boolean;
}

export function DrawTable({ asked, answer, marks, look, sent, draw, aid, ...rest }: Props) {
  const { gate, drop, straight } = namedPlay(asked);
  const task = taskOf(asked, gate, drop);
  const practice = desk.practice.value;
  const typing = desk.typing.value;
  const tries = desk.tries.value;
  const stage = useRef<HTMLDivElement>(null);
  const running = asked.name === "RunAfterCatch";
  const isDot = task.kind === "dot";
  const kicks = isDot && !gate;
  const high = asked.facts["kind"] === "high_punt";
  const [way, setWay] = useState(0);
  const most = mostOf(asked, rest.view);
  const natural = gate
    ? playSight(rest.view, gate, task.ball, task.goes, drop)
    : task.target && !running
      ? kickSight(task, most)
      : aheadSight(task.ball, task.goes);
  const seen = running && lastSeen.camera ? lastSeen.camera : look(natural);
  const sight = useSight(asked, rest.view.phase === "return");
  useEffect(() => void (desk.tries.value = []), [desk.play.value]);

  const wrapped = (stroke: Stroke): Plain =>
    (gate ? { play: gate.play, drop: drop.length > 1 ? drop : null, stroke } : stroke) as unknown as Plain;
  const tried = (path: Point[], value: Plain) => {
    const whole: Point[] = isDot ? [task.start, path.at(-1) ?? task.start] : path;
    const keep = (found: Tried | null) => (desk.tries.value = [...desk.tries.value, { path: whole, kind: task.kind, found }]);
    if (!aid) return void keep(null);
    aid({ ask: "try", answer: value }).then(
      (found) => keep(found as unknown as Tried),
      (problem: unknown) => {
        desk.said.value = problem instanceof Error ? problem.message : "";
      },
    );
  };
  const drawn = (path: Point[], stroke: Stroke) => {
    desk.said.value = "";
    if (practice) tried(path, wrapped(stroke));
    else answer(wrapped(stroke));
  };
  const live = useMemo(() => new Live((piece) => sending.current?.(piece)), []);
  const sending = useRef(draw);
  sending.current = practice ? undefined : draw;
  const { blind, press, finish } = useBlind({
    kind: task.kind,
    start: task.start,
    clicks: clicks.value,
    scale: () => (stage.current?.getBoundingClientRect().width ?? 1) / seen.w,
    began: () => live.began(),
    moved: (pen, time) => {
      if (!isDot) live.moved(pen, time);
      if (high) setWay(Math.floor(pen.way));
    },
    done: (pen: Pen) => drawn(pen.path, isDot ? pen.dot(high) : pen.run()),
    dropped: (why) => {
      desk.said.value = why === "tap" ? os.draw.tap : os.draw.broken;
      if (why === "broken") live.broken();
      else live.dropped();
    },
  });
  desk.typed = (steps: Point[]) => {
    desk.typing.value = false;
    const path = walked(task.start, task.goes, steps);
    const hang = high ? HIGH_PUNT_MS : null;
    drawn(path, isDot ? typedDot(path.at(-1) ?? task.start, hang) : typedRun(path));
  };
  const drawing = blind !== "seeing";
  const away = drawing || sent;
  useEffect(() => void (desk.drawing.value = away), [away]);
  useEffect(() => () => void (desk.drawing.value = false), []);
  const seeing = asked.facts["seeing"] === true;
  const covered = running || (!seeing && (drawing || typing || sent));
  const begin = (event: PointerEvent) => press(event, stage.current);
  const anywhere = blind === "resting" || (running && !typing && !sent);
  const word = drawing
    ? high && os.draw.way(way)
    : sent
      ? os.draw.sent
      : typing
        ? os.draw.typing
        : running && os.draw.complete;
  return (
    <Stage
      {...rest}
      {...{ seen, stage, covered, sight }}
      drawing={drawing || running}
      quiet={kicks}
      curtain={word && <p class={running && !away && !typing ? "os-shout" : ""}>{word}</p>}
      onPress={anywhere ? begin : undefined}
      marks={
        <>
          {marks}
          {gate && <GateMarks gate={gate} ball={task.ball} goes={task.goes} drop={drop} />}
          {most !== null && <path class="os-most" d={`M${most} -27V27`} aria-hidden="true" />}
          {practice && <Target {...{ gate, task, symbols: rest.symbols }} />}
          <Tries tries={tries} />
          {drop.length > 1 && <Ball at={task.ball} faint />}
          <Ball at={task.start} />
        </>
      }
    >
      {!running && (
        <button
          key={`grip${desk.call.value}`}
          type="button"
          class={["os-grip os-start", covered && "away", desk.call.value > 0 && "called"].filter(Boolean).join(" ")}
          style={{ ...placed(task.start, seen), width: `max(48px, ${250 / seen.w}%)` }}
          aria-label={os.draw.start}
          onPointerDown={begin}
          onClick={(event) => event.detail === 0 && (desk.typing.value = true)}
        />
      )}
      {gate?.drop === 10 && !covered && (
        <DropGrip
          {...{ ball: task.ball, goes: task.goes, straight, seen, stage }}
          onDrop={(next) => (desk.ownDrop.value = next)}
        />
      )}
      {blind === "resting" && (
        <button type="button" class="hush" onClick={finish}>
          {os.draw.done}
        </button>
      )}
    </Stage>
  );
}

/** The same object as long as the same play is thought of: the symbols are drawn again only with another. */
function useSight(asked: Asked, returning: boolean): PlaySight | null {
  const { gate } = namedPlay(asked);
  return useMemo(() => {
    if (gate) {
      const { ball_at: ball, goes } = asked.facts as unknown as { ball_at: Point; goes: number };
      return { gate, zones: zonesOf(gate, ball, goes), ball };
    }
    if (!returning || asked.name !== "RunBack") return null;
    const back = asked.facts as unknown as RunBack;
    return { gate: null, zones: returnZones(back), ball: back.start };
  }, [asked, gate?.play, returning]);
}
