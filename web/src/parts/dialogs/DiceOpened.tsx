/** The dice of a finished game: what was promised, what it was made of, and a button that checks it. */

import { Fragment } from "preact";
import { SEATS, type Match } from "../../net/wire";
import { ALONE } from "../../net/reach";
import type { Checking } from "../../state/replay/checking";
import { text } from "../../text/en";

const SIGN = { good: "✓", bad: "✗", open: "–" };

export function Check({ checking }: { checking: Checking }) {
  const verdict = checking.verdict.value;
  const busy = checking.busy.value;
  const kind = verdict?.ok === true ? "good" : verdict?.ok === false ? "bad" : "open";
  return (
    <div class="check">
      <button type="button" class="button small" disabled={busy} onClick={() => void checking.check()}>
        {busy ? text.end.verifying : text.end.verify}
      </button>
      <div role="status">
        {verdict && (
          <p class={`verdict ${kind}`}>
            <span aria-hidden="true">{SIGN[kind]}</span>
            <span>{verdict.sentence}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface Props {
  match: Match;
  seed: string;
  commitment: string;
  contributions: { home: string; away: string } | undefined;
  /** Whether all this is what the page was promised before the first throw. */
  kept?: boolean | null;
  checking: Checking;
}

export function DiceOpened({ match, seed, commitment, contributions, kept = null, checking }: Props) {
  const parts = SEATS.map((seat) => [match.names[seat], contributions?.[seat] ?? ""] as const).filter(([, part]) => part);
  return (
    <section class="opened">
      <h3>{text.end.dice}</h3>
      <p class="small soft">{text.end.diceText}</p>
      {ALONE && <p class="small soft">{text.alone.unwitnessed}</p>}
      <dl>
        <dt>{text.end.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed && <dt>{text.end.seed}</dt>}
        {seed && (
          <dd>
            <code>{seed}</code>
          </dd>
        )}
        {parts.map(([name, part]) => (
          <Fragment key={name}>
            <dt>{text.end.part(name)}</dt>
            <dd>
              <code>{part}</code>
            </dd>
          </Fragment>
        ))}
      </dl>
      {kept !== null && <p class={kept ? "small soft" : "verdict bad"}>{kept ? text.end.kept : text.end.broken}</p>}
      <Check checking={checking} />
    </section>
  );
}
