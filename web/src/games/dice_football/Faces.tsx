/** What is printed on the cards: play diagrams and the numbers of the defence. */

import { cards } from "../../text/en.dice_football";
import type { Face } from "./cards";
import type { Call } from "./view.gen";

const LINE = "M0 0";
interface Drawing {
  men: [number, number][];
  ball: [number, number] | null;
  way: string;
  flight: string;
  posts?: string;
}

const DRAWN: Record<Call, Drawing> = {
  run: { men: [[30, 6], [30, 13], [30, 20], [30, 27], [30, 34]], ball: [10, 24], way: "M13 24C24 25 26 30.500 33 30.500S44 24 57 24M53 20.500L57.500 24 53 27.500", flight: LINE },
  short_pass: { men: [[22, 11], [22, 18], [22, 25], [22, 35]], ball: [11, 18], way: "M25 35H38L44 28M40.500 28.500L44.500 27.500 44.500 31.500", flight: "M13.500 17C24 6 38 10 44 23" },
  long_pass: { men: [[16, 13], [16, 20], [16, 27], [16, 35]], ball: [6, 20], way: "M19 35H46L58 24M54 24.300L58.500 23.500 58 28", flight: "M8 18C22-4 48 0 57.500 19" },
  field_goal: { men: [], ball: [8, 34], way: LINE, flight: "M8 34C20 8 36 4 51 12", posts: "M52 36V22M45 22H59M45 22V6M59 22V6" },
  punt: { men: [], ball: [8, 34], way: LINE, flight: "M8 34C14 2 48 0 57 30M53 27L57.500 31 60 26", posts: "M4 37H61" },
};

export function Diagram({ call }: { call: Call }) {
  const { men, ball, way, flight, posts } = DRAWN[call];
  return (
    <svg class="df-diagram" viewBox="0 0 64 40" aria-hidden="true">
      {men.map(([x, y]) => (
        <circle key={y} class="df-man" cx={x} cy={y} r="2.600" />
      ))}
      {ball && <circle class="df-ball" cx={ball[0]} cy={ball[1]} r="2.800" />}
      {posts && <path class="df-posts" d={posts} />}
      <path class="df-way" d={way} />
      <path class="df-flight" d={flight} />
    </svg>
  );
}

/** Run −2, Short 6, Long 3 4. `lit` is the row that was read. */
export function Numbers({ face, lit }: { face: Face; lit?: keyof Face | undefined }) {
  const row = (key: keyof Face, name: string, value: string) => (
    <span class={lit === key ? "df-number lit" : "df-number"}>
      <i>{name}</i>
      <b>{value}</b>
    </span>
  );
  return (
    <span class="df-numbers">
      {row("run", cards.face.run, `−${face.run}`)}
      {row("short", cards.face.short, face.short.join(" ") || cards.none)}
      {row("long", cards.face.long, face.long.join(" ") || cards.none)}
    </span>
  );
}
