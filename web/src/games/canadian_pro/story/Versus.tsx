/** Call against call: what both sides have chosen, or that it is sealed still. */

import { other, type Names, type Seat } from "../../../net/wire";
import { cp } from "../../../text/en.canadian_pro";

interface Props {
  offence: Seat;
  names: Names;
  call: string;
  note?: string;
  /** Empty where nobody defends. */
  defence: string;
  hidden?: boolean;
  more?: string;
}

export function Versus({ offence, names, call, note = "", defence, hidden = false, more = "" }: Props) {
  const theirs = other(offence);
  return (
    <div class="cp-versus">
      <div class={`cp-call ${offence}${note ? " open" : ""}`}>
        <header>{names[offence]}</header>
        <p>{call}{note && <small>{note}</small>}</p>
      </div>
      {defence && <span class="cp-v">{cp.story.versus}</span>}
      {defence && (
        <div class={`cp-call ${theirs}${hidden ? " sealed" : ""}`}>
          <header>{names[theirs]}</header>
          <p>{defence}{more && <small>{more}</small>}</p>
        </div>
      )}
    </div>
  );
}
