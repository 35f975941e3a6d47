/** What every part of the board is given. */

import type { ComponentChildren } from "preact";
import type { Names, Plain } from "../../net/wire";
import type { BoardProps, Piece } from "../board";
import type { Camera, Sight } from "./field/geometry";
import type { Symbol, View } from "./types";

export interface TableProps {
  symbols: Symbol[];
  view: View;
  names: Names;
  /** The picture of what a question wants seen, near or far as a person chose. */
  look(sight: Sight): Camera;
  /** What was drawn last. */
  marks: ComponentChildren;
  /** What was drawn last, in words on the field. */
  plates(seen: Camera): ComponentChildren;
  /** The buttons of the camera. */
  bar: ComponentChildren;
  answer(value: Plain): void;
  /** Asks the game where the ball or a linebacker may stand, or what a practised line comes to. */
  aid: BoardProps["aid"];
  /** Shows the other seat what is being drawn. */
  draw: ((piece: Piece) => void) | undefined;
}
