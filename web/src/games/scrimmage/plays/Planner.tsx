/** The planner: a play drawn once on the field, man by man and game-turn by game-turn, then named and kept. */

import { useState } from "preact/hooks";
import type { Plain } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { drawing, withBlock, without, withTarget, withWay, type Drawing, type Tool } from "./drawing";
import { middle, type Point } from "../field/hexes";
import { ownPlays, withPlay, type Drawn, type Spot } from "./plays";
import { jersey, type Play } from "../types";
import { useAid, type Ask } from "../../useAid";

const TURNS = [0, 1, 2, 3];
const TOOLS: Tool[] = ["way", "block", "hand", "target"];
/** What can be chosen comes from the book: no other formation or marker is named here. */
export interface Choices {
  formations: string[];
  lines: string[];
  balls: string[];
}

export interface OnField {
  men: [string, number, number][];
  ways: [string, number, number][];
  targets: number[];
  choices: Choices;
}

/** The play in hand on the field of this moment. */
export const useDrawn = (ask: Ask, play: Play): OnField | null =>
  useAid<OnField>(ask, play, drawing.value ? { ask: "drawn", play: drawing.value.play as unknown as Plain } : null);

/** A tap while a play is drawn: a man, or a hex for the tool in hand. */
export async function tapDrawn(ask: Ask, man: string, hex: number): Promise<void> {
  const now = drawing.value;
  if (!now) return;
  const set = (play: Drawn, more: Partial<Drawing> = {}): void => void (drawing.value = { ...now, play, ...more });
  if (now.tool === "block" && man) return set(withBlock(now.play, man), { man });
  if (now.tool === "hand" && man) return set({ ...now.play, hand: now.play.hand === man ? "" : man }, { man });
  if (now.tool === "way" && man) return set(now.play, { man: now.man === man ? "" : man });
  if (hex < 0 || (now.tool === "way" && !now.man)) return;
  const { spots } = (await ask?.({ ask: "spots_of", hexes: [hex] })) as unknown as { spots: Spot[] };
  const [spot] = spots;
  if (!spot) return;
  if (now.tool === "target") set(withTarget(now.play, spot));
  else if (now.tool === "way") set(withWay(now.play, now.man, now.turn, spot));
}

/** Ghosts in their formation, their ways, who blocks, who gets the ball, where it is thrown to. */
export function DrawnLayer({ field, up }: { field: OnField; up: number }) {
  const now = drawing.value;
  if (!now) return null;
  const line = (points: readonly Point[]): string => points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  return (
    <g class="sc-drawn">
      {field.men.map(([id, hex]) => {
        const at = middle(hex, up);
        const way = field.ways.filter(([man]) => man === id).sort((one, two) => one[1] - two[1]);
        const looks = ["sc-drawn-man", id === now.man && "chosen", now.play.hand === id && "ball", now.play.blocks.includes(id) && "block"].filter(Boolean).join(" ");
        return (
          <g key={id}>
            {way.length > 0 && <polyline class="sc-drawn-way" points={line([at, ...way.map(([, , to]) => middle(to, up))])} />}
            {way.map(([, turn, to]) => <text key={turn} class="sc-drawn-turn" x={middle(to, up).x} y={middle(to, up).y}>{turn}</text>)}
            <g class={looks} data-drawn={id} transform={`translate(${at.x} ${at.y})`} role="img" aria-label={say.drawnMan(id, looks)}>
              <circle r=".42" />
              <text>{jersey(id)}</text>
            </g>
          </g>
        );
      })}
      {field.targets.map((hex, at) => {
        const spot = middle(hex, up);
        return <g key={at} class="sc-target chosen"><circle cx={spot.x} cy={spot.y} r=".42" /><text x={spot.x} y={spot.y}>{at + 1}</text></g>;
      })}
    </g>
  );
}

/** The tools, in the hand. */
export function Planner({ aid, choices }: Pick<BoardProps, "aid"> & { choices: Choices | null }) {
  const now = drawing.value;
  const [wrong, setWrong] = useState("");
  if (!now) return null;
  const set = (more: Partial<Drawing>): void => void (drawing.value = { ...now, ...more });
  const play = (more: Partial<Drawn>): void => set({ play: { ...now.play, ...more } });
  const save = async (): Promise<void> => {
    try {
      await aid?.({ ask: "playbook", plays: [now.play] as unknown as Plain });
      ownPlays.value = withPlay(ownPlays.value, now.play);
      drawing.value = null;
    } catch (problem) {
      setWrong(problem instanceof Error ? problem.message : String(problem));
    }
  };
  const pick = (label: string, value: string, values: string[], change: (value: string) => void) => (
    <label class="sc-choose">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{say.coachChooses}</option>
        {values.map((one) => <option key={one} value={one}>{say.marker(one)}</option>)}
      </select>
    </label>
  );
  return (
    <div class="sc-planner">
      <div class="sc-tools" role="group" aria-label={say.tools}>
        {TOOLS.map((tool) => <button key={tool} type="button" class="sc-chip" aria-pressed={now.tool === tool} onClick={() => set({ tool, man: "" })}>{say.tool(tool)}</button>)}
        {TURNS.map((turn) => <button key={turn} type="button" class="sc-chip" aria-pressed={now.turn === turn} onClick={() => set({ turn })}>{say.turn(turn)}</button>)}
        <button type="button" class="sc-chip" disabled={!now.man} onClick={() => now.man && set({ play: without(now.play, now.man) })}>{say.wipe}</button>
      </div>
      <div class="sc-tools">
        {pick(say.formationOf, now.play.formation, choices?.formations ?? [], (formation) => play({ formation }))}
        {pick(say.oLine, now.play.line, choices?.lines ?? [], (line) => play({ line }))}
        {pick(say.oBall, now.play.ball, choices?.balls ?? [], (ball) => play({ ball, call: ball === now.play.ball ? now.play.call : "" }))}
      </div>
      <div class="sc-tools">
        <input class="input" value={now.play.name} maxLength={40} aria-label={say.playNameLabel} onInput={(event) => play({ name: event.currentTarget.value })} />
        <button type="button" class="button small main" onClick={() => void save()}>{say.keepPlay}</button>
        <button type="button" class="button small" onClick={() => (drawing.value = null)}>{say.cancel}</button>
        <span class="small" role="status">{wrong || say.drawHint(now.tool, now.man)}</span>
      </div>
    </div>
  );
}
