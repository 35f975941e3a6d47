/** The hand of Dice Football: five offence cards or five defence cards in fixed places; everything else is two wide tiles. */

import type { Advice, Asked, Option, Plain } from "../../net/wire";
import { same } from "../../state/table/choosing";
import { adviceFor, Chance } from "../../parts/table/hand/Tiles";
import { text } from "../../text/en";
import { cards } from "../../text/en.dice_football";
import type { BoardProps } from "../board";
import { asksCall, asksDefence, CALLS, cardsOf, DEFENCES, faceOf, lastPlay } from "./cards";
import { Diagram, Numbers } from "./Faces";
import { useMatchups } from "./useMatchups";
import type { Call } from "./view.gen";

export function Hand(props: BoardProps) {
  const { asked } = props;
  const red = useMatchups(props)?.red_zone ?? false;
  if (!asked) return null;
  return asksCard(asked) ? <Cards {...props} asked={asked} red={red} /> : <Two {...props} asked={asked} />;
}

const asksCard = (asked: Asked): boolean => asksCall(asked) || asksDefence(asked);

const Two = (props: BoardProps & { asked: Asked; still?: boolean }) => (
  <div class="df-two" role="group" aria-label={text.question.options}>
    {props.asked.options.map((option, at) => (
      <Tile key={at} {...answer(props, props.asked, option.value)} still={props.still ?? false} number={at + 1} />
    ))}
  </div>
);

/** While a play is shown the answers lie lower, and nobody can take one. */
export function During(props: BoardProps) {
  const { answered = null } = props;
  if (!answered) return null;
  return (
    <div class="df-sunk" data-sunk aria-hidden="true">
      {asksCard(answered) ? <Cards {...props} asked={answered} red={cardsOf(lastPlay(props.events)).red} still /> : <Two {...props} asked={answered} still />}
    </div>
  );
}

/** The five of the offence, or those of the defence. */
function Cards(props: BoardProps & { asked: Asked; red: boolean; still?: boolean }) {
  const { asked, red, still = false } = props;
  if (asksCall(asked))
    return (
      <Five>
        {CALLS.map((call, at) => (
          <CallCard key={call} {...answer(props, asked, call)} still={still} call={call} number={at + 1} trying={asked.name === "CallTry"} />
        ))}
      </Five>
    );
  return (
    <Five>
      {DEFENCES.map((card) => (
        <DefenceCard key={card} {...answer(props, asked, card)} still={still} card={card} red={red} />
      ))}
    </Five>
  );
}

const Five = ({ children }: { children: preact.ComponentChildren }) => (
  <div class="df-cards" role="group" aria-label={text.question.options}>
    {children}
  </div>
);

interface Answer {
  option: Option | undefined;
  raised: boolean;
  sending: boolean;
  advice: Advice | undefined;
  /** It is only to look at. */
  still?: boolean;
  choose(): void;
  consider(on: boolean): void;
}

function answer(props: BoardProps, asked: Asked, value: Plain): Answer {
  const { chosen, sending = false, choose, consider, advice = null } = props;
  return {
    option: asked.options.find((option) => same(option.value, value)),
    raised: same(chosen, value),
    sending,
    advice: adviceFor(advice, value),
    choose: () => choose(value),
    consider: (on) => consider(on ? value : undefined),
  };
}

interface CardProps extends Answer {
  name: string;
  number: number;
  /** Why it can't be laid now. */
  reason: string;
  children: preact.ComponentChildren;
}

/** A card in its place: a button, or dashed with its reason where it can't be laid. */
function HandCard({ name, number, option, raised, sending, still = false, reason, choose, consider, children }: CardProps) {
  const head = (
    <span class="df-head">
      <kbd aria-hidden="true">{number}</kbd>
      <strong>{name}</strong>
    </span>
  );
  if (!option)
    return (
      <div class="df-card off">
        {head}
        <span class="df-mean">{reason}</span>
      </div>
    );
  if (still)
    return (
      <div class="df-card">
        {head}
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={raised ? "option df-card raised" : "option df-card"}
      data-number={number}
      data-answer={JSON.stringify(option.value)}
      aria-pressed={raised}
      aria-disabled={sending}
      title={option.explain}
      onClick={() => !sending && choose()}
      onPointerMove={() => consider(true)}
      onPointerLeave={() => consider(false)}
    >
      {head}
      {children}
    </button>
  );
}

function CallCard({ call, trying, ...rest }: Answer & { call: Call; number: number; trying: boolean }) {
  const card = cards.calls[call];
  const chance = rest.advice?.chances[0];
  return (
    <HandCard {...rest} name={card.name} reason={trying ? cards.noTry : cards.tooFar}>
      <span class="df-formula">{trying && call === "field_goal" ? cards.onePoint : card.formula}</span>
      <Diagram call={call} />
      <span class="df-mean">{trying ? card.trying : card.means}</span>
      {chance && (
        <span class="odds">
          <Chance label={chance[0]} chance={chance[1]} />
        </span>
      )}
    </HandCard>
  );
}

function DefenceCard({ card, red, ...rest }: Answer & { card: number; red: boolean }) {
  const face = faceOf(card, red);
  const special = red && faceOf(card, false)?.long.join() !== face?.long.join();
  const chance = rest.advice?.chances[0];
  return (
    <HandCard {...rest} number={card} name={cards.defence(card)} reason="">
      {face && <Numbers face={face} />}
      <span class="df-mean">{special ? cards.redZone : cards.stops[card]}</span>
      {chance && (
        <span class="odds">
          <Chance label={chance[0]} chance={chance[1]} />
        </span>
      )}
    </HandCard>
  );
}

function Tile({ option, number, raised, sending, still = false, advice, choose, consider }: Answer & { number: number }) {
  if (!option) return null;
  const words = (
    <>
      <span class="df-head">
        <kbd aria-hidden="true">{number}</kbd>
        <strong>{option.label}</strong>
      </span>
      <span class="df-fork">{option.explain}</span>
    </>
  );
  if (still) return <div class="option df-tile">{words}</div>;
  return (
    <button
      type="button"
      class={raised ? "option df-tile raised" : "option df-tile"}
      data-number={number}
      data-answer={JSON.stringify(option.value)}
      aria-pressed={raised}
      aria-disabled={sending}
      onClick={() => !sending && choose()}
      onPointerMove={() => consider(true)}
      onPointerLeave={() => consider(false)}
    >
      {words}
      {advice && (
        <span class="odds">
          {advice.chances.slice(0, 2).map(([label, chance]) => (
            <Chance key={label} label={label} chance={chance} />
          ))}
        </span>
      )}
    </button>
  );
}
