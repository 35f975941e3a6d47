/** The defence's hand: five settings; in the Advanced Game a formation card, and key, double cover and alignment beside it. */

import { useEffect } from "preact/hooks";
import type { Asked, Plain } from "../../../net/wire";
import { Icon } from "../../../parts/Icon";
import { Chance, adviceFor } from "../../../parts/table/hand/Tiles";
import { arrows, useFirstFocus } from "../../../parts/board/focus";
import { same } from "../../../state/table/choosing";
import { cp } from "../../../text/en.canadian_pro";
import type { BoardProps } from "../../board";
import { alignmentsIn, cardsIn, defencesOf, extrasFor, nearest, settingsFor, shifted, substitutionsOf, type Choice } from "../choices";
import { formationOf } from "../FormationCard";
import { rosterOpen } from "../shared";
import type { DefenceCall, State } from "../types";
import { yardsIn } from "./Cell";
import { useHandKeys } from "./keys";

type Props = BoardProps & { asked: Asked; state: State };

export function DefenceHand(props: Props) {
  const place = useFirstFocus<HTMLDivElement>();
  const choices = defencesOf(props.asked);
  return (
    <div ref={place} class={props.state.options.advanced ? "cp-hand defence advanced" : "cp-hand defence"} onKeyDown={arrows}>
      {props.state.options.advanced ? <Advanced {...props} choices={choices} /> : <Basic {...props} choices={choices} />}
      {substitutionsOf(props.asked).length > 0 && (
        <div class="cp-kicks">
          <button type="button" class="button small cp-change" onClick={() => (rosterOpen.value = true)}>
            {cp.roster.change}
            <Icon name="swap" />
          </button>
        </div>
      )}
    </div>
  );
}

type Chosen = Props & { choices: Choice<DefenceCall>[] };

function Basic({ choices, advice = null, chosen, choose, consider }: Chosen) {
  return (
    <div class="cp-settings" role="group" aria-label={cp.defend.settings}>
      {choices.map(({ value, option }) => {
        const given = adviceFor(advice, option.value);
        const raised = same(chosen, option.value);
        const calls = given?.chances.at(-1);
        return (
          <button
            key={value.setting}
            type="button"
            class={raised ? "option cp-setting raised" : "option cp-setting"}
            data-number={value.setting}
            data-point={`setting:${value.setting}`}
            aria-pressed={raised}
            aria-label={cp.defend.setting(value.setting, cp.defend.leanLong[value.setting] ?? "")}
            onClick={() => choose(option.value)}
            onPointerMove={(event) => event.pointerType === "mouse" && consider(option.value)}
            onPointerLeave={() => consider(undefined)}
          >
            <b>{value.setting}</b>
            <span>{cp.defend.lean[value.setting]}</span>
            {given && (
              <small>
                {cp.defend.yields(yardsIn(given))}
                {calls && <Chance label={calls[0]} chance={calls[1]} />}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}

const FIRST: DefenceCall = { setting: 3, card: "", key: "", double: "", alignment: "" };
const KINDS = ["zone", "man", "blitz"] as const;

/** Put together of several touches and raised as a whole: the confirm button plays it. */
function Advanced({ asked, choices, chosen, raise }: Chosen) {
  const cards = cardsIn(choices);
  const wish = (chosen as unknown as DefenceCall | undefined) ?? { ...FIRST, card: cards[0] ?? "" };
  const put = (part: Partial<DefenceCall>, offered = false): void => {
    const wanted = { ...wish, ...part };
    const found = nearest(choices, wanted.setting === 0 && !formationOf(wanted.card)?.initial ? { ...wanted, setting: 3 } : wanted);
    if (!found) return;
    const whole = found.value.setting && wanted.alignment ? shifted(found.value, wanted.alignment) : found.value;
    raise(whole as unknown as Plain, offered);
  };
  useEffect(() => put({}, true), [asked]);
  useHandKeys((key) => {
    const wanted = /^[1-5]$/.test(key) && settingsFor(choices, wish.card).includes(Number(key));
    if (wanted) put({ setting: Number(key) });
    return wanted;
  });
  const { card, setting } = wish;
  const settings = settingsFor(choices, card);
  const extras = extrasFor(choices, card, setting);
  const alignments = alignmentsIn(choices);
  return (
    <div class="cp-defence">
      <div class="cp-formations" role="group" aria-label={cp.defend.cards}>
        {KINDS.map((kind) => (
          <div key={kind} class="cp-kind">
            <small>{cp.cards.kinds[kind]}</small>
            {cards
              .filter((id) => formationOf(id)?.kind === kind)
              .map((id) => (
                <button key={id} type="button" class="cp-pick formation" aria-pressed={id === card} onClick={() => put({ card: id })}>
                  {id.replace("-70", "")}
                  <span class="hush"> {cp.cards.kinds[kind]}</span>
                </button>
              ))}
          </div>
        ))}
      </div>
      <div class="cp-defence-more">
        <div class="cp-settings small" role="group" aria-label={cp.defend.settings}>
          {[1, 2, 3, 4, 5].map((number) => (
            <button
              key={number}
              type="button"
              class="cp-setting"
              data-number={number}
              aria-pressed={number === setting}
              disabled={!settings.includes(number)}
              title={settings.includes(number) ? undefined : cp.defend.byCard}
              aria-label={cp.defend.setting(number, cp.defend.leanLong[number] ?? "")}
              onClick={() => put({ setting: number })}
            >
              <b>{number}</b>
              <span>{cp.defend.lean[number]}</span>
            </button>
          ))}
        </div>
        <div class="cp-selects">
          <label>
            <span>{cp.defend.extras}</span>
            <select class="input" value={wish.key + "/" + wish.double} disabled={extras.length < 2} onChange={(event) => put(extraOf(event.currentTarget.value))}>
              {extras.map(({ value: { key, double } }) => (
                <option key={key + double} value={`${key}/${double}`}>
                  {key ? cp.defend.key(key) : double ? cp.defend.double(double) : cp.defend.none}
                </option>
              ))}
            </select>
          </label>
          {alignments.length > 0 && (
            <label data-point="alignment">
              <span>{cp.defend.alignment}</span>
              <select class="input" value={wish.alignment} disabled={setting === 0} onChange={(event) => put({ alignment: event.currentTarget.value })}>
                {["", ...alignments].map((name) => (
                  <option key={name} value={name}>
                    {name || cp.defend.usual}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </div>
    </div>
  );
}

/** "HB/" is a key on HB, "/SE/FL" double cover on both ends. */
const extraOf = (text: string): Partial<DefenceCall> => {
  const at = text.indexOf("/");
  return { key: text.slice(0, at), double: text.slice(at + 1) };
};
