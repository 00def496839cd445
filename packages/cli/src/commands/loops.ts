/** blackpoker loops: sequences within one turn that could go on for ever. */
import { seedText } from '@blackpoker/engine';
import { type LoopsSpec, loopsJob, loopsResult } from '@blackpoker/lab';
import {
  type Arguments,
  type Command,
  EXIT_OK,
  JSON_OPTION,
  LANG_OPTION,
  rulesetNamed,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';
import { RUN_OPTIONS, runInLab } from '../labRun.ts';
import { loopsLines } from '../loopsText.ts';
import { LOOP_WORDS } from '../loopsWords.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

export const loops: Command = {
  name: 'loops',
  usage: 'REGULATION',
  summary: 'Search for sequences within one turn that can repeat for ever while the opponent loses life.',
  details: [
    'A loop leaves the turn player with everything that it began with, and the opponent with less life. What falls short of that is told with its price, cheapest damage first, and what the opponent could do against it.',
    'docs/lab.md says what is searched, and what it does not prove.',
  ],
  options: {
    depth: { value: 'N', help: 'the most requests of a sequence (default 4)' },
    positions: { value: 'N', help: 'how many positions of random games are searched, too (default 100)' },
    choices: { value: 'N', help: 'the most choices that one search tries (default 2000)' },
    ...SEED_OPTION,
    ...RUN_OPTIONS,
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: runLoops,
};

async function runLoops(args: Arguments, io: Io): Promise<number> {
  const [id, ...rest] = args.positionals;
  if (id === undefined || rest.length > 0) throw new UsageError('name one regulation, such as 8.0/master/full');
  const rules = rulesetNamed(id);
  const spec: LoopsSpec = {
    regulation: rules.id,
    depth: args.wholeNumber('depth', 4, 1),
    choices: args.wholeNumber('choices', 2000, 1),
    positions: args.wholeNumber('positions', 100),
    seed: seedText(seedOf(args)),
  };
  const result = loopsResult(rules, spec, await runInLab(loopsJob, spec, LOOP_WORDS.searches, args, io));
  if (args.has('json')) io.out(JSON.stringify(result, null, 2));
  else io.out(loopsLines(rules, result, args.lang, io.columns).join('\n'));
  return EXIT_OK;
}
