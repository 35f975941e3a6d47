const hex = (x: number, y: number, r: number): string =>
  [0, 60, 120, 180, 240, 300].map((a, n) => `${n ? "L" : "M"}${(x + r * Math.cos((a * Math.PI) / 180)).toFixed(2)} ${(y + r * Math.sin((a * Math.PI) / 180)).toFixed(2)}`).join("") + "z";

const men: [number, number, string][] = [
  [2, 1, "#a8291f"], [2, 2, "#a8291f"], [2, 3, "#a8291f"], [1, 2, "#a8291f"],
  [4, 1, "#1c4b85"], [4, 2, "#1c4b85"], [4, 3, "#1c4b85"], [5, 2, "#1c4b85"], [5, 4, "#1c4b85"], [1, 4, "#a8291f"],
];
const place = (q: number, r: number): [number, number] => [6 + q * 18, 8 + r * 18 + (q % 2) * 9];

export default function Cover() {
  const all = Array.from({ length: 7 }, (_, q) => Array.from({ length: 6 }, (_, r) => place(q, r))).flat();
  return (
    <svg viewBox="0 0 120 90">
      <rect width="120" height="90" class="grass-1" />
      {all.map(([x, y], n) => <path key={n} d={hex(x, y, 11.8)} class={n % 3 ? "grass-1" : "grass-2"} stroke="#f4f6ee" stroke-opacity=".45" stroke-width=".6" />)}
      {men.map(([q, r, fill]) => {
        const [x, y] = place(q, r);
        return (
          <g key={`${q}${r}`}>
            <rect x={x - 5.500} y={y - 4.500} width="12" height="12" rx="2" fill="#000" fill-opacity=".25" />
            <rect x={x - 6} y={y - 6} width="12" height="12" rx="2" fill={fill} stroke="#fff" stroke-width=".8" />
            <circle cx={x} cy={y} r="2.400" fill="none" stroke="#fff" stroke-width="1" />
          </g>
        );
      })}
    </svg>
  );
}
