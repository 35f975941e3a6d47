/** Everything drawn blind: runs, passes, returns and kicks, in earnest or for practice. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../net/wire";
import { kept } from "../../state/kept";
import { os } from "../../text/en.out_of_sight";
import { DropGrip, DropSlide } from "./Drop";
import { around, camera, placed, walked, type Camera } from "./geometry";
import { KeysForm } from "./KeysForm";
import { typedDot, typedRun, type Pen } from "./pen";
import { Ball } from "./Pitch";
import { explained, GateMarks, gatesOf, optionOf, Playbook } from "./Playbook";
import { Tries, TriesSaid, type Try } from "./Practice";
import { Stage } from "./Stage";
import type { TableProps } from "./table";
import { useBlind } from "./useBlind";
import type { Gate, Point, Stroke } from "./types";

/** Click, move, click: for trackpads and tired hands. */
export const clicks = kept<boolean>("out_of_sight.clicks", false);
const HIGH_PUNT_MS = 3200;

interface Props extends TableProps {
  asked: Asked;
  /** A stroke of this question is on its way: the curtain stays. */
  sent: boolean;
}

/** What is to be drawn, and from where. */
interface Task {
  kind: "run" | "dot";
  start: Point;
  /** Before any drop: the camera stays with it. */
  ball: Point;
  goes: number;
  /** Where it may lead: the camera holds it. */
  target: Point | null;
}

function taskOf(asked: Asked, gate: Gate | undefined, drop: Point[]): Task {
  const facts = asked.facts as { start?: Point; ball?: Point; goes: number };
  const ball = facts.ball && asked.name === "CallPlay" ? facts.ball : (facts.start ?? [50, 0]);
  const start = drop.at(-1) ?? ball;
  const isDot = asked.name === "KickOff" || asked.name === "KickIt" || gate?.is_run === false;
  const target = asked.name.startsWith("Kick") ? (asked.options.map(dotOf).find((at) => at !== null) ?? null) : null;
  return { kind: isDot ? "dot" : "run", start, ball, goes: facts.goes, target };
}

/** Where an offered kick lands. */
function dotOf({ value }: Option): Point | null {
  const segments = (value as unknown as Stroke | null)?.segments;
  const at = segments?.at(-1)?.pts[0];
  return at ? [at[0], at[1]] : null;
}

export function DrawTable(props: Props) {
  const { asked, answer, marks: _, seen: chosen, phone, bar, sent, ...rest } = props;
  const isPlay = asked.name === "CallPlay";
  const gates = gatesOf(asked);
  const [play, setPlay] = useState(gates[1]?.play ?? gates[0]?.play ?? "");
  const gate = isPlay ? gates.find((each) => each.play === play) : undefined;
  const straight = isPlay ? offeredDrop(asked, play) : [];
  const [ownDrop, setOwnDrop] = useState<Point[] | null>(null);
  const drop = gate?.drop === 10 ? (ownDrop ?? straight) : straight;
  const task = taskOf(asked, gate, drop);
  const [practice, setPractice] = useState(false);
  const [tries, setTries] = useState<Try[]>([]);
  const [typing, setTyping] = useState(false);
  const [said, setSaid] = useState("");
  const stage = useRef<HTMLDivElement>(null);
  const running = asked.name === "RunAfterCatch";
  const most = mostOf(asked, rest.view.los);
  const seen = chosen ?? sightOf(task, running, most, phone);
  useEffect(() => setTries([]), [play]);

  const send = (stroke: Stroke) => answer((isPlay ? { play, drop: drop.length > 1 ? drop : null, stroke } : stroke) as unknown as Plain);
  const drawn = (path: Point[], stroke: Stroke) => {
    setSaid("");
    if (practice) setTries((before) => [...before, { path, kind: task.kind }]);
    else send(stroke);
  };
  const { blind, press, finish } = useBlind({
    kind: task.kind,
    start: task.start,
    clicks: clicks.value,
    scale: () => (stage.current?.getBoundingClientRect().width ?? 1) / seen.w,
    done: (pen: Pen) => {
      const path = pen.path;
      drawn(task.kind === "dot" ? [task.start, path.at(-1) ?? task.start] : path, task.kind === "dot" ? pen.dot() : pen.run());
    },
    dropped: (why) => setSaid(why === "tap" ? os.draw.tap : os.draw.broken),
  });
  const typed = (steps: Point[]) => {
    setTyping(false);
    const path = walked(task.start, task.goes, steps);
    const end = path.at(-1) ?? task.start;
    const hang = asked.facts["kind"] === "high_punt" ? HIGH_PUNT_MS : null;
    drawn(task.kind === "dot" ? [task.start, end] : path, task.kind === "dot" ? typedDot(end, hang) : typedRun(path));
  };
  const drawing = blind !== "seeing";
  const covered = drawing || typing || sent || running;
  const away = drawing || sent;
  const begin = (event: PointerEvent) => press(event, stage.current);
  const word = drawing ? null : sent ? os.draw.sent : typing ? os.draw.typing : running ? os.draw.complete : null;
  return (
    <>
      <Stage
        {...rest}
        seen={seen}
        stage={stage}
        covered={covered}
        drawing={drawing || running}
        curtain={word && <p>{word}</p>}
        onPress={(blind === "resting" || (running && !typing && !sent)) ? begin : undefined}
        marks={
          <>
            {gate && <GateMarks gate={gate} ball={asked.facts["ball"] as Point} goes={task.goes} drop={drop} />}
            {most !== null && <path class="os-most" d={`M${most} -27V27`} aria-hidden="true" />}
            <Tries tries={tries} />
            {isPlay && <Ball at={asked.facts["ball"] as Point} faint={drop.length > 1} />}
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
        {gate?.drop === 10 && !covered && (
          <DropGrip ball={asked.facts["ball"] as Point} goes={task.goes} straight={straight} seen={seen} stage={stage} onDrop={setOwnDrop} />
        )}
      </Stage>
      {isPlay && !typing && (
        <div class={away ? "os-below away" : "os-below"}>
          <Playbook asked={asked} chosen={play} onChoose={(next) => { setPlay(next); setOwnDrop(null); }} />
          <p class="os-asks"><strong>{gate?.name}.</strong> {explained(asked, play)}</p>
        </div>
      )}
      {typing ? (
        <KeysForm kind={task.kind} onDone={typed} onCancel={() => setTyping(false)} />
      ) : (
        <div class={away ? "os-tools away" : "os-tools"}>
          {!running && bar}
          <p class="os-say" role="status">{said || sayOf(asked, task, practice, gate)}</p>
          {gate?.drop === 10 && <DropSlide ball={asked.facts["ball"] as Point} goes={task.goes} drop={drop} straight={straight} onDrop={setOwnDrop} />}
          <span class="os-ways">
            {asked.options.filter(({ value }) => typeof value === "string").map((option) => (
              <button key={String(option.value)} type="button" class="button small" title={option.explain} onClick={() => answer(option.value)}>
                {option.label}
              </button>
            ))}
            <button type="button" class="button small" onClick={() => setTyping(true)}>{os.draw.keys}</button>
            {!running && (
              <button type="button" class="button small" aria-pressed={practice} onClick={() => setPractice(!practice)}>{os.practice.toggle}</button>
            )}
            <label class="switch">
              <input type="checkbox" role="switch" checked={clicks.value} onChange={(event) => (clicks.value = event.currentTarget.checked)} />
              {os.draw.clicks}
            </label>
          </span>
          {practice && <TriesSaid tries={tries} onClear={() => setTries([])} />}
        </div>
      )}
      {blind === "resting" && <button type="button" class="hush" onClick={finish}>{os.draw.done}</button>}
    </>
  );
}

function sightOf(task: Task, running: boolean, most: number | null, phone: boolean): Camera {
  if (task.target && !running) return around([task.start, task.target, ...(most === null ? [] : [[most, 0] as Point])], phone);
  return camera("play", task.ball, task.goes, phone);
}

const offeredDrop = (asked: Asked, play: string): Point[] => {
  const value = optionOf(asked, play)?.value as { drop: Point[] | null } | undefined;
  return value?.drop ?? [];
};

function sayOf(asked: Asked, task: Task, practice: boolean, gate: Gate | undefined): string {
  if (practice) return os.practice.hint;
  if (asked.name === "RunAfterCatch") return "";
  if (asked.facts["kind"] === "high_punt") return os.draw.high;
  if (asked.name === "KickOff" || asked.name === "KickIt") return os.draw.kick;
  if (gate?.drop === 10) return os.draw.long;
  return task.kind === "dot" ? os.draw.pass : os.draw.run;
}

/** The x that a kick must not pass. */
function mostOf(asked: Asked, los: number): number | null {
  const { start, goes, most, kind } = asked.facts as { start: Point; goes: number; most: number; kind?: string };
  if (asked.name !== "KickOff" && kind !== "punt" && kind !== "high_punt") return null;
  const x = (asked.name === "KickOff" ? start[0] : los) + goes * most;
  return x > -20 && x < 120 ? x : null;
}
