/**
 * The faces of the eight opponents, from level 1 on, as pieces on a grid of 64: a ground, shoulders, a head, and what makes each of them
 * somebody. Colours are the same in both themes: a portrait is a small picture with a ground of its own.
 */

/** A filled shape; with `line`, only its outline of that width. */
export interface Piece {
  readonly d: string;
  readonly colour: string;
  readonly line?: number;
}

export interface PortraitPieces {
  readonly ground: string;
  readonly skin: string;
  readonly clothes: string;
  /** Behind the head: long hair, a hood. */
  readonly behind?: readonly Piece[];
  /** Over the head: hair, glasses, a hat. */
  readonly before: readonly Piece[];
  readonly eyes: Eyes;
  readonly mouth: Mouth;
}

export const EYES = {
  open: 'M25 33v2M39 33v2',
  happy: 'M22 35q3-4 6 0M36 35q3-4 6 0',
  calm: 'M22 34h6M36 34h6',
  sharp: 'M22 32l6 2.5M42 32l-6 2.5',
  none: '',
} as const;
export const MOUTHS = {
  smile: 'M27 42q5 4 10 0',
  grin: 'M25 41h14q-2 6-7 6t-7-6z',
  small: 'M30 43h4',
  wry: 'M28 43q5 1 9-2',
  none: '',
} as const;
type Eyes = keyof typeof EYES;
type Mouth = keyof typeof MOUTHS;

const INK = '#2a2320';
const GOLD = '#e9bd4f';

export const PORTRAITS: readonly PortraitPieces[] = [
  {
    ground: '#f2c14e',
    skin: '#f6d0ae',
    clothes: '#c8452f',
    eyes: 'open',
    mouth: 'grin',
    before: [
      { d: 'M17 31c-1-14 6-20 15-20s17 6 15 20c-2-6-4-8-7-9l-2 4-4-5-4 5-3-5c-5 1-8 4-10 10z', colour: '#b5562a' },
      { d: 'M33 12q-2-6 4-8-2 4 1 8z', colour: '#b5562a' },
      { d: 'M20 37h.1M22.5 39h.1M41.5 39h.1M44 37h.1', colour: '#d08a5c', line: 2 },
    ],
  },
  {
    ground: '#8fd0c0',
    skin: '#fbdcc4',
    clothes: '#f4f1e6',
    eyes: 'happy',
    mouth: 'smile',
    behind: [{ d: 'M17 10a8 8 0 1 0 .1 0zM47 10a8 8 0 1 0 .1 0z', colour: '#e0708f' }],
    before: [
      { d: 'M17 34c-2-16 5-22 15-22s17 6 15 22c-2-4-3-7-4-11-6 1-15 1-19-3-2 5-5 9-7 14z', colour: '#e0708f' },
      { d: 'M20 40h4M40 40h4', colour: '#f2a08f', line: 3 },
    ],
  },
  {
    ground: '#5b8bd0',
    skin: '#e2b48c',
    clothes: '#2f3e63',
    eyes: 'open',
    mouth: 'wry',
    before: [
      { d: 'M17 29c-1-12 6-18 15-18s17 7 15 18l-4-6H21z', colour: '#33261f' },
      { d: 'M15 26c0-12 8-18 17-18s17 6 17 18h-6c-1-1-20-1-22 0h-9c0-1 1-2 3-2z', colour: '#f4f1e6' },
      { d: 'M32 11l4 5-4 5-4-5z', colour: '#d81f4f' },
    ],
  },
  {
    ground: '#e79a6b',
    skin: '#c98e63',
    clothes: '#3f6b4f',
    eyes: 'open',
    mouth: 'smile',
    behind: [{ d: 'M15 34c-3-20 8-25 17-25s20 5 17 25c4 8 2 16-3 19H18c-5-3-7-11-3-19z', colour: '#3a241c' }],
    before: [
      { d: 'M16 32c0-14 6-21 16-21s16 7 16 21c-5-3-6-8-7-11-6 5-16 6-23 11z', colour: '#3a241c' },
      { d: 'M25 29.500a5 5 0 1 0 .1 0zM39 29.500a5 5 0 1 0 .1 0zM30 34h4', colour: '#f4f1e6', line: 2 },
    ],
  },
  {
    ground: '#b9a5d6',
    skin: '#fbe3d2',
    clothes: '#4c3a78',
    eyes: 'calm',
    mouth: 'small',
    behind: [{ d: 'M14 54V32c0-15 8-22 18-22s18 7 18 22v22z', colour: '#23263b' }],
    before: [
      { d: 'M17 33V28c0-10 6-16 15-16s15 6 15 16v5c-2-2-3-4-3-6H20c0 2-1 4-3 6z', colour: '#23263b' },
      { d: 'M41 14l5-4 1 6 5 2-5 3-2 5-3-5-6-1 4-3z', colour: GOLD },
    ],
  },
  {
    ground: '#9fb36a',
    skin: '#eec39e',
    clothes: '#6a4a2a',
    eyes: 'open',
    mouth: 'none',
    before: [
      { d: 'M16 34c-2-8 0-14 3-16-2 6-1 10 0 16zM48 34c2-8 0-14-3-16 2 6 1 10 0 16z', colour: '#8d8378' },
      { d: 'M20 42c3-5 9-5 12-2 3-3 9-3 12 2-4 4-10 3-12 0-2 3-8 4-12 0z', colour: '#8d8378' },
      { d: 'M39 29a5.5 5.5 0 1 0 .1 0zM44 38q2 8-1 14', colour: GOLD, line: 2 },
      { d: 'M21 29l6-1M36 27l6 1', colour: '#8d8378', line: 2.5 },
    ],
  },
  {
    ground: '#c4596b',
    skin: '#f0c8a8',
    clothes: '#1e1b1f',
    eyes: 'calm',
    mouth: 'none',
    behind: [{ d: 'M32 3a8 8 0 1 0 .1 0z', colour: '#f1eee8' }],
    before: [
      { d: 'M17 34c-2-14 5-21 15-21s17 7 15 21c-2-7-7-11-15-14-8 3-13 7-15 14z', colour: '#f1eee8' },
      { d: 'M17 40a2.5 2.5 0 1 0 .1 0zM47 40a2.5 2.5 0 1 0 .1 0z', colour: '#2f9e8f' },
      { d: 'M27 42q5 4 10-1', colour: '#b3203a', line: 3 },
      { d: 'M24 7l16 6', colour: GOLD, line: 2 },
    ],
  },
  {
    ground: '#2b4a63',
    skin: '#f7f3ea',
    clothes: '#14171a',
    eyes: 'none',
    mouth: 'none',
    behind: [{ d: 'M12 58V30C12 13 20 6 32 6s20 7 20 24v28z', colour: '#14171a' }],
    before: [
      { d: 'M18 24l2-14 9 9zM46 24l-2-14-9 9z', colour: '#f7f3ea' },
      { d: 'M21 20l1-6 4 4zM43 20l-1-6-4 4z', colour: '#d81f4f' },
      { d: 'M21 34q4-5 8 0-4 2-8 0zM43 34q-4-5-8 0 4 2 8 0z', colour: INK },
      { d: 'M32 22v5M28.5 24l1.5 3M35.5 24l-1.5 3M20 41l7 1M44 41l-7 1', colour: '#d81f4f', line: 2 },
      { d: 'M30 42h4l-2 3z', colour: INK },
    ],
  },
];
