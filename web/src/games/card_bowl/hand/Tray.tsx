/** Under the grass: what the card in hand can do, and the answers that move none. */

import { useEffect, useRef } from "preact/hooks";
import type { Advice, Asked, Option, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { callOf, choicesOf, nameable } from "../choices";
import { useFocusOn } from "../../../parts/board/focus";

interface Props {
  asked: Asked;
  /** The list of answers is folded away, so that those without a card stand here too. */
  folded: boolean;
  sending: boolean;
  chosen: string;
  choose(place: string): void;
  advice: Advice[] | null;
  advise: (() => void) | undefined;
  answer(value: Plain): void;
  consider(value: Plain | undefined): void;
  offends: boolean;
  /** Pass over this question and the like of it, straight to the play. */
  skip?: (() => void) | undefined;
}

const SUGGESTED = 3;

export function Tray({ asked, folded, sending, chosen, choose, advice, advise, answer, consider, offends, skip }: Props) {
  const { cards, rest } = choicesOf(asked);
  const options = cards.get(chosen) ?? [];
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (chosen && (active === document.body || active?.closest(".cb-grass, .cb-tray"))) first.current?.querySelector<HTMLButtonElement>("button")?.focus({ preventScroll: true });
  }, [chosen]);
  const whole = useRef<HTMLElement>(null);
  useFocusOn(whole, asked.name === "Execute" ? [".cb-worth button"] : [".finish .main", ".cb-worth button"], asked);
  const button = { sending, answer, consider };
  return (
    <section ref={whole} class="cb-tray" aria-label={cardBowl.tray}>
      {chosen && options.length > 0 ? (
        <div ref={first} class="cb-tray-card">
          <h3>{cardBowl.place(chosen)}</h3>
          {byPlay(options).map(([play, some]) => (
            <div key={play} class="cb-chips">
              {play && (
                <span class="cb-chips-name">
                  {cardBowl.play(play)} <span class="cb-note">{some[0]?.explain}</span>
                </span>
              )}
              {some.map((option) => (
                <Chip key={JSON.stringify(option.value)} option={option} label={shortLabel(option)} {...button} />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <Suggestions asked={asked} advice={advice} advise={advise} places={[...cards.keys()]} choose={choose} {...button} />
      )}
      <div class="cb-chips finish">
        {skip && (
          <button type="button" class="button small" title={cardBowl.skipMeans(offends)} onClick={skip}>
            {cardBowl.skip(offends)} ▸▸
          </button>
        )}
        {folded && rest.map((option) => (
          <Chip key={JSON.stringify(option.value)} option={option} label={option.label} main {...button} />
        ))}
      </div>
    </section>
  );
}

/** Runs together, passes together; moves are of one kind. */
function byPlay(options: readonly Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const play = callOf(option.value)?.play ?? "";
    found.set(play, [...(found.get(play) ?? []), option]);
  }
  return [...found];
}

/** Without the name of the card, which stands above. */
function shortLabel(option: Option): string {
  const call = callOf(option.value);
  if (call) return cardBowl.lane(call.lane, call.side, call.blockers);
  const [, ...words] = option.label.split(": ");
  const short = words.join(": ") || option.label;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

interface Acts {
  sending: boolean;
  answer(value: Plain): void;
  consider(value: Plain | undefined): void;
}

function Chip({ option, label, main = false, note = "", sending, answer, consider }: Acts & { option: Option; label: string; main?: boolean; note?: string }) {
  const look = () => consider(option.value);
  const away = () => consider(undefined);
  return (
    <button
      type="button"
      class={main ? "button small main" : "button small"}
      aria-disabled={sending}
      title={option.explain || undefined}
      onClick={() => !sending && answer(option.value)}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      <span>{label}</span>
      {note && <span class="cb-note">{note}</span>}
    </button>
  );
}

/** Before a card is in hand: the plays that promise most, where odds are shown; else what to do. */
interface SuggestionProps extends Acts {
  asked: Asked;
  advice: Advice[] | null;
  advise: (() => void) | undefined;
  places: readonly string[];
  choose(place: string): void;
}

function Suggestions({ asked, advice, advise, places, choose, ...acts }: SuggestionProps) {
  const worth = (advice ?? []).slice(0, SUGGESTED).flatMap((given) => {
    const key = JSON.stringify(given.option);
    const option = asked.options.find((one) => JSON.stringify(one.value) === key);
    return option ? [{ option, note: given.text }] : [];
  });
  if (worth.length === 0)
    return (
      <div class="cb-worth bare">
        <p class="cb-hint">{cardBowl.chooseCard}</p>
        <div class="cb-chips names">
          {places.map((place) => (
            <button key={place} type="button" class="button small plain cb-name" onClick={() => choose(place)}>
              {cardBowl.place(place)}
            </button>
          ))}
        </div>
        {advise && (
          <button type="button" class="button small plain cb-advise" onClick={advise}>
            {cardBowl.advise}
          </button>
        )}
      </div>
    );
  return (
    <div class="cb-worth">
      <h3>{cardBowl.suggested}</h3>
      <div class="cb-chips">
        {worth.map(({ option, note }) => (
          <Chip key={JSON.stringify(option.value)} option={option} label={option.label} note={note} {...acts} />
        ))}
      </div>
    </div>
  );
}

interface SeveralProps {
  asked: Asked;
  sending: boolean;
  named: ReadonlySet<string>;
  toggle(place: string): void;
  answer(value: Plain): void;
}

/** Any number of cards: tacklers, tight ends that block. */
export function Several({ asked, sending, named, toggle, answer }: SeveralProps) {
  const places = nameable(asked);
  const chosen = places.filter((place) => named.has(place));
  const done = asked.name === "Tacklers" ? cardBowl.tackle(chosen.length) : cardBowl.block(chosen.length);
  const whole = useRef<HTMLElement>(null);
  useFocusOn(whole, [".main"], asked);
  return (
    <section ref={whole} class="cb-tray" aria-label={cardBowl.tray}>
      <div class="cb-chips">
        {places.map((place) => (
          <button key={place} type="button" class="button small" aria-pressed={named.has(place)} onClick={() => toggle(place)}>
            {cardBowl.place(place)}
          </button>
        ))}
      </div>
      <div class="cb-chips finish">
        <button type="button" class="button small main" aria-disabled={sending} onClick={() => !sending && answer(chosen)}>
          {done}
        </button>
      </div>
    </section>
  );
}
