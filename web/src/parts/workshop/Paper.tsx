/** Cards on paper: a PDF that a server makes, or the browser's own printing. */

import { render } from "preact";
import { useState } from "preact/hooks";
import type { CardDrawing, SheetToPrint } from "../../net/wire";
import { text } from "../../text/en";
import { Drawing } from "./Drawing";

const words = text.workshop.files;

export type Pages = Pick<SheetToPrint, "paper" | "charts">;

export function Paper({ onPrint, printing }: { onPrint(wanted: Pages): Promise<void>; printing: boolean }) {
  const [paper, setPaper] = useState<Pages["paper"]>("letter");
  const [charts, setCharts] = useState(false);
  return (
    <>
      <p class="soft small">{words.paperText}</p>
      <div class="row">
        <label class="field-label ws-size">
          <span class="hush">{words.size}</span>
          <select class="input" value={paper} onChange={(event) => setPaper(event.currentTarget.value as Pages["paper"])}>
            {words.sizes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input type="checkbox" checked={charts} onChange={(event) => setCharts(event.currentTarget.checked)} />
          {words.charts}
        </label>
        <button type="button" class="button" disabled={printing} onClick={() => void onPrint({ paper, charts })}>
          {printing ? words.printing : words.print}
        </button>
      </div>
    </>
  );
}

export function PrintHere({ cards }: { cards: CardDrawing[] }) {
  return (
    <>
      <p class="soft small">{text.alone.paper}</p>
      <button type="button" class="button" onClick={() => printCards(cards)}>
        {text.alone.print}
      </button>
    </>
  );
}

/** While the browser prints, the page is nothing but the cards. */
function printCards(cards: CardDrawing[]): void {
  const sheet = document.createElement("div");
  sheet.className = "ws-print";
  document.body.append(sheet);
  document.body.classList.add("printing");
  render(
    cards.map((card, at) => <Drawing key={at} card={card} fresh={undefined} />),
    sheet,
  );
  addEventListener(
    "afterprint",
    () => {
      render(null, sheet);
      sheet.remove();
      document.body.classList.remove("printing");
    },
    { once: true },
  );
  print();
}
