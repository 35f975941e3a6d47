const BARS: [number, number, number, number, boolean][] = [
  [14, 20, 11, 78, false],
  [27, 60, 10, 100, true],
  [34, 12, 9, 40, true],
  [46, 74, 12, 84, false],
  [52, 24, 10, 95, true],
  [60, 46, 11, 70, false],
  [70, 12, 10, 110, false],
  [71, 70, 9, 30, true],
  [12, 46, 9, 120, true],
  [84, 56, 11, 92, true],
  [88, 80, 9, 60, false],
  [36, 40, 8, 105, false],
  [100, 70, 10, 80, false],
  [20, 78, 9, 20, false],
  [108, 84, 9, 130, true],
];
const RECEIVERS: [number, number, number][] = [
  [24, 33, 0],
  [56, 61, 270],
  [76, 34, 180],
  [101, 52, 90],
  [40, 88, 0],
];

export default function Cover() {
  return (
    <svg viewBox="0 0 120 90">
      <rect width="120" height="90" fill="#3f7d4a" />
      {[0, 40, 80].map((x) => (
        <rect key={x} x={x} width="20" height="90" fill="#478754" />
      ))}
      {[20, 40, 60, 80, 100].map((x) => (
        <path key={x} d={`M${x} 0v90`} stroke="#f4f6ee" stroke-width=".5" stroke-opacity=".6" />
      ))}
      {BARS.map(([x, y, length, angle, red]) => (
        <rect
          key={`${x},${y}`}
          x={x - length / 2}
          y={y - 1.1}
          width={length}
          height="2.2"
          rx=".4"
          fill={red ? "#d3372e" : "#f7f4ea"}
          transform={`rotate(${-angle} ${x} ${y})`}
        />
      ))}
      {RECEIVERS.map(([x, y, turn]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <rect x="-6" y="-6" width="12" height="12" rx="2.400" fill="#f7f4ea" stroke="#15191c" stroke-width=".6" />
          <path d="M4.500 0L-1.200-2.900V2.900z" fill="#d3372e" transform={`rotate(${-turn})`} />
        </g>
      ))}
      <path
        d="M8 64C22 70 30 46 42 52S62 82 74 78 88 66 91 66"
        fill="none"
        stroke="#fff"
        stroke-opacity=".8"
        stroke-width="3.400"
        stroke-linecap="round"
      />
      <path
        d="M8 64C22 70 30 46 42 52S62 82 74 78 88 66 91 66"
        fill="none"
        stroke="#14181b"
        stroke-width="1.800"
        stroke-linecap="round"
      />
      <ellipse cx="8" cy="64" rx="3.200" ry="2.200" fill="#8c4a22" stroke="#fff" stroke-width=".6" />
      {[
        [95, 66],
        [66, 88],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="#2f6fd0" stroke="#fff" stroke-width=".7" />
      ))}
      <path
        d="M36 0H120V58C108 60 96 44 84 38S58 26 36 0z"
        fill="#000"
        fill-opacity=".25"
        transform="translate(-2 3)"
      />
      <path d="M36 0H120V58C108 60 96 44 84 38S58 26 36 0z" fill="#22405f" />
      <path d="M36 0C58 26 72 32 84 38S108 60 120 58C112 46 100 34 88 28S56 18 36 0z" fill="#3d6a97" />
      <path d="M60 0C76 14 108 20 120 38M84 0C96 10 112 12 120 20" fill="none" stroke="#2f5478" stroke-width="2" />
    </svg>
  );
}
