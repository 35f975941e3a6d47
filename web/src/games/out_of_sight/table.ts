/** What every part of the board is given. */

import type { ComponentChildren } from "preact";
import type { Names, Plain } from "../../net/wire";
import type { BoardProps, Piece } from "../board";
import type { Camera } from "./geometry";
import type { Symbol, View } from "./types";

export interface TableProps {
  symbols: Symbol[];
  view: View;
  names: Names;
  phone: boolean;
  /** The camera a person chose; undefined: what suits the question. */
  seen: Camera | undefined;
  /** What was drawn last. */
  marks: ComponentChildren;
  /** The buttons of the camera. */
  bar: ComponentChildren;
  answer(value: Plain): void;
  /** Asks the game where the ball or a linebacker may stand. */
  aid: BoardProps["aid"];
  /** Shows the other seat what is being drawn. */
  draw: ((piece: Piece) => void) | undefined;
}
