/** The few signs on buttons, drawn, so that no font decides how they look. */

const PATHS = {
  first: "M5 5v14M19 5.500v13l-10-6.500z",
  back: "M17 5.500v13l-10-6.500z",
  play: "M8 5v14l11-7z",
  pause: "M8 5.500v13M16 5.500v13",
  forward: "M7 5.500v13l10-6.500z",
  close: "M6 6l12 12M18 6L6 18",
  share:
    "M9.500 13.500a4 4 0 0 0 5.700.3l3.300-3.300a4 4 0 0 0-5.700-5.700l-1.600 1.600M14.500 10.500a4 4 0 0 0-5.700-.3l-3.300 3.300a4 4 0 0 0 5.700 5.700l1.600-1.600",
  flag: "M6 21V4M6 4.500c4-2.500 8 2.500 12 0v8.500c-4 2.500-8-2.500-12 0",
  auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400",
  dark: "M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10z",
  file: "M7 3.500h7l4 4v13H7zM14 3.500v4h4",
  coach: "M7 7h10v10H7zM10 3.500V7M14 3.500V7M10 17v3.500M14 17v3.500M3.500 10H7M3.500 14H7M17 10h3.500M17 14h3.500",
  two: "M8.500 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19.500c0-3.500 2.500-5.500 5.500-5.500s5.500 2 5.500 5.500M16 11.500a2.500 2.500 0 1 0 0-5M16 14c2.800 0 5 1.600 5 5",
  chat: "M4 5h16v11H11l-4.500 4v-4H4zM8 9h8M8 12.500h5",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  undo: "M8.500 6.500L4 11l4.500 4.500M4.500 11H14a5 5 0 0 1 0 9.500h-2",
  swap: "M5 8h13l-4-4M19 16H6l4 4",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  eye: "M2.500 12c4.500-7 14.500-7 19 0-4.500 7-14.500 7-19 0zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  help: "M9 9.200a3.100 3.100 0 1 1 4.600 2.700c-1 .6-1.600 1.200-1.600 2.400M12 17.800v.1",
} as const;

const SOLID: ReadonlySet<string> = new Set(["back", "play", "forward"]);

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={
        SOLID.has(name) ? "icon-sign solid" : name === "first" || name === "auto" ? `icon-sign ${name}` : "icon-sign"
      }
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {name === "auto" && <path d="M12 4a8 8 0 0 0 0 16z" fill="currentcolor" />}
      <path d={PATHS[name]} />
    </svg>
  );
}
