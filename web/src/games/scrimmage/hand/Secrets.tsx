/** What only this player knows, and the markers that lie open. */

import { other, type Asked, type Names, type Plain, type Seat } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { useEffect, useState } from "preact/hooks";
import { markersLaid } from "../men";
import { laying } from "../mind";
import type { Play } from "../types";
import type { Markers, SelectMarkers } from "../view.gen";

function Call({ name, shown, own, laid, of, team }: { name: string; shown: boolean; own: boolean; laid: boolean; of: string; team: Seat }) {
  const secret = name !== "" && !shown;
  const looks = ["sc-call", team, secret && "secret", !name && laid && "down"].filter(Boolean).join(" ");
  return (
    <li class={looks}>
      <strong>{name ? say.marker(name) : laid ? say.faceDown : say.notLaid}</strong>
      <span class="small">{secret ? (own ? say.onlyYou : say.stillDown(of)) : of}</span>
    </li>
  );
}

/** Call against call as these eyes know them; then the targets and the real ball. */
export function Calls({ play, side, names }: { play: Play; side: string; names: Names }) {
  const offence = play.offence;
  const defence = other(offence);
  const [oLaid, dLaid] = markersLaid(play);
  const targets = play.o_ball.startsWith("run") ? [] : play.targets;
  return (
    <section class="sc-calls" aria-label={side ? say.secrets : say.markers}>
      <p class="small soft sc-versus"><span>{names[offence]}</span><span>{names[defence]}</span></p>
      <ul>
        <Call of={say.oLine} name={play.o_line} laid={oLaid} shown={play.lines_shown} own={side === "O"} team={offence} />
        <Call of={say.dLine} name={play.d_line} laid={dLaid} shown={play.lines_shown} own={side === "D"} team={defence} />
        <Call of={say.oBall} name={play.o_ball} laid={oLaid} shown={play.ball_shown} own={side === "O"} team={offence} />
        <Call of={say.dBacks} name={play.d_backs} laid={dLaid} shown={play.backs_shown} own={side === "D"} team={defence} />
      </ul>
      {(targets.length > 0 || play.carriers.length > 1) && (
        <p class="small sc-known">
          {targets.map((hex, at) => `${say.targetNumber(at + 1)}: ${say.downfield(play, hex)}`).join(" · ")}
          {play.carriers.length > 1 && <> {play.holder ? say.realBall(play.holder) : say.oneOf(play.carriers)}</>}
        </p>
      )}
    </section>
  );
}

/** Two markers to lay face down: one of each kind. */
export function LayMarkers({ asked, answer }: { asked: Asked; answer(value: Plain): void }) {
  const facts = asked.facts as unknown as SelectMarkers;
  const choices = asked.options.map((option) => option.value as unknown as Markers);
  const lines = [...new Set(choices.map((one) => one.line))];
  const others = [...new Set(choices.map((one) => one.other))];
  const [line, setLine] = useState(facts.now.line || lines[0] || "");
  const [second, setSecond] = useState(facts.now.other || others[0] || "");
  const offence = facts.side === "O";
  useEffect(() => {
    laying.value = { line, other: second };
    return () => void (laying.value = null);
  }, [line, second]);
  return (
    <section class="sc-lay" aria-label={say.lay}>
      <Pick title={offence ? say.oLine : say.dLine} names={lines} chosen={line} choose={setLine} />
      <Pick title={offence ? say.oBall : say.dBacks} names={others} chosen={second} choose={setSecond} />
      <button type="button" class="option sc-lay-them" data-number={2} onClick={() => answer({ line, other: second })}><b>{say.layThem}</b></button>
    </section>
  );
}

function Pick({ title, names, chosen, choose }: { title: string; names: string[]; chosen: string; choose(name: string): void }) {
  return (
    <fieldset class="sc-pick">
      <legend>{title}</legend>
      {names.map((name) => (
        <button key={name} type="button" class="button small" aria-pressed={name === chosen} title={say.markerText(name)} onClick={() => choose(name)}>
          {say.marker(name)}
        </button>
      ))}
    </fieldset>
  );
}
