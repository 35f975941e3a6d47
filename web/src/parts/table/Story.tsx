/** The story of the play where a game tells none of its own: what the answer in hand means, else what just happened. */

import type { BoardProps } from "../../games/board";
import type { Table } from "../../state/table/table";
import { answeredKinds, helpDismissed } from "../../state/kept";
import { same } from "../../state/table/choosing";
import { text } from "../../text/en";
import { RuleId } from "../dialogs/RuleDialog";
import { Icon } from "../Icon";
import { Dice } from "./Dice";
import { diceOf } from "./Log";
import { adviceFor, Chances } from "./Tiles";

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

const FIRST = 3;

/** How to answer at all, for somebody's very first decisions; what answers mean is explained the first times of each kind. */
export function FirstHelp({ table }: { table: Table }) {
  const given = Object.values(answeredKinds.value).reduce((sum, times) => sum + times, 0);
  if (!table.advising.helping.value || given >= FIRST) return null;
  const touch = matchMedia("(pointer: coarse)").matches;
  return (
    <aside class="first-help">
      <p>
        <strong>{text.help.title}</strong> {touch ? text.help.touch : text.help.text} {!table.match.value?.for_keeps && text.help.practice}
      </p>
      <button type="button" class="button small icon plain" title={text.help.dismiss} aria-label={text.help.dismiss} onClick={() => (helpDismissed.value = true)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
