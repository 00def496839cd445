import type { Command } from './command.ts';
import { caseCommand } from './commands/case.ts';
import { conformance } from './commands/conformance.ts';
import { deck } from './commands/deck.ts';
import { diff } from './commands/diff.ts';
import { list } from './commands/list.ts';
import { loops } from './commands/loops.ts';
import { match } from './commands/match.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { regulations } from './commands/regulations.ts';
import { replay } from './commands/replay.ts';
import { report } from './commands/report.ts';
import { simulate } from './commands/simulate.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  play,
  replay,
  regulations,
  deck,
  list,
  diff,
  conformance,
  simulate,
  match,
  loops,
  report,
  perft,
  caseCommand,
];
