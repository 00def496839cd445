/** Soft sounds made by the browser: no files. Tones are plain sines that fade, cards are a breath of noise. */
import type { Sound } from './soundFor.ts';

interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Hertz; of a `breath` the middle of its band. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly seconds: number;
  readonly volume?: number;
  readonly kind?: 'tone' | 'breath';
}

const tones = (step: number, seconds: number, ...pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, i) => ({ at: i * step, pitch, seconds }));

const breath = (at: number, pitch = 2_400): Note => ({ at, pitch, seconds: 0.09, volume: 0.5, kind: 'breath' });
const knock = (at: number): Note => ({ at, pitch: 190, to: 90, seconds: 0.14, volume: 1.4 });
const drop = (at: number): Note => ({ at, pitch: 330, to: 150, seconds: 0.3 });

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  asked: tones(0.1, 0.25, 587, 784),
  deal: [0, 1, 2, 3, 4, 5, 6].map((i) => breath(i * 0.075, 2_000 + 120 * i)),
  card: [breath(0)],
  turn: tones(0.12, 0.35, 392, 494),
  block: [knock(0)],
  clash: [knock(0.24), drop(0.5)],
  fall: [drop(0)],
  hit: [knock(0), { at: 0.05, pitch: 140, to: 70, seconds: 0.35, volume: 1.2 }],
  won: tones(0.13, 0.5, 523, 659, 784, 1_047),
  lost: tones(0.2, 0.5, 392, 349, 294),
  drawn: tones(0.16, 0.4, 523, 523),
  low: tones(0.14, 0.12, 880, 880, 880),
};

const LOUDNESS = 0.09;
const ATTACK_SECONDS = 0.012;
/** Where a tone that dies away ends; it cannot reach 0. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Browsers allow sound only after the first tap or key. What came before is dropped: otherwise all of it would sound at that tap. */
export function playSound(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const note of NOTES[sound]) playNote(context, note);
}

function playNote(within: AudioContext, note: Note): void {
  const { at, seconds, volume = 1, kind = 'tone' } = note;
  const start = within.currentTime + at;
  const level = new GainNode(within, { gain: SILENCE });
  level.gain.setValueAtTime(SILENCE, start);
  level.gain.exponentialRampToValueAtTime(LOUDNESS * volume, start + ATTACK_SECONDS);
  level.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  level.connect(within.destination);
  const source = kind === 'tone' ? toneOf(within, note, start, level) : breathOf(within, note, level);
  source.start(start);
  source.stop(start + seconds);
}

function toneOf(within: AudioContext, { pitch, to = pitch, seconds }: Note, start: number, out: AudioNode) {
  const tone = new OscillatorNode(within, { type: 'sine', frequency: pitch });
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  tone.connect(out);
  return tone;
}

function breathOf(within: AudioContext, { pitch }: Note, out: AudioNode) {
  noise ??= whiteNoise(within);
  const source = new AudioBufferSourceNode(within, { buffer: noise });
  source.connect(new BiquadFilterNode(within, { type: 'bandpass', frequency: pitch, Q: 0.8 })).connect(out);
  return source;
}

function whiteNoise(within: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(within.sampleRate * 0.2), sampleRate: within.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
