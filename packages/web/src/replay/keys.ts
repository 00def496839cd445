/** The keys of the replay room. */
import type { Text } from '@blackpoker/engine';
import type { Move } from './moves.ts';
import { REPLAY_WORDS } from './words.ts';

export const PLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

export type KeyAction =
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'play' | 'perspective' | 'help' }
  | { readonly do: 'speed'; readonly speed: PlaySpeed };

interface KeyEntry {
  readonly key: string;
  /** Undefined: with or without. */
  readonly shift: boolean | undefined;
  /** As it is written in the list. */
  readonly label: string;
  readonly words: Text;
  readonly action: KeyAction;
}

const moveKey = (key: string, label: string, move: Move, shift = false): KeyEntry => ({
  key,
  shift,
  label,
  words: REPLAY_WORDS[move],
  action: { do: 'move', move },
});

export const REPLAY_KEYS: readonly KeyEntry[] = [
  moveKey('ArrowLeft', '←', 'back'),
  moveKey('ArrowRight', '→', 'next'),
  moveKey('ArrowLeft', 'Shift + ←', 'backTurn', true),
  moveKey('ArrowRight', 'Shift + →', 'nextTurn', true),
  moveKey(',', ',', 'backChoice'),
  moveKey('.', '.', 'nextChoice'),
  moveKey('Home', 'Home', 'start'),
  moveKey('End', 'End', 'end'),
  { key: ' ', shift: false, label: 'Space', words: REPLAY_WORDS.playOrPause, action: { do: 'play' } },
  { key: 'v', shift: false, label: 'V', words: REPLAY_WORDS.nextPerspective, action: { do: 'perspective' } },
  { key: '?', shift: undefined, label: '?', words: REPLAY_WORDS.showKeys, action: { do: 'help' } },
];

/** What a key does here; undefined: nothing. Digits choose the speed. */
export function keyAction(key: string, shift: boolean): KeyAction | undefined {
  const speed = PLAY_SPEEDS[Number(key) - 1];
  if (speed !== undefined && !shift) return { do: 'speed', speed };
  const isPressed = (entry: KeyEntry): boolean => entry.key === key && (entry.shift ?? shift) === shift;
  return REPLAY_KEYS.find(isPressed)?.action;
}
