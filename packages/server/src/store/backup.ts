/**
 * A backup is gzipped lines of JSON: a head, one line `[table, row]` for each row, and the number of rows of each table at the end.
 * It holds everything, password hashes and seeds of running games too: it is to be kept as the database is.
 */
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LATEST_MIGRATION, MIGRATIONS } from './migrations/index.ts';
import type { StorePlace } from './openStore.ts';
import { snapshot } from './snapshot.ts';
import { BackupError, type StoredRow, TABLE_NAMES, type TableName } from './tables.ts';

const FORMAT = 1;
const OWNER_ONLY = 0o600;

/** How many rows of each table. */
export type Counts = Record<TableName, number>;

export const noCounts = (): Counts => Object.fromEntries(TABLE_NAMES.map((table) => [table, 0])) as Counts;

interface Head {
  readonly blackpoker: 'backup';
  readonly format: number;
  /** What the tables were like. */
  readonly migration: string;
  readonly at: string;
}

type Line = Head | readonly [TableName, StoredRow] | { readonly rows: Counts };

/** Works while the server runs. A file that is there already is left alone. */
export async function backup(place: StorePlace, file: string): Promise<Counts> {
  if (existsSync(file)) throw new BackupError(`${file} exists already; choose another name`);
  const counts = noCounts();
  const part = `${file}.part`;
  try {
    // Made before anything can go wrong: else it could come to be after it was removed.
    const out = await open(part, 'w', OWNER_ONLY);
    await pipeline(Readable.from(lines(place, counts)), createGzip(), out.createWriteStream({ flush: true }));
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return counts;
}

async function* lines(place: StorePlace, counts: Counts): AsyncGenerator<string> {
  const head: Head = {
    blackpoker: 'backup',
    format: FORMAT,
    migration: LATEST_MIGRATION,
    at: new Date().toISOString(),
  };
  yield text(head);
  for await (const [table, rows] of snapshot(place)) {
    counts[table] += rows.length;
    yield rows.map((row) => text([table, row])).join('');
  }
  yield text({ rows: counts });
}

const text = (line: Line): string => `${JSON.stringify(line)}\n`;

/** The rows of a backup; throws a BackupError where it is none, is not whole, or is of a newer version. */
export async function* readBackup(file: string): AsyncGenerator<readonly [TableName, StoredRow]> {
  const counts = noCounts();
  let isHeaded = false;
  let isWhole = false;
  for await (const line of linesOf(file)) {
    if (!isHeaded) checkHead(line, file);
    else if (Array.isArray(line)) yield counted(line as [TableName, StoredRow], counts);
    else isWhole = isComplete(line, counts);
    isHeaded = true;
  }
  if (!isWhole) throw new BackupError(`${file} is not a whole backup`);
}

/** A backup of an earlier version says nothing of tables that came later. */
function isComplete(line: unknown, counts: Counts): boolean {
  const { rows } = (line ?? {}) as { readonly rows?: Partial<Counts> };
  return rows !== undefined && TABLE_NAMES.every((table) => (rows[table] ?? 0) === counts[table]);
}

function counted(line: readonly [TableName, StoredRow], counts: Counts): readonly [TableName, StoredRow] {
  if (!Object.hasOwn(counts, line[0])) throw new BackupError(`there is no table ${line[0]}`);
  counts[line[0]]++;
  return line;
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped).catch(() => {});
  try {
    for await (const line of createInterface({ input: unzipped })) yield JSON.parse(line);
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${file} cannot be read: ${messageOf(error)}`);
  }
  await reading;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function checkHead(line: unknown, file: string): void {
  const head = line as Partial<Head>;
  if (head.blackpoker !== 'backup') throw new BackupError(`${file} is not a backup of this program`);
  const isKnown = Object.hasOwn(MIGRATIONS('sqlite'), head.migration ?? '');
  if (head.format !== FORMAT || !isKnown) throw new BackupError(`${file} was made by a newer version of this program`);
}
