/** The story of a snap: before it the grid of card against card, after it the three cards, the dice and the sum that decided. */

import { other, type EventOut } from "../../net/wire";
import { same } from "../../state/table/choosing";
import { Dice } from "../../parts/table/Dice";
import { diceOf } from "../../parts/table/Log";
import { WholeStory } from "../../parts/table/Story";
import { RuleId } from "../../parts/dialogs/RuleDialog";
import { adviceFor } from "../../parts/table/hand/Tiles";
import { cards } from "../../text/en.dice_football";
import type { BoardProps } from "../board";
import { asksCall, asksDefence, cardsOf, counted, DEFENCES, faceOf, laid, laidBefore, lastPlay, SCRIMMAGE, sumOf } from "./cards";
import { Numbers } from "./Faces";
import { useMatchups, useRarity } from "./useMatchups";
import type { Call, View } from "./view.gen";

export const Story = (props: BoardProps) => (
  <WholeStory>{asksCall(props.asked) || asksDefence(props.asked) ? <Before {...props} /> : <After {...props} />}</WholeStory>
);

/** Every pair of cards: the chance that it makes the line, and the numbers on the defence card. */
function Before(props: BoardProps) {
  const { asked, considered, advice = null, events, names } = props;
  const view = props.view as unknown as View;
  const grid = useMatchups(props);
  const trying = view.phase === "try";
  const red = grid?.red_zone ?? false;
  const defending = asksDefence(asked);
  const chances = advice !== null ? grid?.chances : undefined;
  const { offence } = view.situation;
  const often = laidBefore(events, offence);
  const most = Math.max(1, ...often);
  const option = asked?.options.find(({ value }) => same(value, considered));
  const open = (asked?.facts ?? {}) as { call?: string; defence?: number };
  const marked = (call: string, defence: number): boolean =>
    (defending ? considered === defence : considered === call) || (open.call === call && defending) || (open.defence === defence && !defending);
  return (
    <div class={defending ? "df-story defending" : "df-story"}>
      <header class="df-eyebrow">
        <span>{chances ? cards.grid(trying, view.situation.line - view.situation.ball, defending ? names[offence] : "") : cards.gridPlain}</span>
        <RuleId id={trying ? "DF-13.3" : "DF-7.2"} />
      </header>
      <table class="df-grid">
        <thead>
          <tr>
            <td />
            {DEFENCES.map((defence) => (
              <th key={defence} scope="col">
                {cards.short(defence)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCRIMMAGE.map((call) => (
            <tr key={call} class={!defending && considered === call ? "on" : ""}>
              <th scope="row">{cards.calls[call].brief}</th>
              {DEFENCES.map((defence) => {
                const chance = chances?.[call]?.[defence - 1];
                return (
                  <td key={defence} class={marked(call, defence) ? "on" : ""} style={{ "--heat": chance === undefined ? 0 : chance }}>
                    {chance !== undefined && <b>{Math.round(chance * 100)}</b>}
                    <small>{printed(call, defence, red)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr class="df-habit">
            <th scope="row">{cards.hasLaid(names[other(offence)])}</th>
            {often.map((count, at) => (
              <td key={at}>
                <i style={{ height: `${(count / most) * 1.6}rem` }} />
                {cards.times(count)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="df-tip">{option ? [option.explain, adviceFor(advice, option.value)?.text].filter(Boolean).join(" ") : cards.tip(defending && chances !== undefined)}</p>
    </div>
  );
}

/** The numbers of a defence card that count against a call. */
function printed(call: Call, defence: number, red: boolean): string {
  const face = faceOf(defence, red);
  if (!face) return "";
  if (call === "run") return `−${face.run}`;
  return (call === "short_pass" ? face.short : face.long).join(" ") || "–";
}

/** What happened, as far as the director has come. */
function After({ view: plain, events, names, stage, motion, asked, waiting, situation, aid }: BoardProps) {
  const view = plain as unknown as View;
  const play = lastPlay(events);
  const hidden = asked || stage !== "rest" ? null : laid(view, play, waiting);
  const table = cardsOf(play);
  const last = play.at(-1);
  const rolling = stage === "dice";
  const thrown = table.dice.at(-1);
  const result = (rolling && last === thrown ? play.slice(0, -1) : play).findLast((event) => RESULTS.has(event.what));
  const chance = useRarity(aid, play, stage === "result" || stage === "rest");
  if (!table.call && !thrown) return <p class="df-calm">{play.findLast((event) => event.text)?.text ?? situation}</p>;
  const face = table.defence && !hidden ? faceOf(table.defence, table.red) : null;
  const offence = table.offence ?? view.situation.offence;
  const lit = ({ run: "run", short_pass: "short", long_pass: "long" } as const)[table.call ?? ""];
  return (
    <div class="df-story after">
      <header class="df-eyebrow">
        <span>{cards.lastPlay}</span>
        <RuleId id={result?.rule ?? thrown?.rule ?? "DF-7.1"} />
      </header>
      {table.call && (
        <div class="df-open" style={{ "--letters": cards.calls[table.call as Call].name.length + cards.defence(table.defence ?? 0).length + table.eventTitle.length }}>
          <Open tone={offence} place={names[offence]} title={hidden ? "" : cards.calls[table.call as Call].name} down={hidden !== null} motion={motion}>
            {cards.calls[table.call as Call].formula}
          </Open>
          <Open tone={other(offence)} place={names[other(offence)]} title={hidden ? "" : cards.defence(table.defence ?? 0)} down={hidden !== null} motion={motion}>
            {face && <Numbers face={face} lit={lit} />}
          </Open>
          <Open tone="event" place={cards.eventPlace} title={table.eventTitle} down={table.event === null || hidden !== null} motion={motion}>
            {table.event !== null && cards.events[table.event]}
          </Open>
        </div>
      )}
      {thrown && !hidden && (
        <div class="df-throw">
          {table.dice.slice(-3).map((event) => (
            <span key={event.n} class={event.what === "threw_again" ? "df-again" : undefined}>
              <Dice dice={diceOf(event)} motion={motion && event === thrown} throwId={event.n} />
            </span>
          ))}
        </div>
      )}
      {result && !hidden && <Sum event={result} play={play} settled={stage !== "sum" || last !== result} />}
      {chance !== null && <p class="df-rare">{cards.rare(Number(result?.facts["yards"] ?? 0), chance)}</p>}
      {!hidden && !(rolling && last === thrown) && stage !== "sum" && <p class="df-said">{play.findLast((event) => event.text && event.what !== "event_turned")?.text}</p>}
    </div>
  );
}

const RESULTS = new Set(["gained", "incomplete", "sacked", "intercepted", "fumbled", "field_goal_tried", "tried", "returned"]);

interface OpenProps {
  tone: string;
  place: string;
  title: string;
  down: boolean;
  motion: boolean;
  children: preact.ComponentChildren;
}

function Open({ tone, place, title, down, motion, children }: OpenProps) {
  return (
    <figure class="df-place" data-point={tone === "event" ? "event" : tone === "away" ? "their card" : "my card"}>
      <div key={`${title}${down}`} class={["df-opened", tone, down && "down", motion && !down && "turning"].filter(Boolean).join(" ")}>
        {!down && (
          <>
            <strong>{title}</strong>
            <span>{children}</span>
          </>
        )}
      </div>
      <figcaption>{place}</figcaption>
    </figure>
  );
}

/** 7 × 2 + 20, and what it came to. */
function Sum({ event, play, settled }: { event: EventOut; play: EventOut[]; settled: boolean }) {
  const parts = sumOf(event, play);
  const { yards, good } = event.facts;
  const came = typeof good === "boolean" ? cards.kick(good) : event.what === "gained" || event.what === "returned" ? cards.gain(counted(event)) : (cards.ended[event.what] ?? "");
  return (
    <p class="df-sum num">
      {parts.map(({ sign, value, label }) => (
        <span key={label + value} class="df-part">
          <b>
            {sign} {value}
          </b>
          <small>{cards.parts[label]}</small>
        </span>
      ))}
      {settled && <strong class={event.what in cards.ended || good === false || Number(yards) < 0 ? "df-came bad" : "df-came"}>{came}</strong>}
    </p>
  );
}
