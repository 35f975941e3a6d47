/** Every pass that could be thrown now: each deduction, the sum and the odds. */

import type { Asked, Plain } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { jersey, type PassOdds } from "../types";

const ITEMS = ["hexes", "passer", "receiver", "distance", "target", "passer_adjacent", "receiver_adjacent", "zoc_overlap", "net"] as const;
/** What is nothing for everybody isn't worth its place. */
const ALWAYS = new Set(["hexes", "net"]);
const signed = (name: string, value: number): string =>
  ["hexes", "passer", "receiver", "net"].includes(name) ? String(value).replace("-", "−") : value === 0 ? "0" : say.signed(value);

export function PassTable({ passes, asked, answer }: { passes: readonly PassOdds[]; asked: Asked | null; answer(value: Plain): void }) {
  const throwing = asked?.name === "ShortPass" || asked?.name === "LongPass";
  const legal = (man: string): boolean => throwing && (asked?.options.some((option) => option.value === man) ?? false);
  const items = ITEMS.filter((item) => ALWAYS.has(item) || passes.some((pass) => pass.points[item]));
  return (
    <section class="sc-pass-table" aria-label={say.passes} tabIndex={0}>
      <table class="num">
        <caption>{say.passes}</caption>
        <thead>
          <tr>
            <th scope="col">{say.to}</th>
            <th scope="col">{say.complete}</th>
            <th scope="col" title={say.intercepted}>{say.interceptedShort}</th>
            {items.map((item) => <th key={item} scope="col" title={say.item(item)}>{say.itemShort(item)}</th>)}
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => (
            <tr key={pass.to}>
              <th scope="row">
                {legal(pass.to) ? (
                  <button type="button" class="button small" onClick={() => answer(pass.to)}>{jersey(pass.to)}</button>
                ) : (
                  jersey(pass.to)
                )}
              </th>
              <td><strong>{say.percent(pass.complete)}</strong></td>
              <td>{say.percent(pass.intercepted)}</td>
              {items.map((item) => <td key={item}>{signed(item, pass.points[item] ?? 0)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
