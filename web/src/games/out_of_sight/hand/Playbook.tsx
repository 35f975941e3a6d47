/** The Playbook: a shelf of cards in fixed places, drawn the way one attacks, and the same on the field. */

import { useEffect } from "preact/hooks";
import book from "../../../../../src/snapcount/games/out_of_sight/tables/playbook.json";
import type { Advice, Asked, Option } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { desk } from "../desk";
import { bandsOf, crossings, depthsOf } from "../field/gates";
import { clamp, PEN, SIDE } from "../field/geometry";
import { lineOf } from "../field/Pitch";
import type { Gate, Point } from "../types";

export const gatesOf = (asked: Asked | null): Gate[] => (asked?.facts["gates"] ?? []) as unknown as Gate[];

export const optionOf = (asked: Asked, play: string): Option | undefined =>
  asked.options.find(
    ({ value }) => value !== null && typeof value === "object" && !Array.isArray(value) && value["play"] === play,
  );

export const explained = (asked: Asked, play: string): string => optionOf(asked, play)?.explain ?? "";

/** The play named on the desk, and its drop; nothing of the kind for kicks and returns. */
export function namedPlay(asked: Asked): { gate: Gate | undefined; drop: Point[]; straight: Point[] } {
  if (asked.name !== "CallPlay") return { gate: undefined, drop: [], straight: [] };
  const gate = gatesOf(asked).find(({ play }) => play === desk.play.value);
  const value = optionOf(asked, desk.play.value)?.value as { drop: Point[] | null } | undefined;
  const straight = value?.drop ?? [];
  return { gate, straight, drop: gate?.drop === 10 ? (desk.ownDrop.value ?? straight) : straight };
}

/** A card of the shelf: a play, or one to the left and to the right. */
interface CardOf {
  key: string;
  name: string;
  is_run: boolean;
  plays: string[];
}

const KEYS = "1234567qwerty";

/** Every card of the Playbook in its place, whatever the weather. */
export const CARDS: CardOf[] = book.plays
  .filter(({ id }) => !id.endsWith("_right"))
  .map(({ id, name, kind }, at) => ({
    key: KEYS[at] ?? "",
    name: name.replace(/ Left$/, ""),
    is_run: kind === "run",
    plays: id.endsWith("_left") ? [id, id.replace("_left", "_right")] : [id],
  }));

/** Where a step of a lesson has only some plays, those; else all of them in their places. */
function cardsOf(asked: Asked): CardOf[] {
  if (!asked.facts["taught"]) return CARDS;
  const offered = gatesOf(asked).map(({ play }) => play);
  return CARDS.map((card) => ({ ...card, plays: card.plays.filter((play) => offered.includes(play)) })).filter(({ plays }) => plays.length > 0);
}

/** The plays on the card of this one. */
export const cardOf = (play: string): string[] => CARDS.find(({ plays }) => plays.includes(play))?.plays ?? [];

export function name(play: string): void {
  if (desk.play.value !== play) desk.ownDrop.value = null;
  desk.play.value = play;
}

/** A card names its play; pressed again, the other side of it. */
function turn(card: CardOf): void {
  const at = card.plays.indexOf(desk.play.value);
  name(card.plays[(at + 1) % card.plays.length] ?? "");
}

function useCardKeys(asked: Asked): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || desk.drawing.value || desk.typing.value) return;
      if ((event.target as HTMLElement).matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
      const card = CARDS.find(({ key }) => key === event.key.toLowerCase());
      if (!card || !gatesOf(asked).some(({ play }) => card.plays.includes(play))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      turn(card);
    };
    addEventListener("keydown", heard, true);
    return () => removeEventListener("keydown", heard, true);
  }, [asked]);
}

export function Shelf({ asked, advice, goes }: { asked: Asked; advice: Advice[] | null; goes: number }) {
  const gates = gatesOf(asked);
  useCardKeys(asked);
  return (
    <div class="os-shelf" role="group" aria-label={os.book.label}>
      {cardsOf(asked).map((card) => (
        <PlayCard key={card.key} {...{ card, gates, asked, advice, goes }} />
      ))}
    </div>
  );
}

/** The shelf of a play that is being shown: the card that was called stays up, and none can be taken. */
export function StillShelf({ asked, goes }: { asked: Asked; goes: number }) {
  return (
    <div class="os-shelf still" aria-hidden="true" inert>
      {cardsOf(asked).map((card) => (
        <PlayCard key={card.key} {...{ card, gates: gatesOf(asked), asked, advice: null, goes }} />
      ))}
    </div>
  );
}

interface CardProps {
  card: CardOf;
  gates: Gate[];
  asked: Asked;
  advice: Advice[] | null;
  goes: number;
}

function PlayCard({ card, gates, asked, advice, goes }: CardProps) {
  const chosen = card.plays.includes(desk.play.value);
  const play = chosen ? desk.play.value : (card.plays[0] ?? "");
  const gate = gates.find((each) => each.play === play);
  const given = advice?.find(({ option }) => (option as { play?: string } | null)?.play === play);
  if (!gate)
    return (
      <div class="os-card none" title={os.book.weather}>
        <kbd aria-hidden="true">{card.key.toUpperCase()}</kbd>
        <button type="button" class="os-play" data-play={play} aria-disabled="true">
          <span class="os-play-name">{card.name}</span>
          <span class="os-play-note">{os.book.weather}</span>
        </button>
      </div>
    );
  return (
    <div class={chosen ? "os-card on" : "os-card"}>
      <kbd aria-hidden="true">{card.key.toUpperCase()}</kbd>
      <button
        type="button"
        class="os-play"
        aria-pressed={chosen}
        aria-label={gate.name}
        data-play={play}
        title={explained(asked, play)}
        onClick={() => (chosen ? turn(card) : name(play))}
      >
        <Diagram gate={gate} goes={goes} />
        <span class="os-play-name">{card.name}</span>
        {card.plays.length === 1 && <span class="os-play-note">{noteOf(gate)}</span>}
      </button>
      <Sides plays={card.plays} gates={gates} words={os.book.sides} />
      {given && <Promise gate={gate} given={given} />}
    </div>
  );
}

/** To the left or to the right; on a phone they stand in the strip of the story. */
export function Sides({ plays, gates, words }: { plays: string[]; gates: Gate[]; words: string[] }) {
  if (plays.length < 2) return null;
  return (
    <span class="os-side">
      {plays.map((each, at) => (
        <button
          key={each}
          type="button"
          data-play={each}
          aria-label={gates.find((one) => one.play === each)?.name ?? each}
          aria-pressed={desk.play.value === each}
          onClick={() => name(each)}
        >
          {words[at]}
        </button>
      ))}
    </span>
  );
}

/** The yards of a run's odds, from the sentence that tells them. */
export const yardsIn = (said: string): string | undefined => /about (−?[\d.]+)/i.exec(said)?.[1]?.replace("−", "-");

/** What a typical hand makes of it. */
function Promise({ gate, given }: { gate: Gate; given: Advice }) {
  const yards = yardsIn(given.text);
  const caught = given.chances[0]?.[1] ?? Number(/caught (\d+)%/.exec(given.text)?.[1] ?? NaN) / 100;
  const part = gate.is_run ? Number(yards ?? 0) / 8 : caught || 0;
  return (
    <span class="os-promise" title={given.text}>
      <strong>{gate.is_run ? (yards ? os.short(yards) : "–") : Number.isNaN(caught) ? "–" : os.percent(caught)}</strong>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="odds-track" width="100" height="6" rx="3" />
        <rect class="odds-bar" width={100 * clamp(part, 0, 1)} height="6" rx="3" />
      </svg>
    </span>
  );
}

const noteOf = (gate: Gate): string =>
  gate.cap !== null
    ? os.book.cap(gate.cap)
    : gate.is_run
      ? os.book.reds(gate.reds_after)
      : os.book.deep(...depthsOf(gate));

/** Drawn with upfield up, then turned the way one attacks. */
function Diagram({ gate, goes }: { gate: Gate; goes: number }) {
  const [ahead, behind, wide] = gate.is_run ? [14, 7, 15] : gate.drop === 10 ? [52, 13, 28] : [20, 10, 28];
  return (
    <svg
      viewBox={`${goes > 0 ? -behind : -ahead} ${-wide} ${ahead + behind} ${2 * wide}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-goes={goes}
    >
      <rect class="os-page" x="-60" y="-60" width="120" height="120" />
      <g transform={`rotate(${90 * goes})`}>{gate.is_run ? <RunDiagram gate={gate} /> : <PassDiagram gate={gate} />}</g>
    </svg>
  );
}

const bent = (points: Point[]): string => {
  const [first, ...rest] = points as [Point, ...Point[]];
  let d = `M${first[0]} ${first[1]}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    d += next
      ? `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
      : `L${point[0]} ${point[1]}`;
  });
  return d;
};

function RunDiagram({ gate }: { gate: Gate }) {
  const [from, to] = (crossings(gate)[0] ?? [0, 0]).map((c) => clamp(-c, -13, 13)) as Point;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const through = gate.side === 0 ? 0.8 : clamp((left + right) / 2, -11, 11);
  const fake: Point[] = gate.fake > 0 ? [[gate.side * gate.fake * 1.15, gate.drop - 0.6]] : [];
  const top = gate.cap === null ? -12 : -gate.cap - 1;
  return (
    <>
      {gate.reds_after !== null && <path class="os-reds" d={`M-20 ${-gate.reds_after}H20`} />}
      <path class="os-rule" d="M-20 0H20" />
      {gate.cap === null && <path class="os-gate" d={`M${left} 0H${right}`} />}
      <path class="os-way" d={bent([[0, gate.drop], ...fake, [through, 0.4], [through * 1.04, top]])} />
      <path class="os-tip" d={`M${through * 1.04 - 2.2} ${top + 1.6}L${through * 1.04} ${top}l2.2 1.6`} />
      <circle class="os-egg" cx="0" cy="0" r="1" />
    </>
  );
}

function PassDiagram({ gate }: { gate: Gate }) {
  const bands = bandsOf(gate, 0);
  const band = bands.at(-1);
  const [from, to] = depthsOf(gate);
  const at: Point = band ? [clamp((-band[0] - band[1]) / 2, -22, 22), -(from + to) / 2] : [0, -20];
  const size = gate.drop === 10 ? 3 : 2;
  return (
    <>
      {bands.map(([low, high]) => (
        <rect key={low} class="os-band" x={-high} y={-to} width={high - low} height={to - from} />
      ))}
      <path class="os-rule" d="M-60 0H60" />
      <path class="os-back" d={`M0 0V${gate.drop}`} />
      <path class="os-throw" d={`M0 ${gate.drop}Q${at[0] * 0.35} ${at[1] * 0.75} ${at[0]} ${at[1]}`} />
      <rect class="os-target" x={at[0] - 1.6 * size} y={at[1] - size} width={3.2 * size} height={2 * size} />
      <circle class="os-egg" cx="0" cy="0" r={size * 0.8} />
    </>
  );
}

/** The gate of the named play on the field itself (OS-9.11). */
export function GateMarks({ gate, ball, goes, drop }: { gate: Gate; ball: Point; goes: number; drop: Point[] }) {
  const [x, y] = ball;
  const scrimmage = x + goes * PEN;
  const up = (at: number) => -clamp(y + goes * at, -SIDE, SIDE);
  const [from, to] = depthsOf(gate);
  return (
    <g class="os-marks" aria-hidden="true">
      {gate.is_run && gate.reds_after !== null && (
        <path class="os-reds" d={`M${x + goes * gate.reds_after} ${-SIDE}V${SIDE}`} />
      )}
      {gate.cap !== null && <path class="os-cap" d={`M${x + goes * gate.cap} ${up(5)}V${up(-5)}`} />}
      {gate.is_run &&
        gate.cap === null &&
        crossings(gate).map(([a, b]) => <path key={a} class="os-gate" d={`M${x} ${up(a)}V${up(b)}`} />)}
      {gate.fake > 0 && <path class="os-fake" d={`M${x} ${up(-gate.side * gate.fake)}h${-goes * 7}`} />}
      {!gate.is_run &&
        bandsOf(gate, y).map(([low, high]) => (
          <rect
            key={low}
            class="os-band"
            x={Math.min(scrimmage + goes * from, scrimmage + goes * to)}
            y={-high}
            width={to - from}
            height={high - low}
          />
        ))}
      {drop.length > 1 && <path class="os-back" d={lineOf(drop)} />}
    </g>
  );
}
