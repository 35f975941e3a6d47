/** Out of Sight Football: the field, the Playbook, the curtain, and the reveal. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SEATS, type Asked, type EventOut, type Names, type Plain, type Redrawn, type Seat } from "../../net/wire";
import { useBox } from "../../parts/useBox";
import { os } from "../../text/en.out_of_sight";
import type { BoardProps, Sketch } from "../board";
import { lastSeen, openDesk } from "./desk";
import { DrawTable } from "./blind/Draw";
import { FoulSpots, foulSpots } from "./field/Fouls";
import { clears, framing, holds, whole, zoomed, type Camera, type Sight } from "./field/geometry";
import { LinebackerTable } from "./field/Linebackers";
import { Ball, Linebacker, lineOf } from "./field/Pitch";
import { gatesOf } from "./hand/Playbook";
import { Plates, Reveal, useScenes } from "./story/Reveal";
import { lowest, pointsOf, sceneOf, scenesOf, timing, type Scene } from "./story/scenes";
import { Rings, ringsOf } from "./field/Rings";
import { standSight } from "./field/sights";
import { SpotTable } from "./field/Spot";
import { Sights, Stage } from "./field/Stage";
import { useSymbols } from "./field/symbols";
import type { TableProps } from "./table";
import type { Point, View } from "./types";
import "./board.css";

export { Confirm, During, Hand } from "./hand/Hand";
export { Story } from "./story/Story";

const DRAWN = new Set(["KickOff", "RunBack", "CallPlay", "RunAfterCatch", "KickIt"]);
const PLACED = new Set(["SpotBall", "SetLinebackers"]);

const NOTHING: string[] = [];
const NO_NEWS: EventOut[] = [];
const NEVER: Redrawn = { home: 0, away: 0 };
const LAPTOP = 1026 / 430;
/** So many times as wide as needed is too far off. */
const FAR_OFF = 1.7;

/** Whatever is drawn or placed is answered on the board, with the game's own hand beside it. */
export const hands = (asked: Asked): boolean => DRAWN.has(asked.name) || PLACED.has(asked.name);

/** OS-3.3: ends change after the first and the third quarter. */
export const goes = ({ view, scoreboard }: BoardProps): number => (scoreboard?.goes ?? 1) * ((view as View | null)?.home_goes ?? 1);

/** The line grows and the cover comes off before a word is said of it. */
export const plays = (events: EventOut[]): number =>
  scenesOf(events).reduce((sum, scene) => sum + timing(scene).all, 0);

export default function Board(props: BoardProps) {
  const { view: plain, names, asked, answer, sending = false, events, fresh, coming = NO_NEWS, hurry, motion, seat, sketch = null, blind = false, spoken = false, aid, draw, redrawn = NEVER, pointed = NOTHING } = props;
  const view = plain as unknown as View | null;
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const box = useBox(place);
  const ratio = box && box.height > 0 ? box.width / box.height : LAPTOP;
  openDesk(asked, gatesOf(asked).map(({ play }) => play));
  const symbols = useSymbols(view);
  const news = useMemo(
    () => scenesOf(coming.length > 0 ? coming : events.slice(events.length - fresh)),
    [coming, events, fresh],
  );
  const scenes = useLast(news, events, view);
  const { playing, busy, skip: rest } = useScenes(scenes, motion && (coming.length > 0 || draw === undefined), coming);
  const wasComing = useRef(false);
  useEffect(() => {
    if (wasComing.current && coming.length === 0) rest();
    wasComing.current = coming.length > 0;
  }, [coming.length > 0]);
  const skip = () => {
    rest();
    if (coming.length > 0) hurry?.();
  };
  const [level, setLevel] = useState<"play" | "whole">("play");
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    setLevel("play");
    setZoom(1);
  }, [asked?.name]);
  const held = useHeld(asked, sending, news, events.length, spoken && coming.length === 0);
  const open = blind || (busy && asked?.name !== "RunAfterCatch") ? null : asked;
  const rings = useMemo(() => ringsOf(pointed, symbols), [pointed, symbols]);
  const look = (sight: Sight): Camera => {
    const all = { ...sight, points: [...sight.points, ...rings.map(({ at }) => at)] };
    return zoomed(level === "whole" ? whole(ratio) : framing(all, ratio), zoom);
  };
  /** The picture stays as it is while it shows what matters; it moves where it doesn't, or is much too far off. */
  const steady = (sight: Sight, points: Point[]): Camera => {
    const [fit, was] = [look(sight), lastSeen.camera];
    const fits = was && (!sight.clear || clears(was, sight.clear)) && Math.abs(was.w / was.h - ratio) < 0.02 && was.w < FAR_OFF * fit.w && holds(was, points);
    return fits && level === "play" && zoom === 1 ? was : fit;
  };
  if (!view) return <div class="os-board" ref={place} />;
  const send = (value: Plain) => {
    skip();
    if (asked && DRAWN.has(asked.name) && typeof value === "object" && !asked.facts["seeing"]) held.hold(asked);
    answer(value);
  };
  const bar = (
    <Sights
      level={level}
      onLevel={(next) => {
        setLevel(next);
        setZoom(1);
      }}
      onZoom={(by) => setZoom((now) => Math.min(3, Math.max(0.4, now * by)))}
    />
  );
  // While the result stands, what it came of stands too.
  const old = !busy && props.stage === "rest" && !(view.phase === "catch" && news.length > 0) && (OLD.has(view.phase) || (open !== null && DRAWN.has(open.name)));
  const marks = (
    <>
      <Reveal {...{ playing, symbols, old }} />
      <Rings rings={rings} />
    </>
  );
  const plates = (seen: Camera) => !old && <Plates playing={playing} seen={seen} />;
  const table: TableProps = { symbols, view, names, look, marks, plates, bar, answer: send, aid, draw };
  return (
    <div class="os-board" ref={place}>
      {open && DRAWN.has(open.name) ? (
        <DrawTable key={keyOf(open)} {...table} asked={open} sent={held.asked === open} />
      ) : open?.name === "SpotBall" ? (
        <SpotTable key={`s${events.length}`} {...table} asked={open} look={(sight) => steady(both(sight, scenes), [...sight.points, ...ends(scenes)])} />
      ) : open?.name === "SetLinebackers" ? (
        <LinebackerTable key={`l${events.length}`} {...table} asked={open} />
      ) : (
        <Watching {...{ table, stage, view, seat, blind, busy, sketch, redrawn, skip, scenes, old, steady, asked }} fouled={props.considered ?? props.chosen} told={view.phase === "catch" && news.length > 0} covers={held.covers} />
      )}
    </div>
  );
}

/** With these a new play is at hand: of the last one only a faint line is left. */
const OLD = new Set(["huddle", "snap", "catch", "kick"]);

const keyOf = (asked: Asked): string => `${asked.name}${JSON.stringify(asked.facts["start"] ?? asked.facts["ball_at"])}`;

/** What was drawn last: the news, else the last scene of all that happened, else what lies on the field. */
function useLast(news: Scene[], events: EventOut[], view: View | null): Scene[] {
  const last = view?.last ?? null;
  return useMemo(() => {
    if (news.length > 0 || !last) return news;
    const told = scenesOf(events.slice(-60)).at(-1);
    return [told && told.by === last.by ? told : sceneOf(last)];
  }, [news, last, events]);
}

/** What is to be seen, and the end of what was drawn with it where that is near. */
function both(sight: Sight, scenes: Scene[]): Sight {
  const points = scenes.flatMap(pointsOf);
  const all = [...sight.points, ...points];
  const xs = all.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs) < 50 ? { ...sight, points: all } : sight;
}

/** Where each line ended, the last first. */
const ends = (scenes: Scene[]): Point[] =>
  scenes.map((scene) => scene.path.at(-1) ?? scene.dot).filter((at): at is Point => !!at).reverse();

interface WatchingProps {
  table: TableProps;
  stage: { current: HTMLDivElement | null };
  view: View;
  seat: Seat | null;
  blind: boolean;
  busy: boolean;
  sketch: Sketch | null;
  redrawn: Redrawn;
  scenes: Scene[];
  old: boolean;
  /** How the hidden play ended is told, though the next position isn't on the table yet. */
  told: boolean;
  covers: boolean;
  asked: Asked | null;
  /** The answer to a foul that is thought of. */
  fouled: Plain | undefined;
  steady(sight: Sight, points: Point[]): Camera;
  skip(): void;
}

/** Nothing to draw or to place: the reveal, or the other side at work. */
function Watching({ table, stage, view, seat, blind, busy, sketch, redrawn, scenes, old, told, covers, asked, fouled, steady, skip }: WatchingProps) {
  const { symbols, names, marks, plates, bar, look } = table;
  const shown = symbols.length > 0 && (busy || told);
  const covered = blind || covers || (view.hidden && !shown);
  const spots = foulSpots(asked, ends(scenes)[0]?.[1] ?? 0);
  const points = [...(old ? [] : scenes.flatMap(pointsOf)), ...spots.map(({ at }) => at)];
  // The camera in which it was drawn stays, as long as it shows all of it.
  const seen = points.length > 0 ? steady({ points, goes: 0, least: 25, clear: old ? null : lowest(scenes) }, points) : look(standSight(view));
  const say = sketch ? os.watch(names[sketch.seat]) : "";
  return (
    <Stage
      {...{ symbols, view, names, stage, covered, bar, seen }}
      quiet={shown || (!old && scenes.length > 0)}
      onPress={busy ? skip : undefined}
      curtain={curtainOf(view, blind)}
      marks={
        <>
          {marks}
          {!busy && view.linebackers.map((at, index) => <Linebacker key={index} at={at} count={index + 1} />)}
          {sketch && !busy && <Growing {...sketch} />}
          {!busy && <FoulSpots spots={spots} thought={fouled} />}
          {HAS_BALL.has(view.phase) && !busy && <Ball at={view.run?.start ?? view.ball_at} />}
        </>
      }
    >
      {!covered && plates(seen)}
      {!covered && (
        <div class="os-words">
          {say && <p class="os-say">{say}</p>}
          <RedrawnSaid redrawn={redrawn} names={names} seat={seat} />
        </div>
      )}
    </Stage>
  );
}

const curtainOf = (view: View, blind: boolean) =>
  blind ? <p>{os.otherWindow}</p> : view.hidden && <p>{view.phase === "catch" ? os.draw.sent : os.huddle}</p>;

const HAS_BALL = new Set(["scrimmage", "declare", "huddle", "snap", "kick", "return"]);

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

/** From the end of a blind stroke until its result is known the curtain stays; a refused one lifts it (OS-2.13), and one that is
 * only spoken of: a puzzle's answer is judged on the field, not drawn there. */
function useHeld(asked: Asked | null, sending: boolean, news: Scene[], heard: number, spoken: boolean) {
  const [held, setHeld] = useState<{ asked: Asked; from: number } | null>(null);
  const wasSending = useRef(false);
  const over =
    held !== null &&
    (news.some((scene) => scene.n >= held.from) || (asked !== null && asked !== held.asked) || (spoken && heard === held.from));
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

