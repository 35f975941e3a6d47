/** What only this player knows, and the markers that lie open. */

import type { Asked, Plain } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import { useState } from "preact/hooks";
import { nameOf } from "./hexes";
import type { Play } from "./types";
import type { Markers, SelectMarkers } from "./view.gen";

function Marker({ name, secret, of }: { name: string; secret: boolean; of: string }) {
  return (
    <li class={secret ? "sc-marker secret" : "sc-marker"}>
      <span class="soft">{of}</span> <strong>{name ? say.marker(name) : say.faceDown}</strong>
    </li>
  );
}

/** The play markers as these eyes know them, the targets and the real ball. */
export function Secrets({ play, side }: { play: Play; side: string }) {
  if (play.men.length === 0) return null;
  const dummies = play.carriers.length > 1;
  return (
    <section class="sc-secrets" aria-label={side ? say.secrets : say.markers}>
      <ul>
        {side !== "D" && <Marker of={say.oLine} name={play.o_line} secret={side === "O" && !play.lines_shown} />}
        {side !== "D" && <Marker of={say.oBall} name={play.o_ball} secret={side === "O" && !play.ball_shown} />}
        {side !== "O" && <Marker of={say.dLine} name={play.d_line} secret={side === "D" && !play.lines_shown} />}
        {side !== "O" && <Marker of={say.dBacks} name={play.d_backs} secret={side === "D" && !play.backs_shown} />}
        {side === "D" && play.lines_shown && <Marker of={say.oLine} name={play.o_line} secret={false} />}
        {side === "D" && play.ball_shown && <Marker of={say.oBall} name={play.o_ball} secret={false} />}
        {side === "O" && play.lines_shown && <Marker of={say.dLine} name={play.d_line} secret={false} />}
        {side === "O" && play.backs_shown && <Marker of={say.dBacks} name={play.d_backs} secret={false} />}
        {play.targets.map((hex, at) => (
          <li key={at} class="sc-marker secret">
            <span class="soft">{say.targetNumber(at + 1)}</span> <strong>{nameOf(hex)}</strong>
          </li>
        ))}
        {dummies && <li class="sc-marker secret">{play.holder ? say.realBall(play.holder) : say.oneOf(play.carriers)}</li>}
      </ul>
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
  const [other, setOther] = useState(facts.now.other || others[0] || "");
  const offence = facts.side === "O";
  return (
    <section class="sc-lay" aria-label={say.lay}>
      <Pick title={offence ? say.oLine : say.dLine} names={lines} chosen={line} choose={setLine} />
      <Pick title={offence ? say.oBall : say.dBacks} names={others} chosen={other} choose={setOther} />
      <button type="button" class="button main" onClick={() => answer({ line, other })}>{say.layThem}</button>
    </section>
  );
}

function Pick({ title, names, chosen, choose }: { title: string; names: string[]; chosen: string; choose(name: string): void }) {
  return (
    <fieldset class="sc-pick">
      <legend>{title}</legend>
      {names.map((name) => (
        <button key={name} type="button" class="button small" aria-pressed={name === chosen} onClick={() => choose(name)}>
          {say.marker(name)}
        </button>
      ))}
    </fieldset>
  );
}
