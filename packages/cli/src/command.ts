/** What a command is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import {
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  LANGS,
  type Lang,
  NotationError,
  parseRegulation,
  plainRuleset,
  type Ruleset,
  ruleset,
  whyNot,
} from '@blackpoker/engine';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';

/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {}

/** The command could not do what it was asked to: exit code 1. */
export class Failure extends Error {}

export interface OptionSpec {
  /** The name of its value in the help, such as N; absent: a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** Its arguments beside the options, such as `FILE…`. */
  readonly usage: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The exit code. */
  readonly run: (args: Arguments, io: Io) => number | Promise<number>;
}

export const EXIT_OK = 0;
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

export const LANG_OPTION = { lang: { value: 'ja|en', help: 'the language (default: from LANG, else en)' } };
export const JSON_OPTION = { json: { help: 'print JSON, and nothing else, on stdout' } };
export const RULES_OPTIONS = {
  edition: { value: EDITIONS.join('|'), help: 'the edition (default 8.0)' },
  format: { value: FORMATS.join('|'), help: 'the format (default master)' },
};
/** Which rules: an edition and format with whole packs, or any regulation. */
export const REGULATION_OPTIONS = {
  ...RULES_OPTIONS,
  regulation: { value: 'ID', help: 'any regulation, such as 8.0/pro/strategy, in place of edition and format' },
};
const HELP_OPTION = { help: { help: 'show this help' } };

export const optionsOf = (command: Command): Readonly<Record<string, OptionSpec>> => ({
  ...command.options,
  ...HELP_OPTION,
});

/** The arguments of one call, each read in its own type. */
export class Arguments {
  readonly positionals: readonly string[];
  private readonly values: Readonly<Record<string, string | true>>;
  private readonly env: Io['env'];

  constructor(command: Command, args: readonly string[], env: Io['env']) {
    const { positionals, values } = parse(command, args);
    this.positionals = positionals;
    this.values = values;
    this.env = env;
  }

  has(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  oneOf<T extends string>(name: string, known: readonly T[], otherwise: T): T {
    const value = this.text(name);
    if (value === undefined) return otherwise;
    return pick(value, known, `--${name}`);
  }

  wholeNumber(name: string, otherwise: number, least = 0): number {
    const value = this.text(name);
    if (value === undefined) return otherwise;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least)) throw new UsageError(`--${name} takes a whole number from ${least} on, not "${value}"`);
    return number;
  }

  get edition(): Edition {
    return this.oneOf('edition', EDITIONS, '8.0');
  }

  get format(): Format {
    return this.oneOf('format', FORMATS, 'master');
  }

  /** What --regulation names, or else the plain rules of --edition and --format. */
  get rules(): Ruleset {
    return this.rulesOr('master');
  }

  rulesOr(format: Format): Ruleset {
    const id = this.text('regulation');
    if (id === undefined) return plainRuleset(this.edition, this.oneOf('format', FORMATS, format));
    this.refuseBeside('regulation', ['edition', 'format']);
    return rulesetNamed(id);
  }

  /** Options that say the same as this one. */
  refuseBeside(name: string, others: readonly string[]): void {
    const [other] = others.filter((each) => this.text(each) !== undefined);
    if (other !== undefined) throw new UsageError(`--${name} and --${other} cannot be given together`);
  }

  /** For a command that has none. */
  refuseArguments(): void {
    if (this.positionals.length > 0)
      throw new UsageError(`it takes no argument, but got ${this.positionals.join(' ')}`);
  }

  get lang(): Lang {
    const { LC_ALL, LC_MESSAGES, LANG } = this.env;
    const spoken = LC_ALL || LC_MESSAGES || LANG || '';
    return this.oneOf('lang', LANGS, spoken.startsWith('ja') ? 'ja' : 'en');
  }
}

/** The rules of an id; one that is not played is a usage error that says why. */
export function rulesetNamed(id: string): Ruleset {
  try {
    const regulation = parseRegulation(id);
    const reasons = whyNot(regulation).map(({ en }) => en);
    if (reasons.length === 0) return ruleset(regulation);
    throw new UsageError(`${id} is not played: ${reasons.join('; ')}`);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new UsageError(`--regulation, column ${error.column}: ${error.problem}`);
  }
}

/** One of the known words, or a usage error that names them. */
export function pick<T extends string>(text: string, known: readonly T[], what: string): T {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new UsageError(`${what} is one of ${known.join(', ')}, not "${text}"`);
  return found;
}

function parse(command: Command, args: readonly string[]) {
  const specs = optionsOf(command);
  const options = Object.fromEntries(
    Object.entries(specs).map(
      ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
    ),
  );
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | true> = {};
  for (const token of tokens)
    if (token.kind === 'option') values[token.name] = optionValue(specs, token.name, token.rawName, token.value);
  return { positionals, values };
}

function optionValue(
  specs: Readonly<Record<string, OptionSpec>>,
  name: string,
  written: string,
  value: string | undefined,
): string | true {
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) throw new UsageError(unknownOption(specs, written));
  if (spec.value === undefined && value !== undefined) throw new UsageError(`--${name} takes no value`);
  if (spec.value !== undefined && (value ?? '') === '') throw new UsageError(`--${name} needs a value: ${spec.value}`);
  return value ?? true;
}

function unknownOption(specs: Readonly<Record<string, OptionSpec>>, written: string): string {
  const known = Object.keys(specs).map((name) => `--${name}`);
  const meant = nearest(written, known);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `unknown option ${written}.${hint} It knows ${known.join(', ')}.`;
}
