/** The hand of a lesson: the game's own while it asks, else the teacher's question, or the button that goes on. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../games/board";
import { sentenceOf } from "../../net/api";
import type { Match } from "../../net/wire";
import { go, tablePath } from "../../state/route";
import type { Lesson } from "../../state/lesson/lesson";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Hand, Place } from "../table/hand/Hand";

interface Props {
  lesson: Lesson;
  match: Match;
  board: BoardModule | null | undefined;
  props: BoardProps;
}

/** After so many wrong tries a right one may be seen. */
const ENOUGH = 2;

export function LessonHand({ lesson, match, board, props }: Props) {
  const { table } = lesson;
  const step = lesson.step.value;
  const reply = lesson.reply.value;
  if (step && !table.revealing.value) {
    if (reply && !reply.stays) {
      const stuck = !reply.right && lesson.missed.value >= ENOUGH && step.example !== null;
      return <Going say={reply.say || step.say} right={reply.right} label={reply.right ? text.learn.next : text.learn.tryAgain} onGo={() => lesson.goOn()} onShow={stuck ? () => lesson.show() : undefined} />;
    }
    if (step.kind === "watch") return <Going say={step.say} label={text.learn.next} onGo={() => lesson.give(null)} />;
    if (step.kind === "drive") return <Driving lesson={lesson} say={step.say} />;
    if (step.kind === "choose") return <Choices lesson={lesson} say={step.say} choices={step.choices} />;
  }
  return <Hand table={table} match={match} board={board} props={props} taught />;
}

interface GoingProps {
  say: string;
  right?: boolean;
  label: string;
  onGo(): Promise<void> | void;
  /** Plays it for whoever has tried often enough. */
  onShow?: (() => Promise<void>) | undefined;
}

/** No line ends between a number and its sign. */
const unbroken = (say: string): string => say.replaceAll(" %", "\u00a0%");

/** A sentence, and the button that goes on. */
export function Going({ say, right, label, onGo, onShow }: GoingProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Place kind={right === undefined ? "waiting teaching" : right ? "waiting teaching right" : "waiting teaching wrong"} side={null}>
      <p class="teacher-says">{unbroken(say)}</p>
      <button
        ref={button}
        type="button"
        class="button main go-on"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void Promise.resolve(onGo()).finally(() => setBusy(false));
        }}
      >
        {label} <Icon name="play" />
      </button>
      {onShow && (
        <button type="button" class="button show-me" onClick={() => void onShow()}>
          {text.learn.show}
        </button>
      )}
    </Place>
  );
}

function Driving({ lesson, say }: { lesson: Lesson; say: string }) {
  const play = async () => {
    try {
      go(tablePath(await lesson.drive()));
    } catch (problem) {
      lesson.problem.value = sentenceOf(problem);
    }
  };
  return <Going say={say} label={text.learn.drive} onGo={play} />;
}

/** In a puzzle the first tap or key chooses and the second answers: nobody gives an answer by accident. */
function Choices({ lesson, say, choices }: { lesson: Lesson; say: string; choices: string[] }) {
  const [chosen, setChosen] = useState("");
  const twice = lesson.shelf === "puzzles";
  const press = (choice: string) => {
    if (twice && choice !== chosen) setChosen(choice);
    else void lesson.give(choice);
  };
  return (
    <Place kind="question teaching" side="home">
      <header class="hand-head">
        <h2 class="teacher-says">{say}</h2>
      </header>
      <div class="hand-answers teacher-choices">
        {choices.map((choice, at) => (
          <button key={choice} type="button" class="button option teacher-choice" aria-pressed={twice ? choice === chosen : undefined} data-number={at + 1} onClick={() => press(choice)}>
            <kbd aria-hidden="true">{at + 1}</kbd> {choice}
            {twice && choice === chosen && <b class="once-more">{text.learn.onceMore}</b>}
          </button>
        ))}
      </div>
    </Place>
  );
}
