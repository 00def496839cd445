/** Plays a game against a level, with random choices: npx tsx docs/examples/client.ts [http://localhost:8080] [REGULATION] */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { apply, countOptions, decision, makeRng, optionAt, sample, smallSeed, type View } from '@blackpoker/engine';
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import WebSocket from 'ws';

const [server = 'http://localhost:8080', regulation = '8.0/lite/entry20'] = process.argv.slice(2);
/** A bot account shows its token; without one we play as a guest. docs/protocol.md explains what is said here. */
const token = process.env.BLACKPOKER_TOKEN;
const rng = makeRng(smallSeed(Date.now() % 1_000_000));
let headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
if (token === undefined) headers = await asGuest();
const wanted = { kind: 'bot', level: 1, regulation, clock: { kind: 'none' }, rated: false };
const { game } = (await (await post('/api/games', wanted)).json()) as { game: string };
console.log(`${server}/g/${game}`);
/** What was said last is said again after a break, with the same id: it counts once. What we were `told` is not told again. */
let said: Extract<ClientMessage, { type: 'play' }> | undefined;
let told: { course: number; count: number } | undefined;
connect();

async function asGuest(): Promise<Record<string, string>> {
  const [cookie = ''] = (await post('/api/guest', { name: 'Example' })).headers.getSetCookie();
  return { Cookie: cookie.replace(/;.*/, ''), Origin: server };
}

async function post(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.ok ? answer : Promise.reject(new Error(await answer.text()));
}

function connect(): void {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  socket.on('open', () => say({ type: 'open', game, ...(told && { told }) }));
  socket.on('open', () => said && say(said));
  socket.on('message', (text) => hear(JSON.parse(String(text)), say, () => socket.close()));
  socket.on('error', ({ message }) => console.error(message));
  socket.on('close', () => setTimeout(connect, 500 + Math.random() * 1000));
}

function hear(message: ServerMessage, say: (message: ClientMessage) => void, comeBack: () => void): void {
  if (message.type === 'refused') console.error(message.code, message.message.en);
  if (message.type === 'refused' && message.code === 'retry') setTimeout(comeBack, 1000);
  if (message.type !== 'game') return;
  const { seq, course, update } = message;
  told = { course, count: (update.fresh ? 0 : (told?.count ?? 0)) + update.told.length };
  for (const { text } of update.told) if (text) console.log(text.en);
  if (update.end) process.exit(0);
  if (!update.asked || said?.decision === update.id) return;
  said = { type: 'play', game, cmd: randomUUID(), decision: update.id, seq, choices: request(update.view) };
  say(said);
}

/** A whole request: choices on a state that agrees with what we may know. */
function request(view: View, choices: number[] = [], s = sample(view, rng)): number[] {
  choices.push(optionAt(s, rng() % countOptions(s)));
  apply(s, choices.at(-1) ?? 0);
  return decision(s)?.drafting ? request(view, choices, s) : choices;
}
