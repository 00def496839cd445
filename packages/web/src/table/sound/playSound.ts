/** Short tones made by the browser: no files. */
import type { Sound } from './soundFor.ts';

/** Notes one after the other: hertz. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  asked: [660, 880],
  request: [440],
  damage: [196, 165],
  won: [523, 659, 784, 1047],
  lost: [392, 330, 262],
  drawn: [523, 523],
  low: [988, 988, 988],
};
const NOTE_SECONDS = 0.11;
const LOUDNESS = 0.08;
/** Where a tone that dies away ends; it cannot reach 0. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Browsers allow sound only after somebody has touched the page; until then nothing is heard. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const [i, hertz] of NOTES[sound].entries()) playNote(context, hertz, context.currentTime + i * NOTE_SECONDS);
}

function playNote(within: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(within, { type: 'triangle', frequency: hertz });
  const volume = new GainNode(within, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_SECONDS * 2);
  tone.connect(volume).connect(within.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2);
}
