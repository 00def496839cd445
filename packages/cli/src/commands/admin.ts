/** blackpoker admin: for whoever runs the server. */
import {
  type AdminDesk,
  ConfigError,
  DatabaseTooNew,
  openAdminDesk,
  readConfig,
  StoreUnavailable,
} from '@blackpoker/server';
import { type Arguments, type Command, EXIT_OK, Failure, JSON_OPTION, pick, UsageError } from '../command.ts';
import type { Io } from '../io.ts';
import { columnsOf } from '../layout.ts';

const LISTS = ['games', 'players', 'reports'] as const;
const ACTS = ['ban', 'unban', 'close', 'make-admin', 'reset-password'] as const;
const WORKS = [...LISTS, ...ACTS] as const;

export const admin: Command = {
  name: 'admin',
  usage:
    'games | players [NAME] | reports | ban NAME | unban NAME | close GAME | make-admin NAME | reset-password NAME',
  summary:
    'Look after a server: games that run, players, reports; ban somebody, close a game, make somebody an admin, help with a lost password.',
  details: [
    'It works on the database of the server, while that runs: DATABASE_URL (PostgreSQL), or else a SQLite file in DATA_DIR (default ./data).',
    'NAME is the name of an account or the id of anybody; a game is named by the last part of its address. Who is banned is signed out within seconds.',
  ],
  options: {
    data: { value: 'FOLDER', help: 'the folder of the SQLite file, whatever the environment says' },
    ...JSON_OPTION,
  },
  run: runAdmin,
};

async function runAdmin(args: Arguments, io: Io): Promise<number> {
  const [named, about, ...rest] = args.positionals;
  if (named === undefined) throw new UsageError(`say what to do: ${WORKS.join(', ')}`);
  const work = pick(named, WORKS, 'what to do');
  if (rest.length > 0) throw new UsageError(`${work} takes one name`);
  try {
    await withDesk(args, io, (desk) => done(desk, work, about, args, io));
  } catch (error) {
    throw failureOf(error);
  }
  return EXIT_OK;
}

async function withDesk(args: Arguments, io: Io, work: (desk: AdminDesk) => Promise<void>): Promise<void> {
  const dataDir = args.text('data');
  const desk = await openAdminDesk(dataDir === undefined ? readConfig(io.env).store : { dataDir });
  await work(desk).finally(() => desk.leave());
}

/** What a person can do something about. */
function failureOf(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return new Failure(`the database cannot be used: ${error.message}`);
  return error instanceof DatabaseTooNew || error instanceof ConfigError ? new Failure(error.message) : error;
}

async function done(
  desk: AdminDesk,
  work: (typeof WORKS)[number],
  about: string | undefined,
  args: Arguments,
  io: Io,
): Promise<void> {
  const list = LISTS.find((each) => each === work);
  if (list !== undefined) return show(await listed(desk, list, about), args, io);
  const act = pick(work, ACTS, 'what to do');
  if (about === undefined) throw new UsageError(act === 'close' ? 'close which game?' : `${act} whom?`);
  const result = await DO[act](desk, about);
  if (result === false || result === undefined) throw new Failure(`${about}: there is no such ${NEEDS[act]}`);
  const made = result === true ? {} : { password: result };
  io.out(args.has('json') ? JSON.stringify({ [act]: about, ...made }) : SAID[act](about, made.password));
}

/** Whether it was done, or what came out. */
type Result = boolean | string | undefined;

const DO: Record<(typeof ACTS)[number], (desk: AdminDesk, about: string) => Promise<Result>> = {
  ban: (desk, who) => desk.ban(who),
  unban: (desk, who) => desk.unban(who),
  close: (desk, game) => desk.close(game),
  'make-admin': (desk, name) => desk.makeAdmin(name),
  'reset-password': (desk, name) => desk.resetPassword(name),
};

const NEEDS: Record<(typeof ACTS)[number], string> = {
  ban: 'user',
  unban: 'user',
  close: 'game that waits or is played',
  'make-admin': 'account',
  'reset-password': 'account',
};

const SAID: Record<(typeof ACTS)[number], (about: string, password: string | undefined) => string> = {
  ban: (who) => `${who} is banned.`,
  unban: (who) => `${who} is no longer banned.`,
  close: (game) => `Game ${game} is closed, without a result.`,
  'make-admin': (name) => `${name} is an admin.`,
  'reset-password': (name, password) =>
    `${name} is signed out everywhere, and signs in with ${password} from now on, until they change it on their account page.`,
};

type Row = Readonly<Record<string, string>>;

async function listed(desk: AdminDesk, list: (typeof LISTS)[number], named = ''): Promise<Row[]> {
  if (list === 'games') return (await desk.games()).map(gameRow);
  if (list === 'players') return (await desk.players(named)).map(playerRow);
  return (await desk.reports()).map(reportRow);
}

const gameRow = ({ game, players, terms, turns, at }: Awaited<ReturnType<AdminDesk['games']>>[number]): Row => ({
  game,
  players: players.map((player) => player?.name ?? '–').join(' – '),
  regulation: terms.regulation,
  rated: terms.rated ? 'rated' : 'casual',
  turns: String(turns),
  since: time(at),
});

const playerRow = ({
  id,
  name,
  kind,
  since,
  admin,
  bannedAt,
}: Awaited<ReturnType<AdminDesk['players']>>[number]): Row => ({
  id,
  name,
  kind: admin ? 'admin' : kind,
  since: time(since),
  banned: bannedAt === undefined ? '' : time(bannedAt),
});

const reportRow = ({ id, by, about, game, text, at }: Awaited<ReturnType<AdminDesk['reports']>>[number]): Row => ({
  id,
  at: time(at),
  by: by.name,
  about: `${about.name} (${about.id})`,
  game: game ?? '',
  text: text.replace(/\p{C}+/gu, ' '),
});

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function show(rows: readonly Row[], args: Arguments, io: Io): void {
  if (args.has('json')) return io.out(JSON.stringify(rows, null, 2));
  const [first] = rows;
  if (first === undefined) return io.out('None.');
  for (const line of columnsOf([Object.keys(first), ...rows.map((row) => Object.values(row))])) io.out(line.trimEnd());
}
