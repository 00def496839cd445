/** As pg_ctl has them: wait for clients, send them away, or die as in a crash. */
export type StopMode = 'smart' | 'fast' | 'immediate';

/** A PostgreSQL to throw away. */
export interface Postgres {
  readonly url: string;
  readonly folder: string;
  /** Of its first process. */
  readonly pid: number;
  /** Stops it and keeps its data. */
  readonly pause: (mode?: StopMode) => Promise<void>;
  readonly start: () => Promise<void>;
  /** By default as after a crash. */
  readonly restart: (mode?: StopMode) => Promise<void>;
  /** Stops it and throws its data away. */
  readonly stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs, or undefined. */
export function findPostgres(): string | undefined;
/** Sets up what is missing, and says plainly what will be skipped where it may not. */
export function setupPostgres(): Promise<void>;
/** Makes a new, empty one and starts it. Whoever starts it stops it; it also stops when this process ends, however that comes. */
export function startPostgres(): Promise<Postgres>;
