/** Every pass that could be thrown now: the chance, and the sum that gives it. */

import type { Asked, Plain } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { jersey, type PassOdds } from "../types";

const ITEMS = ["passer", "receiver", "distance", "target", "passer_adjacent", "receiver_adjacent", "zoc_overlap"] as const;
/** What both men bring always counts; of the deductions those that apply. */
const ALWAYS = new Set<string>(["passer", "receiver"]);

interface Props {
  passes: readonly PassOdds[];
  asked: Asked | null;
  /** The man who is raised or pointed at. */
  considered: Plain | undefined;
  choose(value: Plain): void;
}

export function PassTable({ passes, asked, considered, choose }: Props) {
  const throwing = asked?.name === "ShortPass" || asked?.name === "LongPass";
  const legal = (man: string): boolean => throwing && (asked?.options.some((option) => option.value === man) ?? false);
  const looked = passes.find((pass) => pass.to === considered);
  return (
    <section class="sc-pass-table" aria-label={say.passes}>
      <table class="num">
        <caption>{say.passes}</caption>
        <thead>
          <tr>
            <th scope="col">{say.to}</th>
            <th scope="col">{say.complete}</th>
            <th scope="col" title={say.intercepted}>{say.interceptedShort}</th>
            <th scope="col">{say.passSum}</th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => (
            <tr key={pass.to} class={pass === looked ? "looked" : ""}>
              <th scope="row">
                {legal(pass.to) ? (
                  <button type="button" class="button small" aria-pressed={pass === looked} onClick={() => choose(pass.to)}>{jersey(pass.to)}</button>
                ) : (
                  jersey(pass.to)
                )}
              </th>
              <td><strong>{say.percent(pass.complete)}</strong></td>
              <td>{say.percent(pass.intercepted)}</td>
              <td title={namedSum(pass)}>{plainSum(pass)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {looked && <p class="sc-pass-sum small">{say.passTold(jersey(looked.to), looked.points["hexes"] ?? 0, namedSum(looked))}</p>}
    </section>
  );
}

const counted = (pass: PassOdds) => ITEMS.filter((item) => ALWAYS.has(item) || pass.points[item]).map((item) => [item, pass.points[item] ?? 0] as const);
const netOf = (pass: PassOdds): string => String(pass.points["net"] ?? 0).replace("-", "−");

function plainSum(pass: PassOdds): string {
  const [first, ...rest] = counted(pass);
  return `${first?.[1] ?? 0}${rest.map(([, value]) => ` ${say.plusMinus(value)}`).join("")} = ${netOf(pass)}`;
}

/** With what each summand is: the passer's 10, the catcher's 3, less 2 for the length. */
const namedSum = (pass: PassOdds): string => `${counted(pass).map(([item, value]) => `${say.itemShort(item)} ${say.signed(value)}`).join(", ")} = ${netOf(pass)}`;
