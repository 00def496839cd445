/** What the page of a table holds: what is shown, what the person has pointed at, and what is open over the table. */

import type { PassingProfile } from '@blackpoker/bots';
import type { Text, Unit } from '@blackpoker/engine';
import type { GameUpdate, Told } from '@blackpoker/host';
import type { Thing } from '../../board/things.ts';
import type { Act } from '../draft/act.ts';
import type { Draft } from '../draft/draft.ts';
import type { Submission } from '../draft/submission.ts';
import type { World } from '../planning/world.ts';
import type { Line } from '../playback/line.ts';
import type { Picture } from '../playback/playback.ts';
import type { CoachNote } from './coachNote.ts';

export const SHEETS = ['actions', 'numbers', 'menu', 'help', 'settings', 'resign', 'result', 'passing'] as const;
/** What can be open over the table. Things and piles are looked at in a sheet of their own. */
export type SheetName = (typeof SHEETS)[number];

export interface Playing extends Pick<Picture, 'scene' | 'lines' | 'isStep'> {
  /** The latest line, until the person is asked. */
  readonly line: Line | undefined;
}

export interface TableState {
  readonly shown: GameUpdate | undefined;
  /** What the table shows besides, while it goes through what has happened. */
  readonly playing: Playing;
  /** All that was told, in order. */
  readonly log: readonly Told[];
  /** Undefined: the person is not asked. */
  readonly world: World | undefined;
  readonly draft: Draft;
  /** What the person did last. */
  readonly lastAct: Act | undefined;
  /** The unavailable actions that the person has asked about. */
  readonly askedWhy: readonly number[];
  /** Something was sent, and the answer is on its way. */
  readonly busy: boolean;
  /** It would cost the game, and waits for a second word. */
  readonly dangerous: Submission | undefined;
  readonly notice: { readonly text: Text; readonly count: number } | undefined;
  /** What the coach says now. */
  readonly coach: CoachNote | undefined;
  /** What the learner has met, if it is not what the game was set up with. */
  readonly met: readonly string[] | 'all' | undefined;
  /** The coach helps at this table. */
  readonly coached: boolean;
  readonly sheet: SheetName | undefined;
  readonly inspected: Thing | undefined;
  readonly logOpen: boolean;
  readonly commandOpen: boolean;
  /** Who is to attack when that is asked, by their bottom cards. */
  readonly planned: readonly Unit[] | undefined;
  /** How windows are passed when the chance is no longer kept. */
  readonly held: PassingProfile | undefined;
}
