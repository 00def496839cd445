/** blackpoker play: a whole game in the terminal. */
import { randomBytes } from 'node:crypto';
import { LEVELS, type Player } from '@blackpoker/bots';
import { FORMATS, parseSeat, type Ruleset } from '@blackpoker/engine';
import { PLAYER_NAMES, playerNamed } from '@blackpoker/lab';
import { type Arguments, type Command, EXIT_OK, LANG_OPTION, REGULATION_OPTIONS } from '../command.ts';
import { askedDecks, DECK_OPTIONS, decksFor } from '../deckArguments.ts';
import type { Io } from '../io.ts';
import { SeriesSession } from '../table/seriesSession.ts';
import { checkPlayer } from './match.ts';
import { seedOf } from './simulate.ts';

const LEVEL_NAMES = LEVELS.map(({ level }) => `${level}`);
const DEFAULT_LEVEL = '3';
const OTHERS = PLAYER_NAMES.filter((name) => !LEVEL_NAMES.includes(name.replace('level', '')));

export const play: Command = {
  name: 'play',
  usage: '',
  summary: 'Play a game, or a series, in the terminal against one of eight levels.',
  details: [
    'Numbers choose, ? explains the words, hint advises, why tells what keeps an action from being available. It can be driven through a pipe too: each line of the input is one answer.',
    'A two-deck regulation is played as a series: between its games you see the score and the deck that you may look at.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    ...DECK_OPTIONS,
    format: { value: FORMATS.join('|'), help: 'the format (default lite)' },
    seed: { value: 'SEED', help: 'a whole number, or 32 hexadecimal digits (default: a new one)' },
    level: {
      value: `1-${LEVELS.length}`,
      help: `who you play against: ${LEVELS.map(({ level, name }) => `${level} ${name.en} (${name.ja})`).join(', ')} (default ${DEFAULT_LEVEL})`,
    },
    opponent: { value: 'NAME', help: `any player in place of a level: ${OTHERS.join(', ')}` },
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
    {
      rules,
      seed,
      decks,
      seat,
      opponent: opponentOf(args, rules),
      lang: args.lang,
      everyChance: args.has('every-chance'),
    },
    io,
  ).play();
  return EXIT_OK;
}

/** The level or the player that was asked for. */
function opponentOf(args: Arguments, rules: Ruleset): Player {
  const name = args.text('opponent');
  if (name !== undefined) args.refuseBeside('opponent', ['level']);
  const asked = name ?? `level${args.oneOf('level', LEVEL_NAMES, DEFAULT_LEVEL)}`;
  checkPlayer(asked, rules);
  return playerNamed(asked);
}
