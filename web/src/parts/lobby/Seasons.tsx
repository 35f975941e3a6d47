/** The seasons this browser knows, and the way to a new one. */

import { useEffect, useState } from "preact/hooks";
import { seasonApi, type SeasonBrief } from "../../net/seasons";
import { mySeasons, type MySeason } from "../../state/kept";
import { go, seasonPath } from "../../state/route";
import { text } from "../../text/en";
import { Chip } from "../season/Club";

const words = text.season;
const SHOWN = 3;

export function Seasons() {
  const seasons = mySeasons.value.slice(0, SHOWN);
  return (
    <section class="my-seasons" aria-labelledby="seasons-title">
      <header>
        <h2 id="seasons-title">{words.seasons}</h2>
        <button type="button" class="button small plain" onClick={() => go(seasonPath())}>
          {words.start}
        </button>
      </header>
      {seasons.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="mine">
        {seasons.map((season) => (
          <li key={season.token}>
            <Line season={season} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ season }: { season: MySeason }) {
  const [brief, setBrief] = useState<SeasonBrief | null>(null);
  useEffect(() => {
    void seasonApi.brief(season.token).then(setBrief, () => undefined);
  }, [season.token]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(seasonPath(season.token));
  };
  return (
    <a class="mine-link" href={seasonPath(season.token)} onClick={open}>
      <Chip colour={brief?.colour ?? ""} />
      <span class="mine-names">{brief?.club_name || season.name}</span>
      <span class={brief?.what === "play" || brief?.what === "go_on" ? "mine-standing turn" : "mine-standing"}>{brief && standing(brief)}</span>
      <span class="soft mine-what">
        {season.name}
        {brief && ` · ${brief.record || words.playedOf(brief.played, brief.of)}`}
      </span>
    </a>
  );
}

function standing(brief: SeasonBrief): string {
  if (brief.champion) return words.championShort(brief.champion);
  if (brief.what === "play" || brief.what === "go_on") return words.now.play;
  return words.week(brief.week, "");
}
