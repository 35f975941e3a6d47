/** Who has beaten whom: everybody one has met, and how far one has climbed in each game. */

import { useState } from "preact/hooks";
import { games } from "../../state/lobby/games";
import { beaten, gamesIn, nextRung, played, recordOf, rivals, streakOf, type Rival, type Tally } from "../../state/lobby/played";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { Wide } from "../season/Wide";

const words = text.lobby.rivals;

export function Rivals() {
  const [open, setOpen] = useState(false);
  if (played.value.length === 0) return null;
  return (
    <>
      <button type="button" class="button small plain" onClick={() => setOpen(true)}>
        {words.title}
      </button>
      <Dialog open={open} title={words.title} onClose={() => setOpen(false)}>
        <div class="rivals stack">
          <Met all={rivals(played.value, games.value ?? [])} />
          <Ladders />
          <p class="soft small">{words.means}</p>
        </div>
      </Dialog>
    </>
  );
}

function Met({ all }: { all: Rival[] }) {
  return (
    <Wide label={words.title}>
      <table class="season-table">
        <thead>
          <tr>
            <th scope="col" class="left">
              {words.opponent}
            </th>
            {words.columns.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {all.map((rival) => (
          <tbody key={`${rival.coach} ${rival.name}`}>
            <Line name={rival.name} tally={rival.total} lately={streakOf(rival.letters)} coach={rival.coach} sum />
            {rival.games.size > 1 && [...rival.games].map(([title, tally]) => <Line key={title} name={title} tally={tally} lately="" />)}
          </tbody>
        ))}
      </table>
    </Wide>
  );
}

interface LineProps {
  name: string;
  tally: Tally;
  lately: string;
  coach?: boolean;
  sum?: boolean;
}

function Line({ name, tally, lately, coach = false, sum = false }: LineProps) {
  return (
    <tr class={sum ? "sum" : "of-sum"}>
      <th scope="row">
        {name}
        {coach && <span class="soft small"> {words.computer}</span>}
      </th>
      <td class="num">{gamesIn(tally)}</td>
      <td class="num">{recordOf(tally)}</td>
      <td class="num">
        {tally.points}:{tally.against}
      </td>
      <td class="num">{lately}</td>
    </tr>
  );
}

/** The ladder of each game that one has begun to climb. */
function Ladders() {
  const climbed = (games.value ?? []).map((game) => ({ game, down: beaten(played.value, game.id) })).filter(({ down }) => down.size > 0);
  if (climbed.length === 0) return null;
  return (
    <section>
      <h3>{words.ladder}</h3>
      <ul>
        {climbed.map(({ game, down }) => (
          <li key={game.id}>
            {game.title}: {words.climbed(down.size, game.coaches.length, nextRung(game.coaches, down)?.name ?? "")}
          </li>
        ))}
      </ul>
    </section>
  );
}
