/** What a server answers to a request of which every byte is ours. */
import { connect } from 'node:net';
import type { Fuzzed } from './fuzz.ts';
import type { FuzzRequest } from './fuzzRequests.ts';

const PATIENCE_MS = 30_000;
/** Node refuses these by itself, before anybody of ours sees them. */
const OF_NODE = [400, 431];
const OPENED = 'HTTP/1.1 101';

export async function fuzzedRequest(url: URL, { kind, bytes, wanted }: FuzzRequest): Promise<Fuzzed> {
  const named = `request: ${kind}`;
  const answer = await answerTo(url, bytes).catch((error: unknown) => String(error));
  const status = Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  if (status === 0) return noAnswer(named, answer);
  const outcome = `status ${status}`;
  if (status >= 500) return { kind: named, outcome, wrong: `${status}: ${firstLineOf(bytes)}` };
  if (wanted !== undefined && !wanted.includes(status))
    return { kind: named, outcome, wrong: `${status} and not ${wanted.join(' or ')}: ${firstLineOf(bytes)}` };
  if (status >= 400 && isApi(bytes) && !OF_NODE.includes(status) && !saysWhy(answer))
    return { kind: named, outcome, wrong: `${status} without a reason: ${firstLineOf(bytes)}` };
  return { kind: named, outcome };
}

/** Ended without an answer: only where it was not even HTTP, or the server had read enough of it. */
function noAnswer(kind: string, answer: string): Fuzzed {
  const isReset = answer === '' || /ECONNRESET|EPIPE/.test(answer);
  return { kind, outcome: 'cut off', wrong: isReset ? undefined : `no answer: ${answer.slice(0, 80)}` };
}

const firstLineOf = (bytes: Buffer): string => bytes.subarray(0, 100).toString('latin1').split('\r\n')[0] ?? '';
const isApi = (bytes: Buffer): boolean => /^(GET|POST|PUT|PATCH|DELETE) \/api\//.test(firstLineOf(bytes));
const saysWhy = (answer: string): boolean => /"error":\{"code":"\w+","message":\{"ja":".+","en":".+"\}\}/.test(answer);

function answerTo(url: URL, bytes: Buffer): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  const heard: Buffer[] = [];
  return new Promise((resolve, reject) => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('too late')));
    socket.on('data', (data) => {
      heard.push(data);
      if (data.includes(OPENED)) socket.resetAndDestroy();
    });
    socket.on('error', (error) => (heard.length > 0 ? resolve(textOf(heard)) : reject(error)));
    socket.on('close', () => resolve(textOf(heard)));
    socket.on('end', () => socket.resetAndDestroy());
    socket.write(bytes);
  });
}

const textOf = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString();
