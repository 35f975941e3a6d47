/** Laying out a hand: start from the book, change the shape, exchange cards by tapping two of them. */

import { useState } from "preact/hooks";
import type { Asked, Plain, Seat } from "../../net/wire";
import { other } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { Grass } from "./Grass";
import { HEIGHT, labelRow, manAt, placesOf, standing, swapped } from "./layout";
import { DefenceShape, OffenceShape } from "./Shapes";
import type { DefenceSet, Formations, OffenceSet } from "./types";

interface Props {
  asked: Asked;
  answer(value: Plain): void;
  seat: Seat;
}

export function LayOut({ asked, answer, seat }: Props) {
  const offends = asked.name === "SetOffence";
  const [set, setSet] = useState<OffenceSet | DefenceSet>(() => asked.options[0]?.value as unknown as OffenceSet);
  const [chosen, setChosen] = useState<number | null>(null);
  const facts = asked.facts as unknown as { shape?: string; shapes?: string[] };
  const pick = (_: string, at: number) => {
    if (chosen === null || chosen === at) setChosen(chosen === at ? null : at);
    else {
      setSet({ ...set, cards: swapped(set.cards, chosen, at) });
      setChosen(null);
    }
  };
  const shape = offends ? (set as OffenceSet).shape : (facts.shape ?? "");
  const field = fieldOf(shape, offends ? null : (set as DefenceSet));
  return (
    <section class="cb-layout" aria-label={cardBowl.layOut}>
      <Grass
        field={field}
        offence={offends ? set.cards : []}
        defence={offends ? [] : set.cards}
        ball={offends ? seat : other(seat)}
        seat={seat}
        chosen={chosen}
        pick={pick}
        label={cardBowl.layOut}
        rows={offends ? [labelRow - 3, HEIGHT] : [0, HEIGHT - 4]}
      />
      <p class="cb-hint">{chosen === null ? cardBowl.tapTwo : cardBowl.tapOther}</p>
      <div class="cb-tools">
        <label>
          {cardBowl.book}
          <select
            onChange={(event) => {
              const option = asked.options[Number(event.currentTarget.value)];
              if (option) setSet(option.value as unknown as OffenceSet);
              setChosen(null);
            }}
          >
            {asked.options.map((option, at) => (
              <option key={at} value={at}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="cb-set" onClick={() => answer(set as unknown as Plain)}>
          {cardBowl.set}
        </button>
      </div>
      {offends ? (
        <OffenceShape set={set as OffenceSet} shapes={facts.shapes ?? []} change={setSet} />
      ) : (
        <DefenceShape set={set as DefenceSet} shape={shape} change={setSet} />
      )}
    </section>
  );
}

function fieldOf(shape: string, defence: DefenceSet | null): Formations {
  const { gun, places } = placesOf(shape);
  return { gun, men: places.map(manAt), xs: defence?.front ?? [], defenders: defence ? standing(defence) : [] };
}
