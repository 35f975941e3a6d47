/** The game's own board where there is one, else the field and the table in words. */

import { useEffect, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../games/board";
import { loadBoard } from "../../games/registry";
import type { Outcome } from "../../net/wire";
import { legsOf, moved } from "../../state/staging/during";
import { text } from "../../text/en";
import { LowerThird } from "./LowerThird";
import { Dice } from "./Dice";
import { Field } from "./Field";
import { diceOf } from "./Log";

export function useBoard(game: string): BoardModule | null | undefined {
  const [board, setBoard] = useState<BoardModule | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    setBoard(undefined);
    const loading = game ? loadBoard(game) : null;
    if (!loading) setBoard(game ? null : undefined);
    else
      loading.then(
        (module) => current && setBoard(module),
        () => current && setBoard(null),
      );
    return () => {
      current = false;
    };
  }, [game]);
  return board;
}

interface AreaProps {
  module: BoardModule | null | undefined;
  /** How the play came out, while that is the thing to see. */
  outcome: Outcome | null;
  props: BoardProps;
}

export function BoardArea({ module, outcome, props }: AreaProps) {
  if (module === undefined) return <div class="board loading" aria-busy="true" />;
  const Own = module?.default ?? GenericBoard;
  return (
    <section class={props.motion ? "board board-moving" : "board"} aria-label={text.table.board}>
      <p class="hush">{props.situation}</p>
      <Own {...props} />
      {outcome && <LowerThird outcome={outcome} names={props.names} score={props.scoreboard?.score ?? null} goes={module?.goes ? module.goes(props) : props.scoreboard?.goes} />}
    </section>
  );
}

/** What every game has: a field, a position in words, the last throw. */
export function GenericBoard({ scoreboard, names, events, fresh, motion, board, situation, asked, stage }: BoardProps) {
  const last = events
    .slice(events.length - fresh)
    .filter((event) => diceOf(event).length > 0)
    .at(-1);
  return (
    <>
      {scoreboard && (
        <Field scoreboard={scoreboard} names={names} motion={motion} legs={asked ? [] : legsOf(moved(events, stage), scoreboard)} />
      )}
      <div class="generic">
        <p class="generic-situation">{situation}</p>
        {last && <Dice dice={diceOf(last)} motion={motion} throwId={last.n} />}
      </div>
      {board && (
        <details class="text-board">
          <summary>{text.table.generic}</summary>
          <pre tabIndex={0}>{board}</pre>
        </details>
      )}
    </>
  );
}
