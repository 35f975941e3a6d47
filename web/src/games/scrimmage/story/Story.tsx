/** The story of the play: where it stands, call against call, the sum in mind or the one that has just decided. */

import { other, type EventOut } from "../../../net/wire";
import { Dice } from "../../../parts/table/Dice";
import { useTightStory } from "../../../parts/table/tight";
import { diceOf } from "../../../parts/table/Log";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { same } from "../../../state/table/choosing";
import { readyFormations } from "../men";
import { desk, laying, lookedAt, thought } from "../mind";
import { PassTable } from "./PassTable";
import { PhaseRail } from "./PhaseBar";
import { Calls } from "../hand/Secrets";
import { CardStory, MarkerText } from "../plays/cards";
import { lit as litCard, looked as lookedCard } from "../plays/plays";
import { jersey, printed, type ContactOdds, type Doing, type Man, type View } from "../types";
import { useAid } from "../../useAid";

export function Story(props: BoardProps) {
  const view = props.view as unknown as View | null;
  return view && <Told {...props} mine={view} />;
}

function Told({ mine: view, ...props }: BoardProps & { mine: View }) {
  const place = useTightStory();
  const { asked, seat, names, events, fresh, motion, situation } = props;
  const play = view.play;
  const side = seat === null ? "" : seat === play.offence ? "O" : "D";
  const looked = play.men.find((man) => man.id === lookedAt.value && man.hex >= 0);
  const odds = desk.value?.odds ?? null;
  const throwing = asked && ["ShortPass", "LongPass"].includes(asked.name);
  const calling = asked?.name === "CommitPass" && odds !== null && odds.length > 0;
  const card = lookedCard.value ?? litCard.value;
  const lined = asked && !(asked.name === "Place" && side === "O") && props.considered !== undefined ? readyFormations(asked, desk.value).find((one) => same(one.value, props.considered)) : undefined;
  return (
    <div class="story sc-story" ref={place}>
      <PhaseRail play={play} />
      {play.men.length > 0 && <Calls play={play} side={side} names={names} />}
      {looked && <Opponent man={looked} team={looked.id.startsWith("O") ? play.offence : other(play.offence)} />}
      {asked && card ? (
        <CardStory card={card} />
      ) : laying.value ? (
        <Laying line={laying.value.line} other={laying.value.other} />
      ) : lined ? (
        <section class="sc-after">
          <h3>{say.formation(lined.label)}</h3>
          <p>{say.formationText(lined.label)}</p>
        </section>
      ) : thought.value?.value[0]?.kind === "contact" ? (
        <ContactStory doing={thought.value} {...props} />
      ) : (throwing || calling) && odds ? (
        odds.length > 0 ? <PassTable passes={odds} asked={asked} considered={props.considered} choose={props.choose} /> : <p>{say.noPass}</p>
      ) : play.men.length === 0 && !events.some((event) => event.what === "ball_dead") ? (
        <First />
      ) : (
        <After events={events} fresh={fresh} motion={motion} situation={situation} rolling={props.stage === "dice"} />
      )}
    </div>
  );
}

/** What the two markers in hand will do. */
function Laying({ line, other: second }: { line: string; other: string }) {
  return (
    <section class="sc-after sc-laying">
      {[line, second].map((name) => <MarkerText key={name} name={name} />)}
    </section>
  );
}

/** A man of the other side: his card, and nothing that only he knows. */
function Opponent({ man, team }: { man: Man; team: string }) {
  const card = printed(man.id);
  return (
    <section class={`sc-card small-card ${team}`} aria-label={say.manTitle(man.id, card.role)}>
      <span class="sc-big">{jersey(man.id)}</span>
      <p>
        <strong>{say.manTitle(man.id, card.role)}</strong>
        <span class="small soft">{say.cardNumbers(card.physical, card.movement, card.passing, card.receiving)}</span>
        <span class="small soft">{say.state(man.hit, man.level)}</span>
      </p>
    </section>
  );
}

/** A contact before the dice: the sum, and what it may bring, in words. */
function ContactStory({ doing, aid, view }: BoardProps & { doing: Doing }) {
  const [action] = doing.value;
  const play = (view as unknown as View).play;
  const plan = desk.value?.plan.plan ?? [];
  const before = plan.length > 0 ? { plan: plan as unknown as never } : {};
  const odds = useAid<ContactOdds>(aid, play, action ? { ask: "contact", by: [action.man, ...action.join], on: action.target, ...before } : null);
  if (!action) return null;
  return (
    <section class="sc-sum">
      <h3>{say.contactTitle([action.man, ...action.join], action.target)} <RuleId id="SC-10.1" /></h3>
      {odds && (
        <>
          <p class="sc-big-sum num">{say.differential(odds.differential, odds.costs)}</p>
          <div class="sc-ways" role="img" aria-label={say.chances(odds.ways, [action.man, ...action.join], action.target)}>
            {Object.entries(odds.ways).map(([result, ways]) => (
              <span key={result} class={`sc-result ${result.slice(0, 2)}`} style={{ flexGrow: ways }}>{say.percent(ways / 36)}</span>
            ))}
          </div>
          <ul class="sc-outcomes">
            {Object.entries(odds.ways).map(([result, ways]) => (
              <li key={result} class={result.slice(0, 2)}><span>{say.outcome(result, [action.man, ...action.join], action.target)}</span> <b class="num">{say.percent(ways / 36)}</b></li>
            ))}
          </ul>
          {play.carriers.includes(action.target) && <p class="small soft">{say.hitCarrier(action.target)}</p>}
        </>
      )}
    </section>
  );
}

/** Told one after the other, these would bury what decides: the board shows them. */
const RUNS = new Set(["moved", "stepped", "went_through", "turned", "entered", "in_motion"]);
const BESIDE = new Set([...RUNS, "recovery", "hits_recovered", "phase_ended", "game_turn", "hit", "neutralized", "placed"]);
const LINES = 4;

/** What has just happened: the dice that decided, in words, and the lines that led there; all moves are one line. */
function After({ events, fresh, motion, situation, rolling }: { events: EventOut[]; fresh: number; motion: boolean; situation: string; rolling: boolean }) {
  const news = events.slice(events.length - fresh).filter((event) => event.text);
  const told = rolling ? news.slice(0, -1) : news;
  const threw = news.filter((event) => diceOf(event).length > 0 && !BESIDE.has(event.what));
  // What ended the play, before what was looked up after it.
  const tackled = told.some((event) => event.what === "ball_dead" && event.facts["why"] === "tackled");
  const thrown = (tackled && threw.findLast((event) => event.what === "contacted")) || threw.at(-1);
  const result = told.findLast((event) => ["ball_dead", "crossed_the_goal_line", "scored", "intercepted"].includes(event.what));
  const ran = new Set(told.filter((event) => RUNS.has(event.what)).map((event) => String(event.facts["man"])));
  const lines = told.filter((event) => !BESIDE.has(event.what) && event !== thrown && event !== result);
  return (
    <section class="sc-after">
      <h3>{result?.text ?? situation}</h3>
      {thrown && <Decided thrown={thrown} motion={motion} told={told.includes(thrown)} />}
      {ran.size > 0 && <p class="small soft">{say.ran([...ran])}</p>}
      <ol class="story-lines">
        {lines.slice(-LINES).map((event) => <li key={event.n}>{event.text} <RuleId id={event.rule} /></li>)}
      </ol>
    </section>
  );
}

/** The throw that decided: of a contact the sum and what it means, of anything else its line. */
function Decided({ thrown, motion, told }: { thrown: EventOut; motion: boolean; told: boolean }) {
  const { by, on, differential, result } = thrown.facts;
  const contact = thrown.what === "contacted";
  const men = contact ? (by as string[]) : [];
  return (
    <div class="sc-decided">
      {contact && <h4>{say.contactTitle(men, String(on))} <b class="num">{say.signed(Number(differential))}</b> <RuleId id={thrown.rule} /></h4>}
      <Dice dice={diceOf(thrown)} motion={motion} throwId={thrown.n} />
      {told && <p>{contact ? say.outcome(String(result), men, String(on)) : <>{thrown.text} <RuleId id={thrown.rule} /></>}</p>}
    </div>
  );
}

/** Before the first play: how one goes. */
function First() {
  return (
    <section class="sc-after">
      <h3>{say.first}</h3>
      <ol class="sc-first">{say.firstSteps.map((step) => <li key={step}>{step}</li>)}</ol>
    </section>
  );
}
