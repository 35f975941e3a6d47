/** "Try it from here": as whom, and against whom. */

import { useEffect, useState } from "preact/hooks";
import { SEATS, type Match, type Seat } from "../../net/wire";
import { Opponents } from "../../setup/Opponents";
import { fetchGames, gameOf, games } from "../../state/lobby/games";
import { firstCoach } from "../../state/lobby/newMatch";
import type { GoOn } from "../../state/replay/moments";
import { text } from "../../text/en";
import { Dialog } from "./Dialog";

interface Props {
  match: Match;
  /** Who is to decide at that moment. */
  waiting: readonly Seat[];
  open: boolean;
  onClose(): void;
  /** A sentence if it can't be. */
  onGo(wish: GoOn): Promise<string>;
}

export function BranchDialog({ match, waiting, open, onClose, onGo }: Props) {
  return (
    <Dialog open={open} title={text.branch.title} onClose={onClose}>
      <BranchForm match={match} waiting={waiting} onGo={onGo} />
    </Dialog>
  );
}

function BranchForm({ match, waiting, onGo }: Pick<Props, "match" | "waiting" | "onGo">) {
  useEffect(() => void (games.value === null && fetchGames().catch(() => undefined)), []);
  const coaches = gameOf(match.game)?.coaches ?? [];
  const own = match.seats.length === 1 ? match.seats[0] : undefined;
  const [seat, setSeat] = useState<Seat>(own ?? waiting[0] ?? "home");
  const [chosen, setChosen] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const against = chosen || firstCoach(coaches)?.level || "hotseat";
  const start = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(await onGo({ seat, against }));
    setBusy(false);
  };
  const opponents = [
    ...coaches.map(({ level, elo, name, text: about }) => ({ id: level, level, elo, name, about })),
    { id: "hotseat", name: text.setup.hotseat, about: text.setup.hotseatText },
  ];
  return (
    <form class="setup stack" onSubmit={(event) => void start(event)}>
      <p class="soft">
        {text.branch.lead} {match.seats.length > 0 && !match.over && text.branch.secrets}
      </p>
      {against !== "hotseat" && (
        <fieldset>
          <legend>{text.branch.seat}</legend>
          <div class="segments">
            {SEATS.map((side) => (
              <label key={side} class="segment">
                <input type="radio" name="seat" value={side} checked={side === seat} onChange={() => setSeat(side)} />
                <span>
                  <strong>{match.names[side]}</strong>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Opponents choices={opponents} chosen={against} onChoose={setChosen} />
      {problem && (
        <p class="notice refusal" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class="button main big sticky" disabled={busy} autofocus>
        {text.branch.go}
      </button>
    </form>
  );
}
