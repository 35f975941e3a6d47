/** Scrimmage: the hex field, the selected man, the phase, secrets, formations; everything legal comes from the server. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { other, type Asked, type EventOut, type Plain, type Seat } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import type { BoardProps } from "../board";
import { BallSpot, BallWay, Ends, GoBar, News, Shows } from "./Bits";
import { Counter } from "./Counter";
import { HexField } from "./HexField";
import { middle, type Point } from "./hexes";
import { Direction, handleUnder, Passes, Reach, RowLine, Target, Tint, Trails, Way } from "./Layers";
import { Bench, LineUp } from "./LineUp";
import { ManPanel, Roster } from "./ManPanel";
import { actors, ballOn, menAsked, nearest, placementOf, readyFormations, standing } from "./men";
import { PassTable } from "./PassTable";
import { PhaseBar } from "./PhaseBar";
import { LayMarkers, Secrets } from "./Secrets";
import { ballWay, clash, staged, trails } from "./staged";
import { sideOf, type Action, type Doing, type Formation, type Man, type PassOdds, type Play, type View } from "./types";
import type * as gen from "./view.gen";
import { useAid } from "./useAid";
import { usePlan } from "./usePlan";
import { useRuns } from "./useRuns";
import "./board.css";

const HERE = new Set(["Move", "Place", "SelectMarkers", "NameTarget", "PlaceBall"]);

/** Men are moved and placed on the field; everything else is a short list. */
export const answers = (asked: Asked): boolean => HERE.has(asked.name);

/** Zones and sight are switched on, reach is asked of a man who was tapped. */
export const asksOfRecords = true;

export default function Board(props: BoardProps) {
  const view = props.view as unknown as View | null;
  if (!view) return null;
  return <Table {...props} mine={view} />;
}

function Table({ mine, scoreboard, names, seat, asked, answer, events, fresh, motion, considered, aid, situation }: BoardProps & { mine: View }) {
  const play = mine.play;
  const side = seat === null ? "" : seat === play.offence ? "O" : "D";
  const north = mine.match.home_goes > 0 ? "home" : "away";
  const up = seat !== null && seat !== north ? -1 : 1;
  const [chosen, setChosen] = useState("");
  const [target, setTarget] = useState(-1);
  const [ghosts, setGhosts] = useState<[string, number, number][] | null>(null);
  const [thought, setThought] = useState<Doing | null>(null);
  const [shows, setShows] = useState({ zones: false, sight: false, sighted: false, passes: asked !== null || seat !== null, trails: true });
  const men = useStaged(play, events);
  const moving = asked?.name === "Move";
  const placing = asked?.name === "Place";
  const man = men.find((one) => one.id === chosen && one.hex >= 0) ?? null;
  const looking = asked === null && aid !== undefined;
  const acting = (moving || looking) && man !== null && sideOf(man.id) === play.phase[0] ? man : null;

  const plan = usePlan(aid, play, acting);
  const { atHand, aim } = plan;
  const lined = useAid<{ formations: Formation[] }>(aid, play, moving && play.turn === "pre" ? { ask: "formations" } : null);
  const spots = useAid<{ hexes: number[] }>(aid, play, placing ? { ask: "spots" } : null);
  const zones = useAid<Record<string, number[]>>(aid, play, shows.zones && men.length > 0 ? { ask: "zones" } : null);
  const eyes = useAid<{ hexes: number[]; sighted: string[] }>(aid, play, (shows.sight || shows.sighted) && man ? { ask: "sight", man: man.id } : null);
  const passing = looking ? play.phase[0] === "O" : side === "O" && ["ShortPass", "LongPass", "CommitPass", "Move"].includes(asked?.name ?? "");
  const throwing = passing && play.holder !== "" && play.turn !== "pre";
  const odds = useAid<{ passes: PassOdds[] }>(aid, play, shows.passes && throwing ? { ask: "passes" } : null);

  useEffect(() => {
    setTarget(-1);
    setThought(null);
    setGhosts(null);
  }, [asked]);
  useEffect(() => setChosen(""), [play.phase, seat]);

  const ready = useMemo(() => readyFormations(asked, lined), [asked, lined]);
  const targeted = asked?.name === "NameTarget" || asked?.name === "PlaceBall" ? asked : null;
  const choices = targeted?.name === "PlaceBall" ? targeted.options.map((option) => option.value as number) : [];
  const able = useMemo(() => actors(asked, play, men), [asked, men]);
  const wanted = menAsked(asked, considered, thought);
  const runs = useMemo(() => trails(events, fresh), [events, fresh]);
  useRuns(runs, events.at(-1)?.n ?? -1, motion, up);
  const stood = useMemo(() => standing(men, up), [men, up]);
  const teamOf = (id: string): Seat => (sideOf(id) === "O" ? play.offence : other(play.offence));

  const go = moving ? (more: Action[] = []): void => answer([...plan.plan, ...more] as unknown as Plain) : undefined;
  const tap = (hex: number, at: Point): void => {
    if (aim && plan.aimed) {
      const handle = handleUnder(at, aim.hex, up);
      const turned = handle >= 0 && hex !== aim.hex && atHand?.places.some((place) => place[0] === aim.hex && place[1] === handle);
      if (turned) return plan.setAim({ hex: aim.hex, facing: handle });
    }
    const there = nearest(stood, at);
    if (targeted) {
      if (targeted.name === "PlaceBall") return choices.includes(hex) ? answer(hex) : undefined;
      return setTarget(hex);
    }
    if (placing && chosen && spots?.hexes.includes(hex)) {
      const facing = placementOf(asked, chosen)?.facing ?? 0;
      answer([{ man: chosen, hex, facing }]);
      return setChosen("");
    }
    if (there) {
      const option = asked?.options.find((one) => one.value === there);
      if (option && asked?.listed) return answer(option.value);
      return setChosen(there === chosen ? "" : there);
    }
    if (atHand?.places.some((place) => place[0] === hex && (hex !== atHand.at[0] || place[1] !== atHand.at[1]))) {
      if (aim?.hex === hex && plan.aimed) return go?.();
      return plan.setAim({ hex, facing: -1 });
    }
    if (!plan.back()) setChosen("");
  };
  const keyed = (key: string): boolean => {
    if (key !== "Escape" || !chosen) return false;
    if (!plan.back()) setChosen("");
    return true;
  };
  const tell = (hex: number): string => {
    const here = men.filter((one) => one.hex === hex).map((one) => one.id);
    const place = atHand?.places.find((one) => one[0] === hex);
    return [here.join(", ") || say.empty, place ? say.reachable(place[2]) : ""].filter(Boolean).join(", ");
  };

  const aloft = ballWay(events, fresh);
  const struck = clash(events, fresh);
  const holder = play.holder || play.loose || play.carriers[0] || "";
  const focus = men.find((one) => one.id === holder && one.hex >= 0)?.hex ?? play.hex;
  const gain = scoreboard?.line ?? null;
  const gainRow = gain === null ? null : north === "home" ? gain * 0.6 : 60 - gain * 0.6;
  const playing = men.length > 0 || placing || targeted !== null;
  const markable = (one: Man): string =>
    [
      one.id === chosen && "chosen",
      moving && able.some((each) => each.id === one.id) && "able",
      wanted.includes(one.id) && "wanted",
      shows.sighted && eyes?.sighted.includes(one.id) && "sighted",
      struck?.men.includes(one.id) && motion && "struck",
    ].filter(Boolean).join(" ");

  return (
    <div class="sc-board">
      <PhaseBar play={play} names={names} seat={seat} />
      <div class="sc-main">
        <div class="sc-left">
          <HexField up={up} south={north} focus={focus} look={man?.hex ?? -1} tell={tell} tapped={tap} keyed={keyed}>
            {(detailed) => (
              <>
                {zones && <Tint hexes={zones["O"] ?? []} up={up} kind={`zoc ${play.offence}`} />}
                {zones && <Tint hexes={zones["D"] ?? []} up={up} kind={`zoc ${other(play.offence)}`} />}
                {shows.sight && eyes && <Tint hexes={eyes.hexes} up={up} kind="sight" />}
                {placing && chosen && spots && <Tint hexes={spots.hexes} up={up} kind="spots" />}
                {choices.length > 0 && <Tint hexes={choices} up={up} kind="choices" />}
                <RowLine row={play.scrimmage_line} up={up} kind="scrimmage" />
                {gainRow !== null && <RowLine row={gainRow} up={up} kind="gain" />}
                <Direction line={play.scrimmage_line} up={up} dir={play.dir} team={play.offence} />
                {shows.trails && <Trails trails={runs} up={up} teamOf={teamOf} />}
                {atHand && acting && !ghosts && <Reach places={atHand.places.filter((place) => place[0] !== atHand.at[0])} up={up} numbered={detailed || atHand.places.length < 900} />}
                {play.carriers.length === 0 && <BallSpot hex={play.hex} up={up} />}
                {play.targets.map((hex, at) => <Target key={at} hex={hex} up={up} text={String(at + 1)} chosen={hex === play.target} />)}
                {targeted?.name === "NameTarget" && target >= 0 && <Target hex={target} up={up} text="?" chosen />}
                {men.filter((one) => one.hex >= 0).map((one) => (
                  <Counter
                    key={one.id}
                    man={one}
                    at={stood.get(one.id) ?? { x: 0, y: 0, size: 1 }}
                    team={teamOf(one.id)}
                    up={up}
                    detailed={detailed && (stood.get(one.id)?.size ?? 1) === 1}
                    ball={ballOn(play, one.id)}
                    marks={markable(one)}
                    motion={motion}
                  />
                ))}
                {ghosts?.map(([id, hex, facing]) => (
                  <g key={id} class="sc-ghost">
                    <Counter man={{ id, hex, facing, hit: false, level: 0, off: "", mp: 0, status: "" }} at={{ ...middle(hex, up), size: 0.9 }} team={teamOf(id)} up={up} detailed={false} ball="" marks="" motion={false} />
                  </g>
                ))}
                {plan.end && <Way hexes={plan.path} up={up} facing={plan.end[1]} facings={plan.facings} />}
                {odds && <Passes passes={odds.passes} from={stood.get(play.holder) ?? middle(focus, up)} spotOf={(id) => stood.get(id) ?? null} />}
                {aloft && <BallWay key={aloft.n} from={stood.get(aloft.from)} to={stood.get(aloft.to)} />}
              </>
            )}
          </HexField>
          {plan.end && <GoBar plan={plan} go={go && (() => go())} />}
          <News events={events} fresh={fresh} motion={motion} situation={situation} />
        </div>
        <div class="sc-right">
          {asked?.name === "SelectMarkers" && <LayMarkers key={asked.prompt} asked={asked} answer={answer} />}
          {moving && <Ends asked={asked} answer={answer} />}
          {acting && (
            <ManPanel
              man={acting}
              plan={plan}
              ask={aid}
              moment={play}
              go={go}
              consider={setThought}
            />
          )}
          {ready.length > 0 && !acting && <LineUp formations={ready} consider={setGhosts} answer={answer} />}
          {moving && !acting && <p class="small soft">{say.tapMan}</p>}
          {looking && !man && men.length > 0 && <p class="small soft">{say.lookAt}</p>}
          {moving && able.length > 0 && <Roster men={able} chosen={chosen} choose={setChosen} />}
          {placing && asked && <Bench men={(asked.facts as Partial<gen.Place>).able ?? []} chosen={chosen} choose={setChosen} />}
          {targeted?.name === "NameTarget" && target >= 0 && (
            <button type="button" class="button main" onClick={() => answer(target)}>{say.nameIt(target)}</button>
          )}
          {odds && odds.passes.length > 0 && !acting && <PassTable passes={odds.passes} asked={asked} answer={answer} />}
          {playing && <Secrets play={play} side={side} />}
          {men.length > 0 && aid && <Shows shows={shows} set={setShows} />}
        </div>
      </div>
    </div>
  );
}

/** The men as they stand while events are being shown. */
function useStaged(play: Play, events: EventOut[]): Man[] {
  const base = useRef({ play, count: events.length });
  if (base.current.play !== play) base.current = { play, count: events.length };
  const since = events.length > base.current.count ? events.slice(base.current.count) : [];
  return useMemo(() => staged(play.men, since), [play, events]);
}
