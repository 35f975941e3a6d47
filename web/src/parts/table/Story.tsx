/** The story of the play where a game tells none of its own: what the answer in hand means, else what just happened. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../games/board";
import { same } from "../../state/table/choosing";
import { RuleId } from "../dialogs/RuleDialog";
import { Dice } from "./Dice";
import { diceOf } from "./Log";
import { useTightStory } from "./tight";
import { adviceFor, Chances } from "./hand/Tiles";

/** Keeps whatever a game tells in its place: it is set tighter where it would scroll. */
export const WholeStory = ({ children }: { children: ComponentChildren }) => (
  <div class="whole-story" ref={useTightStory()}>
    {children}
  </div>
);

export function GenericStory({ asked, considered, advice = null, events, fresh, motion, situation }: BoardProps) {
  const option = asked?.options.find(({ value }) => same(value, considered));
  const news = events.slice(events.length - fresh).filter((event) => event.text);
  const thrown = news.filter((event) => diceOf(event).length > 0).at(-1);
  const given = option && adviceFor(advice, option.value);
  if (option)
    return (
      <div class="story meaning">
        <h3>{option.label}</h3>
        {option.explain && <p>{option.explain}</p>}
        {given?.text && <p class="soft">{given.text}</p>}
        <Chances of={given} />
      </div>
    );
  return (
    <div class="story">
      {news.length === 0 && <h3>{situation}</h3>}
      {thrown && <Dice dice={diceOf(thrown)} motion={motion} throwId={thrown.n} />}
      <ol class="story-lines">
        {news.slice(-6).map((event) => (
          <li key={event.n}>
            {event.text} <RuleId id={event.rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}
