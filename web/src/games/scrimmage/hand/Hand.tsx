/** The hand: the men, what the man in hand may do, formations, markers; small answers in fixed places at its right end. */

import { useEffect, useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../../net/wire";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import type { Box } from "../../../parts/useBox";
import { Tiles } from "../../../parts/table/hand/Tiles";
import { explainAll } from "../../../state/kept";
import { same } from "../../../state/table/choosing";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { drawing } from "../plays/drawing";
import { ManCard, Roster } from "./ManPanel";
import { readyFormations, type Ready } from "../men";
import { chosenMan, desk, ghosts, targetHex, thought } from "../mind";
import { Planner } from "../plays/Planner";
import { PlayShelf } from "../plays/PlayShelf";
import { RunTile } from "../plays/RunTile";
import { LayMarkers } from "./Secrets";
import type { Action, Doing, View, Withheld } from "../types";
import type * as gen from "../view.gen";

export const hands = (): boolean => true;

/** What is raised of the things a man may do, in the words of its tile. */
export const named = (): string | null => {
  const at = desk.value;
  return thought.value && at?.acting ? say.act(thought.value, at.acting, at.up) : (at?.named ?? null);
};

const ENDS = new Set(["end_phase", "down"]);

export function Hand(props: BoardProps) {
  const { asked } = props;
  const [tab, setTab] = useState<Tab>("men");
  if (!asked) return null;
  if (drawing.value) return <Planner aid={props.aid} choices={desk.value?.drawn?.choices ?? null} />;
  return (
    <div class={`sc-hand ${asked.name} at-${tab}`}>
      <RunTile {...props} />
      {asked.name === "Move" && !desk.value?.acting && (props.view as unknown as View).play.phase.startsWith("O") && <Tabs tab={tab} open={setTab} />}
      <Middle {...props} asked={asked} />
    </div>
  );
}

/** Where men and plays have no room beside each other (`board.css`), one of them is open. */
type Tab = "men" | "plays";
const TABS: readonly Tab[] = ["men", "plays"];

function Tabs({ tab, open }: { tab: Tab; open(tab: Tab): void }) {
  return (
    <div class="sc-tabs" role="group" aria-label={say.menOrPlays}>
      {TABS.map((one) => (
        <button key={one} type="button" class="button small" aria-pressed={one === tab} onClick={() => open(one)}>{one === "men" ? say.menTab : say.shelf}</button>
      ))}
    </div>
  );
}

function Middle(props: BoardProps & { asked: Asked }) {
  const { asked } = props;
  if (asked.name === "Move") return <MoveHand {...props} />;
  if (asked.name === "Place") return <PlaceHand {...props} />;
  if (asked.name === "SelectMarkers") return <LayMarkers key={asked.prompt} asked={asked} answer={props.answer} />;
  if (asked.name === "NameTarget") return <TargetHand {...props} />;
  if (asked.name === "CommitPass") return <Answers {...props} list={asked.options.map(say.passTile)} explained />;
  return <Answers {...props} {...(asked.options.length > FEW && { least: LINED })} list={asked.options.map(withOdds).map((one) => ({ ...one, label: say.formation(one.label) }))} />;
}

/** A man to throw to is named with his chance, as on the board. */
function withOdds(option: Option): Option {
  const pass = desk.value?.odds?.find((one) => one.to === option.value);
  if (!pass) return option;
  const [man = "", ...place] = option.label.split(", ");
  return { ...option, label: say.throwTo(man, pass.complete), explain: place.join(", ") };
}

/** Answers as tiles; they raise and play as everywhere. */
function Answers({ asked, list, least, explained = explainAll.value, sending, advice, chosen, choose, consider }: BoardProps & { asked: Asked; list: Option[]; least?: Box; explained?: boolean }) {
  return (
    <Tiles
      asked={{ ...asked, options: list }}
      {...(least ? { least } : {})}
      sending={sending ?? false}
      explain={explained}
      advice={advice ?? null}
      chosen={chosen}
      choose={choose}
      consider={consider}
    />
  );
}

/** Names alone mean nothing to a newcomer: what each formation is for always stands with it. */
function Formations(props: BoardProps & { asked: Asked; ready: Ready[] }) {
  const list = props.ready.map(({ label, value }) => ({ label: say.formation(label), value, explain: say.formationText(label) }));
  return <div class="sc-lineup"><Answers {...props} list={list} least={LINED} explained /></div>;
}

function MoveHand(props: BoardProps & { asked: Asked }) {
  const at = desk.value;
  const { asked, answer } = props;
  const acting = at?.acting ?? null;
  const before = (props.view as unknown as View).play.turn === "pre";
  const ready = before ? readyFormations(asked, at) : [];
  return (
    <>
      {acting && at ? (
        <ManCard desk={at} />
      ) : (
        <Roster men={at?.able ?? []} chosen={chosenMan.value} owing={at?.duties?.owing ?? []} choose={(man) => (chosenMan.value = man)} />
      )}
      {acting && at ? (
        <Doings {...props} />
      ) : ready.length > 0 ? (
        <Formations {...props} ready={ready} />
      ) : (
        <PlayShelf {...props} />
      )}
      <Ends asked={asked} end={at?.duties?.end ?? null} owing={at?.duties?.owing.length ?? 0} answer={answer} />
    </>
  );
}

/** The map offers steps, the handles around the place aimed at offer turns: here is the rest, without pages. The dial turns him too: that comes last. */
const STEPS = new Set(["step", "transit"]);
const TURNS = new Set(["turn", "free_turn"]);
const SHORT: Box = { width: 104, height: 31 };
const MANY = 9;
const SHORTEST: Box = { width: 82, height: 26 };
/** A formation's name, and what it is for. */
const LINED: Box = { width: 96, height: 38 };
/** More answers than these stand closer, so that none waits on a further page. */
const FEW = 4;

function Doings(props: BoardProps & { asked: Asked }) {
  const at = desk.value;
  if (!at?.acting) return null;
  const { plan, acting, go, up } = at;
  const turns = (doing: Doing): boolean => TURNS.has(doing.value[0]?.kind ?? "");
  const rest = plan.then?.actions.filter((doing) => !STEPS.has(doing.value[0]?.kind ?? "")) ?? [];
  const others = rest.filter((doing) => !turns(doing));
  const crowded = others.length > MANY;
  // With so much to do the dial alone turns him: nothing waits on a further page.
  const doings = [...others, ...(plan.aim || rest.length > MANY ? [] : rest.filter(turns))];
  const why = plan.then?.why ?? null;
  const words = (doing: Doing): string => say.act(doing, acting, up);
  const values = new Map(doings.map((doing) => [JSON.stringify([...plan.plan, ...doing.value]), doing]));
  const pick = (value: Plain | undefined): void => {
    // Nothing is pointed at any more: the story goes on telling what is raised.
    thought.value = values.get(JSON.stringify(value ?? props.chosen ?? null)) ?? null;
    props.consider(value);
  };
  if (doings.length === 0)
    return (
      <p class="sc-why">
        {why ? <>{why.sentence} <RuleId id={why.rule} /></> : plan.then ? say.tapHex : ""}
      </p>
    );
  return (
    <div class="sc-doings">
      <Answers
        {...props}
        least={crowded ? SHORTEST : SHORT}
        consider={pick}
        choose={(value) => {
          pick(value);
          if (go) props.choose(value);
        }}
        list={doings.map((doing) => ({ label: words(doing), value: [...plan.plan, ...doing.value] as unknown as Plain, explain: doing.explain }))}
      />
    </div>
  );
}

/** Always in the same place: ending the phase, withheld with its reason while somebody owes a step; downing the ball asks first. */
function Ends({ asked, end, owing, answer }: { asked: Asked; end: Withheld | null; owing: number; answer(value: Plain): void }) {
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [asked]);
  const option = (kind: string): Option | undefined => asked.options.find((one) => ENDS.has(kind) && (one.value as unknown as Action[])[0]?.kind === kind && (one.value as unknown as Action[]).length === 1);
  const over = option("end_phase");
  const down = option("down");
  return (
    <div class="sc-ends">
      {over ? (
        <button type="button" class="button small" onClick={() => answer(over.value)}>{say.endPhase}</button>
      ) : (
        <p class="sc-withheld" role="note" title={end?.sentence}>
          <b>{say.endPhase}</b> {owing > 0 ? say.owe(owing) : say.notYet} {end && <RuleId id={end.rule} />}
        </p>
      )}
      {down && !sure && <button type="button" class="button small" onClick={() => setSure(true)}>{say.downBall}</button>}
      {down && sure && (
        <span class="sc-sure" role="alert">
          {say.downSure}
          <button type="button" class="button small warn" onClick={() => answer(down.value)}>{say.downYes}</button>
          <button type="button" class="button small" onClick={() => setSure(false)}>{say.downNo}</button>
        </span>
      )}
    </div>
  );
}

function PlaceHand(props: BoardProps & { asked: Asked }) {
  const { asked } = props;
  const [bench, setBench] = useState(false);
  const facts = asked.facts as Partial<gen.Place>;
  const ready = readyFormations(asked, null);
  const byHand = bench || ready.length === 0;
  return (
    <>
      {byHand ? (
        <Bench men={facts.able ?? []} />
      ) : facts.side === "O" ? (
        <PlayShelf {...props} />
      ) : (
        <Formations {...props} ready={ready} />
      )}
      {ready.length > 0 && (
        <div class="sc-ends">
          <button type="button" class="button small" aria-pressed={bench} onClick={() => {
            chosenMan.value = "";
            ghosts.value = null;
            setBench(!bench);
          }}>{bench ? say.formations : say.byHand}</button>
          {!byHand && facts.side === "O" && ready[0] && (
            <button
              type="button"
              class="button small sc-huddle"
              onPointerEnter={() => (ghosts.value = ready[0]?.men ?? null)}
              onPointerLeave={() => (ghosts.value = null)}
              aria-pressed={same(props.chosen, ready[0].value)}
              onClick={() => ready[0] && props.choose(ready[0].value)}
            >
              {say.justHuddle}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Bench({ men }: { men: readonly string[] }) {
  return (
    <div class="sc-bench" role="group" aria-label={say.bench}>
      <p class="small soft">{say.bench}</p>
      {men.map((man) => (
        <button key={man} type="button" class="sc-chip" aria-pressed={man === chosenMan.value} onClick={() => (chosenMan.value = man === chosenMan.value ? "" : man)}>
          <strong>{man.slice(1)}</strong> {say.position(man)}
        </button>
      ))}
    </div>
  );
}

function TargetHand({ answer, view, asked }: BoardProps) {
  const play = (view as unknown as View).play;
  const hex = targetHex.value;
  const { first = -1 } = asked?.facts as Partial<gen.NameTarget>;
  return (
    <div class="sc-targets">
      <p>{first < 0 ? say.targetHint : say.targetFirst(say.downfield(play, first))}</p>
      <button type="button" class="button main" disabled={hex < 0} onClick={() => answer(hex)}>{hex < 0 ? say.tapTarget : say.nameIt(hex, play)}</button>
    </div>
  );
}
