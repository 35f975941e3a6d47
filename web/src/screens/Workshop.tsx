/** The card workshop: a season's sheet, the cards that are forged from it, and the season beside them. */

import { useEffect, useState } from "preact/hooks";
import { api, Problem, sentenceOf } from "../net/api";
import type { GameInfo } from "../net/wire";
import { Dialog } from "../parts/dialogs/Dialog";
import { Icon } from "../parts/Icon";
import { TopBar } from "../parts/table/TopBar";
import { Begin } from "../parts/workshop/Begin";
import { Bench } from "../parts/workshop/Bench";
import { Save } from "../parts/workshop/Save";
import { myFiles, withFile } from "../state/kept";
import { fetchGames, games } from "../state/lobby/games";
import { dropping } from "../state/replay/records";
import { at, begin, bringFiles, busy, club, clubs, remove, trouble, undo } from "../state/workshop/workshop";
import { text } from "../text/en";
import { Setup } from "./Setup";

const GAME = "canadian_pro";

export function WorkshopScreen({ hash }: { hash: string }) {
  const [over, setOver] = useState(false);
  const [bringing, setBringing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [playing, setPlaying] = useState<{ game: GameInfo; home: string } | null>(null);
  useEffect(() => {
    document.title = text.workshop.title;
    void begin(hash);
  }, [hash]);
  const here = club.value;
  const whole = here !== undefined && here.look.team !== "";

  const play = async () => {
    if (!here) return;
    try {
      await fetchGames();
      const game = games.value?.find(({ id }) => id === GAME);
      const read = await api.checkFile(GAME, new Blob([here.look.team]));
      if (!game || !read.value) throw new Problem("bad_team", read.problems[0] ?? text.net.surprise, 422);
      myFiles.value = withFile(myFiles.value, GAME, { title: read.title, value: read.value });
      setPlaying({ game, home: read.value });
    } catch (problem) {
      trouble.value = sentenceOf(problem);
    }
  };

  return (
    <div class="page">
      <TopBar title={text.workshop.title} />
      <main
        class={`workshop${over ? " over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          event.stopPropagation();
          dropping.value = false;
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          void bringFiles(event.dataTransfer?.files ?? []);
        }}
      >
        <h1 class="hush">{text.workshop.title}</h1>
        {trouble.value && (
          <p class="notice refusal" role="alert">
            {trouble.value}
          </p>
        )}
        {!here && (
          <section class="ws-empty panel">
            <p>{text.workshop.about}</p>
            <Begin />
            <p role="status" class="soft">
              {busy.value > 0 ? text.workshop.working : ""}
            </p>
          </section>
        )}
        {here && (
          <>
            <header class="ws-head">
              <Clubs />
              <div class="row ws-acts">
                <button type="button" class="button small" disabled={here.past.length === 0} onClick={() => void undo()}>
                  <Icon name="undo" /> {text.workshop.undo}
                </button>
                <button type="button" class="button small" onClick={() => setBringing(true)}>
                  {text.workshop.bring}
                </button>
                <button type="button" class="button small" disabled={!whole} onClick={() => setSaving(true)}>
                  {text.workshop.save}
                </button>
                <button type="button" class="button small main" disabled={!whole} onClick={() => void play()}>
                  {text.workshop.play}
                </button>
              </div>
            </header>
            <Bench key={here.sheet.file} club={here} />
          </>
        )}
      </main>
      <Dialog open={bringing} title={text.workshop.bring} onClose={() => setBringing(false)}>
        <Begin onBrought={() => setBringing(false)} />
      </Dialog>
      {saving && here && <Save club={here} onClose={() => setSaving(false)} />}
      {playing && <Setup game={playing.game} given={{ home: playing.home }} onClose={() => setPlaying(null)} />}
    </div>
  );
}

/** The clubs on the bench, the one in hand marked. */
function Clubs() {
  return (
    <ul class="ws-clubs" aria-label={text.workshop.clubs}>
      {clubs.value.map(({ sheet, look }, n) => {
        const name = look.title || sheet.file;
        return (
          <li key={sheet.file} class={n === at.value ? "on" : undefined}>
            <button type="button" aria-pressed={n === at.value} onClick={() => (at.value = n)}>
              {name}
            </button>
            <button type="button" class="ws-remove" aria-label={text.workshop.remove(name)} title={text.workshop.remove(name)} onClick={() => remove(n)}>
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
