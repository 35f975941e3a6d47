/** Before the stroke: what stops you, and a map. After it: what happened along the line. */

import { GenericStory, WholeStory } from "../../../parts/table/Story";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { os } from "../../../text/en.out_of_sight";
import type { BoardProps } from "../../board";
import { desk } from "../desk";
import { edgesOf, returnZones, stops, zonesOf, type Zones } from "../field/gates";
import { SIDE } from "../field/geometry";
import { cardOf, explained, gatesOf, namedPlay, Sides } from "../hand/Playbook";
import { TriesSaid } from "../blind/Practice";
import { Drive } from "./Drive";
import { scenesOf, type Scene } from "./scenes";
import { sayOf, taskOf } from "../blind/task";
import { xOf, type Point, type View } from "../types";
import type { RunBack } from "../view.gen";

export const Story = (props: BoardProps) => (
  <WholeStory>
    <Told {...props} />
  </WholeStory>
);

function Told(props: BoardProps) {
  const { asked, considered, events, fresh, coming = [], sending = false } = props;
  const view = props.view as unknown as View | null;
  const scene = coming.length > 0 ? undefined : scenesOf(events.slice(events.length - fresh)).at(-1);
  // The view is still that of the hidden runner while his result stands.
  const ran = !asked && view?.phase === "catch" && scene !== undefined && scene.yards !== null;
  if (considered !== undefined || !view || (view.hidden && !ran)) return <GenericStory {...props} />;
  if (asked?.name === "CallPlay" && !sending) return <PlayStory {...props} view={view} />;
  if (asked?.name === "RunBack") return <ReturnStory {...props} view={view} />;
  if (asked?.name === "SetLinebackers") return <FrontStory view={view} />;
  if (scene && (scene.yards !== null || scene.dot)) return <After scene={scene} {...props} />;
  return (
    <>
      <GenericStory {...props} />
      {asked && <Signs />}
    </>
  );
}

/** What lies on the field, for whoever looks at it before a play is chosen. */
function Signs() {
  return (
    <div class="story os-story">
      <section class="os-legend">
        <h3>{os.story.signs}</h3>
        <ul class="os-signs">
          {[...KINDS, "lb"].map((kind) => (
            <li key={kind}>
              <Sign kind={kind} />
              <span>
                <strong>{os.legend.of(kind)}</strong>: {os.legend.means(kind)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Props = Omit<BoardProps, "view"> & { view: View };

/** The named play against what nobody sees. */
function PlayStory({ asked, view, advice = null }: Props) {
  if (!asked) return null;
  const { gate, drop } = namedPlay(asked);
  if (!gate) return null;
  const task = taskOf(asked, gate, drop);
  const given = advice?.find(({ option }) => (option as { play?: string } | null)?.play === gate.play);
  const said = (
    <p class={desk.said.value ? "os-say" : "os-say hint"} role="status">
      {desk.said.value || sayOf(asked, task, desk.practice.value, gate)}
    </p>
  );
  return (
    <div class="story os-story">
      <div class="os-against">
        <p class="call secret">
          <strong>{gate.name}</strong>
          <span>{os.story.unnamed}</span>
        </p>
        <span class="soft">{os.story.against}</span>
        <p class="call other">
          <strong>{os.story.linebackers(view.linebacker_count)}</strong>
          <span>{os.story.covered}</span>
        </p>
      </div>
      <div class="os-strip">
        <p class="os-asks">
          <strong>{gate.name}.</strong> {explained(asked, gate.play)}
        </p>
        <Sides plays={cardOf(gate.play)} gates={gatesOf(asked)} words={os.book.sidesLong} />
      </div>
      {desk.practice.value && <TriesSaid />}
      {desk.said.value && said}
      <Legend zones={zonesOf(gate, task.ball, task.goes)} pass={!gate.is_run} rule="OS-9.7" />
      {given && <p class="soft small">{given.text}</p>}
      {!desk.said.value && said}
      <Map view={view} ball={task.ball} />
    </div>
  );
}

function ReturnStory({ asked, view }: Props) {
  const back = asked?.facts as unknown as RunBack;
  return (
    <div class="story os-story">
      {desk.practice.value && <TriesSaid />}
      <Legend zones={returnZones(back)} returning rule="OS-6.2" />
      <Map view={view} ball={back.start} />
    </div>
  );
}

function FrontStory({ view }: { view: View }) {
  return (
    <div class="story os-story">
      <h3>{os.story.defence}</h3>
      <ul class="os-points">
        {os.story.fronts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Map view={view} ball={view.ball_at} />
      <RuleId id="OS-8.2" />
    </div>
  );
}

/** The whole field in small. */
function Map({ view, ball }: { view: View; ball: Point }) {
  const west = view.home_goes === 1 ? "home" : "away";
  return (
    <svg class="os-map" viewBox={`-11 ${-SIDE - 1} 122 ${2 * SIDE + 2}`} role="img" aria-label={os.story.map}>
      <rect class="os-grass" x="-10" y={-SIDE} width="120" height={2 * SIDE} />
      <rect class={`os-zone ${west}`} x="-10" y={-SIDE} width="10" height={2 * SIDE} />
      <rect class={`os-zone ${west === "home" ? "away" : "home"}`} x="100" y={-SIDE} width="10" height={2 * SIDE} />
      {view.symbols.map(({ id, kind, x, y }) => (
        <rect key={id} class={`os-speck ${kind}`} x={x - 1} y={-y - 1} width="2" height="2" rx=".5" />
      ))}
      {!view.run && <path class="os-los" d={`M${xOf(view, view.situation.ball)} ${-SIDE}V${SIDE}`} />}
      {!view.trying && !view.run && <path class="os-ltg" d={`M${xOf(view, view.situation.line)} ${-SIDE}V${SIDE}`} />}
      <circle class="os-here" cx={ball[0]} cy={-ball[1]} r="2" />
    </svg>
  );
}

const KINDS = ["white", "red", "receiver", "triangle", "penalty"];

/** Every symbol of the field, and where it stops this play. */
function Legend({ zones, pass = false, returning = false, rule }: { zones: Zones; pass?: boolean; returning?: boolean; rule: string }) {
  const heads = edgesOf(zones)
    .map(([zone]) => zone)
    .filter((zone) => (zone === "behind" ? !returning : zone !== "before" || zones.after !== 0));
  const kinds = returning ? KINDS : [...KINDS, "lb"];
  return (
    <div class="os-legend">
      <h3>
        {pass ? os.story.afterCatch : os.story.stops} <RuleId id={rule} />
      </h3>
      <table>
        <thead>
          <tr>
            <th />
            {heads.map((zone) => (
              <th key={zone}>{os.story.zone(zone, zones.after)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} title={os.legend.means(kind)} tabIndex={0}>
              <th scope="row">
                <Sign kind={kind} /> {os.legend.of(kind)}
              </th>
              {heads.map((zone) => {
                const is = stops(zones, zone, kind);
                return (
                  <td key={zone} class={is ? "stops" : "free"}>
                    {is ? os.story.yes : os.story.no}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {pass && <p class="soft small">{os.story.aim}</p>}
    </div>
  );
}

function Sign({ kind }: { kind: string }) {
  return (
    <svg class="os-sign" viewBox="-11 -8 22 16" aria-hidden="true">
      {kind === "white" && <rect class="os-white os-bar" x="-10" y="-2.5" width="20" height="5" />}
      {kind === "red" && <rect class="os-red" x="-10" y="-2.5" width="20" height="5" />}
      {kind === "receiver" && <rect class="os-square" x="-7" y="-7" width="14" height="14" rx="3" />}
      {kind === "triangle" && <path class="os-red" d="M-5 -6L7 0L-5 6z" />}
      {kind === "penalty" && <rect class="os-red" x="-10" y="-5" width="20" height="10" rx="1" />}
      {kind === "lb" && <circle class="os-disc" r="6.5" />}
    </svg>
  );
}

interface Step {
  yards: number | null;
  kind: string;
  text: string;
}

/** What happened along the line, in order. */
export function stepsOf(scene: Scene): Step[] {
  const steps: Step[] = [];
  const put = (yards: number | null, kind: string, text: string) => steps.push({ yards, kind, text });
  if (scene.dot && scene.path.length > 0 && scene.receiver) put(null, "good", os.along.caught);
  if (scene.shape !== null && scene.by !== "cap") put(null, scene.shape ? "good" : "bad", os.along.shape(scene.shape, scene.cross));
  if (scene.missed !== null && scene.missed < 30) put(null, "lb", os.along.missed(scene.missed));
  if (scene.redsFrom !== null) put(scene.redsFrom, "reds", os.along.reds);
  if (scene.yards !== null) put(scene.yards, "stop", os.along.end(scene.by, scene.id));
  if (scene.beyond) put(scene.beyond.yards, "on", os.along.next(scene.beyond.by, scene.beyond.id));
  const lifted = scene.rest.at(-1);
  if (scene.lifted !== null && lifted && scene.by !== "goal") {
    if (lifted[0] < 0 || lifted[0] > 100) put(null, "on", os.along.scored);
    else put(scene.lifted, "on", os.along.lifted);
  }
  return steps;
}

function After({ scene, events, fresh }: { scene: Scene } & BoardProps) {
  const news = events.slice(events.length - fresh).filter((event) => event.text);
  const told = news.find(({ what }) => ["gained", "sacked", "returned", "incomplete", "intercepted", "verdict"].includes(what));
  const steps = stepsOf(scene);
  return (
    <div class="story os-story">
      {steps.length > 0 && (
        <h3>
          {os.along.title} {told && <RuleId id={told.rule} />}
        </h3>
      )}
      <ol class="os-along">
        {steps.map(({ yards, kind, text }) => (
          <li key={text} class={kind}>
            <b>{yards === null ? "" : os.signed(yards)}</b>
            <i />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {scene.by === "goal" && <Drive events={events} />}
      <ol class="story-lines">
        {news.slice(-4).map((event) => (
          <li key={event.n}>
            {event.text} <RuleId id={event.rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}
