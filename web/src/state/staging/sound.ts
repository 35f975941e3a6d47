/** Sound, made on the spot and off until somebody wants it: a whistle, dice, the crowd. */

import type { Outcome } from "../../net/wire";
import { kept } from "../kept";
import type { Stage } from "./stages";

export const soundOn = kept<boolean>("sound", false);

let audio: AudioContext | null = null;

function started(): AudioContext | null {
  if (!soundOn.value) return null;
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** A short stretch of noise through a filter. */
function noise(at: AudioContext, start: number, length: number, pitch: number, loud: number, swell = 0): void {
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(at, { buffer: samples });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + (swell || 0.005));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start);
}

function dice(at: AudioContext): void {
  for (const [after, pitch] of [[0, 2600], [0.11, 2100], [0.2, 2900], [0.38, 1900], [0.47, 2400], [0.66, 2000]] as const)
    noise(at, at.currentTime + after, 0.05, pitch, 0.25);
}

function whistle(at: AudioContext): void {
  const start = at.currentTime;
  const gain = new GainNode(at, { gain: 0.06 });
  const wobble = new OscillatorNode(at, { frequency: 38 });
  const depth = new GainNode(at, { gain: 130 });
  for (const pitch of [2750, 2910]) {
    const tone = new OscillatorNode(at, { type: "triangle", frequency: pitch });
    wobble.connect(depth).connect(tone.frequency);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + 0.32);
  }
  gain.connect(at.destination);
  wobble.start(start);
  wobble.stop(start + 0.32);
}

const crowd = (at: AudioContext): void => noise(at, at.currentTime, 2.4, 700, 0.3, 0.7);

/** What a stage sounds like. */
export function sound(stage: Stage, outcome: Outcome | null): void {
  const at = started();
  if (!at) return;
  if (stage === "dice") dice(at);
  else if (stage === "result" && outcome?.moment) crowd(at);
  else if (stage === "result") whistle(at);
}
