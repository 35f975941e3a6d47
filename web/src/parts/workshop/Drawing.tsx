/** A card as it is printed. What the last change changed is marked. */

import type { CardDrawing, CardText } from "../../net/wire";
import { text } from "../../text/en";

const ANCHOR = { left: "start", centre: "middle", right: "end" } as const;

export function Drawing({ card, fresh }: { card: CardDrawing; fresh: Set<CardText> | undefined }) {
  const { owner, title, width, height } = card;
  return (
    <svg
      class={`ws-card${fresh ? " changed" : ""}${width > height ? " wide" : ""}`}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={text.workshop.card(owner, title)}
    >
      <rect class="ws-paper" width={width} height={height} rx="9" />
      {card.shapes.map(({ path, fill, stroke, weight }, n) => (
        <path key={n} d={path} fill={fill || "none"} stroke={stroke || "none"} stroke-width={weight} />
      ))}
      {card.texts.map((mark) => {
        const changed = fresh?.has(mark) ?? false;
        return (
          <text
            key={`${mark.x},${mark.y}`}
            x={mark.x}
            y={mark.y}
            font-size={mark.size}
            fill={changed ? undefined : mark.colour}
            text-anchor={ANCHOR[mark.align]}
            class={`${mark.font}${changed ? " fresh" : ""}`}
          >
            {mark.text}
          </text>
        );
      })}
    </svg>
  );
}
