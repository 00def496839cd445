import type { Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { caseCommand } from './commands/case.ts';
import { conformance } from './commands/conformance.ts';
import { db } from './commands/db.ts';
import { deck } from './commands/deck.ts';
import { diff } from './commands/diff.ts';
import { ladder } from './commands/ladder.ts';
import { list } from './commands/list.ts';
import { loops } from './commands/loops.ts';
import { match } from './commands/match.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { regulations } from './commands/regulations.ts';
import { replay } from './commands/replay.ts';
import { report } from './commands/report.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { worker } from './commands/worker.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  serve,
  db,
  admin,
  play,
  replay,
  review,
  regulations,
  deck,
  list,
  diff,
  conformance,
  simulate,
  match,
  ladder,
  loops,
  report,
  train,
  worker,
  perft,
  caseCommand,
];
