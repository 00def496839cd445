/** What the address of a new game leaves to the app: game 1, game 2, and what "Play now" means for a newcomer. */
import type { CoachedGame, GameSetup } from '@blackpoker/host';
import {
  FIRST_GAME_ACTIONS,
  FIRST_GAME_POSITION,
  firstGameTable,
  unlockedActions,
  withNewFirstGame,
} from '@blackpoker/learn';
import type { Settings } from '../app/settings.ts';
import { finishedGames } from '../host/finishedGames.ts';
import { changeCoach, keptGroupsDone, loadCoach } from './coachStore.ts';
import { GAMES_WITH_WHEELS, isUnchosen, usualGame } from './wheels.ts';

export interface Guidance {
  /** The address with what was left open. */
  readonly params: URLSearchParams;
  /** Goes into the setup. */
  readonly extra: Pick<GameSetup, 'actions' | 'coach'>;
}

/** Names of an address by which a person says themselves what they play. */
const CHOSEN = ['reg', 'level', 'starts', 'deck', 'wins'];

export async function guide(params: URLSearchParams, settings: Settings): Promise<Guidance> {
  const asked = params.get('game');
  if (asked === 'first') return firstGame(params);
  if (asked === 'second') return secondGame(params);
  const finished = settings.coach === 'off' ? GAMES_WITH_WHEELS : await finishedGames();
  if (finished >= GAMES_WITH_WHEELS) return { params, extra: {} };
  const isOpen = CHOSEN.every((name) => !params.has(name)) && isUnchosen(settings);
  return isOpen ? nextGame(params, settings, finished) : { params, extra: { coach: 'usual' } };
}

/** "Play now" for a newcomer who has chosen nothing. */
async function nextGame(params: URLSearchParams, settings: Settings, finished: number): Promise<Guidance> {
  const done = await keptGroupsDone();
  if (finished === 0) return done.has('spells') ? secondGame(params) : firstGame(params);
  const actions = unlockedActions(done, await loadCoach());
  const { level, starts } = usualGame(settings, finished);
  return coached('usual', params, { level: `${level}`, starts }, actions);
}

/** Another table each time after the first, unless the address gives one. */
async function firstGame(params: URLSearchParams): Promise<Guidance> {
  const { firstGames, firstWins } = await changeCoach(withNewFirstGame);
  const seed = Number(params.get('seed') ?? crypto.getRandomValues(new Uint32Array(1))[0]);
  const drawn = firstGames === 1 ? FIRST_GAME_POSITION : firstGameTable(seed, firstWins);
  const position = params.get('position') ?? drawn;
  return coached('first', params, { position, level: '1', seat: 'A' }, FIRST_GAME_ACTIONS);
}

const secondGame = (params: URLSearchParams): Guidance =>
  coached('second', params, { reg: '8.0/lite/entry20', level: '1', starts: 'me' }, undefined);

function coached(
  coach: CoachedGame,
  params: URLSearchParams,
  choices: Readonly<Record<string, string>>,
  actions: readonly string[] | undefined,
): Guidance {
  const all = new URLSearchParams(params);
  for (const [name, value] of Object.entries(choices)) all.set(name, value);
  return { params: all, extra: { coach, ...(actions && { actions }) } };
}
