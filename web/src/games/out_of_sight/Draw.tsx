/** Everything drawn blind: runs, passes, returns and kicks, in earnest or for practice. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Asked, Plain } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import { clicks, DrawTools } from "./DrawTools";
import { DropGrip } from "./Drop";
import { placed, walked } from "./geometry";
import { KeysForm } from "./KeysForm";
import { Live } from "./live";
import { typedDot, typedRun, type Pen } from "./pen";
import { Ball } from "./Pitch";
import { explained, GateMarks, gatesOf, Playbook } from "./Playbook";
import { Tries, type Try } from "./Practice";
import { Stage } from "./Stage";
import type { TableProps } from "./table";
import { mostOf, offeredDrop, sayOf, sightOf, taskOf } from "./task";
import type { Gate, Point, Stroke } from "./types";
import { useBlind } from "./useBlind";

const HIGH_PUNT_MS = 3200;

interface Props extends TableProps {
  asked: Asked;
  /** A stroke of this question is on its way: the curtain stays. */
  sent: boolean;
}

/** The play named from the Playbook, and its drop; nothing of the kind for kicks and returns. */
function usePlay(asked: Asked) {
  const isPlay = asked.name === "CallPlay";
  const gates = gatesOf(asked);
  const [play, setPlay] = useState(gates[1]?.play ?? gates[0]?.play ?? "");
  const [ownDrop, setOwnDrop] = useState<Point[] | null>(null);
  const gate: Gate | undefined = isPlay ? gates.find((each) => each.play === play) : undefined;
  const straight = isPlay ? offeredDrop(asked, play) : [];
  const drop = gate?.drop === 10 ? (ownDrop ?? straight) : straight;
  const choose = (next: string) => {
    setPlay(next);
    setOwnDrop(null);
  };
  const wrapped = (stroke: Stroke): Plain =>
    (isPlay ? { play, drop: drop.length > 1 ? drop : null, stroke } : stroke) as unknown as Plain;
  return { isPlay, play, gate, straight, drop, choose, setOwnDrop, wrapped };
}

export function DrawTable({ asked, answer, marks, seen: chosen, phone, bar, sent, draw, ...rest }: Props) {
  const called = usePlay(asked);
  const { gate, drop } = called;
  const task = taskOf(asked, gate, drop);
  const [practice, setPractice] = useState(false);
  const [tries, setTries] = useState<Try[]>([]);
  const [typing, setTyping] = useState(false);
  const [said, setSaid] = useState("");
  const stage = useRef<HTMLDivElement>(null);
  const running = asked.name === "RunAfterCatch";
  const isDot = task.kind === "dot";
  const high = asked.facts["kind"] === "high_punt";
  const [way, setWay] = useState(0);
  const most = mostOf(asked, rest.view);
  const seen = chosen ?? sightOf(task, running, most, phone);
  useEffect(() => setTries([]), [called.play]);

  const drawn = (path: Point[], stroke: Stroke) => {
    setSaid("");
    const whole: Point[] = isDot ? [task.start, path.at(-1) ?? task.start] : path;
    if (practice) setTries((before) => [...before, { path: whole, kind: task.kind }]);
    else answer(called.wrapped(stroke));
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
      setSaid(why === "tap" ? os.draw.tap : os.draw.broken);
      if (why === "broken") live.broken();
      else live.dropped();
    },
  });
  const typed = (steps: Point[]) => {
    setTyping(false);
    const path = walked(task.start, task.goes, steps);
    const hang = high ? HIGH_PUNT_MS : null;
    drawn(path, isDot ? typedDot(path.at(-1) ?? task.start, hang) : typedRun(path));
  };
  const drawing = blind !== "seeing";
  const covered = drawing || typing || sent || running;
  const begin = (event: PointerEvent) => press(event, stage.current);
  const word = drawing ? (high ? os.draw.way(way) : null) : sent ? os.draw.sent : typing ? os.draw.typing : running ? os.draw.complete : null;
  const anywhere = blind === "resting" || (running && !typing && !sent);
  const dropping = { ball: task.ball, goes: task.goes, straight: called.straight, onDrop: called.setOwnDrop };
  return (
    <>
      <Stage
        {...rest}
        {...{ seen, stage, covered }}
        drawing={drawing || running}
        curtain={word && <p>{word}</p>}
        onPress={anywhere ? begin : undefined}
        marks={
          <>
            {marks}
            {gate && <GateMarks gate={gate} ball={task.ball} goes={task.goes} drop={drop} />}
            {most !== null && <path class="os-most" d={`M${most} -27V27`} aria-hidden="true" />}
            <Tries tries={tries} />
            {drop.length > 1 && <Ball at={task.ball} faint />}
            <Ball at={task.start} />
          </>
        }
      >
        {!running && (
          <button
            type="button"
            class={covered ? "os-grip os-start away" : "os-grip os-start"}
            style={{ ...placed(task.start, seen), width: `max(48px, ${400 / seen.w}%)` }}
            aria-label={os.draw.start}
            onPointerDown={begin}
            onClick={(event) => event.detail === 0 && setTyping(true)}
          />
        )}
        {gate?.drop === 10 && !covered && <DropGrip {...dropping} {...{ seen, stage }} />}
      </Stage>
      {called.isPlay && !typing && (
        <div class={drawing || sent ? "os-below away" : "os-below"}>
          <Playbook asked={asked} chosen={called.play} onChoose={called.choose} />
          <p class="os-asks">
            <strong>{gate?.name}.</strong> {explained(asked, called.play)}
          </p>
        </div>
      )}
      {typing ? (
        <KeysForm kind={task.kind} onDone={typed} onCancel={() => setTyping(false)} />
      ) : (
        <DrawTools
          {...{ asked, answer, running, practice, tries }}
          away={drawing || sent}
          bar={running ? null : bar}
          said={said || sayOf(asked, task, practice, gate)}
          dropping={gate?.drop === 10 ? { ...dropping, drop } : null}
          onKeys={() => setTyping(true)}
          onPractice={() => setPractice(!practice)}
          onClear={() => setTries([])}
        />
      )}
      {blind === "resting" && (
        <button type="button" class="hush" onClick={finish}>
          {os.draw.done}
        </button>
      )}
    </>
  );
}
