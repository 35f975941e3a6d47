/** While a play is shown: the men of the contact or pass that decides lie in the hand as cards, with their sum. */

import { other, type EventOut, type Seat } from "../../../net/wire";
import { moved } from "../../../state/staging/during";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { jersey, printed, sideOf, type View } from "../types";

const DECIDES = new Set(["contacted", "passed", "handed_off"]);
/** With these a new play begins: nothing of the last one lies there any more. */
const BEGINS = new Set(["play_began", "snap_called", "placed"]);

/** The contact or throw that decides; once the ball is dead only what had to do with its end: the tackle, or else the pass. */
export function decided(since: readonly EventOut[]): EventOut | undefined {
  const dead = since.findLast((event) => event.what === "ball_dead");
  if (!dead) return since.findLast((event) => DECIDES.has(event.what));
  const tackle = dead.facts["why"] === "tackled" ? since.findLast((event) => event.what === "contacted" && event.facts["on"] === dead.facts["holder"]) : undefined;
  return tackle ?? since.findLast((event) => event.what === "passed");
}

/** Who has intercepted the pass, if anybody. */
const takenBy = (since: readonly EventOut[]): string => String(since.findLast((event) => event.what === "tried_to_intercept" && event.facts["intercepted"])?.facts["man"] ?? "");

export function During(props: BoardProps) {
  const view = props.view as unknown as View | null;
  if (!view) return null;
  const { events, stage } = props;
  const since = events.slice(events.findLastIndex((event) => BEGINS.has(event.what)) + 1);
  const decides = decided(since);
  if (!decides) return null;
  const seen = decides !== events.at(-1) || moved([decides], stage).length > 0;
  const teamOf = (id: string): Seat => (sideOf(id) === "O" ? view.play.offence : other(view.play.offence));
  return (
    <div class="sc-during" data-sunk aria-hidden="true">
      {decides.what === "contacted" ? <Contact event={decides} seen={seen} teamOf={teamOf} /> : <Ball event={decides} seen={seen} teamOf={teamOf} taken={takenBy(since)} />}
    </div>
  );
}

interface Shown {
  event: EventOut;
  /** The dice have come to rest. */
  seen: boolean;
  teamOf(id: string): Seat;
}

function Contact({ event, seen, teamOf }: Shown) {
  const by = event.facts["by"] as string[];
  const on = String(event.facts["on"]);
  return (
    <>
      {by.map((man) => <Card key={man} man={man} team={teamOf(man)} lit="physical" />)}
      <span class="sc-during-v">{say.against}</span>
      <Card man={on} team={teamOf(on)} lit="physical" />
      <p class="sc-during-sum">
        <b class="num">{say.signed(Number(event.facts["differential"]))}</b>
        <span>{seen ? say.outcome(String(event.facts["result"]), by, on) : say.strength}</span>
      </p>
    </>
  );
}

/** A pass, or a ball given by hand; of a hand-off nobody says more than these eyes may know. */
function Ball({ event, seen, teamOf, taken }: Shown & { taken: string }) {
  const [from, to] = [String(event.facts["by"]), String(event.facts["receiver"])];
  const pass = event.what === "passed";
  return (
    <>
      <Card man={from} team={teamOf(from)} lit={pass ? "passing" : ""} />
      <span class="sc-during-v">→</span>
      <Card man={to} team={teamOf(to)} lit={pass ? "receiving" : ""} />
      <p class="sc-during-sum">{pass && seen && <b>{event.facts["complete"] ? say.caught : taken ? say.picked(taken) : say.notCaught}</b>}</p>
    </>
  );
}

/** A counter as large as a card; what counts now is lit. */
function Card({ man, team, lit }: { man: string; team: Seat; lit: string }) {
  const card = printed(man);
  const corners: [keyof typeof card, string][] = [["passing", say.passing], ["receiving", say.catching], ["physical", say.strength], ["movement", say.moves]];
  return (
    <div class={`sc-large ${team}`}>
      <p>
        <strong>{jersey(man)}</strong>
        {card.position}
      </p>
      {corners.map(([name, label]) => card[name] ? <span key={name} class={`sc-corner ${name} ${lit === name ? "lit" : ""}`}><b>{card[name]}</b>{lit === name && <small>{label}</small>}</span> : null)}
    </div>
  );
}
