/** A play as a card: as much of it as its place has room for; the raised one stands whole in the story. */

import { scrimmage as say } from "../../../text/en.scrimmage";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { looked, type PlayCard } from "./plays";
import type { Form } from "./grid";

interface Props {
  card: PlayCard;
  number: number;
  form: Form;
  raised: boolean;
  touch(card: PlayCard): void;
}

export function Card({ card, number, form, raised, touch }: Props) {
  const words = (
    <>
      {form !== "named" && <Diagram card={card} />}
      <b>{say.playName(card.play.name)}</b>
      {form === "whole" && <small>{card.withheld?.sentence ?? say.cardMarkers(card.markers)}</small>}
    </>
  );
  const look = { onPointerEnter: () => (looked.value = card), onPointerLeave: () => (looked.value = null) };
  const kind = `sc-play ${form} ${card.own ? "own" : ""}`;
  if (card.withheld)
    return (
      <button type="button" class={`${kind} withheld`} aria-disabled="true" title={card.withheld.sentence} onClick={() => (looked.value = card)} {...look}>
        {words}
      </button>
    );
  return (
    <button type="button" class={`option ${kind} ${raised ? "raised" : ""}`} data-number={number} aria-pressed={raised} title={`${card.formation}. ${card.markers}`} onClick={() => touch(card)} {...look}>
      {number <= 9 && form !== "named" && <kbd aria-hidden="true">{number}</kbd>}
      {words}
    </button>
  );
}

/** What the card at hand would do: formation and markers, or why it can't be run now. */
export function CardStory({ card }: { card: PlayCard }) {
  return (
    <section class="sc-after sc-card-story">
      <h3>{say.playName(card.play.name)}</h3>
      <Diagram card={card} />
      {card.withheld ? (
        <p>{say.cardWithheld(card.withheld.sentence)} <RuleId id={card.withheld.rule} /></p>
      ) : (
        <>
          <p>{say.cardSet(card.formation, card.lane)}</p>
          {[card.play.line, card.play.ball].filter(Boolean).map((name) => <MarkerText key={name} name={name} />)}
        </>
      )}
    </section>
  );
}

/** A marker, and what it does. */
export const MarkerText = ({ name }: { name: string }) => (
  <p class="sc-marker-text">
    <strong>{say.marker(name)}.</strong> <span>{say.markerText(name)}</span>
  </p>
);

/** The formation from above, with the lane of a run or the depth of a pass. */
export function Diagram({ card }: { card: PlayCard }) {
  const x = (columns: number): number => 50 + columns * 4;
  const y = (d: number): number => 26 - d * 3.4;
  const back = card.men.find(([man]) => man === (card.play.hand || "O31"));
  const ways = new Map<string, [number, number][]>();
  for (const way of [...card.play.ways].sort((one, two) => one.turn - two.turn))
    ways.set(way.man, [...(ways.get(way.man) ?? []), [way.spot.columns, way.spot.d]]);
  return (
    <svg class="sc-diagram" viewBox="0 0 100 40" aria-hidden="true">
      <path class="line" d="M2 24.500H98" />
      {card.men.map(([man, columns, d]) => <circle key={man} cx={x(columns)} cy={y(d)} r="2.400" />)}
      {card.lane !== null && back && <path class="run" d={`M${x(back[1])} ${y(back[2])}L${x(card.lane)} ${y(-1)}L${x(card.lane)} ${y(5)}`} />}
      {card.route && card.play.targets.length === 0 && <path class="pass" d={`M${x(0)} ${y(-2)}L${x(-5)} ${y(Math.min(card.route[1], 7))}`} />}
      {card.play.targets.map((spot, at) => <path key={at} class="pass" d={`M${x(0)} ${y(-2)}L${x(spot.columns)} ${y(Math.min(spot.d, 7))}`} />)}
      {[...ways].map(([man, spots]) => {
        const from = card.men.find(([id]) => id === man);
        return from && <path key={man} class="way" d={`M${x(from[1])} ${y(from[2])}${spots.map(([columns, d]) => `L${x(columns)} ${y(Math.min(d, 7))}`).join("")}`} />;
      })}
    </svg>
  );
}
