/** What board, hand and story share while one question is open: they stand in different parts of the frame. */

import { batch, signal } from "@preact/signals";
import type { Asked } from "../../net/wire";
import { kept } from "../../state/kept";
import type { Camera } from "./field/geometry";
import type { Try } from "./blind/Practice";
import type { Point } from "./types";

/** Click, move, click: for trackpads and tired hands. */
export const clicks = kept<boolean>("out_of_sight.clicks", false);

export const desk = {
  /** The play named from the Playbook, and a drop drawn for it. */
  play: signal(""),
  ownDrop: signal<Point[] | null>(null),
  practice: signal(false),
  tries: signal<Try[]>([]),
  /** Steps are being typed; the field is covered. */
  typing: signal(false),
  /** The pen is down, or its line on the way: nothing else may be seen or pressed. */
  drawing: signal(false),
  /** What became of the last stroke that didn't count. */
  said: signal(""),
  /** Where the linebackers stand, and where the ball lies. */
  places: signal<Point[]>([]),
  y: signal(0),
  /** Takes the steps that were typed. */
  typed: (_steps: Point[]): void => undefined,
  /** Calls the eye to the ball. */
  call: signal(0),
};

/** The camera of the last picture: it moves for a reason only, and the run after a catch is drawn at the scale of the pass. */
export const lastSeen: { camera: Camera | null } = { camera: null };

/** The plainest play of the book. */
const FIRST = "dive";
let open: Asked | null = null;

/** A new question begins with a clean desk; the play named last is offered again. */
export function openDesk(asked: Asked | null, plays: string[]): void {
  if (asked === open || asked === null) return;
  open = asked;
  const places = asked.name === "SetLinebackers" ? ((asked.options[0]?.value ?? []) as unknown as Point[]) : [];
  batch(() => {
    if (asked.name === "CallPlay" && !plays.includes(desk.play.value)) desk.play.value = plays.includes(FIRST) ? FIRST : (plays[0] ?? "");
    desk.ownDrop.value = null;
    desk.practice.value = false;
    desk.tries.value = [];
    desk.typing.value = false;
    desk.drawing.value = false;
    desk.said.value = "";
    desk.places.value = places;
    desk.y.value = asked.name === "SpotBall" ? Number(asked.options[0]?.value ?? 0) : 0;
  });
}
