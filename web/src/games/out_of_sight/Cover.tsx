export default function Cover() {
  return (
    <svg viewBox="0 0 120 90">
      <rect width="120" height="90" fill="#f6f1e2" />
      {Array.from({ length: 13 }, (_, n) => <path key={n} d={`M${n * 10} 0v90`} stroke="#c9d6cf" stroke-width=".5" />)}
      {Array.from({ length: 10 }, (_, n) => <path key={n} d={`M0 ${n * 10}h120`} stroke="#c9d6cf" stroke-width=".5" />)}
      <path d="M0 46h120" stroke="#1f5c3a" stroke-width="1" stroke-dasharray="3 2" />
      {[30, 42, 54, 66, 78].map((x) => <circle key={x} cx={x} cy="54" r="4" fill="none" stroke="#a8291f" stroke-width="1.800" />)}
      <circle cx="54" cy="68" r="4" fill="none" stroke="#a8291f" stroke-width="1.800" />
      {[34, 50, 62, 76].map((x) => <path key={x} d={`M${x - 3} 33l6 6m0-6l-6 6`} stroke="#1c4b85" stroke-width="1.900" stroke-linecap="round" />)}
      <path d="M56 72C66 82 92 78 98 56 101 44 100 30 92 16" fill="none" stroke="#a8291f" stroke-width="1.800" stroke-linecap="round" />
      <path d="M96 19l-4.500-4-2 6" fill="none" stroke="#a8291f" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M14 12C24 8 30 22 24 30" fill="none" stroke="#1c4b85" stroke-width="1.600" stroke-dasharray="2.500 2.500" stroke-linecap="round" />
      <g transform="translate(93 15) rotate(38)">
        <path d="M0 0l2.600-7v-22h-5.200v22z" fill="#f0b94a" stroke="#9c6d10" stroke-width=".6" />
        <path d="M0 0l1-2.700h-2z" fill="#333" />
      </g>
    </svg>
  );
}
