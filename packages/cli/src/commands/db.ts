/** blackpoker db: what the server keeps, written to a file, put back, or replayed. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import {
  BackupError,
  backup,
  ConfigError,
  type Counts,
  DatabaseTooNew,
  placeText,
  readConfig,
  restore,
  type StorePlace,
  StoreUnavailable,
  type Verified,
  verifyPlace,
} from '@blackpoker/server';
import {
  type Arguments,
  type Command,
  EXIT_FAILED,
  EXIT_OK,
  Failure,
  JSON_OPTION,
  LANG_OPTION,
  pick,
  UsageError,
} from '../command.ts';
import type { Io } from '../io.ts';

const WORKS = ['backup', 'restore', 'verify'] as const;

export const db: Command = {
  name: 'db',
  usage: 'backup FILE | restore FILE | verify',
  summary: 'Back up what the server keeps, put it back, or replay every stored game.',
  details: [
    'Backup and verify work while the server runs. A backup holds all of one moment, password hashes and the seeds of running games too, and can be restored into an empty database of either kind.',
    'Verify replays the log and the record of every game; where one is broken it is named, and the exit code is 1.',
    'The database is that of the server: DATABASE_URL (PostgreSQL), or else a SQLite file in DATA_DIR (default ./data).',
  ],
  options: {
    data: { value: 'FOLDER', help: 'the folder of the SQLite file, whatever the environment says' },
    ...JSON_OPTION,
    ...LANG_OPTION,
  },
  run: runDb,
};

const WORDS = {
  saved: { ja: '{place} を {file} に保存しました：', en: 'Saved {place} to {file}: ' },
  restored: { ja: '{file} を {place} に戻しました：', en: 'Restored {file} to {place}: ' },
  rows: { ja: '{table} {n}件', en: '{n} {table}' },
  nothing: { ja: '0件', en: 'nothing' },
  checked: {
    ja: '{place}：再生を確かめました。終わった対戦 {ended}、対戦中 {running}、待機中 {waiting}、出来事 {events}。',
    en: '{place}: replayed {ended} games that are over and {running} that are played ({events} events); {waiting} wait for players.',
  },
  otherRules: {
    ja: '別の版のルールで始まり、再生しなかった対戦：{n}。',
    en: '{n} games were begun under another version of the rules and were not replayed.',
  },
  frozen: {
    ja: 'エンジンの誤りで止まっている対戦：{n}。',
    en: '{n} games are frozen by an error of the engine.',
  },
  broken: { ja: '壊れた対戦 {game}：{why}', en: 'broken: game {game}: {why}' },
  allWell: { ja: '壊れた対戦はありません。', en: 'No game is broken.' },
  progress: { ja: '{n} 局を確かめました …', en: '{n} games replayed …' },
} satisfies Record<string, Text>;

async function runDb(args: Arguments, io: Io): Promise<number> {
  const [named, file, ...rest] = args.positionals;
  if (named === undefined) throw new UsageError(`say what to do: ${WORKS.join(', ')}`);
  const work = pick(named, WORKS, 'what to do');
  if (rest.length > 0 || (file === undefined) !== (work === 'verify'))
    throw new UsageError(work === 'verify' ? 'verify takes no file' : `${work} takes one file`);
  try {
    const place = placeOf(args, io);
    return file === undefined ? await runVerify(place, args, io) : await move(work, place, file, args, io);
  } catch (error) {
    throw failureOf(error);
  }
}

function placeOf(args: Arguments, io: Io): StorePlace {
  const dataDir = args.text('data');
  return dataDir === undefined ? readConfig(io.env).store : { dataDir };
}

/** What a person can do something about. */
function failureOf(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return new Failure(`the database cannot be used: ${error.message}`);
  const isKnown = error instanceof BackupError || error instanceof DatabaseTooNew || error instanceof ConfigError;
  return isKnown ? new Failure(error.message) : error;
}

async function move(work: string, place: StorePlace, file: string, args: Arguments, io: Io): Promise<number> {
  const counts = work === 'backup' ? await backup(place, file) : await restore(place, file);
  const said = WORDS[work === 'backup' ? 'saved' : 'restored'];
  const text = `${fill(said, args.lang, { place: placeText(place), file })}${countsText(counts, args.lang)}`;
  io.out(args.has('json') ? JSON.stringify(counts) : text);
  return EXIT_OK;
}

function countsText(counts: Counts, lang: Lang): string {
  const some = Object.entries(counts).filter(([, n]) => n > 0);
  if (some.length === 0) return WORDS.nothing[lang];
  return some.map(([table, n]) => fill(WORDS.rows, lang, { table, n })).join(lang === 'ja' ? '、' : ', ');
}

async function runVerify(place: StorePlace, args: Arguments, io: Io): Promise<number> {
  const verified = await verifyPlace(place, (n) => {
    if (n % 10 === 0) io.status(fill(WORDS.progress, args.lang, { n }));
  });
  io.status('');
  io.out(args.has('json') ? JSON.stringify(verified) : verifiedText(verified, placeText(place), args.lang));
  return verified.broken.length > 0 ? EXIT_FAILED : EXIT_OK;
}

function verifiedText(verified: Verified, place: string, lang: Lang): string {
  const { ended, running, waiting, events, otherRules, frozen, broken } = verified;
  const lines = [fill(WORDS.checked, lang, { place, ended, running, waiting, events })];
  if (otherRules > 0) lines.push(fill(WORDS.otherRules, lang, { n: otherRules }));
  if (frozen > 0) lines.push(fill(WORDS.frozen, lang, { n: frozen }));
  for (const { game, why } of broken) lines.push(fill(WORDS.broken, lang, { game, why }));
  if (broken.length === 0) lines.push(WORDS.allWell[lang]);
  return lines.join('\n');
}
