import { Backdrop } from "../../parts/lobby/Backdrop";

export default function Cover() {
  const cards = [
    { turn: -26, fill: "#fffdf6", ink: "#1c4b85" },
    { turn: -9, fill: "#fffdf6", ink: "#a8291f" },
    { turn: 8, fill: "#fffdf6", ink: "#1f5c3a" },
    { turn: 25, fill: "#22405f", ink: "#7fa5cc" },
  ];
  return (
    <svg viewBox="0 0 120 90">
      <Backdrop tilt={6} />
      {cards.map(({ turn, fill, ink }) => (
        <g key={turn} transform={`translate(60 96) rotate(${turn})`}>
          <rect x="-16" y="-74" width="35" height="50" rx="4" fill="#000" fill-opacity=".22" />
          <rect x="-17" y="-76" width="34" height="50" rx="4" fill={fill} stroke="#cfc6b4" stroke-width=".8" />
          <rect x="-13.500" y="-72.500" width="27" height="43" rx="2" fill="none" stroke={ink} stroke-width=".7" />
          <path d="M-8-51C-5-56 5-56 8-51 5-46-5-46-8-51z" fill={ink} />
          <path d="M-3.500-51h7M-2-52.200v2.400M0-52.200v2.400M2-52.200v2.400" stroke="#fff" stroke-width=".7" />
        </g>
      ))}
    </svg>
  );
}
