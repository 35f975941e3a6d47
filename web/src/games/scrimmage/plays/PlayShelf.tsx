/** The play shelf: one's own plays and the coach's as cards; and the tile that runs the next step of the play in hand. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Plain } from "../../../net/wire";
import { Icon } from "../../../parts/Icon";
import { useBox } from "../../../parts/useBox";
import { oneClick } from "../../../state/kept";
import { route } from "../../../state/route";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { chosenMan, ghosts, type Ghost } from "../mind";
import { Playbook } from "./Playbook";
import { answersAlone, cameOn, cardReady, coachMoves, keepRun, NEXT, ownPlays, raised, running, stepReady, takenBack, type Coached, type Drawn, type PlayCard, type Run } from "./plays";
import type { View } from "../types";
import { useAid } from "../../useAid";
import { useReady } from "./useReady";

const CARD = 92;

export function PlayShelf({ asked, aid, view }: BoardProps) {
  const play = (view as unknown as View).play;
  const mine = asked !== null && play.phase.startsWith("O");
  const book = useAid<{ plays: PlayCard[] }>(aid, asked, mine ? { ask: "playbook", plays: ownPlays.value as unknown as Plain } : null);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const box = useBox(shelf);
  const cards = book?.plays ?? [];
  const lit = cards.find((card) => card.play.name === raised.value)?.play ?? null;
  // Nothing is raised yet: the first play stands on the field, so that it isn't bare.
  const seen = lit ?? cards[0]?.play ?? null;
  const laid = useAid<{ men: Ghost[] }>(aid, asked, seen && asked?.name === "Place" ? { ask: "drawn", play: seen as unknown as Plain } : null);
  useEffect(() => {
    ghosts.value = laid?.men ?? null;
  }, [laid]);
  const start = (drawn: Drawn): void => {
    raised.value = "";
    // In the middle of a play it has begun: the next huddle is asked for again.
    running.value = { play: drawn, granted: momentOf(play), begun: asked?.name !== "Place", stopped: "" };
  };
  useReady(cardReady, lit && { label: say.playName(lit.name), press: () => start(lit) });
  useEffect(() => () => void (raised.value = ""), []);
  if (!mine) return <p class="sc-why">{say.tapMan}</p>;
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const size = Math.max(1, Math.floor(((box?.width ?? 460) + 6) / (CARD * scale)));
  const pages = Math.max(1, Math.ceil(cards.length / size));
  const at = Math.min(page, pages - 1);
  const touch = (card: PlayCard): void => {
    if (oneClick.value || raised.value === card.play.name) start(card.play);
    else raised.value = card.play.name;
  };
  return (
    <div class="sc-shelf">
      <div class="sc-cards" ref={shelf} role="group" aria-label={say.shelf} style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}>
        {cards.slice(at * size, (at + 1) * size).map((card, place) => (
          <Card key={card.play.name + place} card={card} number={place + 1} raised={raised.value === card.play.name} own={card.own} touch={touch} />
        ))}
      </div>
      <div class="sc-shelf-acts">
        <button type="button" class="button small icon" aria-label={say.playsBefore} disabled={at === 0} onClick={() => setPage(at - 1)}><Icon name="back" /></button>
        <button type="button" class="button small icon" aria-label={say.playsOn} disabled={at >= pages - 1} onClick={() => setPage(at + 1)}><Icon name="play" /></button>
        <button type="button" class="button small" onClick={() => setOpen(true)}>{say.playbook}</button>
      </div>
      <Playbook open={open} onClose={() => setOpen(false)} aid={aid} cards={cards} />
    </div>
  );
}

export const momentOf = (play: { phase: string; turn: string; number: number }): string => `${play.phase} ${play.turn} ${play.number}`;

function Card({ card, number, raised: up, own, touch }: { card: PlayCard; number: number; raised: boolean; own: boolean; touch(card: PlayCard): void }) {
  const words = (
    <>
      <Diagram card={card} />
      <b>{say.playName(card.play.name)}</b>
      <small>{card.withheld?.sentence ?? say.cardMarkers(card.markers)}</small>
    </>
  );
  if (card.withheld) return <div class="sc-play withheld" title={card.withheld.rule}>{words}</div>;
  return (
    <button type="button" class={`option sc-play ${up ? "raised" : ""} ${own ? "own" : ""}`} data-number={number} aria-pressed={up} title={`${card.formation}. ${card.markers}`} onClick={() => touch(card)}>
      {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
      {words}
    </button>
  );
}

/** The formation from above, with the lane of a run or the depth of a pass. */
export function Diagram({ card }: { card: PlayCard }) {
  const x = (columns: number): number => 50 + columns * 4;
  const y = (d: number): number => 26 - d * 3.4;
  const back = card.men.find(([man]) => man === (card.play.hand || "O31"));
  const ways = new Map<string, [number, number][]>();
  for (const way of [...card.play.ways].sort((one, two) => one.turn - two.turn))
    ways.set(way.man, [...(ways.get(way.man) ?? []), [way.spot.columns, way.spot.d]]);
  return (
    <svg class="sc-diagram" viewBox="0 0 100 40" aria-hidden="true">
      <path class="line" d="M2 24.500H98" />
      {card.men.map(([man, columns, d]) => <circle key={man} cx={x(columns)} cy={y(d)} r="2.400" />)}
      {card.lane !== null && back && <path class="run" d={`M${x(back[1])} ${y(back[2])}L${x(card.lane)} ${y(-1)}L${x(card.lane)} ${y(5)}`} />}
      {card.route && card.play.targets.length === 0 && <path class="pass" d={`M${x(0)} ${y(-2)}L${x(-5)} ${y(Math.min(card.route[1], 7))}`} />}
      {card.play.targets.map((spot, at) => <path key={at} class="pass" d={`M${x(0)} ${y(-2)}L${x(spot.columns)} ${y(Math.min(spot.d, 7))}`} />)}
      {[...ways].map(([man, spots]) => {
        const from = card.men.find(([id]) => id === man);
        return from && <path key={man} class="way" d={`M${x(from[1])} ${y(from[2])}${spots.map(([columns, d]) => `L${x(columns)} ${y(Math.min(d, 7))}`).join("")}`} />;
      })}
    </svg>
  );
}

/**
 * Runs the next step of the play: by itself where it was told to, else when it is pressed. Without a play it is the coach's step.
 * As a drawn play leaves the rest of the offence to the coach, the defence may leave the rest of its movement to him.
 */
export function RunTile({ asked, aid, view, answer, sending, events, fresh, seat, practice = false }: BoardProps) {
  const play = (view as unknown as View).play;
  const back = seat !== null && takenBack(seat, events.length);
  const run = seat === play.offence && !back ? running.value : null;
  const [wanted, setWanted] = useState<unknown>(null);
  useLayoutEffect(() => {
    if (seat) cameOn(seat, events.length, tableHere());
  }, [seat, events]);
  useEffect(() => {
    if (seat === play.offence) keepRun(tableHere(), seat, events.length);
  }, [seat, events, running.value]);
  const moment = momentOf(play);
  const defends = asked?.name === "Move" && seat !== null && seat !== play.offence;
  const left = defends && !back && coachMoves.value === moment;
  const asking = asked !== null && (run !== null || wanted === asked || left);
  const first = asked?.name === "NameTarget" ? ((asked.facts as { first?: number }).first ?? -1) : -1;
  const told = useAid<Coached>(aid, asked, left ? { ask: "rest" } : asking ? { ask: "coach", play: (run?.play ?? null) as unknown as Plain, first } : null);
  const ready = told?.question === asked?.name ? told : null;
  const broken = events.slice(events.length - fresh).some((event) => event.what === "fumbled" || (event.what === "neutralized" && String(event.facts["man"]).startsWith("O")));

  const alone = (now: Run): boolean => asked !== null && answersAlone(asked.name, play.turn, moment, now, asked.listed ? asked.options.length : 2, ready?.answer ?? null);
  useEffect(() => {
    if (!run || !asked) return;
    if (asked.name === "Place" || asked.name === "PlaceBall" || asked.name === "FourthDown") {
      if (run.begun) running.value = null;
    } else if (!run.begun) running.value = { ...run, begun: true };
  }, [asked, run === null]);
  useEffect(() => {
    if (!run) return;
    if (broken && run.granted === moment && run.stopped !== moment) running.value = { ...run, granted: "", stopped: moment };
    else if (asked?.name === "Move" && run.granted === NEXT) running.value = { ...run, granted: moment };
  }, [asked, run === null]);
  useEffect(() => {
    if (!asked || !run || !ready || sending) return;
    if (alone(run)) answer(ready.answer);
    else if (!chosenMan.value) ghosts.value = ready.men;
  }, [ready, run]);
  useEffect(() => {
    if (left && ready && !sending) answer(ready.answer);
    else if (!run && ready && !chosenMan.value) ghosts.value = ready.men;
  }, [ready, left]);

  const busy = left || (asking && !ready) || (sending ?? false) || (run !== null && alone(run));
  const press = (): void => {
    if (busy || !asked) return;
    if (!ready) setWanted(asked);
    else {
      ghosts.value = null;
      if (run) running.value = { ...run, granted: asked.name === "Move" ? moment : NEXT };
      answer(ready.answer);
    }
  };
  const stepping = ready !== null && !busy && (run !== null || wanted === asked);
  useReady(stepReady, stepping ? { label: run ? say.runPlay(run.play.name) : say.coachDoes, press } : null);
  if (!asked || !COACHED.has(asked.name) || (!run && !practice && !defends)) return null;
  const rest = (looks: string) => (
    <button type="button" class={looks} aria-disabled={busy} onClick={() => !busy && (coachMoves.value = moment)}>
      <b>{say.coachRest}</b>
    </button>
  );
  if (!run && !practice) return <div class="sc-run">{rest("sc-run-tile sc-rest")}</div>;
  return (
    <div class="sc-run">
      <button type="button" class={run || ready ? "option sc-run-tile on" : "sc-run-tile"} aria-disabled={busy} onClick={press}>
        <b>{run ? say.runPlay(run.play.name) : ready ? say.coachDoes : say.coachMove}</b>
        <small>{ready ? say.step(ready.label, asked.name, ready.dice) : asking ? say.coachThinks : say.coachHint}</small>
      </button>
      {run && <button type="button" class="button small" onClick={() => (running.value = null)}>{say.stopPlay}</button>}
      {defends && rest("button small sc-rest")}
    </div>
  );
}

/** Where a game is played; lessons and records keep no play. */
const tableHere = (): string => (route.value.screen === "table" && route.value.at === null ? route.value.token : "");

const COACHED = new Set(["Place", "SelectMarkers", "Move", "CallTurn", "NameTarget", "ChangePlay", "CommitPass", "ShortPass", "LongPass", "NextPassive", "Intercept", "ChooseRecoverer"]);
