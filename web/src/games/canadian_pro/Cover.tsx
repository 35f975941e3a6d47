import { Backdrop } from "../../parts/lobby/Backdrop";

export default function Cover() {
  return (
    <svg viewBox="0 0 120 90">
      <Backdrop tilt={0} />
      <text x="55" y="34" class="numbers-big" text-anchor="middle" font-size="26" font-weight="700" fill="#f4f6ee" font-family="Arial Narrow, Liberation Sans Narrow, sans-serif">55</text>
      <g transform="translate(76 56) rotate(7)">
        <rect x="-29" y="-21" width="62" height="46" rx="3" fill="#000" fill-opacity=".25" />
        <rect x="-31" y="-24" width="62" height="46" rx="3" fill="#fbf6e8" stroke="#cdbf9d" />
        <rect x="-31" y="-24" width="62" height="9" rx="3" fill="#a8291f" />
        {[-9, -2, 5, 12, 19].map((y) => <path key={y} d={`M-27 ${y}h54`} stroke="#d9ccab" stroke-width=".8" />)}
        {[-18, -6, 6, 18].map((x) => <path key={x} d={`M${x}-13v34`} stroke="#d9ccab" stroke-width=".8" />)}
        <rect x="-5.500" y="-1.500" width="11" height="6" fill="#ffd23f" fill-opacity=".8" />
      </g>
      <g transform="translate(28 62) rotate(-24) scale(5)">
        <path d="M-2.600 0C-1.600-1.750 1.600-1.750 2.600 0 1.600 1.750-1.600 1.750-2.600 0z" class="ball-skin" />
        <path d="M-1 0h2M-.7-.42v.84M-.23-.42v.84M.23-.42v.84M.7-.42v.84M-1.750-.72v1.440M1.750-.72v1.440" class="ball-laces" />
      </g>
    </svg>
  );
}
