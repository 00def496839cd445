/** The page of the account, with the way back to where an account was needed. */
export type AccountPart = 'account-up' | 'account-in';

export const accountAddress = (then: string, part?: AccountPart): string =>
  `/account?then=${encodeURIComponent(then)}${part === undefined ? '' : `#${part}`}`;

/** Only to the lobby or a game: anybody may have made the address. Undefined: it names no way back. */
export function wayBack(search: string): string | undefined {
  const then = new URLSearchParams(search).get('then') ?? '';
  return /^\/(?:online|g\/[\w-]+)$/.test(then) ? then : undefined;
}
