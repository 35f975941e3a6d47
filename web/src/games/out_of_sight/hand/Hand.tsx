/** The hand of every question that is answered on the board: the shelf of plays, fronts, kicks and returns. */

import type { Asked, Plain } from "../../../net/wire";
import { adviceFor } from "../../../parts/table/hand/Tiles";
import { useKeys } from "../../../state/keys";
import { MEANS_ENTER } from "../../../state/table/tableKeys";
import { os } from "../../../text/en.out_of_sight";
import type { BoardProps } from "../../board";
import { clicks, desk, openDesk } from "../desk";
import { DropSlide } from "../blind/Drop";
import { far, rounded } from "../field/geometry";
import { KeysForm } from "../blind/KeysForm";
import { gatesOf, namedPlay, Shelf, StillShelf } from "./Playbook";
import { TriesSaid } from "../blind/Practice";
import { sayOf, taskOf } from "../blind/task";
import type { Point } from "../types";
import type { SetLinebackers } from "../view.gen";

export function Hand(props: BoardProps) {
  const { asked } = props;
  openDesk(asked, gatesOf(asked).map(({ play }) => play));
  if (!asked) return null;
  if (desk.typing.value) return <Typing asked={asked} />;
  if (asked.name === "SetLinebackers") return <Fronts {...props} asked={asked} />;
  if (asked.name === "SpotBall") return <Spots {...props} asked={asked} />;
  return asked.name === "CallPlay" ? <Plays {...props} asked={asked} /> : <Strokes {...props} asked={asked} />;
}

/** While a play is shown, the plays lie dimmed where they were. */
export function During({ answered = null }: BoardProps) {
  if (answered?.name !== "CallPlay") return null;
  const { gate, drop } = namedPlay(answered);
  return <StillShelf asked={answered} goes={taskOf(answered, gate, drop).goes} />;
}

type Own = BoardProps & { asked: Asked };

const awayClass = (name: string): string => (desk.drawing.value ? `${name} away` : name);

function Typing({ asked }: { asked: Asked }) {
  const { gate, drop } = namedPlay(asked);
  return (
    <KeysForm
      kind={taskOf(asked, gate, drop).kind}
      onDone={(steps) => desk.typed(steps)}
      onCancel={() => (desk.typing.value = false)}
    />
  );
}

/** The shelf, and beside it how to draw. */
function Plays({ asked, advice = null }: Own) {
  const { gate, drop, straight } = namedPlay(asked);
  const task = taskOf(asked, gate, drop);
  return (
    <div class={awayClass("os-hand os-hand-plays")}>
      <Shelf asked={asked} advice={advice} goes={task.goes} />
      <Ways asked={asked}>
        {gate?.drop === 10 && (
          <DropSlide
            {...{ ball: task.ball, goes: task.goes, drop, straight }}
            onDrop={(next) => (desk.ownDrop.value = next)}
          />
        )}
      </Ways>
    </div>
  );
}

/** Kicks, returns, the run after a catch: what to do, what else one may do, and other ways to draw. */
function Strokes(props: Own) {
  const { asked } = props;
  const task = taskOf(asked, undefined, []);
  const said = desk.said.value || sayOf(asked, task, desk.practice.value, undefined);
  return (
    <div class={awayClass("os-hand")}>
      <div class="os-do">
        <p class="os-say" role="status">
          {said || os.draw.complete}
        </p>
        {desk.practice.value && <TriesSaid />}
        <p class="soft small">{drawnAdvice(props)}</p>
      </div>
      <Others {...props} />
      <Ways asked={asked} />
    </div>
  );
}

const drawnAdvice = ({ asked, advice = null }: Own): string =>
  asked.options
    .filter(({ value }) => typeof value !== "string")
    .map(({ value }) => adviceFor(advice, value)?.text ?? "")
    .join(" ");

/** Answers that are not drawn: the first touch says what one means, the second plays it. */
function Others({ asked, advice = null, choose, consider, chosen, sending = false }: Own) {
  return (
    <div class="os-others">
      {asked.options
        .filter(({ value }) => typeof value === "string")
        .map(({ value, label, explain }, at) => (
          <button
            key={String(value)}
            type="button"
            class={chosen === value ? "option raised" : "option"}
            data-number={at + 1}
            aria-pressed={chosen === value}
            aria-disabled={sending}
            onClick={() => !sending && choose(value)}
            onPointerMove={() => consider(value)}
            onPointerLeave={() => consider(undefined)}
          >
            <kbd aria-hidden="true">{at + 1}</kbd>
            <span class="option-words">
              <span class="option-label">{label}</span>
              <span class="option-explain">{explain}</span>
              <span class="option-explain">{adviceFor(advice, value)?.text}</span>
            </span>
          </button>
        ))}
    </div>
  );
}

/** Practice, keys, and clicking in place of holding. */
function Ways({ asked, children }: { asked: Asked; children?: preact.ComponentChildren }) {
  const running = asked.name === "RunAfterCatch";
  return (
    <div class="os-ways">
      {!running && (
        <button
          type="button"
          class="button small"
          aria-pressed={desk.practice.value}
          onClick={() => (desk.practice.value = !desk.practice.value)}
        >
          {os.practice.toggle}
        </button>
      )}
      <button type="button" class="button small" onClick={() => (desk.typing.value = true)}>
        {os.draw.keys}
      </button>
      <label class="switch" title={os.draw.clicksMeans}>
        <input
          type="checkbox"
          role="switch"
          checked={clicks.value}
          onChange={(event) => (clicks.value = event.currentTarget.checked)}
        />
        {os.draw.clicks}
      </label>
      {children}
    </div>
  );
}

/** The numbers on the tiles: they only lay out, so nothing is played by a key. */
function useNumberKeys(): void {
  useKeys((key) => {
    const tile = /^[1-9]$/.test(key) ? document.querySelector<HTMLButtonElement>(`.os-front[data-key="${key}"]`) : null;
    tile?.click();
    return tile !== null;
  });
}

const equal = (one: Point[], two: Plain): boolean =>
  Array.isArray(two) && one.length === two.length && one.every((at, number) => far(at, two[number] as Point) < 0.01);

/** OS-8.2: fronts to begin with, how many, and what fewer than three mean. */
function Fronts({ asked, advice = null, aid }: Own) {
  const { scrimmage_x: x, ball_y: y, goes } = asked.facts as unknown as SetLinebackers;
  const places = desk.places.value;
  useNumberKeys();
  const count = (wanted: number) => {
    const more = places.slice(0, wanted);
    const spare = (asked.options[0]?.value ?? []) as unknown as Point[];
    while (more.length < wanted) {
      const free = spare.find((at) => more.every((other) => far(at, other) > 3)) ?? rounded([x + goes * 6, y + 5 * more.length - 5]);
      more.push(free);
    }
    desk.places.value = more;
    const last = more.at(-1);
    if (wanted <= places.length || !last || !aid) return;
    void aid({ ask: "linebacker", at: last, others: more.slice(0, -1), by: [0, 0] }).then(
      (found) => (desk.places.value = [...more.slice(0, -1), (found as { at: Point }).at]),
      () => undefined,
    );
  };
  return (
    <div class="os-hand">
      <div class="os-others">
        {asked.options.map(({ value, label, explain }, at) => (
          <button
            key={label}
            type="button"
            data-key={at + 1}
            class={equal(places, value) ? "os-front raised" : "os-front"}
            aria-pressed={equal(places, value)}
            onClick={() => (desk.places.value = value as unknown as Point[])}
          >
            <Front places={value as unknown as Point[]} {...{ x, y, goes }} />
            <span class="option-words">
              <span class="option-label">
                {label} <kbd aria-hidden="true">{at + 1}</kbd>
              </span>
              <span class="option-explain">{adviceFor(advice, value)?.text ?? explain}</span>
            </span>
          </button>
        ))}
      </div>
      <div class="os-ways">
        <span class="os-count" role="group" aria-label={os.lb.count}>
          {[1, 2, 3].map((wanted) => (
            <button key={wanted} type="button" class="button small" aria-pressed={places.length === wanted} onClick={() => count(wanted)}>
              {wanted}
            </button>
          ))}
        </span>
        <p class="os-note">{places.length < 3 ? os.lb.fumble : os.lb.three}</p>
      </div>
    </div>
  );
}

/** A front in small, drawn the way the offence comes. */
function Front({ places, x, y, goes }: { places: Point[]; x: number; y: number; goes: number }) {
  return (
    <svg class="os-front-picture" viewBox={goes > 0 ? "-10 -12 26 24" : "-16 -12 26 24"} aria-hidden="true">
      <path class="os-rule" d="M0 -12V12" />
      <circle class="os-egg" r="1" />
      {places.map((at) => (
        <circle key={at.join()} class="os-disc" cx={at[0] - x} cy={y - at[1]} r="1.7" />
      ))}
    </svg>
  );
}

/** OS-7.5: every legal stretch as a tile; the ball itself is dragged on the board. */
function Spots({ asked, advice = null }: Own) {
  useNumberKeys();
  return (
    <div class="os-hand os-hand-spots">
      <div class="os-others">
        {asked.options.map(({ value, label }, at) => (
          <button
            key={label}
            type="button"
            data-key={at + 1}
            class={Math.abs(desk.y.value - Number(value)) < 0.01 ? "os-front raised" : "os-front"}
            aria-pressed={Math.abs(desk.y.value - Number(value)) < 0.01}
            onClick={() => (desk.y.value = Number(value))}
          >
            <span class="option-words">
              <span class="option-label">
                {label} <kbd aria-hidden="true">{at + 1}</kbd>
              </span>
              <span class="option-explain">{adviceFor(advice, value)?.text}</span>
            </span>
          </button>
        ))}
      </div>
      <p class="os-say">{os.spot.hint}</p>
    </div>
  );
}

/** In place of the button that confirms, while no other answer is raised: what is on the board, or where to press. */
export function Confirm({ asked, answer, sending = false }: BoardProps) {
  if (!asked) return null;
  if (asked.name === "SpotBall") return <Main disabled={sending} says={os.spot.here} act={() => answer(desk.y.value)} />;
  if (asked.name === "SetLinebackers")
    return <Main disabled={sending} says={os.lb.set} act={() => answer(desk.places.value as unknown as Plain)} />;
  if (asked.name === "RunAfterCatch") return <p class="confirm os-press">{os.press.anywhere}</p>;
  // A key or a screen reader has no ball to press: it types.
  const begin = (pointed: boolean) => (pointed ? (desk.call.value += 1) : (desk.typing.value = true));
  return <Main disabled={desk.drawing.value || desk.typing.value} says={desk.practice.value ? os.press.practice : os.press.ball} act={begin} />;
}

function Main({ disabled, says, act }: { disabled: boolean; says: string; act(pointed: boolean): void }) {
  useKeys((key) => {
    const mine = key === "Enter" && !disabled && !document.activeElement?.matches(MEANS_ENTER);
    if (mine) act(false);
    return mine;
  });
  return (
    <button type="button" class="button main confirm" disabled={disabled} onClick={({ detail }) => act(detail > 0)}>
      {says}
    </button>
  );
}
