/** The links of a match, each to copy. */

import { useState } from "preact/hooks";
import { ALONE } from "../../net/reach";
import { other, type Match, type Seat, type Tokens } from "../../net/wire";
import { tableLink } from "../../state/route";
import { text } from "../../text/en";

export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = link;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** Phones hand a link over to whatever one writes to friends with. */
const canShare = (): boolean => typeof navigator.share === "function";

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: "Snapcount", url });
  } catch {
    // Closed without choosing anybody.
  }
}

function LinkLine({ label, token, kind }: { label: string; token: string; kind: string }) {
  const [copied, setCopied] = useState(false);
  const link = tableLink(token);
  return (
    <div class="link-line">
      <label class="field-label">
        {label}
        <input
          class="input mono"
          readOnly
          value={link}
          data-link={kind}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="row">
        {kind !== "own" && canShare() && (
          <button type="button" class={kind === "friend" ? "button main" : "button"} onClick={() => void share(link)}>
            {text.links.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(link).then(setCopied)}>
          {copied ? text.links.copied : text.copy}
        </button>
      </div>
    </div>
  );
}

/** Whoever made a match sends this one. */
export function FriendLink({ match, seat, tokens }: { match: Match; seat: Seat | null; tokens: Tokens }) {
  const rival = seat && match.mode === "match" ? other(seat) : null;
  const theirs = rival ? tokens[rival] : undefined;
  if (!rival || !theirs) return null;
  return <LinkLine label={text.links.friend(match.names[rival])} token={theirs} kind="friend" />;
}

export function Links({
  match,
  seat,
  tokens,
  token,
}: {
  match: Match;
  seat: Seat | null;
  tokens: Tokens;
  token: string;
}) {
  return (
    <div class="stack">
      {ALONE && <p class="soft small">{text.alone.links}</p>}
      <FriendLink match={match} seat={seat} tokens={tokens} />
      {tokens.watch ? (
        <LinkLine label={text.links.watch} token={tokens.watch} kind="watch" />
      ) : (
        <p class="soft small">{text.links.noWatch}</p>
      )}
      {seat && (
        <LinkLine
          label={text.links.own(match.seats.length > 1 ? text.lobby.versus(match.names) : match.names[seat])}
          token={token}
          kind="own"
        />
      )}
    </div>
  );
}
