/** An error that nobody expected: it gets an id, under which it stands in the log and which the person is told. */
import { randomBytes } from 'node:crypto';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

export type Incidents = (error: unknown, where: Readonly<Record<string, string | number>>) => string;

export const incidentsIn =
  (log: Logger, metrics: Metrics): Incidents =>
  (error, where) => {
    const incident = randomBytes(4).toString('hex');
    metrics.incidents.inc();
    log.error({ incident, ...where, err: error }, 'incident');
    return incident;
  };
