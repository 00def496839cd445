/** blackpoker play: a whole game in the terminal. */
import { randomBytes } from 'node:crypto';
import { FORMATS, parseSeat } from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, LANG_OPTION, REGULATION_OPTIONS } from '../command.ts';
import { askedDecks, DECK_OPTIONS, decksFor } from '../deckArguments.ts';
import type { Io } from '../io.ts';
import { SeriesSession } from '../table/seriesSession.ts';
import { seedOf } from './simulate.ts';

export const play: Command = {
  name: 'play',
  usage: '',
  summary: 'Play a game, or a series, in the terminal against a random player.',
  details: [
    'Numbers choose, ? explains the words, why tells what keeps an action from being available. It can be driven through a pipe too: each line of the input is one answer.',
    'A two-deck regulation is played as a series: between its games you see the score and the deck that you may look at.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    ...DECK_OPTIONS,
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
  args.refuseArguments();
  const rules = args.rulesOr('lite');
  const seat = parseSeat(args.oneOf('seat', ['A', 'B'], 'A')) ?? 0;
  const seed = seedOf(args, randomBytes(SEED_BYTES).toString('hex'));
  const decks = decksFor(rules, askedDecks(args, rules), seed);
  await new SeriesSession(
    { rules, seed, decks, seat, lang: args.lang, everyChance: args.has('every-chance') },
    io,
  ).play();
  return EXIT_OK;
}
