/** Plays of a daily drive as small painted squares: not every device has the signs that are shared. */

import { signName } from "../../state/lesson/days";
import { text } from "../../text/en";

export function Signs({ signs, label }: { signs: readonly string[]; label: string }) {
  return (
    <span class="daily-signs" role="img" aria-label={label}>
      {signs.map((sign, at) => (
        <i key={at} class={`sign ${signName(sign)}`} title={text.learn.signs[signName(sign)] ?? ""} />
      ))}
    </span>
  );
}
