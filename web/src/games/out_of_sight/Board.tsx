/** Out of Sight Football: the field, the Playbook, the curtain, and the reveal. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SEATS, type Asked, type EventOut, type Names, type Plain, type Redrawn, type Seat } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import type { BoardProps, Sketch } from "../board";
import { DrawTable } from "./Draw";
import { around, camera, closeUp, type Camera, type Level } from "./geometry";
import { LinebackerTable } from "./Linebackers";
import { Ball, Linebacker, lineOf } from "./Pitch";
import { Reveal, useScenes } from "./Reveal";
import { sceneOf, scenesOf, timing, type Scene } from "./scenes";
import { SpotTable } from "./Spot";
import { Sights, Stage, usePhone } from "./Stage";
import type { TableProps } from "./table";
import { goingOf, type Point, type View } from "./types";
import "./board.css";

const DRAWN = new Set(["KickOff", "RunBack", "CallPlay", "RunAfterCatch", "KickIt"]);
const PLACED = new Set(["SpotBall", "SetLinebackers"]);

const NEVER: Redrawn = { home: 0, away: 0 };

/** Whatever is drawn or placed is answered on the board. */
export const answers = (asked: Asked): boolean => DRAWN.has(asked.name) || PLACED.has(asked.name);

/** The line grows and the cover comes off before a word is said of it. */
export const plays = (events: EventOut[]): number =>
  scenesOf(events).reduce((sum, scene) => sum + timing(scene).all, 0);

export default function Board({
  view: plain,
  names,
  asked,
  answer,
  sending = false,
  events,
  fresh,
  coming = [],
  hurry,
  motion,
  seat,
  sketch = null,
  blind = false,
  aid,
  draw,
  redrawn = NEVER,
}: BoardProps) {
  const view = plain as unknown as View | null;
  const phone = usePhone();
  const stage = useRef<HTMLDivElement>(null);
  const symbols = useMemo(() => view?.symbols ?? [], [view?.options.field, view?.symbols.length]);
  const news = useMemo(
    () => scenesOf(coming.length > 0 ? coming : events.slice(events.length - fresh)),
    [coming, events, fresh],
  );
  const last = view?.last ?? null;
  const scenes = useMemo(() => (news.length > 0 || !last ? news : [sceneOf(last)]), [news, last]);
  const { playing, busy, skip: rest } = useScenes(scenes, motion);
  const wasComing = useRef(false);
  useEffect(() => {
    if (wasComing.current && coming.length === 0) rest();
    wasComing.current = coming.length > 0;
  }, [coming.length > 0]);
  const skip = () => {
    rest();
    if (coming.length > 0) hurry?.();
  };
  const [look, setLook] = useState<{ level: Level | null; pan: number }>({ level: null, pan: 0 });
  useEffect(() => setLook({ level: null, pan: 0 }), [asked?.name]);
  const held = useHeld(asked, sending, news, events.length);
  if (!view) return null;
  const goes = goingOf(view);
  const focus = focusOf(view, asked);
  const seen = look.level ? camera(look.level, focus, goes, phone, look.pan) : undefined;
  const sights = (
    <Sights
      level={look.level}
      onLevel={(level) => setLook({ level, pan: 0 })}
      onPan={(by) =>
        setLook(({ level, pan }) => ({ level: level && level !== "whole" ? level : "close", pan: pan + by }))
      }
    />
  );
  const send = (value: Plain) => {
    skip();
    if (asked && DRAWN.has(asked.name) && typeof value === "object") held.hold(asked);
    answer(value);
  };
  const bar = (
    <>
      {sights}
      {busy && coming.length === 0 && (
        <button type="button" class="button small" onClick={skip}>
          {os.skip}
        </button>
      )}
    </>
  );
  const marks = <Reveal playing={playing} />;
  const props: TableProps = { symbols, view, names, phone, seen, marks, bar, answer: send, aid, draw };
  const open = blind || (busy && asked?.name !== "RunAfterCatch") ? null : asked;
  if (open && DRAWN.has(open.name)) {
    const key = `${open.name}${JSON.stringify(open.facts["start"] ?? open.facts["ball"])}`;
    return (
      <div class="os-board">
        <DrawTable key={key} {...props} asked={open} sent={held.asked === open} />
      </div>
    );
  }
  if (open?.name === "SpotBall")
    return (
      <div class="os-board">
        <SpotTable key={`s${events.length}`} {...props} asked={open} />
      </div>
    );
  if (open?.name === "SetLinebackers")
    return (
      <div class="os-board">
        <LinebackerTable key={`l${events.length}`} {...props} asked={open} />
      </div>
    );
  const covered = view.hidden || held.covers || blind;
  const still: Camera = seen ?? sceneSight(scenes, phone) ?? camera("play", focus, goes, phone);
  return (
    <div class="os-board">
      <Stage
        {...{ symbols, view, names, stage, covered }}
        seen={still}
        onPress={busy ? skip : undefined}
        curtain={curtainOf(view, blind)}
        marks={
          <>
            {marks}
            {view.linebackers.map((at, index) => (
              <Linebacker key={index} at={at} count={index + 1} />
            ))}
            {sketch && !busy && <Growing {...sketch} />}
            {HAS_BALL.has(view.phase) && !busy && <Ball at={view.run?.start ?? view.ball_at} />}
          </>
        }
      />
      {!covered && (
        <div class="os-tools">
          {bar}
          <p class="os-say">{busy ? os.reveal : sketch ? os.watch(names[sketch.seat]) : ""}</p>
          <RedrawnSaid redrawn={redrawn} names={names} seat={seat} />
        </div>
      )}
    </div>
  );
}

const curtainOf = (view: View, blind: boolean) =>
  blind ? <p>{os.otherWindow}</p> : view.hidden && <p>{view.phase === "catch" ? os.draw.complete : os.huddle}</p>;

const HAS_BALL = new Set(["declare", "huddle", "snap", "kick", "return"]);

function focusOf(view: View, asked: Asked | null): Point {
  const start = asked?.facts["start"] ?? asked?.facts["ball"];
  if (Array.isArray(start)) return start as Point;
  return view.run?.start ?? view.ball_at;
}

/** OS-2.14: the line of whoever draws blind, for whoever may watch. */
function Growing({ seat, points }: Sketch) {
  const at = points.at(-1);
  return (
    <g class={`os-scene os-growing ${seat}`}>
      <path class="os-line under" d={lineOf(points)} />
      <path class="os-line" d={lineOf(points)} />
      {at && <circle class="os-nib" cx={at[0]} cy={-at[1]} r=".7" />}
    </g>
  );
}

/** OS-2.13: how often the other had to draw again is no secret. */
function RedrawnSaid({ redrawn, names, seat }: { redrawn: Redrawn; names: Names; seat: Seat | null }) {
  const theirs = SEATS.filter((each) => each !== seat && redrawn[each] > 0);
  return (
    <>
      {theirs.map((each) => (
        <p key={each} class="os-note">
          {os.redrawn(names[each], redrawn[each])}
        </p>
      ))}
    </>
  );
}

/** All of what is being shown, from as near as it allows. */
function sceneSight(scenes: Scene[], phone: boolean): Camera | undefined {
  const points = scenes.flatMap((scene) => [
    ...scene.path,
    ...scene.drop,
    ...scene.linebackers,
    ...[scene.from, scene.dot].filter((at): at is Point => at !== null),
  ]);
  return points.length > 0 ? (closeUp(points, phone) ?? around(points, phone)) : undefined;
}

/** From the end of a blind stroke until its result is known the curtain stays; a refused one lifts it (OS-2.13). */
function useHeld(asked: Asked | null, sending: boolean, news: Scene[], heard: number) {
  const [held, setHeld] = useState<{ asked: Asked; from: number } | null>(null);
  const wasSending = useRef(false);
  const over =
    held !== null && (news.some((scene) => scene.n >= held.from) || (asked !== null && asked !== held.asked));
  useEffect(() => {
    const refused = held !== null && wasSending.current && !sending && asked === held.asked;
    wasSending.current = sending;
    if (over || refused) setHeld(null);
  }, [over, sending, asked, held]);
  return {
    asked: held && !over ? held.asked : null,
    covers: held !== null && !over,
    hold: (question: Asked) => setHeld({ asked: question, from: heard }),
  };
}
