/** blackpoker play: a whole game in the terminal. */
import { randomBytes } from 'node:crypto';
import { FORMATS, parseSeat, plainRuleset } from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, LANG_OPTION, RULES_OPTIONS, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { Session } from '../table/session.ts';
import { seedOf } from './simulate.ts';

export const play: Command = {
  name: 'play',
  usage: '',
  summary: 'Play a game in the terminal against a random player.',
  details: [
    'Numbers choose, ? explains the words, why tells what keeps an action from being available. It can be driven through a pipe too: each line of the input is one answer.',
  ],
  options: {
    edition: RULES_OPTIONS.edition,
    format: { value: FORMATS.join('|'), help: 'the format (default lite)' },
    seed: { value: 'SEED', help: 'a whole number, or 32 hexadecimal digits (default: a new one)' },
    seat: { value: 'A|B', help: 'where you sit (default A)' },
    'every-chance': { help: 'ask you even where you can only pass' },
    ...LANG_OPTION,
  },
  run: playGame,
};

const SEED_BYTES = 16;

async function playGame(args: Arguments, io: Io): Promise<number> {
  if (args.positionals.length > 0) throw new UsageError(`it takes no argument, but got ${args.positionals.join(' ')}`);
  const rules = plainRuleset(args.edition, args.oneOf('format', FORMATS, 'lite'));
  const seat = parseSeat(args.oneOf('seat', ['A', 'B'], 'A')) ?? 0;
  const seed = seedOf(args, randomBytes(SEED_BYTES).toString('hex'));
  await new Session({ rules, seed, seat, lang: args.lang, everyChance: args.has('every-chance') }, io).play();
  return EXIT_OK;
}
