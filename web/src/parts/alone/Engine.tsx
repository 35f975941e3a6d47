/** What a page without a server says of itself: how far the engine has come, what is wrong, a new version. */

import type { ComponentChildren } from "preact";
import { loaded, trouble } from "../../net/local";
import { fresh, takeFresh } from "../../state/installed";
import { text } from "../../text/en";
import { SaveGames } from "./KeptFile";

const words = text.alone;

export function Engine() {
  if (trouble.value) return <Trouble what={trouble.value} />;
  if (fresh.value)
    return (
      <Strip>
        {words.fresh}{" "}
        <button type="button" class="button small main" onClick={takeFresh}>
          {words.take}
        </button>
      </Strip>
    );
  const coming = gettingReady();
  if (!coming) return null;
  return (
    <Strip>
      <progress max={1} value={loaded.value} aria-hidden="true" /> {coming}
    </Strip>
  );
}

/** How far the engine has come, in words; "" where it runs, or nobody waits for it. */
export const gettingReady = (): string =>
  loaded.value === 1 || loaded.value === 0 ? "" : words.loading(Math.min(100, Math.round(loaded.value * 101)));

const Strip = ({ children }: { children: ComponentChildren }) => (
  <div class="alone-strip" role="status">
    {children}
  </div>
);

function Trouble({ what }: { what: NonNullable<typeof trouble.value> }) {
  return (
    <div class="alone-strip refusal" role="alert">
      {words.trouble[what]}{" "}
      {what === "full" || what === "private" ? (
        <SaveGames />
      ) : (
        <button type="button" class="button small main" onClick={() => location.reload()}>
          {what === "elsewhere" ? words.goOnHere : words.again}
        </button>
      )}
    </div>
  );
}
