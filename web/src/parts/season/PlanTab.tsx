/** A written plan that the computer follows for one's team, and which of its lines spoke in a game. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../../net/api";
import { seasonApi, type PlanLine, type Season, type SeasonPlan } from "../../net/seasons";
import { nameOf, type Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";

const words = text.season.plan;

export function PlanTab({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [plan, setPlan] = useState<SeasonPlan | null>(null);
  const [written, setWritten] = useState("");
  const [said, setSaid] = useState("");
  useEffect(() => {
    seasonApi.plan(seasoning.token).then(
      (found) => {
        setPlan(found);
        if (!plan) setWritten(found.text);
      },
      (trouble: unknown) => setSaid(sentenceOf(trouble)),
    );
  }, [seasoning, season.played]);
  const use = (wanted: string, good: string) =>
    void seasoning.attempt(async () => {
      const found = await seasonApi.setPlan(seasoning.token, wanted);
      setPlan(found);
      setSaid(found.problems.length > 0 ? "" : good);
    });
  return (
    <div class="season-columns">
      <section class="stack" aria-labelledby="plan-title">
        <h2 id="plan-title">{words.title}</h2>
        <p>{words.about}</p>
        <p class="soft">{season.by_plan ? words.on : words.off}</p>
        <label class="field-label">
          {words.label}
          <textarea class="input mono plan-text" rows={16} spellcheck={false} value={written} onInput={(event) => setWritten(event.currentTarget.value)} />
        </label>
        <div role="status">
          {said && <p>{said}</p>}
          {plan && plan.problems.length > 0 && (
            <div class="notice refusal">
              <p>{words.wrong(plan.problems.length)}</p>
              <ul>
                {plan.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div class="row">
          {written.trim() ? (
            <button type="button" class="button main" onClick={() => use(written, words.saved)}>
              {words.save}
            </button>
          ) : (
            <button type="button" class="button main" onClick={() => setWritten(plan?.example ?? "")}>
              {words.example}
            </button>
          )}
          {season.by_plan && (
            <button type="button" class="button" onClick={() => use("", words.dropped)}>
              {words.drop}
            </button>
          )}
        </div>
        {plan && <Words words={plan.words} />}
      </section>
      <Spoken seasoning={seasoning} season={season} plan={plan} />
    </div>
  );
}

/** What a plan can say in this game. */
function Words({ words: known }: { words: SeasonPlan["words"] }) {
  return (
    <details class="plan-words">
      <summary>{words.canSay}</summary>
      <dl>
        <dt>{words.situations}</dt>
        <dd>{known.situations.join("; ")}</dd>
        {known.decisions.map(({ name, text: means, answers, chart }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {means} <span class="soft">{answers.join(", ")}</span>
              {chart && <span class="soft"> {words.chart(known.chart)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A game by plan, decision by decision. */
function Spoken({ seasoning, season, plan }: { seasoning: Seasoning; season: Season; plan: SeasonPlan | null }) {
  const [game, setGame] = useState(0);
  const numbers = plan?.games ?? [];
  const [lines, setLines] = useState<PlanLine[]>([]);
  const [problem, setProblem] = useState("");
  const played = season.games.filter(({ number }) => numbers.includes(number));
  useEffect(() => {
    setLines([]);
    setProblem("");
    if (game) seasonApi.planTold(seasoning.token, game).then(setLines, (trouble: unknown) => setProblem(sentenceOf(trouble)));
  }, [game]);
  return (
    <section class="stack" aria-labelledby="spoken-title">
      <h2 id="spoken-title">{words.which}</h2>
      {played.length === 0 ? (
        <p class="soft">{words.none}</p>
      ) : (
        <label class="field-label">
          {words.choose}
          <select class="input" value={game} onChange={(event) => setGame(Number(event.currentTarget.value))}>
            <option value={0}>–</option>
            {played.map(({ number, week, stage, home, away }) => (
              <option key={number} value={number}>
                {text.season.nextGame(text.season.week(week, stage), nameOf(season, away), nameOf(season, home))}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
      <ol class="plan-lines" tabIndex={0} aria-label={words.which}>
        {lines.map((line, at) => (
          <li key={at}>
            {line.play !== lines[at - 1]?.play && <p class="soft small">{words.play(line.play, line.situation)}</p>}
            <p>
              {line.decision}: <strong>{line.answer}</strong>
            </p>
            <p class="small">{line.line ? `${line.line}${line.followed ? "" : ` (${words.not})`}` : words.coach}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
