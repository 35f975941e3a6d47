import { Backdrop } from "../../parts/lobby/Backdrop";

const five: [number, number][] = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
];
const six: [number, number][] = [
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
];

function Die({
  x,
  y,
  turn,
  pips,
  red,
}: {
  x: number;
  y: number;
  turn: number;
  pips: [number, number][];
  red?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-15" y="-13" width="31" height="31" rx="6" fill="#000" fill-opacity=".28" />
      <rect
        x="-16"
        y="-16"
        width="32"
        height="32"
        rx="6.500"
        fill={red ? "#a8291f" : "#fffdf6"}
        stroke={red ? "#7c1c14" : "#cfc6b4"}
      />
      {pips.map(([px, py]) => (
        <circle key={`${px}${py}`} cx={px * 8} cy={py * 8} r="3.200" fill={red ? "#fff" : "#23272c"} />
      ))}
    </g>
  );
}

export default function Cover() {
  return (
    <svg viewBox="0 0 120 90">
      <Backdrop tilt={-12} />
      <Die x={44} y={52} turn={-14} pips={six} />
      <Die x={82} y={38} turn={18} pips={five} red />
    </svg>
  );
}
