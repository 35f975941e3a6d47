/** A season: what to do now, and its tables, schedule, leaders, teams, playoffs and injuries. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Season } from "../net/seasons";
import { Leaders, RealSeason, Teams } from "../parts/season/Books";
import { Join } from "../parts/season/Join";
import { LeagueTab } from "../parts/season/LeagueTab";
import { Now } from "../parts/season/Now";
import { PlanTab } from "../parts/season/PlanTab";
import { Injuries, Playoffs } from "../parts/season/Playoffs";
import { Schedule } from "../parts/season/Schedule";
import { Standings } from "../parts/season/Standings";
import { Tabs } from "../parts/table/Tabs";
import { TopBar } from "../parts/table/TopBar";
import { isCup, Seasoning } from "../state/season/seasoning";
import { text } from "../text/en";
import { NewSeasonScreen } from "./NewSeason";

export function SeasonScreen({ token }: { token: string }) {
  return token ? <OpenSeason token={token} /> : <NewSeasonScreen />;
}

function OpenSeason({ token }: { token: string }) {
  const seasoning = useMemo(() => new Seasoning(token), [token]);
  useEffect(() => {
    void seasoning.follow();
    return () => seasoning.leave();
  }, [seasoning]);
  const season = seasoning.season.value;
  useEffect(() => {
    document.title = `${season?.name ?? text.season.title} · Snapcount`;
  }, [season?.name]);
  return (
    <div class="page">
      <TopBar />
      {season === null ? (
        <main class="table-wait" aria-busy={!seasoning.problem.value}>
          {seasoning.problem.value ? <p role="alert">{seasoning.problem.value}</p> : <h1>{text.season.wait}</h1>}
        </main>
      ) : season.role === "join" ? (
        <Join seasoning={seasoning} season={season} />
      ) : (
        <main class="season">
          <Now seasoning={seasoning} season={season} />
          <Books seasoning={seasoning} season={season} />
        </main>
      )}
    </div>
  );
}

function Books({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [tab, setTab] = useState("");
  const [club, setClub] = useState(season.club || season.clubs[0]?.id || "");
  const [player, setPlayer] = useState("");
  const onPlayer = (of: string, name: string) => {
    setClub(of);
    setPlayer(name);
    setTab("teams");
  };
  const onClub = (id: string) => onPlayer(id, "");
  const both = { seasoning, season };
  const words = text.season.tabs;
  const cup = isCup(season);
  return (
    <Tabs
      label={words.label}
      chosen={tab || (cup ? "playoffs" : "table")}
      onChoose={setTab}
      tabs={[
        ...(cup ? [] : [{ id: "table", label: words.table, body: () => <Standings season={season} onClub={onClub} /> }]),
        { id: "schedule", label: words.schedule, body: () => <Schedule {...both} /> },
        { id: "leaders", label: words.leaders, body: () => <Leaders {...both} onPlayer={onPlayer} onClub={onClub} /> },
        { id: "teams", label: words.teams, body: () => <Teams {...both} club={club} player={player} onPlayer={onPlayer} onClub={onClub} /> },
        { id: "playoffs", label: cup ? words.cup : words.playoffs, body: () => <Playoffs {...both} /> },
        ...(season.names_players ? [{ id: "injuries", label: words.injuries, body: () => <Injuries season={season} onPlayer={onPlayer} /> }] : []),
        ...(season.has_real && season.played > 0 ? [{ id: "real", label: words.real, body: () => <RealSeason {...both} onPlayer={onPlayer} /> }] : []),
        ...(season.club && season.role !== "watch" ? [{ id: "plan", label: words.plan, body: () => <PlanTab {...both} /> }] : []),
        { id: "league", label: words.league, body: () => <LeagueTab {...both} /> },
      ]}
    />
  );
}
