/** Everything that can be taken home: team file, sheet, paper, league file, link. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { ALONE } from "../../net/reach";
import { saveFile } from "../../state/replay/records";
import { clubs, linkOf, type Club } from "../../state/workshop/workshop";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { copy } from "../dialogs/Links";
import { Paper, PrintHere, type Pages } from "./Paper";

const words = text.workshop.files;
const named = (title: string, end: string): string => `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_")}.${end}`;

export function Save({ club, onClose }: { club: Club; onClose(): void }) {
  const [league, setLeague] = useState(words.usualLeague);
  const [printing, setPrinting] = useState(false);
  const [said, setSaid] = useState("");
  const { title, team } = club.look;

  const guarded = async (work: () => Promise<string>) => {
    setSaid("");
    try {
      setSaid(await work());
    } catch (problem) {
      setSaid(sentenceOf(problem));
    }
  };
  const print = (wanted: Pages) =>
    guarded(async () => {
      setPrinting(true);
      try {
        saveFile(await api.workshopPrint({ sheet: club.sheet, ...wanted }), named(title, "pdf"));
      } finally {
        setPrinting(false);
      }
      return "";
    });
  const saveLeague = () =>
    guarded(async () => {
      const sheets = clubs.value.map(({ sheet }) => sheet);
      saveFile(await api.workshopLeague(league.trim(), sheets), named(league, "json"));
      return "";
    });
  const share = () =>
    guarded(async () => {
      const link = await linkOf(club.sheet);
      if (!link) return text.workshop.longLink;
      return (await copy(link)) ? words.copied : link;
    });

  return (
    <Dialog open title={text.workshop.save} onClose={onClose}>
      <div class="ws-save">
        <section>
          <h3>{words.team}</h3>
          <p class="soft small">{words.teamText}</p>
          <div class="row">
            <button type="button" class="button main" onClick={() => saveFile(new Blob([team], { type: "application/json" }), named(title, "json"))}>
              {words.saveTeam}
            </button>
            <button type="button" class="button" onClick={() => saveFile(new Blob([club.sheet.text], { type: "text/csv" }), club.sheet.file)}>
              {words.csv}
            </button>
          </div>
        </section>
        <section>
          <h3>{words.paper}</h3>
          {ALONE ? <PrintHere cards={club.cards} /> : <Paper onPrint={print} printing={printing} />}
        </section>
        <section>
          <h3>{words.league}</h3>
          <p class="soft small">{words.leagueText(clubs.value.length)}</p>
          {clubs.value.length > 1 && (
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                void saveLeague();
              }}
            >
              <label class="field-label grow">
                {words.leagueName}
                <input class="input" required maxLength={40} value={league} onInput={(event) => setLeague(event.currentTarget.value)} />
              </label>
              <button type="submit" class="button">
                {words.saveLeague}
              </button>
            </form>
          )}
        </section>
        <section>
          <h3>{words.link}</h3>
          <p class="soft small">{words.linkText}</p>
          <button type="button" class="button" onClick={() => void share()}>
            {words.copy}
          </button>
        </section>
        <p role="status" class="ws-said">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
