/** The worker that holds a game. Only what the person may know leaves it, and what is asked of `record` and `next`. */

import type { PassingProfile } from '@blackpoker/bots';
import type { Choice, Seat } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import type { BotMethods } from './botWorker.ts';
import { Caller, serve, type Wire } from './calls.ts';
import { KeptGame, type KeptGameOptions } from './keptGame.ts';
import { openLesson } from './lessonGame.ts';
import type { LocalGame } from './localGame.ts';

declare const self: DedicatedWorkerGlobalScope;

let played: LocalGame | undefined;
let bots: Caller<Pick<BotMethods, 'choose'>> | undefined;

function game(): LocalGame {
  if (played === undefined) throw new Error('bug: no game is open');
  return played;
}

const methods = {
  /** Begins a game, or goes on with a kept one where there is no setup. `port`: where the bots are asked. */
  open: async (
    id: string,
    setup: GameSetup | undefined,
    passing: PassingProfile | undefined,
    port: MessagePort,
  ): Promise<GameSetup> => {
    if (setup?.lesson !== undefined) {
      played = await openLesson(setup, setup.lesson, notify);
      return setup;
    }
    const caller = new Caller<Pick<BotMethods, 'choose'>>(port);
    bots = caller;
    const options: KeptGameOptions = {
      id,
      passing,
      askBot: (view, bot) => caller.call('choose', [view, bot]),
      onUpdate: notify,
    };
    const kept = setup === undefined ? await KeptGame.resume(options) : KeptGame.start(setup, options);
    played = kept.game;
    return kept.setup;
  },
  submit: (id: number, choices: readonly Choice[]) => game().submit(id, choices),
  setPassing: (profile: PassingProfile) => game().setPassing(profile),
  takeSeat: (seat: Seat) => game().takeSeat(seat),
  undo: () => game().undo(),
  showNext: () => game().showNext(),
  resign: () => game().resign(),
  record: () => game().record(),
  next: () => game().next(),
  /** The bots cannot be asked any more. */
  loseBots: () => bots?.breakOff('the bots are gone'),
};

export type GameMethods = typeof methods;

const notify = serve(self as Wire, methods);
