/** Length, opponent, house rules: all with good answers already chosen. */

import { useState } from "preact/hooks";
import type { OptionChoices } from "../games/board";
import { setupOf } from "../games/registry";
import { api, sentenceOf } from "../net/api";
import type { GameInfo, GameOption, Mode } from "../net/wire";
import { Dialog } from "../parts/Dialog";
import { FileField } from "../parts/FileField";
import { choicesOf, firstLength, newMatch, type Value } from "../state/newMatch";
import { friendName, lastLength, myGames, myName, remember } from "../state/kept";
import { go, tablePath } from "../state/route";
import { text } from "../text/en";

export function Setup({ game, onClose }: { game: GameInfo; onClose(): void }) {
  const choices = choicesOf(game);
  const levels = game.coaches.map((coach) => coach.level);
  const [length, setLength] = useState(firstLength(game));
  const [chosen, setChosen] = useState(choices[0]?.id ?? "hotseat");
  const [house, setHouse] = useState<Record<string, Value>>({});
  const [watched, setWatched] = useState({ home: levels[0] ?? "", away: levels[1] ?? levels[0] ?? "" });
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const choice = choices.find((found) => found.id === chosen);
  const own = setupOf(game.id);
  const byLength = game.lengths.find((found) => found.name === length)?.options ?? {};
  const now: Record<string, Value> = {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...byLength,
    ...house,
  };
  const applies = (name: string): boolean => own?.applies?.(name, now) ?? true;

  const start = async () => {
    if (!choice || busy) return;
    setBusy(true);
    lastLength.value = { ...lastLength.value, [game.id]: length };
    const meant = Object.fromEntries(Object.entries(house).filter(([name]) => applies(name)));
    const body = newMatch(game, choice, length, meant, { mine: myName.value, theirs: friendName.value }, watched);
    try {
      const { match, tokens } = await api.make(body);
      const mine = tokens.table ?? tokens.home ?? tokens.away ?? tokens.watch ?? "";
      const names = { home: body.home.name, away: body.away.name };
      const known = { match, game: game.id, title: game.title, mode: body.mode, names, tokens, mine };
      myGames.value = remember(myGames.value, known, Date.now());
      go(tablePath(mine));
    } catch (trouble) {
      setProblem(sentenceOf(trouble));
      setBusy(false);
    }
  };

  return (
    <Dialog open title={text.setup.title(game.title)} onClose={onClose}>
      <form
        class="setup stack"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {game.lengths.length > 1 && (
          <fieldset>
            <legend>{text.setup.length}</legend>
            <div class="segments">
              {game.lengths.map((found) => (
                <label key={found.name} class="segment">
                  <input
                    type="radio"
                    name="length"
                    value={found.name}
                    checked={found.name === length}
                    onChange={() => setLength(found.name)}
                  />
                  <span>
                    <strong>{found.name}</strong>
                    <small>{found.text}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {own && (
          <First
            game={game.id}
            first={own.first}
            now={now}
            onChange={(name, value) => setHouse({ ...house, [name]: value })}
          />
        )}
        <fieldset>
          <legend>{text.setup.opponent}</legend>
          <div class="opponents">
            {choices.map((found) => (
              <label key={found.id} class="opponent">
                <input
                  type="radio"
                  name="opponent"
                  value={found.id}
                  checked={found.id === chosen}
                  onChange={() => setChosen(found.id)}
                />
                <span>
                  <strong>
                    {found.name}{" "}
                    {found.level && found.level !== found.name.toLowerCase() && (
                      <span class="badge">{found.level}</span>
                    )}
                  </strong>
                  <small>{found.about}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {choice?.mode === "watch" ? (
          <Coaches game={game} watched={watched} onChange={setWatched} />
        ) : (
          <Teams mode={choice?.mode ?? "practice"} />
        )}
        <House
          options={game.options.filter(({ name }) => !(own && name in own.first) && applies(name))}
          now={now}
          onChange={(name, value) => setHouse({ ...house, [name]: value })}
        />
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button main big sticky" disabled={busy} autofocus>
          {busy ? text.setup.starting : text.setup.start}
        </button>
      </form>
    </Dialog>
  );
}

function Teams({ mode }: { mode: Mode }) {
  return (
    <div class="two">
      <label class="field-label">
        {mode === "hotseat" ? text.setup.homeTeam : text.setup.team}
        <input
          class="input"
          maxLength={24}
          value={myName.value}
          placeholder={text.setup.red}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>
      {mode !== "practice" && (
        <label class="field-label">
          {mode === "hotseat" ? text.setup.awayTeam : text.setup.theirTeam}
          <input
            class="input"
            maxLength={24}
            value={friendName.value}
            placeholder={text.setup.blue}
            onInput={(event) => (friendName.value = event.currentTarget.value)}
          />
        </label>
      )}
    </div>
  );
}

interface CoachesProps {
  game: GameInfo;
  watched: { home: string; away: string };
  onChange(watched: { home: string; away: string }): void;
}

function Coaches({ game, watched, onChange }: CoachesProps) {
  const pick = (seat: "home" | "away", label: string) => (
    <label class="field-label">
      {label}
      <select
        class="input"
        value={watched[seat]}
        onChange={(event) => onChange({ ...watched, [seat]: event.currentTarget.value })}
      >
        {game.coaches.map((coach) => (
          <option key={coach.level} value={coach.level}>
            {coach.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="two">
      {pick("home", text.setup.homeCoach)}
      {pick("away", text.setup.awayCoach)}
    </div>
  );
}

interface FirstProps {
  game: string;
  first: Record<string, OptionChoices>;
  now: Record<string, Value>;
  onChange(name: string, value: Value): void;
}

/** The options that a game asks first: a few big ones as tiles, long lists to choose from. */
function First({ game, first, now, onChange }: FirstProps) {
  const entries = Object.entries(first);
  const all = ({ groups }: OptionChoices) => groups.flatMap((group) => group.choices);
  const tiles = entries.filter(([, choices]) => all(choices).length <= TILES);
  const lists = entries.filter(([, choices]) => all(choices).length > TILES);
  return (
    <>
      {tiles.map(([name, choices]) => (
        <fieldset key={name}>
          <legend>{choices.label}</legend>
          <div class="segments">
            {all(choices).map((found) => (
              <label key={String(found.value)} class="segment">
                <input
                  type="radio"
                  name={name}
                  value={String(found.value)}
                  checked={found.value === now[name]}
                  onChange={() => onChange(name, found.value)}
                />
                <span>
                  <strong>{found.name}</strong>
                  <small>{found.text}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {lists.length > 0 && (
        <div class="two">
          {lists.map(([name, choices]) => (
            <Listed key={name} {...{ game, name, choices, onChange }} now={now[name] ?? ""} />
          ))}
        </div>
      )}
    </>
  );
}

const TILES = 4;
const OTHER = "\u0000";

interface ListedProps {
  game: string;
  name: string;
  choices: OptionChoices;
  now: Value;
  onChange: FirstProps["onChange"];
}

function Listed({ game, name, choices, now, onChange }: ListedProps) {
  const values = choices.groups.flatMap((group) => group.choices.map((found) => String(found.value)));
  const [typing, setTyping] = useState(!values.includes(String(now)));
  const choose = (value: string) => {
    setTyping(value === OTHER);
    onChange(name, value === OTHER ? "" : value);
  };
  return (
    <div class="stack">
      <label class="field-label">
        {choices.label}
        <select
          class="input"
          name={name}
          value={typing ? OTHER : String(now)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {choices.groups.map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.choices.map((found) => (
                <option key={String(found.value)} value={String(found.value)}>
                  {found.name}
                </option>
              ))}
            </optgroup>
          ))}
          {choices.other && <option value={OTHER}>{choices.other.name}</option>}
        </select>
      </label>
      {typing && choices.other?.file && (
        <FileField game={game} label={choices.other.label} onTake={(value) => onChange(name, value)} />
      )}
      {typing && choices.other && !choices.other.file && (
        <label class="field-label">
          {choices.other.label}
          <input class="input" value={String(now)} onInput={(event) => onChange(name, event.currentTarget.value)} />
        </label>
      )}
    </div>
  );
}

interface HouseProps {
  options: GameOption[];
  now: Record<string, Value>;
  onChange(name: string, value: Value): void;
}

function House({ options, now, onChange }: HouseProps) {
  if (options.length === 0) return null;
  const row = (option: GameOption) => {
    const value = now[option.name] ?? option.default;
    return (
      <label key={option.name} class="field-label house">
        <span>
          {option.text} <span class="soft">({option.rule})</span>
        </span>
        <Control option={option} value={value} onChange={(chosen) => onChange(option.name, chosen)} />
      </label>
    );
  };
  return (
    <details class="house-rules">
      <summary>{text.setup.options}</summary>
      <div class="stack">{options.map(row)}</div>
    </details>
  );
}

function Control({ option, value, onChange }: { option: GameOption; value: Value; onChange(value: Value): void }) {
  if (typeof option.default === "boolean" && option.choices.length === 2)
    return (
      <span class="switch">
        <input
          type="checkbox"
          role="switch"
          name={option.name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </span>
    );
  if (option.choices.length === 0)
    return (
      <input
        class="input"
        name={option.name}
        value={String(value)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  const shown = (choice: Value): string =>
    choice === true ? text.setup.yes : choice === false ? text.setup.no : String(choice);
  return (
    <select
      class="input"
      name={option.name}
      value={option.choices.indexOf(value)}
      onChange={(event) => onChange(option.choices[Number(event.currentTarget.value)] ?? option.default)}
    >
      {option.choices.map((choice, at) => (
        <option key={at} value={at}>
          {shown(choice)}
        </option>
      ))}
    </select>
  );
}
