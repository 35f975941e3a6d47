/** The defence's call: a setting; in the Advanced Game a formation card, a setting and what goes with it. */

import { useState } from "preact/hooks";
import type { Advice, Asked, Names, Option, Plain, Seat } from "../../net/wire";
import { other } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import { alignmentsIn, cardsIn, defencesOf, extrasFor, matchingChoice, nearest, settingsFor, shifted, type Choice } from "./choices";
import { arrows, useFirstFocus } from "../../parts/board/focus";
import { FormationCard, formationOf } from "./FormationCard";
import { Hint } from "./Hint";
import { Shield } from "./Selectors";
import type { DefenceCall, State } from "./types";

interface Props {
  asked: Asked;
  view: State;
  seat: Seat;
  names: Names;
  advice: Advice[] | null;
  answer(value: Plain): void;
}

export function DefenceChooser({ asked, view, seat, names, advice, answer }: Props) {
  const choices = defencesOf(asked);
  return (
    <section class="cp-chooser" aria-label={cp.defend.title}>
      <header class="cp-chooser-head">
        <h2 aria-hidden="true">{asked.prompt}</h2>
        <Shield text={cp.defend.shieldTheirs(names[other(seat)])} />
      </header>
      {view.options.advanced ? <AdvancedDefence {...{ choices, advice, answer }} /> : <BasicDefence {...{ choices, advice, answer }} />}
    </section>
  );
}

interface Chosen {
  choices: Choice<DefenceCall>[];
  advice: Advice[] | null;
  answer(value: Plain): void;
}

function BasicDefence({ choices, advice, answer }: Chosen) {
  const place = useFirstFocus<HTMLDivElement>();
  const [looked, look] = useState<Option | null>(null);
  return (
    <>
    <div ref={place} class="cp-settings" role="group" aria-label={cp.defend.settings} onKeyDown={arrows}>
      {choices.map(({ value, option }) => (
        <button key={value.setting} type="button" class="option cp-setting" data-number={value.setting} aria-label={cp.defend.setting(value.setting, cp.defend.leanLong[value.setting] ?? "")} onClick={() => answer(option.value)} onPointerEnter={() => look(option)} onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(option)}>
          <b>{value.setting}</b><small>{cp.defend.lean[value.setting]}</small>
        </button>
      ))}
    </div>
    <Hint option={looked} advice={advice} otherwise={cp.defend.hint} />
    </>
  );
}

const FIRST: DefenceCall = { setting: 3, card: "", key: "", double: "", alignment: "" };
const KINDS = ["zone", "man", "blitz"] as const;

function AdvancedDefence({ choices, advice, answer }: Chosen) {
  const cards = cardsIn(choices);
  const [wish, setWish] = useState<DefenceCall>({ ...FIRST, card: cards[0] ?? "" });
  const place = useFirstFocus<HTMLDivElement>();
  const chosen = nearest(choices, wish);
  if (!chosen) return null;
  const { card, setting } = chosen.value;
  const settings = settingsFor(choices, card);
  const alignments = alignmentsIn(choices);
  const final = setting && wish.alignment ? shifted(chosen.value, wish.alignment) : chosen.value;
  const listed = matchingChoice(choices, final);
  const change = (part: Partial<DefenceCall>) => () => setWish({ ...wish, ...part });
  return (
    <div ref={place} class="cp-chooser-body" onKeyDown={arrows}>
      <div class="cp-pad">
        <div class="cp-formations" role="group" aria-label={cp.defend.cards}>
          {KINDS.map((kind) => (
            <div key={kind} class="cp-kind">
              <small>{cp.cards.kinds[kind]}</small>
              {cards.filter((id) => formationOf(id)?.kind === kind).map((id) => (
                <button key={id} type="button" class="cp-pick card" aria-pressed={id === card} onClick={change({ card: id })}>{id.replace("-70", "")}<span class="hush"> {cp.cards.kinds[kind]}</span></button>
              ))}
            </div>
          ))}
        </div>
        {settings.some(Boolean) ? (
          <div class="cp-settings small" role="group" aria-label={cp.defend.settings}>
            {settings.map((number) => (
              <button key={number} type="button" class="cp-setting" aria-pressed={number === setting} aria-label={cp.defend.setting(number, cp.defend.leanLong[number] ?? "")} onClick={change({ setting: number })}>
                <b>{number}</b><small>{cp.defend.lean[number]}</small>
              </button>
            ))}
          </div>
        ) : (
          <p class="soft small">{cp.defend.byCard}</p>
        )}
        <Extras choices={extrasFor(choices, card, setting)} chosen={chosen.value} onChoose={(key, double) => change({ key, double })()} />
        {alignments.length > 0 && setting > 0 && (
          <div class="cp-extras" role="group" aria-label={cp.defend.alignment}>
            {["", ...alignments].map((name) => (
              <button key={name} type="button" class="cp-pick chip" aria-pressed={name === wish.alignment} onClick={change({ alignment: name })}>{name || cp.defend.usual}</button>
            ))}
          </div>
        )}
        <button type="button" class="button main option-lock" onClick={() => answer((listed?.option.value ?? final) as unknown as Plain)}>
          {cp.defend.lock}: {chosen.option.label}{final.alignment && `, ${final.alignment}`}
        </button>
        <Hint option={chosen.option} advice={advice} otherwise="" />
      </div>
      <div class="cp-legend">
        <FormationCard id={card} />
        <p class="soft small">{cp.cards.legend}</p>
      </div>
    </div>
  );
}

function Extras({ choices, chosen, onChoose }: { choices: Choice<DefenceCall>[]; chosen: DefenceCall; onChoose(key: string, double: string): void }) {
  if (choices.length < 2) return null;
  return (
    <div class="cp-extras" role="group" aria-label={cp.defend.extras}>
      {choices.map(({ value: { key, double } }) => (
        <button key={key + double} type="button" class="cp-pick chip" aria-pressed={key === chosen.key && double === chosen.double} onClick={() => onChoose(key, double)}>
          {key ? cp.defend.key(key) : double ? cp.defend.double(double) : cp.defend.none}
        </button>
      ))}
    </div>
  );
}
