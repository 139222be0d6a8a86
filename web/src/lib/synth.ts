// How the sounds are made: short noises, filtered; no files to be fetched.
import type { Sound } from "./sound.ts";

const VOLUME = 0.4;
/** A third, in tenths: from 0 to 9 the pen squeaks that much higher. */
const TENTH_OF_A_THIRD = 2 ** (4 / 12 / 9);

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function synthesize(sounds: readonly Sound[]): () => void {
  try {
    context ??= new AudioContext();
  } catch {
    return () => {}; // a device without sound
  }
  void context.resume();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  for (const sound of sounds) make(context, out, context.currentTime + 0.01 + (sound.at ?? 0) / 1000, sound);
  return () => out.disconnect();
}

function make(context: AudioContext, out: AudioNode, at: number, { what, digit = "4" }: Sound): void {
  const rub = (start: number, seconds: number, from: number, to: number, width: number, loud: number) =>
    rubbed(context, out, { at: start, seconds, from, to, width, loud });
  const knock = (start: number, pitch: number, loud: number) => knocked(context, out, start, pitch, loud);
  if (what === "write") {
    const pitch = 1900 * TENTH_OF_A_THIRD ** Number(digit);
    rub(at, 0.075, pitch, pitch * 1.12, 9, 0.5);
  } else if (what === "strike") rub(at, 0.24, 2500, 1500, 9, 0.55);
  else if (what === "wipe") rub(at, 0.42, 900, 1500, 0.8, 0.35);
  else if (what === "bonus") {
    knock(at, 620, 0.4);
    knock(at + 0.11, 760, 0.45);
  } else {
    rub(at, 0.03, 1100, 600, 1.2, what === "lay" ? 0.8 : 0.5);
    knock(at, what === "lay" ? 170 : 220, what === "lay" ? 0.5 : 0.25);
  }
}

interface Rub {
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly loud: number;
}

/** Something that rubs on something: noise through a narrow band that moves. */
function rubbed(context: AudioContext, out: AudioNode, { at, seconds, from, to, width, loud }: Rub): void {
  noise ??= whiteNoise(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: width });
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, seconds / 3));
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  source.connect(band).connect(gain).connect(out);
  source.start(at, Math.random() * 0.4, seconds + 0.02);
}

/** Something that falls on the table. */
function knocked(context: AudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.07);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + 0.08);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
