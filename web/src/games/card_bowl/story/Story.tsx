/** The story of the play: where it stands, what an answer means, the cards that count on each side, what has just happened. */

import { other, type EventOut, type Seat } from "../../../net/wire";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { adviceFor, Chances } from "../../../parts/table/hand/Tiles";
import { useTightStory } from "../../../parts/table/tight";
import { same } from "../../../state/table/choosing";
import { cardBowl } from "../../../text/en.card_bowl";
import { restWords, signed } from "../../../text/en.card_bowl.sheet";
import type { BoardProps } from "../../board";
import { hotLanes } from "../grass/Stage";
import { CardPicture } from "../grass/PlayingCard";
import { executed, playStart } from "../logic/draws";
import { Pace } from "../sheet/Pace";
import { lastTold } from "../sheet/told";
import type { View } from "../types";
import { LaidOut } from "./LaidOut";
import { faceDownLast, sidesOf, type Counted, type Sides } from "./sides";

export function Story(props: BoardProps) {
  const { asked, considered, advice = null, events, names, seat, faceDown = false } = props;
  const view = props.view as unknown as View;
  const option = asked?.options.find(({ value }) => same(value, considered));
  const given = option && adviceFor(advice, option.value);
  const news = lastTold(events, seat);
  const last = news.at(-1);
  const hidden = faceDown && last !== undefined && last === events.at(-1);
  const hot = hotLanes(asked, null, events);
  const seen = hidden ? faceDownLast(events) : events;
  const sides = sidesOf(seen);
  const thrown = executed(events)?.what === "threw";
  const kick = !asked && !sides && !view.field ? kicked(seen) : null;
  const laying = asked && LAYING.has(asked.name) ? asked : null;
  const came = sides?.came;
  const after = came ? news.filter(({ n, what }) => n > came.n && !FOLLOWS.has(what)) : [];
  const place = useTightStory();
  return (
    <div class="story cb-story" ref={place}>
      <Steps phase={view.phase} />
      {came ? (
        <p class={`cb-came num ${came.yards < 0 ? "loss" : came.yards === 0 ? "none" : ""}`}>
          {cardBowl.came(came.yards)} <RuleId id={came.rule} />
        </p>
      ) : kick ? (
        <Kicked {...kick} names={names} />
      ) : last && (
        <p class="cb-told">
          {hidden ? cardBowl.turningNow(String(last.facts["purpose"] ?? "")) : news.map((event) => event.text).join(" ")} {!hidden && <RuleId id={last.rule} />}
        </p>
      )}
      {sides && (
        <div class="cb-sum" data-point="sum">
          <Side name={names[sides.ball]} team={sides.ball} cards={sides.offence} total={sides.totals?.[0]} rest={sides.rest[0]} of={restWords(thrown, true, sides.rest[0])} />
          <Side name={names[other(sides.ball)]} team={other(sides.ball)} cards={sides.defence} total={sides.totals?.[1]} rest={sides.rest[1]} of={restWords(thrown, false, sides.rest[1])} />
          {sides.runs.length > 0 && <RunsOn sides={sides} />}
        </div>
      )}
      {after.map((event) => (
        <p key={event.n} class="cb-after">
          {event.text} <RuleId id={event.rule} />
        </p>
      ))}
      {option?.explain || given || laying ? (
        <div class="meaning">
          {option && <h3>{option.label}</h3>}
          {laying ? <LaidOut asked={laying} chosen={considered} /> : option?.explain && <p>{option.explain}</p>}
          {given?.text && <p class="soft">{given.text}</p>}
          <Chances of={given} />
        </div>
      ) : null}
      {hot.length > 0 && asked && <p class="cb-hot">{cardBowl.hotLanes(hot)}</p>}
      <Pace asked={asked} view={view} answer={props.answer} />
    </div>
  );
}

const LAYING = new Set(["SetOffence", "SetDefence"]);
/** What a gain brings by itself stands in score and result. */
const FOLLOWS = new Set(["first_down", "turned_over_on_downs", "scored"]);

const LINES = 3;

interface Kick {
  team: Seat;
  /** The cards of either side, and those of the coverage, which come off the return. */
  kick: Counted[];
  back: Counted[];
  coverage: Counted[];
  returned: number | null;
  /** What the cards of a try for goal carry. */
  carried: number | undefined;
  told: EventOut[];
}

/** What was turned in a kick, and what was told of it beside the cards. */
function kicked(events: readonly EventOut[]): Kick | null {
  const play = events.slice(playStart(events));
  const team = (play[0]?.facts["situation"] as { offence: Seat } | undefined)?.offence;
  if (!team || !KICKS.has(String(play[0]?.facts["kind"]))) return null;
  const cards = (side: Seat, covers: boolean): Counted[] =>
    play
      .filter(({ what, facts }) => what === "turned" && facts["seat"] === side && (facts["purpose"] === "coverage") === covers)
      .map(({ facts }) => ({ card: String(facts["card"]), what: cardBowl.counts(String(facts["purpose"])) }));
  const returned = play.findLast(({ what }) => what === "returned")?.facts["yards"];
  const carried = play.findLast(({ what }) => what === "field_goal_tried" || what === "tried")?.facts["total"];
  return {
    team,
    carried: typeof carried === "number" ? carried : undefined,
    kick: cards(team, false),
    back: cards(other(team), false),
    coverage: cards(team, true),
    returned: typeof returned === "number" ? returned : null,
    told: play.filter(({ what, text }) => text && !BESIDE_CARDS.has(what)).slice(-LINES),
  };
}
const BESIDE_CARDS = new Set(["turned", "play_began", "play_ended"]);
const KICKS = new Set(["kickoff", "free_kick", "punt", "field_goal", "extra_point"]);

function Kicked({ team, kick, back, coverage, returned, carried, told, names }: Kick & Pick<BoardProps, "names">) {
  return (
    <>
      <ol class="story-lines">
        {told.map((event) => (
          <li key={event.n}>
            {event.text} <RuleId id={event.rule} />
          </li>
        ))}
      </ol>
      <div class="cb-sum">
        {kick.length > 0 && <Side name={names[team]} team={team} cards={kick} total={carried} rest={0} of="" />}
        {back.length > 0 && (
          <div class={`cb-side-sum ${other(team)}`}>
            <b>{names[other(team)]}</b>
            <div class="cb-counted">
              <Cards cards={back} team={other(team)} />
              <Less cards={coverage} team={team} />
            </div>
            {returned !== null && <strong class="num">{signed(returned)}</strong>}
          </div>
        )}
      </div>
    </>
  );
}

/** Where a play from scrimmage stands. */
function Steps({ phase }: { phase: string }) {
  const at = cardBowl.steps.findIndex(([, phases]) => phases.includes(phase));
  if (at < 0) return null;
  return (
    <ol class="cb-steps" aria-label={cardBowl.stepsLabel}>
      {cardBowl.steps.map(([name], step) => (
        <li key={name} class={step < at ? "past" : step === at ? "now" : ""} aria-current={step === at ? "step" : undefined}>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  name: string;
  team: Seat;
  cards: readonly Counted[];
  total: number | undefined;
  /** What else the total holds, and what that is called. */
  rest: number;
  of: string;
}

function Side({ name, team, cards, total, rest, of }: SideProps) {
  return (
    <div class={`cb-side-sum ${team}`}>
      <b>{name}</b>
      <div class="cb-counted">
        <Cards cards={cards} team={team} />
        {rest !== 0 && (
          <span class="cb-rest num">
            {signed(rest)} <small>{of}</small>
          </span>
        )}
      </div>
      {total !== undefined && <strong class="num">{total}</strong>}
    </div>
  );
}

function Cards({ cards, team }: { cards: readonly Counted[]; team: Seat }) {
  return (
    <>
      {cards.map((one, at) => (
        <figure key={at}>
          <CardPicture card={one.card} team={team} label={one.what} />
          <figcaption>{one.what}</figcaption>
        </figure>
      ))}
    </>
  );
}

/** Cards that are taken off: the sign goes with the first of them onto the next line. */
function Less({ cards, team }: { cards: readonly Counted[]; team: Seat }) {
  const [first, ...others] = cards;
  if (!first) return null;
  return (
    <>
      <span class="cb-less">
        <i aria-hidden="true">−</i>
        <Cards cards={[first]} team={team} />
      </span>
      <Cards cards={others} team={team} />
    </>
  );
}

/** After the catch or in the open field: the cards of the run, less those who tackle. */
function RunsOn({ sides: { ball, runs, tackles, onward } }: { sides: Sides }) {
  return (
    <div class="cb-side-sum">
      <b>{cardBowl.runsOn}</b>
      <div class="cb-counted">
        <Cards cards={runs} team={ball} />
        <Less cards={tackles} team={other(ball)} />
      </div>
      {onward.length > 0 && <strong class="num small">{onward.map(([drawn, off]) => cardBowl.runOn(drawn, off)).join(", ")}</strong>}
    </div>
  );
}
