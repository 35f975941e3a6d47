/** Grass for covers: stripes and chalk at a slant. */

export function Backdrop({ tilt = -8 }: { tilt?: number }) {
  return (
    <>
      <rect width="120" height="90" class="grass-1" />
      <g transform={`rotate(${tilt} 60 45)`}>
        {[-20, 10, 40, 70, 100, 130].map((x) => (
          <rect key={x} x={x} y="-40" width="15" height="170" class="grass-2" />
        ))}
        {[-20, -5, 10, 25, 40, 55, 70, 85, 100, 115, 130].map((x) => (
          <path key={x} d={`M${x}-40v170`} class="chalk" stroke-width=".7" stroke-opacity=".8" />
        ))}
      </g>
    </>
  );
}
