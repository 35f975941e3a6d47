/** Canadian Pro Football: the 110-yard field, the story of the last play, and choosers for the calls. */

import { useEffect, useMemo, useState } from "preact/hooks";
import weatherChart from "../../../../src/snapcount/games/canadian_pro/tables/playboard_weather.json";
import type { Advice, Asked, EventOut, Plain } from "../../net/wire";
import { Field } from "../../parts/table/Field";
import { legsOf, moved } from "../../state/during";
import { cp } from "../../text/en.canadian_pro";
import type { BoardProps } from "../board";
import { CallChooser } from "./CallChooser";
import { callsOf, defencesOf } from "./choices";
import { DefenceChooser } from "./DefenceChooser";
import { Penalty, PenaltyMarks } from "./Penalty";
import { lastPlay, playOf } from "./play";
import { Roster } from "./Roster";
import { Shield } from "./Selectors";
import { Story } from "./Story";
import { fetchTeam, type Teams } from "./teams";
import type { State, View } from "./types";
import "./board.css";

/** The roster says of stand-ins what the text board says. */
export const readsText = true;

/** Calls and penalties are better answered on the board than in a list of a hundred lines. */
export function answers(asked: Asked): boolean {
  if (asked.name === "CallPlay") return callsOf(asked).length > 0;
  return asked.name === "AcceptPenalty" || (asked.name === "CallDefence" && defencesOf(asked).length > 0);
}

/** The choosers say what they ask for; a penalty's outcomes leave that to the panel. */
export const says = (asked: Asked): boolean => answers(asked) && asked.name !== "AcceptPenalty";

export default function Board({ view, scoreboard, names, seat, asked, waiting, answer, events, motion, advice = null, options, stage }: BoardProps) {
  const seen = view as unknown as View | null;
  const mine = seen?.state;
  const [rosters, setRosters] = useState(false);
  const teams = useTeams(String(options?.["home"] ?? mine?.options.home ?? ""), String(options?.["away"] ?? mine?.options.away ?? ""));
  const play = useMemo(() => playOf(lastPlay(events), teams), [events, teams]);
  if (!seen || !mine) return null;
  const penalty = asked?.name === "AcceptPenalty" ? asked : null;
  const advanced = mine.options.advanced;
  const told = play.throws.length > 0 || play.news.length > 0;
  return (
    <div class="cp-board">
      {scoreboard && <Field scoreboard={scoreboard} names={names} motion={motion} legs={asked ? [] : legsOf(moved(events, stage), scoreboard)}>{penalty && <PenaltyMarks asked={penalty} />}</Field>}
      <div class="cp-status">
        <span class="badge">{advanced ? cp.mode.advanced : cp.mode.basic}</span>
        {mine.options.solitaire && <span class="badge">{cp.solitaire}</span>}
        {mine.weather > 0 && <Weather total={mine.weather} />}
        {mine.hurt.map((hurt) => <span key={hurt.seat + hurt.player} class={`badge cp-hurt ${hurt.seat}`}>{cp.hurt(hurt.player, hurt.scope)}</span>)}
        <span class="soft small cp-titles">{seen.titles.join(" – ")}</span>
        <button type="button" class="button small plain cp-rosters" onClick={() => setRosters(true)}>{cp.roster.open}</button>
      </div>
      {told && <Story play={play} names={names} advanced={advanced} roomy={seat === null} motion={motion} />}
      {!asked && waiting.length > 0 && calling(mine, events) && <Shield text={cp.call.both} />}
      {asked && <Chooser key={asked.prompt} {...{ asked, answer, names, teams, advice }} view={mine} />}
      <Roster open={rosters} onClose={() => setRosters(false)} seen={seen} {...{ teams, names, seat, asked, answer }} />
    </div>
  );
}

/** A play is being called: nothing has happened since the last one but what leads to the next. */
const calling = (view: State, events: EventOut[]): boolean =>
  view.phase === "scrimmage" && !view.options.solitaire && ["play_ended", "untimed_down", "substituted", "aligned", "chose", "quarter_ended"].includes(events.at(-1)?.what ?? "");

interface ChooserProps {
  asked: Asked;
  view: State;
  names: BoardProps["names"];
  teams: Teams;
  advice: Advice[] | null;
  answer(value: Plain): void;
}

function Chooser({ asked, view, names, teams, advice, answer }: ChooserProps) {
  if (!answers(asked)) return null;
  const seat = asked.seat;
  if (asked.name === "CallPlay") return <CallChooser {...{ asked, view, seat, names, advice, answer }} team={teams[seat]} />;
  if (asked.name === "CallDefence") return <DefenceChooser {...{ asked, view, seat, names, advice, answer }} />;
  return <Penalty {...{ asked, names, advice, answer }} />;
}

function Weather({ total }: { total: number }) {
  const rows = weatherChart.rows as Record<string, { name: string; S: number; M: number; L: number; run: number }>;
  const row = rows[total];
  if (!row) return null;
  const changes = (["run", "S", "M", "L"] as const).filter((name) => row[name] !== 0).map((name) => `${cp.weather.column(name)} ${row[name] > 0 ? "+" : "−"}${Math.abs(row[name])}`);
  const means = changes.length > 0 ? cp.weather.changes(changes.join(", ")) : cp.weather.none;
  return <span class="badge cp-weather" title={means}>{cp.weather.now(row.name)}{changes.length > 0 && <span class="cp-wide"> ({changes.join(", ")})</span>}</span>;
}

/** Both teams' cards, when they have come. */
function useTeams(home: string, away: string): Teams {
  const [teams, setTeams] = useState<Teams>({});
  useEffect(() => {
    let current = true;
    void Promise.all([fetchTeam(home), fetchTeam(away)]).then(([ours, theirs]) => {
      if (current) setTeams({ ...(ours && { home: ours }), ...(theirs && { away: theirs }) });
    }, () => undefined);
    return () => {
      current = false;
    };
  }, [home, away]);
  return teams;
}
