/** What a changed line changes on the cards. */

import type { CardDrawing, CardText } from "../../net/wire";

export const cardKey = ({ owner, title }: CardDrawing): string => `${owner}\n${title}`;
const place = ({ x, y }: CardText): string => `${x},${y}`;

/** By card the places of texts that were others before; nothing of a card that wasn't there. */
export function freshTexts(before: CardDrawing[], after: CardDrawing[]): Map<string, Set<CardText>> {
  const known = new Map(before.map((card) => [cardKey(card), new Map(card.texts.map((mark) => [place(mark), mark.text]))]));
  const fresh = new Map<string, Set<CardText>>();
  for (const card of after) {
    const old = known.get(cardKey(card));
    if (!old) continue;
    const changed = card.texts.filter((mark) => old.get(place(mark)) !== mark.text);
    if (changed.length > 0) fresh.set(cardKey(card), new Set(changed));
  }
  return fresh;
}

export const countOf = (fresh: Map<string, Set<CardText>>): number =>
  [...fresh.values()].reduce((sum, texts) => sum + texts.size, 0);
