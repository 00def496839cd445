/** Reads one line of the command line. It knows names and notation; whether a thing can be done now is another's business. */
import { type Action, fill, LANGS, type Ruleset, type Text } from '@blackpoker/engine';
import { ALL_WORDS, KEEP_WORDS, PROBLEMS, VERBS, type Verb, YES_WORDS } from './commandWords.ts';

export type CostName = 'B' | 'D' | 'S';

export interface RequestWords {
  readonly action: Action;
  readonly keys: readonly string[];
  readonly target: string | undefined;
  readonly costs: Partial<Readonly<Record<CostName, readonly string[]>>>;
  readonly keep: boolean;
}

export type Command =
  | { readonly type: 'plain'; readonly verb: Exclude<Verb, 'why' | 'rules' | 'attack' | 'block' | 'choose' | 'resign'> }
  | { readonly type: 'why' | 'rules'; readonly action: Action | undefined }
  | { readonly type: 'choose'; readonly numbers: readonly number[] }
  | { readonly type: 'attack'; readonly units: readonly string[]; readonly all: boolean }
  | {
      readonly type: 'block';
      readonly lanes: readonly { readonly attacker: number; readonly units: readonly string[] }[];
    }
  | { readonly type: 'request'; readonly words: RequestWords }
  | { readonly type: 'resign'; readonly sure: boolean };

export type Parsed =
  /** `sure`: it ends with "!", and danger has been seen. */
  | { readonly ok: true; readonly command: Command; readonly sure: boolean }
  | { readonly ok: false; readonly problem: Text };

/** A problem in both languages. */
export function problem(
  word: keyof typeof PROBLEMS,
  params: Readonly<Record<string, string | number | Text>> = {},
): Text {
  const [ja = '', en = ''] = LANGS.map((lang) =>
    fill(
      PROBLEMS[word],
      lang,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
      ),
    ),
  );
  return { ja, en };
}

const fail = (word: keyof typeof PROBLEMS, params: Readonly<Record<string, string | number>> = {}): Parsed => ({
  ok: false,
  problem: problem(word, params),
});

export function parseCommand(line: string, rules: Ruleset): Parsed {
  const text = line.normalize('NFKC').trim();
  const sure = text.endsWith('!');
  const words = spaced(sure ? text.slice(0, -1) : text)
    .split(/\s+/)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return fail('empty');
  const command = readWords(words, rules);
  return command === undefined
    ? fail('unknown', { text: words.join(' ') })
    : 'ja' in command
      ? { ok: false, problem: command }
      : { ok: true, command, sure };
}

/** Signs stand apart from words. */
const spaced = (text: string): string =>
  text.replace(/[>/,、→]/g, (sign) => ` ${sign === '、' ? ',' : sign === '→' ? '>' : sign} `);

function readWords(words: readonly string[], rules: Ruleset): Command | Text | undefined {
  if (words.every((word) => /^\d+$/.test(word))) return { type: 'choose', numbers: words.map(Number) };
  const verb = verbOf(words[0] ?? '');
  const found = verb === undefined || words.length > 1 ? actionAtStart(words, rules) : undefined;
  const isVerb = verb !== undefined && (found === undefined || found.length <= 1);
  if (isVerb) return readVerb(verb, words.slice(1), rules);
  return found === undefined ? undefined : readRequest(found.action, words.slice(found.length));
}

const verbOf = (word: string): Verb | undefined => VERB_NAMES.find((verb) => names(verb).includes(word.toLowerCase()));
const names = (verb: Verb): readonly string[] => VERBS[verb];
const isVerbName = (name: string): name is Verb => Object.hasOwn(VERBS, name);
const VERB_NAMES: readonly Verb[] = Object.keys(VERBS).filter(isVerbName);

function readVerb(verb: Verb, rest: readonly string[], rules: Ruleset): Command | Text | undefined {
  switch (verb) {
    case 'why':
    case 'rules':
      return readAbout(verb, rest, rules);
    case 'choose':
      return rest.length > 0 && rest.every((word) => /^\d+$/.test(word))
        ? { type: 'choose', numbers: rest.map(Number) }
        : problem('badNumber', { most: 'n' });
    case 'attack':
      return {
        type: 'attack',
        units: rest.filter((word) => !isOneOf(ALL_WORDS, word)),
        all: rest.some((word) => isOneOf(ALL_WORDS, word)),
      };
    case 'block':
      return readLanes(rest);
    case 'resign':
      return { type: 'resign', sure: rest.some((word) => isOneOf(YES_WORDS, word)) };
    default:
      return rest.length === 0 ? { type: 'plain', verb } : undefined;
  }
}

const isOneOf = (list: readonly string[], word: string): boolean => list.includes(word.toLowerCase());

function readAbout(type: 'why' | 'rules', rest: readonly string[], rules: Ruleset): Command | Text {
  if (rest.length === 0) return { type, action: undefined };
  const found = actionAtStart(rest, rules);
  return found === undefined ? problem('noAction', { text: rest.join(' ') }) : { type, action: found.action };
}

function readLanes(words: readonly string[]): Command | Text {
  const lanes = words
    .join(' ')
    .split(',')
    .map((lane) => lane.trim().split(/\s+/))
    .filter(([attacker]) => attacker !== undefined && attacker !== '');
  if (lanes.length === 0 || lanes.some(([attacker, ...units]) => !/^\d+$/.test(attacker ?? '') || units.length === 0))
    return problem('badLane');
  return { type: 'block', lanes: lanes.map(([attacker, ...units]) => ({ attacker: Number(attacker), units })) };
}

// actions

/** Without spaces and points, in small letters: R・S・F is rsf, Set Bulwark is setbulwark. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·・.'’-]/g, '');

const LONGEST_NAME = 4;

/** The action that the first words name: by id or by name in either language, whole or its beginning. */
function actionAtStart(words: readonly string[], { actions }: Ruleset): { action: Action; length: number } | undefined {
  const known = actions.filter((action) => action !== undefined);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const wanted = plain(words.slice(0, length).join(''));
    const whole = known.find((action) => namesOf(action).includes(wanted));
    if (whole !== undefined) return { action: whole, length };
  }
  const start = plain(words[0] ?? '');
  const begun =
    start.length < 2 ? [] : known.filter((action) => namesOf(action).some((name) => name.startsWith(start)));
  const [only] = begun;
  return only === undefined ? undefined : { action: only, length: 1 };
}

const namesOf = ({ id, name }: Action): string[] => [id, name.en, name.ja].map(plain);

const COSTS: Readonly<Record<string, CostName>> = { b: 'B', d: 'D', s: 'S' };

function readRequest(action: Action, words: readonly string[]): Command | Text {
  const keep = words.some((word) => isOneOf(KEEP_WORDS, word));
  const [head = [], ...costParts] = splitAt(
    words.filter((word) => !isOneOf(KEEP_WORDS, word)),
    '/',
  );
  const [keys = [], target] = splitAt(head, '>');
  const costs: Partial<Record<CostName, string[]>> = {};
  for (const part of costParts) if (!readCosts(part, costs)) return problem('unknown', { text: part.join(' ') });
  return { type: 'request', words: { action, keys, target: target?.join(' '), costs, keep } };
}

/** "d d8 b w1": a letter, and what pays for it. */
function readCosts(words: readonly string[], costs: Partial<Record<CostName, string[]>>): boolean {
  let current: string[] | undefined;
  for (const word of words) {
    const name = COSTS[word.toLowerCase()];
    if (name !== undefined) current = costs[name] ??= [];
    else if (current === undefined) return false;
    else current.push(word);
  }
  return true;
}

function splitAt(words: readonly string[], sign: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === sign) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
