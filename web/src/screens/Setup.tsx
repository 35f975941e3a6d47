/** Length, opponent, house rules: all with good answers already chosen. */

import { useEffect, useState } from "preact/hooks";
import { setupOf } from "../games/registry";
import { api, sentenceOf, type Shelf } from "../net/api";
import type { GameInfo, NewMatch } from "../net/wire";
import { gettingReady } from "../parts/alone/Engine";
import { Dialog } from "../parts/dialogs/Dialog";
import { botChoice, choicesOf, firstCoach, firstLength, newMatch, withHouse, withLength, type Choice, type Chosen, type Value } from "../state/lobby/newMatch";
import { Keeps, Length } from "../setup/Choices";
import { ClockChoice } from "../setup/ClockChoice";
import { First } from "../setup/First";
import { House } from "../setup/House";
import { Opponents } from "../setup/Opponents";
import { Coaches, Teams, type Sides } from "../setup/Teams";
import { friendColour, friendName, isNewTo, lastLength, myColour, myName } from "../state/kept";
import { beaten, played } from "../state/lobby/played";
import { fetchLessons, lessonsOn } from "../state/lesson/lessons";
import { sitDown } from "../state/replay/moments";
import { go, learnPath } from "../state/route";
import { text } from "../text/en";
import { LearnStars } from "../parts/lesson/LearnStars";

/** The names and colours of the last game; a club has its own. */
const sidesKept = (clubs: boolean): Sides => ({
  mine: clubs ? { name: "", colour: "" } : { name: myName.value, colour: myColour.value },
  theirs: clubs ? { name: "", colour: "" } : { name: friendName.value, colour: friendColour.value },
});

function keepSides({ mine, theirs }: Sides): void {
  myName.value = mine.name;
  myColour.value = mine.colour;
  friendName.value = theirs.name;
  friendColour.value = theirs.colour;
}

interface Props {
  game: GameInfo;
  /** House rules chosen already: a club's cards. */
  given?: Record<string, Value>;
  onClose(): void;
}

export function Setup({ game, given = {}, onClose }: Props) {
  const [bots, setBots] = useState<Choice[]>([]);
  useEffect(() => void api.bots(game.id).then((found) => setBots(found.map(botChoice)), () => undefined), [game.id]);
  const choices = [...choicesOf(game), ...bots];
  const usual = firstCoach(game.coaches)?.level ?? "";
  const [{ length, house }, setChosenRules] = useState<Chosen>({ length: firstLength(game), house: given });
  const [chosen, setChosen] = useState(usual || "hotseat");
  const [watched, setWatched] = useState({ home: usual, away: game.coaches.some(({ level }) => level === "veteran") ? "veteran" : usual });
  const [clock, setClock] = useState<NewMatch["clock"]>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const choice = choices.find((found) => found.id === chosen);
  const own = setupOf(game.id);
  const clubs = own?.clubs ?? false;
  const [sides, setSides] = useState<Sides>(() => sidesKept(clubs));
  const setTeams = (now: Sides) => {
    setSides(now);
    if (!clubs) keepSides(now);
  };
  const first = choice?.mode === "practice" && isNewTo(game.id) ? (own?.newcomer ?? {}) : {};
  const byLength = game.lengths.find((found) => found.name === length)?.options ?? {};
  const now: Record<string, Value> = {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...byLength,
    ...first,
    ...house,
  };
  const applies = (name: string): boolean => own?.applies?.(name, now) ?? true;

  const change = (name: string, value: Value) => setChosenRules(withHouse(game, { length, house }, name, value));

  const start = async () => {
    if (!choice || busy) return;
    setBusy(true);
    if (length) lastLength.value = { ...lastLength.value, [game.id]: length };
    const meant = Object.fromEntries(Object.entries({ ...first, ...house }).filter(([name]) => applies(name)));
    const theirs = choice.bot ? { name: choice.name, colour: sides.theirs.colour } : sides.theirs;
    const body = newMatch(game, choice, length, meant, { ...sides, theirs }, watched, choice.bot ? null : clock, clubs);
    try {
      const names = { home: body.home.name ?? "", away: body.away.name ?? "" };
      const made = choice.bot ? await api.challenge(choice.bot, body) : await api.make(body);
      sitDown(made, { game: game.id, title: game.title, mode: body.mode, names });
    } catch (trouble) {
      setProblem(sentenceOf(trouble));
      setBusy(false);
    }
  };

  return (
    <Dialog open title={text.setup.title(game.title)} act={<><Learn shelf="lessons" game={game.id} /><Learn shelf="puzzles" game={game.id} /></>} onClose={onClose}>
      <form
        class="setup stack"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div class="stack">
          <Length game={game} chosen={length} onChoose={(name) => setChosenRules(withLength(game, { length, house }, name))} />
          {own && <First game={game.id} first={own.first} now={now} onChange={change} />}
          <House
            options={game.options.filter(({ name }) => !(own && name in own.first) && applies(name))}
            now={now}
            onChange={change}
          />
        </div>
        <div class="stack">
          <Opponents down={beaten(played.value, game.id)} choices={choices} chosen={chosen} onChoose={setChosen} />
          {choice?.mode === "practice" && <Keeps />}
          {choice?.mode === "watch" ? (
            <Coaches game={game} watched={watched} onChange={setWatched} />
          ) : (
            <Teams mode={choice?.bot ? "practice" : (choice?.mode ?? "practice")} sides={sides} clubs={clubs} onChange={setTeams} />
          )}
          {choice?.mode === "match" && !choice.bot && <ClockChoice game={game} chosen={clock ?? null} onChange={setClock} />}
        </div>
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button main big sticky" disabled={busy} autofocus>
          {busy ? gettingReady() || text.setup.starting : text.setup.start}
        </button>
      </form>
    </Dialog>
  );
}

/** To the lessons, or the puzzles, where a game has some. */
function Learn({ shelf, game }: { shelf: Shelf; game: string }) {
  useEffect(() => void fetchLessons(shelf, game).catch(() => undefined), [shelf, game]);
  if (!lessonsOn(shelf, game)?.length) return null;
  return (
    <button type="button" class="button small" onClick={() => go(learnPath(shelf, game))}>
      {shelf === "lessons" ? text.learn.learn : text.learn.puzzles}
      {shelf === "lessons" && <LearnStars game={game} />}
    </button>
  );
}
