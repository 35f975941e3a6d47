/** Scrimmage: the hex field in the frame; everything legal comes from the server. The hand is in `Hand.tsx`, the story in `Story.tsx`. */

import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { other, type Asked, type EventOut, type Plain, type Seat } from "../../net/wire";
import { stagesOf, type Stage } from "../../state/staging/stages";
import { scrimmage as say } from "../../text/en.scrimmage";
import type { BoardProps } from "../board";
import { Between } from "./field/Between";
import { BallSpot, BallWay, GoBar, Shows } from "./field/Bits";
import { Counter } from "./field/Counter";
import { endOf, GainBar, GainWords, lastMen, thrownTo } from "./field/GainBar";
import { HexField } from "./field/HexField";
import { hexAt, middle, type Point } from "./field/hexes";
import { Direction, handleUnder, LineLabel, PassChances, Passes, Pointed, pointedHexes, Reach, RowLine, Target, Tint, Trails, Way } from "./field/Layers";
import { actors, ballOn, menAsked, nearest, placementOf, readyFormations, standing, type Ready } from "./men";
import { chosenMan, desk, forget, ghosts, lookedAt, shows, targetHex, thought } from "./mind";
import { atPlaces, ballHex, below, EMPTY, inHuddle, inQuestion, reachOf, whatMatters } from "./field/matters";
import { ballWay, clash, trails } from "./field/staged";
import { drawing } from "./plays/drawing";
import { DrawnLayer, tapDrawn, useDrawn } from "./plays/Planner";
import { jersey, sideOf, type Action, type Duties, type Formation, type Man, type PassOdds, type View } from "./types";
import { useAid } from "../useAid";
import type { NameTarget, Place as PlaceFacts } from "./view.gen";
import { usePlan } from "./hand/usePlan";
import { useLastPlay, useStaged } from "./field/useMen";
import { useRuns } from "./field/useRuns";
import "./board.css";
import "./shelf.css";
import "./told.css";

export { Confirm } from "./hand/Confirm";
export { During } from "./hand/During";
export { Hand, hands, named } from "./hand/Hand";
export { Story } from "./story/Story";

/** All men of a phase run at once and get up at once; a contact takes its time where the ball is. */
export function haste(event: EventOut): number {
  if (["moved", "stepped", "turned", "recovery", "hits_recovered", "phase_ended", "game_turn", "in_motion", "hit", "neutralized"].includes(event.what)) return 5;
  return event.what === "contacted" && !carrying.has(String(event.facts["on"])) ? 2.5 : 1;
}
/** Who had the ball, or may have had it, at the moment on the table. */
const carrying = new Set<string>();

export function stages(event: EventOut): Stage[] {
  return event.what === "recovery" ? ["told"] : stagesOf(event);
}

/** Zones and sight are switched on, reach is asked of a man who was tapped. */
export const asksOfRecords = true;

/** Asked before the next play stands: the last one lies there still. */
const BETWEEN = new Set(["Place", "KickOrPlay", "FourthDown", "PlaceBall"]);
const NOTHING: string[] = [];
/** Pixels of a hex whose number can be read. */
const READABLE = 24;
const MIDFIELD = hexAt(19, 30);

export default function Board(props: BoardProps) {
  const view = props.view as unknown as View | null;
  if (!view) return null;
  return props.scoreboard && EMPTY.has(view.play.phase) ? <Between {...props} mine={view} scoreboard={props.scoreboard} /> : <Table {...props} mine={view} />;
}

function Table({ mine, scoreboard, names, seat, asked, answer, choose, events, fresh, motion, considered, aid, stage, pointed = NOTHING }: BoardProps & { mine: View }) {
  const play = mine.play;
  const side = seat === null ? "" : seat === play.offence ? "O" : "D";
  const north = mine.match.home_goes > 0 ? "home" : "away";
  // The attack goes up, whoever looks; the compass says where north is.
  const up = play.dir;
  const chosen = chosenMan.value;
  const men = useStaged(play, events, fresh, stage);
  const moving = asked?.name === "Move";
  const placing = asked?.name === "Place";
  const man = men.find((one) => one.id === chosen && one.hex >= 0) ?? null;
  // While a play is told, what one had in mind is gone: the men stand elsewhere by then.
  const looking = asked === null && aid !== undefined && stage === "rest";
  const acting = (moving || looking) && man !== null && sideOf(man.id) === play.phase[0] ? man : null;

  const plan = usePlan(aid, play, acting);
  const { atHand, aim } = plan;
  const lined = useAid<{ formations: Formation[] }>(aid, play, moving && play.turn === "pre" ? { ask: "formations" } : null);
  const spots = useAid<{ hexes: number[] }>(aid, play, placing ? { ask: "spots" } : null);
  const duties = useAid<Duties>(aid, play, moving ? { ask: "duties" } : null);
  const zones = useAid<Record<string, number[]>>(aid, play, shows.value.zones && men.length > 0 ? { ask: "zones" } : null);
  const eyes = useAid<{ hexes: number[]; sighted: string[] }>(aid, play, (shows.value.sight || shows.value.sighted) && man ? { ask: "sight", man: man.id } : null);
  const drawn = useDrawn(aid, play);
  const passing = looking ? play.phase[0] === "O" : side === "O" && ["ShortPass", "LongPass", "CommitPass", "Move"].includes(asked?.name ?? "");
  const call = asked?.name === "CommitPass" && typeof considered === "string" ? considered : "";
  const throwing = passing && play.holder !== "" && play.turn !== "pre";
  const odds = useAid<{ passes: PassOdds[] }>(aid, play, (shows.value.passes ?? seat !== null) && throwing ? { ask: "passes", ...(call && { call }) } : null);

  useEffect(forget, [asked]);
  useEffect(() => {
    chosenMan.value = "";
    lookedAt.value = "";
  }, [play.phase, seat]);

  const first = asked?.name === "NameTarget" ? (asked.facts as Partial<NameTarget>).first ?? -1 : -1;
  const targeted = asked?.name === "NameTarget" || asked?.name === "PlaceBall" ? asked : null;
  const choices = targeted?.name === "PlaceBall" ? targeted.options.map((option) => option.value as number) : [];
  const able = useMemo(() => actors(asked, play, men), [asked, men]);
  const wanted = menAsked(asked, considered, thought.value);
  const runs = useMemo(() => trails(events, fresh), [events, fresh]);
  useRuns(runs, events.at(-1)?.n ?? -1, motion, up);
  const stood = useMemo(() => standing(men, up), [men, up]);
  const teamOf = (id: string): Seat => (sideOf(id) === "O" ? play.offence : other(play.offence));
  const go = moving ? (more: Action[] = []): void => answer([...plan.plan, ...more] as unknown as Plain) : undefined;
  useLayoutEffect(() => {
    carrying.clear();
    for (const id of [play.holder, ...play.carriers]) carrying.add(id);
    desk.value = { drawn, acting, able, plan, go, formations: lined?.formations ?? [], odds: odds?.passes ?? null, duties, named: namedRaised(asked, considered), up };
  });
  useEffect(() => () => void (desk.value = null), []);

  const tap = (hex: number, at: Point): void => {
    if (drawing.value) {
      const spots = new Map((drawn?.men ?? []).map(([id, on]) => [id, { ...middle(on, up), size: 1 }]));
      return void tapDrawn(aid, nearest(spots, at), hex);
    }
    if (aim && plan.aimed) {
      const handle = handleUnder(at, aim.hex, up);
      const turned = handle >= 0 && hex !== aim.hex && atHand?.places.some((place) => place[0] === aim.hex && place[1] === handle);
      if (turned) return plan.setAim({ hex: aim.hex, facing: handle });
    }
    const there = nearest(stood, at);
    if (targeted) {
      if (targeted.name === "PlaceBall") return choices.includes(hex) ? choose(hex) : undefined;
      targetHex.value = hex;
      return;
    }
    if (placing && chosen && spots?.hexes.includes(hex)) {
      const facing = placementOf(asked, chosen)?.facing ?? 0;
      answer([{ man: chosen, hex, facing }]);
      chosenMan.value = "";
      return;
    }
    const reached = atHand?.places.some((place) => place[0] === hex && (hex !== atHand.at[0] || place[1] !== atHand.at[1])) ?? false;
    // A crowd stands over the hexes around its own: who is tapped there is no man where one may go.
    if (there && (!reached || men.some((one) => one.id === there && one.hex === hex))) return tapMan(there);
    if (reached) {
      if (aim?.hex === hex && plan.aimed) return go?.();
      return plan.setAim({ hex, facing: -1 });
    }
    lookedAt.value = "";
    if (!plan.back()) chosenMan.value = "";
  };
  /** One's own man is taken in hand; another's card is shown, and one's own stays in hand. */
  const tapMan = (there: string): void => {
    const option = asked?.options.find((one) => one.value === there);
    if (option && asked?.listed) return choose(option.value);
    const own = looking ? sideOf(there) === play.phase[0] : sideOf(there) === side;
    if (!own && moving) lookedAt.value = lookedAt.value === there ? "" : there;
    else {
      lookedAt.value = own ? "" : there;
      chosenMan.value = there === chosen ? "" : there;
    }
  };
  const keyed = (key: string): boolean => {
    if (key !== "Escape" || !chosen) return false;
    if (!plan.back()) chosenMan.value = "";
    return true;
  };
  const tell = (hex: number): string => {
    const here = men.filter((one) => one.hex === hex).map((one) => one.id);
    const place = atHand?.places.find((one) => one[0] === hex);
    return [here.join(", ") || say.empty, place ? say.reachable(place[2]) : ""].filter(Boolean).join(", ");
  };

  const struck = clash(events, fresh);
  const focus = EMPTY.has(play.phase) ? MIDFIELD : ballHex(play, men);
  const gain = scoreboard?.line ?? null;
  const gainRow = gain === null ? null : north === "home" ? gain * 0.6 : 60 - gain * 0.6;
  const past = useLastPlay(men, teamOf, asked !== null && BETWEEN.has(asked.name) && !ghosts.value?.length);
  const ended = asked === null || past.length > 0 ? endOf(events) : null;
  const shownHexes = pointedHexes(pointed);
  const pointedAt = [...men.filter((one) => one.hex >= 0 && pointed.includes(`man:${one.id}`)).map((one) => one.hex), ...shownHexes, ...inQuestion(asked, men, odds?.passes ?? []), ...reachOf(placing && chosen ? spots?.hexes : undefined, play), ...(asked === null ? thrownTo(events, men) : [])];
  const shown = ghostsShown(asked, considered);
  const onField = past.length > 0 ? past : placing ? atPlaces(men, shown, play.scrimmage_line) : men;
  const room = asked === null || past.length > 0 ? below(onField, lastMen(events), up) : [];
  const { points, musts, near } = whatMatters(onField, focus, play, gainRow, up, pointedAt, (placing && side === "D") || asked?.name === "NameTarget", room);
  const markable = (one: Man): string =>
    [
      one.id === chosen && "chosen",
      one.id === lookedAt.value && "looked",
      moving && able.some((each) => each.id === one.id) && "able",
      duties?.owing.includes(one.id) && "owing",
      wanted.includes(one.id) && "wanted",
      shows.value.sighted && eyes?.sighted.includes(one.id) && "sighted",
      struck?.men.includes(one.id) && motion && "struck",
    ].filter(Boolean).join(" ");
  const aloft = ballWay(events, fresh);
  const hiding = [...stood.values(), ...(shown ?? []).map(([, hex]) => middle(hex, up)), ...past.map((one) => middle(one.hex, up))];

  return (
    <div class="sc-board">
      <HexField
        up={up}
        south={north}
        names={names}
        points={points}
        musts={musts}
        near={near}
        pointed={pointedAt.length && pointedAt.length + room.length}
        moment={`${play.phase} ${play.turn} ${play.number} ${play.hex} ${past.length > 0} ${placing && shown !== null && inHuddle(shown, play.scrimmage_line)} ${placing && shown !== null} ${placing && chosen !== ""}`}
        focus={focus}
        look={man?.hex ?? -1}
        facing={man?.facing ?? -1}
        men={men.filter((one) => one.hex >= 0).map((one) => ({ name: jersey(one.id), at: middle(one.hex, up) }))}
        tell={tell}
        tapped={tap}
        keyed={keyed}
      >
        {(picture) => (
          <>
            {zones && <Tint hexes={zones["O"] ?? []} up={up} kind={`zoc ${play.offence}`} />}
            {zones && <Tint hexes={zones["D"] ?? []} up={up} kind={`zoc ${other(play.offence)}`} />}
            {shows.value.sight && eyes && <Tint hexes={eyes.hexes} up={up} kind="sight" />}
            {placing && chosen && spots && <Tint hexes={spots.hexes} up={up} kind="spots" />}
            {choices.length > 0 && <Tint hexes={choices} up={up} kind="choices" />}
            {targeted?.name === "PlaceBall" && typeof considered === "number" && <BallSpot hex={considered} up={up} />}
            {!EMPTY.has(play.phase) && <RowLine row={play.scrimmage_line} up={up} kind="scrimmage" />}
            {gainRow !== null && <RowLine row={gainRow} up={up} kind="gain" />}
            {!EMPTY.has(play.phase) && <Direction line={play.scrimmage_line} up={up} dir={play.dir} team={play.offence} />}
            <Pointed hexes={shownHexes} up={up} />
            {shows.value.trails && past.length === 0 && <Trails trails={runs} up={up} teamOf={teamOf} />}
            {atHand && acting && !shown && <Reach places={atHand.places.filter((place) => place[0] !== atHand.at[0])} up={up} numbered={picture.pixel * READABLE < 1 || atHand.places.length < 900} />}
            {!EMPTY.has(play.phase) && <LineLabel row={play.scrimmage_line} up={up} picture={picture} kind="scrimmage" text={say.scrimmageLine} men={hiding} />}
            {gainRow !== null && <LineLabel row={gainRow} up={up} picture={picture} kind="gain" other={play.scrimmage_line} text={say.gainLine(Math.round(Math.abs(gainRow - play.scrimmage_line)))} men={hiding} />}
            {play.carriers.length === 0 && !play.loose && !EMPTY.has(play.phase) && <BallSpot hex={play.hex} up={up} />}
            {play.targets.map((hex, at) => <Target key={at} hex={hex} up={up} text={String(at + 1)} chosen={hex === play.target} play={play} />)}
            {first >= 0 && <Target hex={first} up={up} text="1" chosen={false} play={play} />}
            {asked?.name === "NameTarget" && targetHex.value >= 0 && <Target hex={targetHex.value} up={up} text="?" chosen play={play} />}
            {odds && <Passes passes={odds.passes} from={stood.get(play.holder) ?? middle(focus, up)} spotOf={(id) => stood.get(id) ?? null} />}
            {aloft && <BallWay key={aloft.n} from={stood.get(aloft.from)} to={stood.get(aloft.to)} />}
            {ended && <GainBar ended={ended} up={up} picture={picture} men={hiding} />}
            {past.map((one) => (
              <g key={one.id} class="sc-past">
                <Counter man={one} at={{ ...middle(one.hex, up), size: 0.9 }} scale={1 / picture.pixel} team={one.team} up={up} detailed={false} ball="" marks="" motion={false} />
              </g>
            ))}
            {men.filter((one) => one.hex >= 0 && !(drawn && sideOf(one.id) === "O")).map((one) => (
              <Counter
                key={one.id}
                man={one}
                at={stood.get(one.id) ?? { x: 0, y: 0, size: 1 }}
                scale={1 / picture.pixel}
                team={teamOf(one.id)}
                up={up}
                detailed={picture.detailed && (stood.get(one.id)?.size ?? 1) === 1}
                ball={ballOn(play, one.id)}
                marks={markable(one)}
                motion={motion}
              />
            ))}
            {odds && <PassChances passes={odds.passes} men={stood} picture={picture} />}
            {ended && <GainWords ended={ended} up={up} picture={picture} men={hiding} />}
            {shown?.map(([id, hex, facing]) => (
              <g key={id} class="sc-ghost">
                <GhostLine from={stood.get(id)} to={middle(hex, up)} />
                <Counter man={{ id, hex, facing, hit: false, level: 0, off: "", mp: 0, status: "" }} at={{ ...middle(hex, up), size: 0.9 }} scale={1 / picture.pixel} team={teamOf(id)} up={up} detailed={false} ball="" marks="" motion={false} />
              </g>
            ))}
            {drawn && <DrawnLayer field={drawn} up={up} />}
            {plan.end && <Way hexes={plan.path} up={up} facing={plan.end[1]} facings={plan.facings} />}
          </>
        )}
      </HexField>
      {plan.end && <GoBar plan={plan} up={up} go={go && (() => go())} />}
      {men.length > 0 && aid && <Shows shows={{ ...shows.value, passes: shows.value.passes ?? seat !== null }} set={(now) => (shows.value = now)} />}
    </div>
  );
}

const GhostLine = ({ from, to }: { from: Point | undefined; to: Point }) =>
  from ? <line class="sc-ghost-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} /> : null;

/** Where men would stand after the answer in mind; a defence that has none in mind yet sees the first formation. */
function ghostsShown(asked: Asked | null, considered: Plain | undefined) {
  if (ghosts.value) return ghosts.value;
  if (!asked) return null;
  const ready = readyFormations(asked, desk.peek());
  if (considered === undefined) return asked.name === "Place" && (asked.facts as Partial<PlaceFacts>).side === "D" && !chosenMan.value ? (ready[0]?.men ?? null) : null;
  return readyOf(ready, considered)?.men ?? null;
}

const readyOf = (ready: Ready[], value: Plain | undefined): Ready | undefined => ready.find((one) => JSON.stringify(one.value) === JSON.stringify(value));

/** A formation that is raised has a name; an offence sets up in its huddle, whichever it is. */
function namedRaised(asked: Asked | null, considered: Plain | undefined): string | null {
  const ready = asked && considered !== undefined ? readyOf(readyFormations(asked, desk.peek()), considered) : undefined;
  if (!ready) return null;
  return asked?.name === "Place" && (asked.facts as Partial<PlaceFacts>).side === "O" ? say.justHuddle : say.formation(ready.label);
}
