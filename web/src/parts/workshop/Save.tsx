/** Everything that can be taken home: team file, sheet, paper, league file, link. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import type { SheetToPrint } from "../../net/wire";
import { saveFile } from "../../state/replay/records";
import { clubs, linkOf, type Club } from "../../state/workshop/workshop";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { copy } from "../dialogs/Links";

const words = text.workshop.files;
const named = (title: string, end: string): string => `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_")}.${end}`;

export function Save({ club, onClose }: { club: Club; onClose(): void }) {
  const [paper, setPaper] = useState<SheetToPrint["paper"]>("letter");
  const [charts, setCharts] = useState(false);
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
  const print = () =>
    guarded(async () => {
      setPrinting(true);
      try {
        saveFile(await api.workshopPrint({ sheet: club.sheet, paper, charts }), named(title, "pdf"));
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
          <p class="soft small">{words.paperText}</p>
          <div class="row">
            <label class="field-label ws-size">
              <span class="hush">{words.size}</span>
              <select class="input" value={paper} onChange={(event) => setPaper(event.currentTarget.value as SheetToPrint["paper"])}>
                {words.sizes.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label class="switch">
              <input type="checkbox" checked={charts} onChange={(event) => setCharts(event.currentTarget.checked)} />
              {words.charts}
            </label>
            <button type="button" class="button" disabled={printing} onClick={() => void print()}>
              {printing ? words.printing : words.print}
            </button>
          </div>
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
