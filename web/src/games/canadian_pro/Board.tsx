/** Canadian Pro Football: the field with its men, the hand of calls, the story of the play. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import weatherChart from "../../../../src/snapcount/games/canadian_pro/tables/playboard_weather.json";
import type { Asked, EventOut } from "../../net/wire";
import { caughtAt } from "../../parts/board/caught";
import { DriveRibbon } from "../../parts/board/DriveRibbon";
import { Field } from "../../parts/table/Field";
import { LinedUp } from "../../parts/table/LinedUp";
import { acrossOf, sightOf } from "../../parts/table/sight";
import { useBox } from "../../parts/useBox";
import { legsOf, moved } from "../../state/staging/during";
import { stagesOf, type Stage } from "../../state/staging/stages";
import { cp } from "../../text/en.canadian_pro";
import type { BoardProps } from "../board";
import { callsOf, defencesOf } from "./choices";
import { Hopes, gainsOf } from "./field/Hopes";
import { Men, type Rails } from "./field/Men";
import { WIDEST } from "./field/places";
import { Targets } from "./field/Targets";
import { FormationCard } from "./FormationCard";
import { CallHand } from "./hand/CallHand";
import { DefenceHand } from "./hand/DefenceHand";
import { Penalty, PenaltyMarks } from "./Penalty";
import { lastPlay, playOf } from "./play";
import { Roster } from "./Roster";
import { asksEarly, cardOnField, manInHand, rosterOpen, useTeams } from "./shared";
import { named } from "./teams";
import { isCall, isDefence, type Call, type DefenceCall, type State, type View } from "./types";
import type { Announce } from "./view.gen";
import "./board.css";

export { During } from "./hand/Reading";
export { Story } from "./story/Story";

/** The roster says of stand-ins what the text board says. */
export const readsText = true;

/** Both sides throw at once: the dice come to rest with the defence's. Then the sum, then the card. */
export function stages(event: EventOut): Stage[] {
  if (event.what === "thrown") return event.facts["side"] === "off" ? ["told"] : ["dice", "told"];
  return event.what === "setting_added_up" ? ["sum", "told"] : stagesOf(event);
}

export function hands(asked: Asked): boolean {
  if (asked.name === "CallPlay") return callsOf(asked).length > 0;
  return asked.name === "AcceptPenalty" || (asked.name === "CallDefence" && defencesOf(asked).length > 0);
}

const NONE = {};

export function Hand(props: BoardProps) {
  const { asked, options } = props;
  const state = (props.view as unknown as View | null)?.state;
  const teams = useTeams(String(options?.["home"] ?? state?.options.home ?? ""), String(options?.["away"] ?? state?.options.away ?? ""));
  if (!asked || !state) return null;
  if (asked.name === "CallPlay") return <CallHand {...props} asked={asked} state={state} team={teams[asked.seat]} />;
  if (asked.name === "CallDefence") return <DefenceHand {...props} asked={asked} state={state} />;
  return <Penalty {...props} asked={asked} />;
}

export default function Board(props: BoardProps) {
  const { view, scoreboard, names, seat, asked, answer, events, motion, considered, options, stage } = props;
  const seen = view as unknown as View | null;
  const state = seen?.state;
  const teams = useTeams(String(options?.["home"] ?? state?.options.home ?? ""), String(options?.["away"] ?? state?.options.away ?? ""));
  const play = useMemo(() => playOf(lastPlay(moved(events, stage)), NONE), [events, stage]);
  usePassedOver(props);
  const place = useRef<HTMLDivElement>(null);
  const [box, length, zone] = [useBox(place), scoreboard?.length ?? 110, scoreboard?.end_zone ?? 25];
  const across = acrossOf(box, length, zone, WIDEST);
  if (!seen || !state) return null;
  const sight = sightOf(box, length, zone, scoreboard?.ball ?? null, scoreboard?.goes ?? 1, across);
  const penalty = asked?.name === "AcceptPenalty" ? asked : null;
  const call = considered !== undefined && considered !== null && isCall(considered) ? (considered as unknown as Call) : null;
  const laid = cardOnField.value && asked?.name === "CallDefence" && isDefence(considered ?? null) ? (considered as unknown as DefenceCall).card : "";
  const { offence, ball } = state.situation;
  const aiming = asked?.name === "CallPlay" && state.options.advanced ? asked : null;
  const snaps = state.phase === "scrimmage"; // then the drive has the upper margin
  const caught = asked && scoreboard && KICKED.has(asked.name) ? caughtAt(scoreboard, Number(asked.facts["spot"]), asked.seat) : null;
  const gains = call && asked ? gainsOf(teams[offence], named(teams[offence], state, offence, call.who), call, 110 - ball) : [];
  return (
    <div class="cp-board" ref={place}>
      {scoreboard && (
        <Field scoreboard={caught ?? scoreboard} names={names} motion={motion} legs={asked ? [] : legsOf(moved(events, stage), scoreboard, 0)} across={across} canadian>
          {stage === "rest" && !caught && <LinedUp phase={state.phase} scoreboard={scoreboard} across={across} />}
          <DriveRibbon events={events} scoreboard={scoreboard} />
          {snaps && !caught && <Men seen={seen} man={call?.who ?? (aiming ? manInHand.value : "")} rails={railsOf(props, state, play)} across={across} aiming={aiming !== null} sight={sight} />}
          {aiming && <Targets {...props} asked={aiming} seat={offence} ball={ball} across={across} />}
          {call && asked && <Hopes gains={gains} call={call} seat={offence} ball={ball} across={across} sight={sight} />}
          {penalty && <PenaltyMarks asked={penalty} across={across} />}
        </Field>
      )}
      {laid && (
        <div class="cp-on-field">
          <FormationCard id={laid} />
        </div>
      )}
      <div class="cp-status">
        {!snaps && <span class="badge">{state.options.advanced ? cp.mode.advanced : cp.mode.basic}</span>}
        {state.options.solitaire && <span class="badge">{cp.solitaire}</span>}
        {state.weather > 0 && <Weather total={state.weather} />}
        {state.hurt.map((hurt) => <span key={hurt.seat + hurt.player} class={`badge cp-hurt ${hurt.seat}`}>{cp.hurt(hurt.player, hurt.scope)}</span>)}
        {!snaps && <span class="badge cp-titles">{seen.titles.join(" – ")}</span>}
        {state.options.switches.includes("alignments") && (
          <label class="badge cp-early">
            <input type="checkbox" checked={asksEarly.value} onChange={(event) => (asksEarly.value = event.currentTarget.checked)} /> {cp.call.early}
          </label>
        )}
        <button type="button" class="button small cp-rosters" data-point="rosters" onClick={() => (rosterOpen.value = true)}>{cp.roster.open}</button>
      </div>
      <Roster open={rosterOpen.value} onClose={() => (rosterOpen.value = false)} seen={seen} {...{ teams, names, seat, asked, answer }} />
    </div>
  );
}

/** Questions of whoever has a kick or a lost ball in his hands. */
const KICKED = new Set(["ReturnKick", "AnswerKickBack", "ReturnOrGround"]);

/** No setting is read: whoever kicks has said so. */
const KICKS = new Set(["punt", "fg"]);

/** Where the linebackers stand: in mind, sealed, or as the last play showed them. */
function railsOf({ asked, considered }: BoardProps, state: State, play: ReturnType<typeof playOf>): Rails | null {
  if (!asked && KICKS.has(play.call?.play ?? "")) return null;
  const hidden = state.options.solitaire ? cp.field.green : cp.field.sealed;
  const thought = considered !== undefined && considered !== null && isDefence(considered) ? (considered as unknown as DefenceCall) : null;
  if (thought) return { set: thought.setting || 3, final: null, words: thought.setting ? cp.field.setting(thought.setting) : thought.card };
  const first = play.sum?.parts[0]?.[1] ?? play.defence?.setting ?? null;
  if (asked || first === null) return { set: null, final: null, words: hidden };
  const final = play.sum?.final ?? null;
  return { set: first, final, words: final !== null && final !== first ? `${first} → ${final}` : cp.field.setting(first) };
}

/** CP-3.10 is asked before every down; where hardly anybody kicks, and nobody wants to be asked, it passes itself over. */
function usePassedOver({ asked, answer, events, sending = false }: BoardProps): void {
  const before = useRef(-1);
  useEffect(() => {
    const seldom = asked?.name === "Announce" && (asked.facts as unknown as Announce).seldom;
    // Asked again at the same moment: it was taken back, and the person wants to see it.
    if (!seldom || asksEarly.value || sending || before.current === events.length) return;
    before.current = events.length;
    answer(null);
  }, [asked]);
}

function Weather({ total }: { total: number }) {
  const rows = weatherChart.rows as Record<string, { name: string; S: number; M: number; L: number; run: number }>;
  const row = rows[total];
  if (!row) return null;
  const changes = (["run", "S", "M", "L"] as const).filter((name) => row[name] !== 0).map((name) => `${cp.weather.column(name)} ${row[name] > 0 ? "+" : "−"}${Math.abs(row[name])}`);
  const means = changes.length > 0 ? cp.weather.changes(changes.join(", ")) : cp.weather.none;
  return <span class="badge cp-weather" title={means}>{cp.weather.now(row.name)}{changes.length > 0 && <span class="cp-wide"> ({changes.join(", ")})</span>}</span>;
}

