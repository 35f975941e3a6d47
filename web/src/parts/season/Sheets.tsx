/** Figures as the server adds them up: leaders, a team's page, a man's games. */

import type { FigureSheet, Season } from "../../net/seasons";
import { clubOf } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Chip } from "./Club";
import { Wide } from "./Wide";

export type OpenPlayer = (club: string, player: string) => void;

/** So many figures have room beside another table on a laptop. */
const HALF = 9;

interface Props {
  season: Season;
  sheets: FigureSheet[];
  onPlayer?: OpenPlayer;
  onClub?: (club: string) => void;
}

export function Sheets({ sheets, ...more }: Props) {
  return (
    <div class="season-sheets">
      {sheets.map((sheet) => (
        <Sheet key={sheet.title} sheet={sheet} {...more} />
      ))}
    </div>
  );
}

function Sheet({ season, sheet, onPlayer, onClub }: Omit<Props, "sheets"> & { sheet: FigureSheet }) {
  return (
    <Wide label={sheet.title} broad={sheet.heads.length > HALF}>
      <table class="season-table sheet">
        <thead>
          <tr>
            <th scope="col" class="left">
              {sheet.title}
            </th>
            {sheet.heads.map((head, at) => (
              <th scope="col" key={at}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <tr key={at} class={[row.club === season.club && onClub && "mine", row.marked && "sum"].filter(Boolean).join(" ") || undefined}>
              <th scope="row">
                {(onClub || row.player) && <Chip colour={clubOf(season, row.club)?.colour ?? ""} />}
                <Label row={row} onPlayer={onPlayer} onClub={onClub} />
              </th>
              {row.cells.map((cell, cellAt) => (
                <td class="num" key={cellAt}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

interface LabelProps {
  row: FigureSheet["rows"][number];
  onPlayer?: OpenPlayer | undefined;
  onClub?: ((club: string) => void) | undefined;
}

function Label({ row, onPlayer, onClub }: LabelProps) {
  const open = row.player ? onPlayer && (() => onPlayer(row.club, row.player)) : onClub && (() => onClub(row.club));
  if (!open) return <>{row.label}</>;
  return (
    <>
      <button type="button" class="text-button" onClick={open}>
        {row.label}
      </button>
      {row.player && onClub && <span class="soft small"> {row.club}</span>}
    </>
  );
}

export function NoFigures() {
  return <p class="soft">{text.season.books.none}</p>;
}
