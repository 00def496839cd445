/** Why no move can be taken back now. */
import type { Text } from '@blackpoker/engine';
import type { GameUpdate, Told } from '@blackpoker/host';
import type { GameHost } from '../../host/gameHost.ts';
import { WHY_WORDS } from '../words.ts';

type Shown = Pick<GameUpdate, 'viewer' | 'canUndo'>;

type Host = Pick<GameHost, 'setup' | 'online'>;

/** Undefined: one can. */
export function whyNoUndo(host: Host, { viewer, canUndo }: Shown, log: readonly Told[]): Text | undefined {
  if (canUndo) return undefined;
  if (host.online !== undefined) return WHY_WORDS.noUndoOnline;
  const { seats } = host.setup;
  if (seats.every(({ kind }) => kind === 'person')) return WHY_WORDS.noUndoTwo;
  return log.some((told) => isOwnDoing(told, viewer)) ? WHY_WORDS.noUndoShown : WHY_WORDS.noUndoYet;
}

/** Something that the person has chosen; what was passed for them is not. */
function isOwnDoing({ event, autoPass }: Told, viewer: number): boolean {
  const isOf = event.type === 'requested' || event.type === 'passed' || event.type === 'prepared';
  return isOf && event.seat === viewer && autoPass === undefined;
}
