/** Step, scrub and play back; link to a moment; try it from here. */

import type { ComponentChildren } from "preact";
import { text } from "../../text/en";
import { Icon, type IconName } from "../Icon";

export interface HistoryProps {
  /** Null: the present. */
  cursor: number | null;
  count: number | null;
  playing: boolean;
  /** True where there is no present to go back to: a replay. */
  closed?: boolean;
  onStep(by: number): void;
  onMove(to: number): void;
  onLive(): void;
  onPlay(playing: boolean): void;
  onLink?: (() => void) | undefined;
  onBranch?: (() => void) | undefined;
  /** Further acts, beside these. */
  children?: ComponentChildren;
}

export function History({
  cursor,
  count,
  playing,
  closed = false,
  onStep,
  onMove,
  onLive,
  onPlay,
  onLink,
  onBranch,
  children,
}: HistoryProps) {
  const last = (count ?? 1) - 1;
  const looking = cursor !== null;
  const icon = (label: string, sign: IconName, act: () => void, off = false) => (
    <button type="button" class="button small icon plain" title={label} aria-label={label} disabled={off} onClick={act}>
      <Icon name={sign} />
    </button>
  );
  return (
    <section class={looking && !closed ? "history looking" : "history"} aria-label={text.history.label}>
      <div class="history-steps">
        {icon(text.history.first, "first", () => onMove(0), cursor === 0)}
        {icon(text.history.back, "back", () => onStep(-1), cursor === 0)}
        {icon(
          playing ? text.history.pause : text.history.play,
          playing ? "pause" : "play",
          () => onPlay(!playing),
          looking && cursor >= last && !playing,
        )}
        {icon(text.history.forward, "forward", () => onStep(1), !looking || cursor >= last)}
      </div>
      {looking && count !== null ? (
        <input
          class="history-slider"
          type="range"
          min="0"
          max={last}
          value={cursor}
          aria-label={text.history.scrub}
          aria-valuetext={text.history.moment(cursor, last)}
          onInput={(event) => onMove(Number(event.currentTarget.value))}
        />
      ) : (
        <span class="history-hint soft small">{text.history.hint}</span>
      )}
      {looking && <span class="num small soft">{text.history.count(cursor, last)}</span>}
      {looking && (
        <div class="row history-acts">
          {onLink && (
            <button type="button" class="button small" onClick={onLink}>
              {text.history.link}
            </button>
          )}
          {onBranch && (
            <button type="button" class="button small" onClick={onBranch}>
              {text.history.branch}
            </button>
          )}
          {!closed && (
            <button type="button" class="button small main" onClick={onLive}>
              {text.history.live}
            </button>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
