import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/scoreboard.css";
import "./styles/story.css";
import "./styles/hand.css";
import "./styles/tight.css";
import "./styles/waiting.css";
import "./styles/log.css";
import "./styles/dice_and_cards.css";
import "./styles/tabs.css";
import "./styles/windows.css";
import "./styles/chat.css";
import "./styles/end.css";
import "./styles/field.css";
import "./styles/celebration.css";
import "./styles/screens.css";
import "./styles/frame.css";
import "./styles/screens/lobby.css";
import "./styles/screens/my_games.css";
import "./styles/screens/lobby_small.css";
import "./styles/screens/setup.css";
import "./styles/screens/lesson.css";
import "./styles/screens/daily.css";
import "./styles/screens/how.css";
import "./styles/screens/apart.css";
import "./styles/screens/curve.css";
import "./styles/screens/review.css";
import "./styles/chance.css";
import "./styles/clock.css";
import "./styles/screens/season.css";
import "./styles/screens/season_tables.css";
import "./styles/screens/season_new.css";
import "./styles/screens/workshop.css";
import "./styles/screens/workshop_sheet.css";
import "./styles/alone.css";
import "./styles/phone.css";

import { render } from "preact";
import { ALONE } from "./net/reach";
import { Engine } from "./parts/alone/Engine";
import { BadRecord } from "./parts/lobby/BadRecord";
import { Help } from "./parts/dialogs/Help";
import { SignsWindow } from "./parts/dialogs/Signs";
import { RuleDialog } from "./parts/dialogs/RuleDialog";
import { HowToPlayScreen } from "./screens/HowToPlay";
import { LessonScreen } from "./screens/Lesson";
import { LessonsScreen } from "./screens/Lessons";
import { Lobby } from "./screens/Lobby";
import { ReplayScreen } from "./screens/Replay";
import { ReviewScreen } from "./screens/Review";
import { SeasonScreen } from "./screens/Season";
import { TableScreen } from "./screens/Table";
import { WorkshopScreen } from "./screens/Workshop";
import { install } from "./state/installed";
import { followTheme } from "./state/kept";
import { dropping, followDrops, reading } from "./state/replay/records";
import { followAddress, route } from "./state/route";
import { useKeys } from "./state/keys";
import { text } from "./text/en";

function App() {
  const here = route.value;
  useKeys(() => false);
  return (
    <>
      {here.screen === "lobby" && <Lobby />}
      {here.screen === "table" && <TableScreen key={here.token} token={here.token} />}
      {here.screen === "review" && <ReviewScreen key={here.token} token={here.token} />}
      {here.screen === "season" && <SeasonScreen key={here.token} token={here.token} />}
      {here.screen === "how" && <HowToPlayScreen key={here.game} game={here.game} />}
      {here.screen === "lessons" && <LessonsScreen key={`${here.shelf}.${here.game}`} shelf={here.shelf} game={here.game} />}
      {here.screen === "lesson" && <LessonScreen key={`${here.shelf}.${here.game}.${here.number}`} shelf={here.shelf} game={here.game} number={here.number} />}
      {here.screen === "workshop" && <WorkshopScreen hash={here.hash} />}
      {here.screen === "replay" && <ReplayScreen key={here.opened} replay={here.replay} file={here.file} />}
      <RuleDialog />
      <Help />
      <SignsWindow />
      <BadRecord />
      {ALONE && <Engine />}
      {(dropping.value || reading.value) && (
        <div class="drop-veil" role="status">
          {dropping.value ? text.lobby.drop : text.lobby.reading}
        </div>
      )}
    </>
  );
}

followTheme();
followAddress();
followDrops();
if (ALONE) void install();
const place = document.getElementById("page");
if (place) render(<App />, place);
