/** What the call in mind may bring, step by step: the team card, the column of the setting, the gain. */

import { other } from "../../../net/wire";
import { Chances, adviceFor } from "../../../parts/table/hand/Tiles";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { cp } from "../../../text/en.canadian_pro";
import type { BoardProps } from "../../board";
import { callsOf } from "../choices";
import { catchFace, passFace, runFace, TOTALS, type Grid } from "../grids";
import { callWords } from "../calls";
import { cardOf, named, type TeamFile, type Teams } from "../teams";
import { DEPTHS, type Call, type State } from "../types";
import { ManCard } from "../hand/ManCard";
import { Versus } from "./Versus";

const ways = (at: number): number => 6 - Math.abs(5 - at);
const cellsOf = (rows: Grid["rows"], column: number): string[] => TOTALS.map((total) => rows.find((row) => row.total === total)?.cells[column] ?? "");
const average = (cells: string[], of: (cell: string) => number): number => cells.reduce((sum, cell, at) => sum + ways(at) * of(cell), 0) / 36;
const yards = (cell: string): number => parseInt(cell, 10) || 0;

type Props = BoardProps & { call: Call; state: State; teams: Teams };

export function Before({ call, state, teams, names, asked, advice = null }: Props) {
  if (!asked) return null;
  const seat = asked.seat;
  const option = callsOf(asked).find(({ value }) => JSON.stringify({ ...value, hurry: false }) === JSON.stringify({ ...call, hurry: false }))?.option;
  const given = adviceFor(advice, call as never);
  const aimed = call.play === "run" || call.play === "pass";
  return (
    <div class={state.options.advanced ? "cp-story before" : "cp-story before basic"}>
      <p class="cp-cap">
        <span>{cp.story.before}</span>
        <RuleId id={call.play === "pass" ? "CP-4.11" : call.play === "run" ? "CP-4.5" : "CP-6.10"} />
      </p>
      <Versus offence={seat} names={names} call={option?.label ?? callWords(call)} note={cp.story.notCalled} defence={aimed ? (state.options.solitaire ? cp.story.green : cp.story.sealed) : ""} hidden />
      {aimed && <ManCard team={teams[seat]} player={named(teams[seat], state, seat, call.who)} position={call.who} call={call} seat={seat} />}
      {aimed && <Steps call={call} state={state} ours={teams[seat]} theirs={teams[other(seat)]} seat={seat} club={names[other(seat)]} />}
      {option?.explain && <p class="cp-means">{option.explain}</p>}
      <Chances of={given} />
    </div>
  );
}

interface StepsProps {
  call: Call;
  state: State;
  ours: TeamFile | undefined;
  theirs: TeamFile | undefined;
  seat: "home" | "away";
  club: string;
}

function Steps({ call, state, ours, theirs, seat, club }: StepsProps) {
  const run = call.play === "run";
  const man = named(ours, state, seat, call.who);
  const passer = named(ours, state, seat, "QB");
  const column = theirs?.cards.dtc.columns[run ? "run" : call.depth];
  const changes = column ? Object.values(column).map(yards) : [];
  const word = run ? (cp.call.rows["run"] ?? "") : (cp.call.depths[call.depth] ?? "");
  const face = run ? runFace(cardOf(ours, man)) : passFace(cardOf(ours, passer));
  const caught = run ? null : catchFace(cardOf(ours, man));
  const gain = caught ? average(cellsOf(caught.rows, DEPTHS.indexOf(call.depth as "S")), yards) : 0;
  return (
    <ol class="cp-steps">
      <li>
        <h4>{state.options.advanced ? cp.story.formation(club) : cp.story.teamCard(club)}</h4>
        {!state.options.advanced && changes.length > 0 && <p>{cp.story.range(word, Math.min(...changes), Math.max(...changes))}</p>}
        <span class="cp-un">?</span>
      </li>
      <li>
        <h4>{run ? cp.story.runner(man) : cp.story.passer(passer)}</h4>
        <p>{run ? cp.story.runs : cp.story.completions}</p>
        <span class="cp-un">?</span>
        {face && <Bars values={[0, 1, 2, 3, 4].map((at) => (run ? average(cellsOf(face.rows, at), yards) : average(cellsOf(face.rows, at), (cell) => (cell.startsWith("C") ? 1 : 0))))} percent={!run} />}
      </li>
      {caught && (
        <li>
          <h4>{cp.story.gain(man, word)}</h4>
          <p>{cp.story.catches(gain.toFixed(1))}</p>
          <span class="cp-un">?</span>
        </li>
      )}
    </ol>
  );
}

/** One bar for each setting, the balanced one lit. */
function Bars({ values, percent }: { values: number[]; percent: boolean }) {
  const most = percent ? 1 : Math.max(8, ...values);
  return (
    <svg class="cp-bars" viewBox="0 0 300 56" aria-hidden="true">
      {values.map((value, at) => {
        const high = Math.max(1, (Math.max(0, value) / most) * 30);
        return (
          <g key={at} transform={`translate(${at * 58 + 6} 0)`} class={at === 2 ? "lit" : undefined}>
            <rect x="6" y={42 - high} width="40" height={high} rx="2" />
            <text x="26" y={38 - high}>{percent ? `${Math.round(value * 100)} %` : value.toFixed(1).replace("-", "−")}</text>
            <text class="cp-bar-foot" x="26" y="53">{at + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
