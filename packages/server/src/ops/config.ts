/** What the environment says about how the server is to run. */
import { hostname } from 'node:os';
import process from 'node:process';
import { BROWSERS_SERVICES, SERVICE_FORM } from '../push/pushServices.ts';

/** The server cannot start like this, and would not the next time either. */
export class ConfigError extends Error {}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** For one address: an IPv4 address, or the 64 bits of an IPv6 network. */
export interface Limits {
  /** Sockets at a time. */
  readonly connections: number;
  /** Messages over all its sockets, in 20 seconds. */
  readonly messages: number;
  /** Requests to /api, in a minute. */
  readonly requests: number;
  /** Games that are created, in an hour. */
  readonly games: number;
  /** Guests and accounts that are made, in an hour. */
  readonly people: number;
  /** Passwords that are tried, in a quarter of an hour. */
  readonly logins: number;
}

/** Notifications for people who have no page open. */
export interface PushSettings {
  readonly on: boolean;
  /** A URI by which a push service can reach whoever runs the server. */
  readonly contact: string;
  /** The hosts of push services. */
  readonly services: readonly string[];
  /** How long somebody may be away before they are told, in milliseconds. */
  readonly delay: number;
}

export interface ServerConfig {
  readonly port: number;
  readonly store: { readonly dataDir: string } | { readonly databaseUrl: string };
  readonly node: string;
  readonly logLevel: LogLevel;
  readonly publicUrl: URL | undefined;
  /** How many proxies stand before the server: their X-Forwarded-* is believed. */
  readonly trustProxy: number;
  readonly metricsToken: string | undefined;
  /** The name of an account that is an admin. */
  readonly admin: string | undefined;
  readonly limits: Limits;
  readonly push: PushSettings;
}

type Env = Readonly<Record<string, string | undefined>>;

export interface Variable {
  readonly name: string;
  readonly usual: string;
  readonly help: string;
}

/** Every variable that the server knows. */
export const VARIABLES = [
  { name: 'PORT', usual: '8080', help: 'the port; 0: any that is free' },
  { name: 'DATA_DIR', usual: './data', help: 'the folder of the SQLite file' },
  {
    name: 'DATABASE_URL',
    usual: '',
    help: 'a PostgreSQL in place of the SQLite file, such as postgres://user@host/name',
  },
  {
    name: 'NODE_ID',
    usual: 'the name of the host and the port',
    help: 'the name of this node among several on one PostgreSQL',
  },
  { name: 'LOG_LEVEL', usual: 'info; warn at a terminal', help: LOG_LEVELS.join(', ') },
  {
    name: 'PUBLIC_URL',
    usual: '',
    help: 'where browsers find the server, if that differs from the Host that it is asked for',
  },
  {
    name: 'TRUST_PROXY',
    usual: '0',
    help: 'how many proxies stand before the server: their X-Forwarded-* is believed',
  },
  { name: 'METRICS_TOKEN', usual: '', help: 'a bearer token for /metrics from other machines' },
  { name: 'ADMIN', usual: '', help: 'the name of an account that is an admin' },
  { name: 'LIMIT_CONNECTIONS', usual: '100', help: 'sockets of one address' },
  { name: 'LIMIT_MESSAGES', usual: '2000', help: 'messages of one address in 20 seconds' },
  { name: 'LIMIT_REQUESTS', usual: '600', help: 'requests to /api of one address in a minute' },
  { name: 'LIMIT_GAMES', usual: '120', help: 'games that one address creates in an hour' },
  { name: 'LIMIT_PEOPLE', usual: '60', help: 'guests, accounts and bots that one address makes in an hour' },
  { name: 'LIMIT_LOGINS', usual: '30', help: 'passwords that one address tries in 15 minutes' },
  { name: 'PUSH', usual: 'on', help: 'on, off: notifications for people who have no page open' },
  { name: 'PUSH_CONTACT', usual: 'PUBLIC_URL', help: 'mailto:… or https://…, by which push services reach you' },
  { name: 'PUSH_SERVICES', usual: BROWSERS_SERVICES.join(', '), help: 'the hosts to which notifications may be sent' },
  { name: 'PUSH_DELAY', usual: '60', help: 'seconds that somebody may be away before they are told' },
] as const satisfies readonly Variable[];

type Name = (typeof VARIABLES)[number]['name'];

const LAST_PORT = 65535;
/** A room that nobody looks at stays in memory for longer. */
const LONGEST_PUSH_DELAY = 300;
const NO_CONTACT = 'mailto:nobody@blackpoker.invalid';

/** Throws a ConfigError that names everything that is wrong. `watched`: a person sees the log. */
export function readConfig(env: Env, watched = false): ServerConfig {
  const reader = new Reader(env);
  const port = reader.number('PORT', LAST_PORT);
  const publicUrl = reader.url('PUBLIC_URL', ['http:', 'https:']);
  const config: ServerConfig = {
    port,
    store: storeOf(reader),
    node: reader.matching('NODE_ID', /^[\w.:-]{1,60}$/, 'is up to 60 letters, digits and . : - _') ?? usualNode(port),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS) ?? (watched ? 'warn' : 'info'),
    publicUrl,
    trustProxy: reader.number('TRUST_PROXY', 10),
    metricsToken: reader.matching('METRICS_TOKEN', /^\S{16,}$/, 'has at least 16 characters and no spaces'),
    admin: reader.text('ADMIN'),
    limits: limitsOf(reader),
    push: pushOf(reader, publicUrl),
  };
  if (reader.problems.length > 0) throw new ConfigError(reader.problems.join('\n'));
  return config;
}

const usualNode = (port: number): string => {
  const host = hostname()
    .replace(/[^\w.-]/g, '-')
    .slice(0, 40);
  return `${host}:${port || `pid-${process.pid}`}`;
};

function storeOf(reader: Reader): ServerConfig['store'] {
  const url = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== undefined) return { databaseUrl: url.href };
  return { dataDir: reader.text('DATA_DIR') ?? './data' };
}

function limitsOf(reader: Reader): Limits {
  const most = 1_000_000_000;
  return {
    connections: reader.number('LIMIT_CONNECTIONS', most),
    messages: reader.number('LIMIT_MESSAGES', most),
    requests: reader.number('LIMIT_REQUESTS', most),
    games: reader.number('LIMIT_GAMES', most),
    people: reader.number('LIMIT_PEOPLE', most),
    logins: reader.number('LIMIT_LOGINS', most),
  };
}

function pushOf(reader: Reader, publicUrl: URL | undefined): PushSettings {
  const contact = reader.url('PUSH_CONTACT', ['mailto:', 'https:']) ?? publicUrl;
  const services = (reader.text('PUSH_SERVICES') ?? BROWSERS_SERVICES.join()).split(',').map((each) => each.trim());
  if (!services.every((each) => SERVICE_FORM.test(each)))
    reader.problems.push('PUSH_SERVICES is a list of hosts, such as push.example.org, *.example.org');
  return {
    on: reader.oneOf('PUSH', ['on', 'off']) !== 'off',
    contact: contact === undefined || contact.protocol === 'http:' ? NO_CONTACT : contact.href,
    services,
    delay: reader.number('PUSH_DELAY', LONGEST_PUSH_DELAY) * 1000,
  };
}

/** Reads variables in their types and remembers what is wrong with them; never tells a value that may be secret. */
class Reader {
  readonly problems: string[] = [];
  private readonly env: Env;

  constructor(env: Env) {
    this.env = env;
  }

  text(name: Name): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  matching(name: Name, pattern: RegExp, rule: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || pattern.test(text)) return text;
    this.problems.push(`${name} ${rule}`);
    return undefined;
  }

  oneOf<T extends string>(name: Name, known: readonly T[]): T | undefined {
    const text = this.text(name);
    const found = known.find((each) => each === text);
    if (text !== undefined && found === undefined)
      this.problems.push(`${name} is one of ${known.join(', ')}, not "${text}"`);
    return found;
  }

  number(name: Name, most: number): number {
    const text = this.text(name) ?? VARIABLES.find((each) => each.name === name)?.usual ?? '';
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number <= most) return number;
    this.problems.push(`${name} is a whole number up to ${most}, not "${text}"`);
    return 0;
  }

  url(name: Name, protocols: readonly string[]): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url !== undefined && protocols.includes(url.protocol)) return url;
    this.problems.push(`${name} is an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return undefined;
  }
}
