/** What every part of the board is given. */

import type { ComponentChildren } from "preact";
import type { Names, Plain } from "../../net/wire";
import type { Piece } from "../board";
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
  /** Shows the other seat what is being drawn. */
  draw: ((piece: Piece) => void) | undefined;
}
