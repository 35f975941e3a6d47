/** The roster sheet: who plays where, who is hurt, who may be sent in, and every card of a team. */

import { useState } from "preact/hooks";
import { SEATS, type Asked, type Names, type Plain, type Seat } from "../../net/wire";
import { Dialog } from "../../parts/dialogs/Dialog";
import { cp } from "../../text/en.canadian_pro";
import { substitutionsOf, type Choice } from "./choices";
import { GridCard, Provenance } from "./GridCard";
import { dtcFace } from "./grids";
import { gridsOf } from "./manCards";
import { cardOf, named, skillCards, type PlayerCard, type RosterMan, type TeamFile, type Teams } from "./teams";
import { DEFENDERS, LINE, MEN, type View, type Substitution, type State } from "./types";

interface Props {
  open: boolean;
  onClose(): void;
  seen: View;
  teams: Teams;
  names: Names;
  seat: Seat | null;
  asked: Asked | null;
  answer(value: Plain): void;
}

export function Roster({ open, onClose, seen, teams, names, seat, asked, answer }: Props) {
  const view = seen.state;
  const [shown, setShown] = useState<Seat>(seat ?? "home");
  const team = teams[shown];
  const sendable = asked && asked.seat === shown ? substitutionsOf(asked) : [];
  const playing = Object.fromEntries(seen.men[SEATS.indexOf(shown)] ?? []);
  const send = (choice: Choice<Substitution>) => {
    answer(choice.option.value);
    onClose();
  };
  return (
    <Dialog open={open} title={cp.roster.title} onClose={onClose}>
      <div class="cp-roster">
        <div class="row" role="group" aria-label={cp.roster.tabs}>
          {SEATS.map((side) => (
            <button key={side} type="button" class={`button small cp-team ${side}`} aria-pressed={side === shown} onClick={() => setShown(side)}>
              {names[side]} <span class="soft">{seen.titles[SEATS.indexOf(side)]}</span>
            </button>
          ))}
        </div>
        {team ? <Sheet team={team} view={view} seat={shown} sendable={sendable} send={send} playing={playing} /> : <p>{cp.roster.unknown}</p>}
      </div>
    </Dialog>
  );
}

interface SheetProps {
  team: TeamFile;
  view: State;
  seat: Seat;
  sendable: Choice<Substitution>[];
  send(choice: Choice<Substitution>): void;
  playing: Record<string, string>;
}

function Sheet(props: SheetProps) {
  const { team, view, seat } = props;
  const ours = view.hurt.filter((hurt) => hurt.seat === seat);
  const dtc = dtcFace(team, "");
  const ranges = team.roster.penalty_ranges;
  const span = (pair: [number, number] | null): string => (pair ? pair.join("–") : "–");
  return (
    <>
      <p class="small">{ours.length > 0 ? ours.map((hurt) => cp.hurt(hurt.player, hurt.scope)).join("; ") : cp.roster.nobody} <span class="soft">{cp.roster.printedNote}</span></p>
      <Places {...props} title={cp.roster.offence} places={view.options.advanced ? [...MEN, ...LINE] : [...MEN]} />
      {view.options.advanced && <Places {...props} title={cp.roster.defence} places={[...DEFENDERS]} />}
      {view.options.advanced && <p class="soft small">{cp.roster.penalties(span(ranges.run), span(ranges.pass))}</p>}
      {props.sendable.length === 0 && <p class="soft small">{cp.roster.changeNow}</p>}
      <h3>{cp.roster.cards}</h3>
      <div class="cp-read">
        {dtc && <GridCard whole grid={{ owner: team.club, title: cp.roster.teamCard, provenance: dtc.provenance ?? "reconstructed", heads: dtc.heads, rows: dtc.rows, row: "", column: -1, seat }} />}
        {skillCards(team).flatMap((card) => gridsOf(card, seat)).map((grid) => <GridCard key={grid.owner + grid.title} whole grid={grid} />)}
      </div>
    </>
  );
}

function Places({ team, view, seat, sendable, send, playing, title, places }: SheetProps & { title: string; places: string[] }) {
  const line = [...team.roster.offence_line, ...team.roster.defence];
  return (
    <>
      <h3>{title}</h3>
      <ul class="cp-places">
        {places.map((position) => {
          const player = named(team, view, seat, position);
          const hurt = view.hurt.find((found) => found.seat === seat && found.player === player);
          const card = cardOf(team, player);
          const man = line.find((found) => found.player === player);
          const here = playing[position];
          return (
            <li key={position}>
              <b>{position}</b>
              <span>
                <span class={hurt ? "cp-out" : undefined}>{player}</span>{" "}
                {hurt && <span class="badge cp-flag">{cp.roster.scope[hurt.scope] ?? hurt.scope}</span>}{" "}
                {here !== player && <strong class="small">{here ? cp.roster.standsIn(here) : cp.roster.nobodyLeft}</strong>}{" "}
                <span class="soft small">{view.options.advanced ? ratings(card, man) : ""}</span>
              </span>
              <Provenance of={card?.provenance ?? man?.provenance ?? "reconstructed"} />
              <Bench choices={sendable.filter(({ value }) => value.position === position)} send={send} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who may be sent in here. */
function Bench({ choices, send }: { choices: Choice<Substitution>[]; send(choice: Choice<Substitution>): void }) {
  if (choices.length === 0) return null;
  return (
    <span class="cp-send">
      <span class="soft small">{cp.roster.sendIn}</span>
      {choices.map((choice) => (
        <button key={choice.value.player} type="button" class="cp-pick chip" aria-label={choice.option.label} onClick={() => send(choice)}>{choice.value.player}</button>
      ))}
    </span>
  );
}

const show = (number: number | null | undefined): string => (number === null || number === undefined ? "–" : number > 0 ? `+${number}` : String(number).replace("-", "−"));

/** Ratings in one line: changes to the setting, ranges of totals. */
function ratings(card: PlayerCard | undefined, man: RosterMan | undefined): string {
  if (man) {
    const ranges = [man.R ? `R ${man.R.join("–")}` : "", man.X ? `X ${man.X.join("–")}` : ""].filter(Boolean);
    const pass = man.pass === undefined ? "" : `${cp.roster.pass} ${show(man.pass)}`;
    return [man.run === undefined ? "" : `${cp.roster.run} ${show(man.run)}`, pass, ...ranges].filter(Boolean).join(", ");
  }
  const run = card?.run ?? card?.running;
  const found = [
    ...Object.entries(run?.ratings ?? {}),
    ...Object.entries(card?.receiving?.ratings ?? {}),
    ...(card?.passing ? [["LP", card.passing.rating_lp] as const] : []),
  ];
  return found.filter(([, number]) => number !== null).map(([name, number]) => `${name} ${show(number)}`).join(", ");
}
