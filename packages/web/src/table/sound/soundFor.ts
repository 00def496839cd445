/** Which sound goes with what the table shows. Each of them is also told in words: the line of a step, the log, the end. */
import type { GameEvent } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import type { Scene } from '../../board/scene.ts';

/** `low`: the own clock has little left. No update brings that: it is a matter of time. */
export const SOUNDS = [
  'asked',
  'deal',
  'card',
  'turn',
  'block',
  'clash',
  'fall',
  'hit',
  'won',
  'lost',
  'drawn',
  'low',
] as const;
export type Sound = (typeof SOUNDS)[number];

export type SoundFacts = Pick<GameUpdate, 'end' | 'told' | 'viewer' | 'asked' | 'fresh'> & {
  readonly scene: Pick<Scene, 'fights' | 'deal'>;
};

/** The weightiest of what has happened; undefined: nothing that is worth a sound. */
export function soundFor(facts: SoundFacts): Sound | undefined {
  const { end, told, viewer, asked, fresh, scene } = facts;
  if (end !== undefined) return end.winner === undefined ? 'drawn' : end.winner === viewer ? 'won' : 'lost';
  if (scene.deal) return 'deal';
  if (scene.fights.some(({ score }) => score !== undefined)) return 'clash';
  const sounds = fresh ? [] : told.map(({ event }) => soundOf(event, viewer));
  return BY_WEIGHT.find((sound) => sounds.includes(sound)) ?? (asked ? 'asked' : undefined);
}

const BY_WEIGHT: readonly Sound[] = ['hit', 'fall', 'block', 'turn', 'card'];

function soundOf(event: GameEvent, viewer: number): Sound | undefined {
  switch (event.type) {
    case 'damaged':
      return event.dealt > 0 ? 'hit' : undefined;
    case 'moved':
      return event.why === 'destroy' ? 'fall' : event.why === 'draw' ? 'card' : undefined;
    case 'blocks':
      return 'block';
    case 'turn':
      return 'turn';
    case 'requested':
      return event.seat === viewer ? undefined : 'card';
    case 'attacks':
      return event.unit.seat === viewer ? undefined : 'card';
    default:
      return undefined;
  }
}
