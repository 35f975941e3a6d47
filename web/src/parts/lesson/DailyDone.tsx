/** The end of a daily drive: its result as over the board, its picture to share, today's table, and what to do next. */

import { useEffect, useState } from "preact/hooks";
import { ALONE } from "../../net/reach";
import { resultOf, signName, streak } from "../../state/lesson/days";
import type { Lesson } from "../../state/lesson/lesson";
import { fetchGames, games } from "../../state/lobby/games";
import { dailyPath, go, homePath } from "../../state/route";
import { text } from "../../text/en";
import { byEffort, suitsOf } from "../lobby/GameCover";
import { LowerThird } from "../table/LowerThird";
import { TopBar } from "../table/TopBar";
import { DayBoard } from "./DayBoard";
import { PlayNow } from "./PlayNow";
import { Signs } from "./Signs";

const SCORED = ["touchdown", "points"];

export function DailyDone({ lesson }: { lesson: Lesson }) {
  const result = lesson.info.value?.remember ?? "";
  const [title = "", picture = "", said = ""] = result.split("\n");
  const [how = "", far = ""] = said.split(": ");
  const signs = [...picture];
  const scored = SCORED.includes(signName(signs.at(-1) ?? ""));
  const match = lesson.table.match.value;
  const outcome = { line: how, next: far, seat: scored ? ("home" as const) : null, moment: "" as const, sum: title };
  return (
    <div class="page">
      <TopBar />
      <main class="daily-done">
        <h1>{text.shelves.daily.done}</h1>
        <section class="daily-band">
          {match && <LowerThird outcome={outcome} names={match.names} score={null} />}
          <Signs signs={signs} label={said} />
        </section>
        <section class="daily-mine">
          <Key signs={signs} />
          <Share result={result} days={streak(lesson.game)} />
          <Next game={lesson.game} day={lesson.number} />
        </section>
        {!ALONE && <DayBoard day={lesson.day} />}
      </main>
    </div>
  );
}

/** What the squares of this drive say. */
function Key({ signs }: { signs: readonly string[] }) {
  return (
    <ul class="daily-key soft">
      {[...new Set(signs)].map((sign) => (
        <li key={sign}>
          <Signs signs={[sign]} label="" /> {text.learn.signs[signName(sign)]}
        </li>
      ))}
    </ul>
  );
}

function Share({ result, days }: { result: string; days: number }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(result).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div class="row">
      <button type="button" class="button main" onClick={() => void copy()}>
        {copied ? text.copied : text.learn.shareDaily}
      </button>
      {days > 1 && <span>{text.learn.inARow(days)}</span>}
    </div>
  );
}

/** The easiest game whose drive isn't played today yet; a real game; all games. */
function Next({ game, day }: { game: string; day: number }) {
  useEffect(() => {
    if (!games.value) void fetchGames().catch(() => undefined);
  }, []);
  const other = byEffort(games.value ?? []).find(({ id }) => id !== game && !resultOf(id, day));
  return (
    <>
      <div class="row">
        {other && (
          <button type="button" class="button" onClick={() => go(dailyPath(other.id))}>
            {text.learn.dailyNext(suitsOf(other).name)}
          </button>
        )}
        <PlayNow game={game} />
        <button type="button" class="button plain" onClick={() => go(homePath)}>
          {text.shelves.daily.all}
        </button>
      </div>
      <p class="soft small">{text.learn.sameDice}</p>
    </>
  );
}
