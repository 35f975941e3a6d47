/** The question at hand and its answers, for any finite question of any game: click, number keys, arrows, Enter. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Advice, Asked, Option, Plain } from "../../net/wire";
import { text } from "../../text/en";
import { RuleId } from "../dialogs/RuleDialog";

interface Props {
  asked: Asked;
  sending: boolean;
  /** Show what each option means. */
  explain: boolean;
  advice: Advice[] | null;
  /** The board answers this one by itself: the list is folded. */
  folded: boolean;
  /** The board says the sentence of the question too: here it stands for screen readers alone. */
  said?: boolean;
  /** What else is to be known: that the other side has called. */
  note?: string;
  /** The game has a board of its own, where more answers can be given than are listed. */
  hasBoard: boolean;
  onAnswer(value: Plain): void;
  onConsider(value: Plain | undefined): void;
}

const LONG = 12;

/** Options whose words contain all the words typed. */
export function matching(options: Option[], typed: string): Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const said = `${option.label} ${option.explain}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export const adviceFor = (advice: Advice[] | null, value: Plain): Advice | undefined => {
  const key = JSON.stringify(value);
  return advice?.find((given) => JSON.stringify(given.option) === key);
};

/** Where an arrow key leads in a grid of options. */
export function moved(at: number, key: string, count: number, columns: number): number {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return key === "Home" ? 0 : key === "End" ? count - 1 : at;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}

export function QuestionPanel({ asked, sending, explain, advice, folded, said = false, note = "", hasBoard, onAnswer, onConsider }: Props) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(!folded);
  const list = useRef<HTMLDivElement>(null);
  const options = useMemo(() => matching(asked.options, typed), [asked, typed]);
  const longLabels = asked.options.some((option) => option.label.length > 34);
  useEffect(() => setTyped(""), [asked]);
  useEffect(() => setOpen(!folded), [asked, folded]);
  useFocusOnNew(list, asked);

  const keys = (event: KeyboardEvent): void => {
    if (!/^(Arrow|Home$|End$)/.test(event.key) || (event.target as HTMLElement).tagName !== "BUTTON") return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>("button.option") ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const top = buttons[0]?.offsetTop;
    const columns = Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
    event.preventDefault();
    event.stopPropagation();
    const next = moved(at, event.key, buttons.length, columns);
    buttons[next]?.focus();
    onConsider(options[next]?.value);
  };

  return (
    <section class={said && !open ? "question panel slim" : "question panel"} aria-labelledby="question-prompt">
      <header class="question-head">
        <h2 id="question-prompt" class={said ? "hush" : undefined}>
          {asked.prompt}
        </h2>
        <span class="question-notes">
          {asked.sealed && (
            <span class="badge sealed" title={text.question.sealedMeans}>
              {text.question.sealed}
            </span>
          )}
          <RuleId id={asked.rule} />
        </span>
      </header>
      {note && (
        <p class="soft small" role="status">
          {note}
        </p>
      )}
      {!asked.listed && !(said && !open) && <p class="soft small">{text.question.manyAnswers(hasBoard, asked.options.length > 0)}</p>}
      {asked.options.length > LONG && open && (
        <input
          class="input"
          type="search"
          value={typed}
          placeholder={text.question.filter}
          aria-label={text.question.filter}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {!open && (
        <button type="button" class="button small" onClick={() => setOpen(true)}>
          {text.question.showList(asked.options.length)}
        </button>
      )}
      {open && (
        <div
          class={["options", longLabels && "wide", advice && advice.length > 0 && "detailed"].filter(Boolean).join(" ")}
          ref={list}
          onKeyDown={keys}
          role="group"
          aria-label={text.question.options}
          aria-busy={sending}
        >
          {options.map((option, at) => (
            <OptionButton
              key={JSON.stringify(option.value)}
              option={option}
              number={at + 1}
              sending={sending}
              explain={explain}
              advice={adviceFor(advice, option.value)}
              onAnswer={onAnswer}
              onConsider={onConsider}
            />
          ))}
        </div>
      )}
      {advice?.length === 0 && <p class="soft small">{text.table.noOdds}</p>}
      {asked.truncated && <p class="soft small">{text.question.truncated(asked.options.length)}</p>}
    </section>
  );
}

/** Keyboard players stay where the answers are; a finger needs no focus. */
function useFocusOnNew(list: { current: HTMLDivElement | null }, asked: Asked): void {
  useEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const active = document.activeElement;
    if (active === null || active === document.body || active === document.documentElement)
      list.current?.querySelector<HTMLButtonElement>("button.option")?.focus({ preventScroll: true });
  }, [asked]);
}

interface OptionProps {
  option: Option;
  number: number;
  sending: boolean;
  explain: boolean;
  advice: Advice | undefined;
  onAnswer(value: Plain): void;
  onConsider(value: Plain | undefined): void;
}

function OptionButton({ option, number, sending, explain, advice, onAnswer, onConsider }: OptionProps) {
  const look = () => onConsider(option.value);
  const away = () => onConsider(undefined);
  return (
    <button
      type="button"
      class="option"
      data-number={number}
      aria-disabled={sending}
      title={explain ? undefined : option.explain || undefined}
      onClick={() => !sending && onAnswer(option.value)}
      onPointerMove={look}
      onPointerLeave={away}
      onBlur={away}
    >
      {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
      <span class="option-words">
        <span class="option-label">{option.label}</span>
        {explain && option.explain && <span class="option-explain">{option.explain}</span>}
        {advice && <Odds advice={advice} />}
      </span>
    </button>
  );
}

function Odds({ advice }: { advice: Advice }) {
  return (
    <span class="odds">
      {advice.text && <span class="odds-text">{advice.text}</span>}
      {advice.chances.map(([label, chance]) => (
        <span class="odds-line" key={label}>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="odds-track" width="100" height="6" rx="3" />
            <rect class="odds-bar" width={Math.max(0, Math.min(1, chance)) * 100} height="6" rx="3" />
          </svg>
          <span class="num">{text.percent(chance)}</span>
          <span>{label}</span>
        </span>
      ))}
    </span>
  );
}
