/** The game of an address: begun at `/t/new?…`, which then gives way to `/t/ID`; gone on with at `/t/ID`. */

import { SMART_PASSING } from '@blackpoker/bots';
import type { Text } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import type { Guidance } from '../../coach/guide.ts';
import { needsGuide } from '../../coach/wheels.ts';
import { CallError } from '../../host/calls.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { type OpenOptions, resumeGame, startGame } from '../../host/localHost.ts';
import { newSetup } from '../../host/newSetup.ts';
import { HOST_WORDS } from '../../host/words.ts';

export type Opening =
  | { readonly state: 'waiting' }
  | { readonly state: 'open'; readonly host: GameHost }
  | { readonly state: 'failed'; readonly why: Text };

const NEW = 'new';

function openOptions(): OpenOptions {
  const { passing, stopAtAttack, stopAtDraw } = useSettings.getState();
  return { passing: { ...SMART_PASSING, mode: passing, stopAt: { attack: stopAtAttack, draw: stopAtDraw } } };
}

/** Rejects with words for the person. Undefined: it is not wanted any more. */
async function openGame(id: string, isWanted: () => boolean): Promise<GameHost | undefined> {
  if (id !== NEW) {
    await Promise.resolve();
    return isWanted() ? resumeGame(id, openOptions()) : undefined;
  }
  const code = location.hash.slice(1);
  const { params, extra } = await guidance(new URLSearchParams(location.search), code);
  const made = await newSetup(params, useSettings.getState(), code);
  if (!made.ok) throw new CallError(made.message.en, made.message);
  return isWanted() ? begun({ ...made.setup, ...extra }) : undefined;
}

/** Loaded only for newcomers. */
async function guidance(params: URLSearchParams, code: string): Promise<Guidance> {
  if (!needsGuide(params, code)) return { params, extra: {} };
  const { guide } = await import('../../coach/guide.ts');
  return guide(params, useSettings.getState());
}

async function begun(setup: GameSetup): Promise<GameHost> {
  const host = startGame(setup, openOptions());
  try {
    await host.opened;
    return host;
  } catch (error) {
    host.close();
    throw error;
  }
}

const wordsOf = (error: unknown): Text =>
  (error instanceof CallError ? error.text : undefined) ?? HOST_WORDS.brokenGame;

/** Starts another game in the place of the one that is open. */
const GameSwitch = createContext<(host: GameHost) => void>(() => {});
export const GameSwitchProvider = GameSwitch.Provider;

export function useHost(id: string): readonly [Opening, (host: GameHost) => void] {
  const [opening, setOpening] = useState<Opening>({ state: 'waiting' });
  const [, navigate] = useLocation();
  const current = useRef<GameHost>(undefined);
  const settle = (host: GameHost): void => {
    if (current.current !== host) current.current?.close();
    current.current = host;
    setOpening({ state: 'open', host });
    navigate(`/t/${host.id}`, { replace: true });
  };
  // Before the first picture: the game begins while that is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens another game
  useLayoutEffect(() => {
    if (current.current?.id === id) return undefined;
    let isWanted = true;
    setOpening({ state: 'waiting' });
    openGame(id, () => isWanted).then(
      (host) => (isWanted && host !== undefined ? settle(host) : host?.close()),
      (error) => isWanted && setOpening({ state: 'failed', why: wordsOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  useEffect(() => () => current.current?.close(), []);
  return [opening, settle];
}

/** After a game of a series: begins the next one. */
export function useNextGame(host: GameHost): () => void {
  const begin = useContext(GameSwitch);
  return () => {
    host
      .next()
      .then(async (setup) => setup !== undefined && begin(await begun(setup)))
      .catch(() => {});
  };
}
