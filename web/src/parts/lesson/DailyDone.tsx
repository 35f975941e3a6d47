/** The end of a daily drive: its picture, to be shared, and the days in a row. */

import { useState } from "preact/hooks";
import { streak } from "../../state/lesson/days";
import type { Lesson } from "../../state/lesson/lesson";
import { go } from "../../state/route";
import { text } from "../../text/en";
import { DayBoard } from "./DayBoard";
import { Signs } from "./Signs";
import { TopBar } from "../table/TopBar";

export function DailyDone({ lesson }: { lesson: Lesson }) {
  const [copied, setCopied] = useState(false);
  const result = lesson.info.value?.remember ?? "";
  const [title, picture, said] = result.split("\n");
  const days = streak(lesson.game);
  const copy = async () => {
    await navigator.clipboard.writeText(result).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div class="page">
      <TopBar />
      <main class="lesson-done">
        <h1>{text.shelves.daily.done}</h1>
        <section class="daily-result">
          <p>{title}</p>
          <Signs signs={[...(picture ?? "")]} label={said ?? ""} />
          <p>{said}</p>
        </section>
        {days > 1 && <p>{text.learn.inARow(days)}</p>}
        <div class="row">
          <button type="button" class="button main" onClick={() => void copy()}>
            {copied ? text.copied : text.learn.shareDaily}
          </button>
          <button type="button" class="button" onClick={() => go("/")}>
            {text.shelves.daily.all}
          </button>
        </div>
        <DayBoard day={lesson.day} />
        <p class="soft">{text.learn.sameDice}</p>
      </main>
    </div>
  );
}
