/** The cookie that holds the secret of a session. */
import { SESSION_MS } from './sessions.ts';

const NAME = 'blackpoker';

export function cookieOf(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=');
    if (name?.trim() === NAME) return value?.trim();
  }
  return undefined;
}

/** `secure`: the browser came over https, and is to keep it there. */
export const sessionCookie = (secret: string, secure: boolean): string => cookie(secret, SESSION_MS / 1000, secure);

export const endedCookie = (secure: boolean): string => cookie('', 0, secure);

const cookie = (value: string, seconds: number, secure: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
