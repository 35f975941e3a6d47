/** The season's rates beside what the cards yield, and what is to be said of them. */

import { Fragment } from "preact";
import type { CardFigure } from "../../net/wire";
import { text } from "../../text/en";

export function Calibration({ figures, named }: { figures: CardFigure[]; named: boolean }) {
  const { figureHeads, figureTitles } = text.workshop;
  if (figures.length === 0) return <p class="soft small">{text.workshop.noFigures}</p>;
  return (
    <div class="ws-figures" role="region" aria-label={text.workshop.calibration} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {figureHeads.map((head, n) => (n === 0 ? <td key={n} /> : <th key={head} scope="col" title={figureTitles[n]}>{head}</th>))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure, n) => (
            <Fragment key={`${figure.player}${figure.what}`}>
              {named && figure.player !== figures[n - 1]?.player && (
                <tr>
                  <th scope="rowgroup" colSpan={figureHeads.length}>
                    {figure.player}
                  </th>
                </tr>
              )}
              <Figure figure={figure} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ figure }: { figure: CardFigure }) {
  const { season, card, limit, thrown, share, inside, what } = figure;
  const said = (value: number): string => text.workshop.figure(value, share);
  return (
    <tr class={inside ? undefined : "outside"}>
      <th scope="row">
        {what}
        <span class="hush">, {inside ? text.workshop.inside : text.workshop.outside}</span>
      </th>
      <td>{said(season)}</td>
      <td>{said(card)}</td>
      <td>{text.workshop.signed(card - season, share)}</td>
      <td>{limit === null ? "–" : said(limit)}</td>
      <td class="soft">{said(thrown)}</td>
    </tr>
  );
}
