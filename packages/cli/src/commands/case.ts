/** blackpoker case: a random game, or a stretch of one, as a conformance case. */
import type { Ruleset } from '@blackpoker/engine';
import { makeCase } from '../casemaking/makeCase.ts';
import { type Arguments, type Command, EXIT_OK, Failure, REGULATION_OPTIONS, UsageError } from '../command.ts';
import { runCase } from '../conformance/run.ts';
import type { Io } from '../io.ts';
import { failureLine } from './conformance.ts';
import { SEED_OPTION, seedOf } from './simulate.ts';

export const caseCommand: Command = {
  name: 'case',
  usage: '',
  summary: 'Write a random game, or a stretch of one, as a conformance case (JSON on stdout).',
  details: [
    'It begins after --from choices, or at the nearest earlier chance that the form can express, and ends at a chance or with the game. It is played by the conformance runner before it is printed.',
    'A case speaks of whole packs and of no zone that a frame adds: --regulation takes the frames full and regular, with or without a preset.',
  ],
  options: {
    ...REGULATION_OPTIONS,
    ...SEED_OPTION,
    from: { value: 'N', help: 'begin after N choices (default 0: the start of turn 1)' },
    steps: { value: 'K', help: 'write at most K steps, or as many as lead to the next chance (default: to the end)' },
  },
  run: printCase,
};

function printCase(args: Arguments, io: Io): number {
  args.refuseArguments();
  const steps = args.wholeNumber('steps', Number.MAX_SAFE_INTEGER, 1);
  const { rules } = args;
  refuseUnsayable(rules);
  const made = makeCase({ rules, seed: seedOf(args), from: args.wholeNumber('from', 0), steps });
  for (const run of runCase(made))
    if (run.failure !== undefined) throw new Failure(`the case that was made does not pass: ${failureLine(run)}`);
  io.out(JSON.stringify([made]));
  return EXIT_OK;
}

/** The form of a case gives edition and format only, and has no words for packs, rare cards and second decks. */
function refuseUnsayable({ id, frame, frameOptions }: Ruleset): void {
  if ((frame === 'full' || frame === 'regular') && !frameOptions.includes('pack')) return;
  throw new UsageError(
    `a case cannot express ${id}: it speaks of whole packs of 54 cards and of no zone that a frame adds; take the frame full or regular, with or without a preset`,
  );
}
