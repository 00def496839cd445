/** Every job, by name: a thread finds it here. */
import type { Job } from './job.ts';
import { ladderJob } from './ladder/ladderJob.ts';
import { loopsJob } from './loops/loopsJob.ts';
import { lossesJob } from './losses/lossesJob.ts';
import { matchJob } from './match/matchJob.ts';
import { reportJob } from './report/job.ts';
import type { Task } from './run/crew.ts';
import { simulationJob } from './simulate/simulationJob.ts';
import { samplesJob } from './train/samplesJob.ts';

const JOBS: readonly Pick<Job<never, unknown>, 'name' | 'run'>[] = [
  simulationJob,
  matchJob,
  reportJob,
  loopsJob,
  ladderJob,
  samplesJob,
  lossesJob,
];

/** The result of a batch. */
export function workOn({ job: name, spec, batch }: Task, onUnit: () => void): unknown {
  const job = JOBS.find((each) => each.name === name);
  if (job === undefined) throw new Error(`there is no job ${name}`);
  return job.run(spec as never, batch, onUnit);
}
