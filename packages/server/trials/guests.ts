/** People of a trial: guests with a session, and games between two of them. */
const TRIES = 200;
const PAUSE_MS = 250;

export interface Guest {
  readonly name: string;
  readonly cookie: string;
}

/** Asks until there is an answer: the server may be dying. */
async function ask(url: () => string, path: string, cookie: string | undefined, body: unknown): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries++) {
    const origin = url();
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...(cookie !== undefined && { Cookie: cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (response !== undefined && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${path}: no answer`);
}

export async function newGuest(url: () => string, name: string): Promise<Guest> {
  const response = await ask(url, '/api/guest', undefined, { name });
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no session for ${name}: ${response.status} ${await response.text()}`);
  return { name, cookie };
}

/** The id of a game that has begun. */
export async function newGame(url: () => string, [a, b]: readonly [Guest, Guest], regulation: string): Promise<string> {
  const deck = regulation.endsWith('/regular') ? { deck: 'full' } : {};
  const wanted = { kind: 'invite', regulation, clock: { kind: 'none' }, rated: false, ...deck };
  const made = await ask(url, '/api/games', a.cookie, wanted);
  const text = await made.text();
  const { game } = JSON.parse(text) as { game?: string };
  if (game === undefined) throw new Error(`no game of ${regulation}: ${text}`);
  const joined = await ask(url, `/api/games/${game}/join`, b.cookie, deck);
  if (joined.status >= 400 && joined.status !== 409) throw new Error(`not joined: ${await joined.text()}`);
  return game;
}
