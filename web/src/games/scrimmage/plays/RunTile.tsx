/** The tile that runs the next step of the play in hand, or the coach's. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Plain } from "../../../net/wire";
import { route } from "../../../state/route";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { chosenMan, ghosts } from "../mind";
import { answersAlone, cameOn, coachMoves, keepRun, momentOf, NEXT, running, stepReady, takenBack, type Coached, type Run } from "./plays";
import type { View } from "../types";
import { useAid } from "../../useAid";
import { useReady } from "./useReady";

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
