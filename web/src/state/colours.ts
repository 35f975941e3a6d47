/** Teams in colours of their own: readable on paper and in the dark, with a light rim where they come close to grass. */

import { useEffect } from "preact/hooks";
import { SEATS, type Seat } from "../net/wire";

type Rgb = readonly [number, number, number];

export const USUAL: Record<Seat, string> = { home: "#a8291f", away: "#1c4b85" };
/** What can be chosen at set-up; the first two are the seats' own. */
export const COLOURS = ["#a8291f", "#1c4b85", "#1d6b3c", "#6b2f86", "#b3570a", "#0f6f78", "#8a6a00", "#33393f"] as const;

const PAPER: Rgb = [255, 253, 248];
const NIGHT: Rgb = [26, 31, 35];
const GRASS: Rgb = [67, 130, 79];
const READABLE = 4.5;
const NEAR_GRASS = 70;
const NEAR_EACH_OTHER = 60;

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hex = (colour: Rgb): string => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, two: string): number {
  const [low, high] = [luminance(rgb(one)), luminance(rgb(two))].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export const distance = (one: string, two: string): number =>
  Math.hypot(...rgb(one).map((part, at) => part - (rgb(two)[at] ?? 0)));

/** The colour moved towards another until it can be read on a ground. */
function readable(colour: string, ground: Rgb, towards: Rgb): string {
  for (let step = 0; step <= 20; step++) {
    const mixed = rgb(colour).map((part, at) => part + (((towards[at] ?? 0) - part) * step) / 20) as unknown as Rgb;
    if (contrast(hex(mixed), hex(ground)) >= READABLE) return hex(mixed);
  }
  return hex(towards);
}

export interface Paints {
  /** Text and lines on paper, and in the dark. */
  light: string;
  dark: string;
  /** Under white letters, on the field and the scoreboard. */
  paint: string;
  rim: string;
}

export function paintsOf(colour: string): Paints {
  const paint = readable(colour, [255, 255, 255], [0, 0, 0]);
  return {
    light: readable(colour, PAPER, [0, 0, 0]),
    dark: readable(colour, NIGHT, [255, 255, 255]),
    paint,
    rim: distance(paint, hex(GRASS)) < NEAR_GRASS ? "#ffffff" : "transparent",
  };
}

/** The colours of both teams: chosen, or the seat's; two that look alike aren't both used. */
export function teamColours(chosen: Record<Seat, string>): Record<Seat, string> {
  const home = chosen.home || (chosen.away && distance(chosen.away, USUAL.home) < NEAR_EACH_OTHER ? USUAL.away : USUAL.home);
  const away = [chosen.away, USUAL.away, USUAL.home].find((colour) => colour && distance(colour, home) >= NEAR_EACH_OTHER);
  return { home, away: away ?? USUAL.away };
}

/** The page wears the teams' colours as long as their table is open. */
export function useColours(chosen: Record<Seat, string> | undefined): void {
  useEffect(() => {
    if (!chosen || (!chosen.home && !chosen.away)) return;
    const { style } = document.documentElement;
    const names: string[] = [];
    for (const seat of SEATS)
      for (const [name, value] of Object.entries(paintsOf(teamColours(chosen)[seat]))) {
        names.push(`--${seat}-team-${name}`);
        style.setProperty(`--${seat}-team-${name}`, value as string);
      }
    return () => names.forEach((name) => style.removeProperty(name));
  }, [chosen?.home, chosen?.away]);
}
