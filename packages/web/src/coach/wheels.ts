/** A person's first games: an easy opponent, and they begin. What they have chosen themselves wins. */
import { DEFAULTS, type Settings } from '../app/settingsList.ts';
import { knownFinished } from '../host/finishedGames.ts';

/** So many finished games against bots take the training wheels off. */
export const GAMES_WITH_WHEELS = 3;

type Usual = Pick<Settings, 'regulation' | 'level' | 'starts'>;

/** Nobody has chosen how to play yet. */
export const isUnchosen = ({ regulation, level, starts }: Usual): boolean =>
  regulation === DEFAULTS.regulation && level === DEFAULTS.level && starts === DEFAULTS.starts;

/** What the next game is begun with, if the person says nothing. */
export const usualGame = ({ regulation, level, starts }: Usual, finished: number): Usual =>
  finished < GAMES_WITH_WHEELS && isUnchosen({ regulation, level, starts })
    ? { regulation, level: 1, starts: 'me' }
    : { regulation, level, starts };

/** Does the address of a new game leave something to the app? A repeated deal, a position and a game for two are as they are. */
export const needsGuide = (params: URLSearchParams, code: string): boolean =>
  params.has('game') ||
  (code === '' &&
    knownFinished() < GAMES_WITH_WHEELS &&
    ['seed', 'position', 'hotseat'].every((name) => !params.has(name)));
