/** The hand at the bottom edge: what is asked and every answer to it, or what one waits for. Its place never changes. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../../games/board";
import { other, SEATS, type Asked, type Match, type Plain, type Seat } from "../../../net/wire";
import { explainAll, tokensOf } from "../../../state/kept";
import { situationOf } from "../../../state/staging/saying";
import type { Table } from "../../../state/table/table";
import { text } from "../../../text/en";
import { FriendLink } from "../../dialogs/Links";
import { RuleId } from "../../dialogs/RuleDialog";
import { Acts, Switches } from "./Acts";
import { EndActs } from "../End";
import { WhatIsThis } from "../../lesson/FirstTime";
import { betweenCoaches, Speed } from "../Speed";
import { moved, Tiles } from "./Tiles";
import { useWholeWords } from "./whole";

interface Props {
  table: Table;
  match: Match;
  board: BoardModule | null | undefined;
  props: BoardProps;
  /** A lesson has nothing to take back, to give up or to choose from a menu. */
  taught?: boolean;
  onWindow?(window: "menu" | "resign"): void;
}

const nowhere = (): void => undefined;

/** Letters of a prompt beyond which it stands in two smaller lines. */
const ONE_LINE = 52;

export function Hand({ table, match, board, props, taught = false, onWindow = nowhere }: Props) {
  const looking = table.frame.value !== null;
  const over = table.state.value?.over ?? false;
  const asked = table.asked.value;
  const last = useRef<Asked | null>(null);
  if (asked) last.current = asked;
  const acts = taught ? null : (
    <Acts table={table} match={match} over={over || looking} onWindow={onWindow}>
      {!over && !looking && <Switches table={table} />}
    </Acts>
  );
  const During = board?.During;
  const meanwhile = During && (
    <div class="hand-answers">
      <During {...props} answered={looking ? null : last.current} />
    </div>
  );
  if (looking)
    return (
      <Place kind="waiting past" side={null} acts={acts}>
        <p>
          {text.history.looking} <span class="soft">{props.situation}</span>
        </p>
        {meanwhile}
      </Place>
    );
  if (over && !table.revealing.value)
    return (
      <Place kind="waiting final" side={null} acts={acts}>
        <EndActs table={table} match={match} />
      </Place>
    );
  // Until the game's own hand is here, no other list of answers may take its place and be clicked.
  if (asked && board === undefined)
    return (
      <Place kind="waiting" side={asked.seat} acts={acts}>
        <p aria-busy="true">{text.loading}</p>
      </Place>
    );
  if (asked) return <Asking {...{ table, match, board, props, asked, acts }} />;
  return (
    <Place kind="waiting" side={table.state.value?.waiting[0] ?? null} acts={acts}>
      <Waiting table={table} match={match} />
      {meanwhile}
    </Place>
  );
}

/** The place itself: the upper edge is painted in the colour of the side that decides. */
export function Place({ kind, side, acts, children }: { kind: string; side: Seat | null; acts?: ComponentChildren; children: ComponentChildren }) {
  return (
    <section class={`hand ${kind} ${side ?? ""}`} data-part="question" aria-label={text.table.question}>
      {children}
      {acts}
    </section>
  );
}

type AskingProps = Omit<Props, "onWindow"> & { asked: Asked; acts: ComponentChildren };

function Asking({ table, match, board, props, asked, acts }: AskingProps) {
  const own = board?.Hand && (board.hands?.(asked) ?? true) ? board.Hand : null;
  const folded = !own && (board?.answers?.(asked) ?? false);
  const [listed, setListed] = useState(false);
  useEffect(() => setListed(false), [asked]);
  const { choosing } = table;
  const chosen = choosing.chosen.value;
  const name = asked.options.find((option) => JSON.stringify(option.value) === JSON.stringify(chosen))?.label ?? "";
  const sending = table.sending.value;
  const tiled = !own && (!folded || listed);
  const place = useRef<HTMLElement>(null);
  useFocusOnNew(place, asked, own);
  useWholeWords(place);
  const walk = (event: KeyboardEvent) => {
    const to = walkedTo(event);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
    if (to.dataset["answer"]) choosing.raise(JSON.parse(to.dataset["answer"]) as Plain);
  };
  return (
    <section ref={place} onKeyDown={walk} class={`hand question ${asked.seat}`} data-part="question" data-asks={asked.name} data-odds={oddsOf(table)} aria-labelledby="question-prompt">
      <header class="hand-head">
        <h2 id="question-prompt" class={asked.prompt.length > ONE_LINE ? "long" : ""}>
          {match.seats.length > 1 && <span class={`asked-name ink-${asked.seat}`}>{match.names[asked.seat]}: </span>}
          {asked.prompt}
        </h2>
        {asked.sealed && (
          <span class="badge sealed" title={text.question.sealedMeans}>
            {text.question.sealed}
          </span>
        )}
        <RuleId id={asked.rule} />
        {acts && <WhatIsThis table={table} />}
        {table.otherCalled.value && match.mode === "match" && (
          <span class="soft small" role="status">
            {text.table.otherCalled(match.names[other(asked.seat)])}
          </span>
        )}
        {folded && (
          <button type="button" class="button small" aria-expanded={listed} onClick={() => setListed(!listed)}>
            {listed ? text.question.hideList : text.question.showList(asked.options.length)}
          </button>
        )}
        {asked.truncated && tiled && <span class="soft small">{text.question.truncated(asked.options.length)}</span>}
      </header>
      <div class="hand-answers">
        {own && <OwnHand Own={own} props={props} />}
        {tiled && (
          <Tiles
            asked={asked}
            sending={sending}
            explain={explainAll.value || table.explaining.fresh.value}
            advice={table.advising.shown.value}
            chosen={chosen}
            choose={(value) => choosing.choose(value)}
            consider={(value) => choosing.point(value)}
          />
        )}
        {folded && !listed && <p class="soft small">{text.question.manyAnswers(board !== null, asked.options.length > 0)}</p>}
      </div>
      {own && board?.Confirm && chosen === undefined ? (
        <OwnHand Own={board.Confirm} props={props} />
      ) : (
        <button type="button" class="button main confirm" disabled={chosen === undefined || sending} onClick={() => choosing.confirm()}>
          {chosen === undefined ? text.question.choose : text.question.confirm(board?.named?.() ?? name)}
          {chosen !== undefined && <kbd aria-hidden="true">{text.question.enter}</kbd>}
        </button>
      )}
      {acts}
    </section>
  );
}

/** Whether there are odds for the question at hand; nothing while that is found out. */
const oddsOf = ({ advising }: Table): string | undefined => (advising.known.value ? "known" : advising.settled.value ? "none" : undefined);

/** Keyboard players stay where the answers are, also when a game's own hand has just been loaded; a finger needs no focus. */
function useFocusOnNew(place: { current: HTMLElement | null }, asked: Asked, hand: unknown): void {
  useEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const active = document.activeElement;
    if (active === null || active === document.body || active === document.documentElement)
      place.current?.querySelector<HTMLButtonElement>("button.option")?.focus({ preventScroll: true });
  }, [asked, hand]);
}

/** The answer that an arrow key leads to from the one in focus. */
function walkedTo({ key, target, currentTarget }: KeyboardEvent): HTMLElement | undefined {
  if (!/^(Arrow|Home$|End$)/.test(key) || !(target as HTMLElement).matches("button.option")) return undefined;
  const answers = [...(currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button.option")];
  const top = answers[0]?.offsetTop;
  const columns = Math.max(1, answers.filter((answer) => answer.offsetTop === top).length);
  return answers[moved(answers.indexOf(target as HTMLElement), key, answers.length, columns)];
}

const OwnHand = ({ Own, props }: { Own: BoardModule["Hand"]; props: BoardProps }) => Own && <Own {...props} />;

function waitingSentence({ table, match }: { table: Table; match: Match }): string {
  const waiting = table.state.value?.waiting ?? [];
  const first = waiting[0];
  const mine = table.seat.value;
  const absent = table.awaited.value[0];
  if (absent && !table.revealing.value) return text.table.diceWait(match.names[absent]);
  if (table.tempo.value.paused) return text.table.paused;
  if (table.revealing.value || !first) return situationOf(table.director, text.table.happening);
  const name = match.names[first];
  const person = match.kinds[first] === "person";
  if (person && mine && first !== mine && table.called.value) return text.table.youHaveCalled(name);
  if (waiting.length === SEATS.length) return text.table.waitingBoth;
  return person && mine ? text.table.waitingPerson(name) : text.table.waitingFor(name);
}

function Waiting({ table, match }: { table: Table; match: Match }) {
  const first = table.awaited.value[0] ?? table.state.value?.waiting[0];
  const absent = match.mode === "match" && table.seat.value && first && table.presence.value?.[first] === false;
  return (
    <div class="waiting-words">
      <p>{waitingSentence({ table, match })}</p>
      {absent && <FriendLink match={match} seat={table.seat.value} tokens={tokensOf(match.match)} />}
      {match.seats.length === 0 && <p class="soft small">{text.table.watching}</p>}
      {betweenCoaches(match) && <Speed table={table} />}
      {table.revealing.value && (
        <button type="button" class="button small skip" onClick={() => table.director.hurry()}>
          {table.director.stage.value === "result" ? text.table.goOn : text.table.skip} <kbd aria-hidden="true">{text.table.space}</kbd>
        </button>
      )}
    </div>
  );
}
