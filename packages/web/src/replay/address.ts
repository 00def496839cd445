/** The part of a replay's address behind the #: the code of a shared record, the game of a series, and the moment. */

export interface ReplayAddress {
  /** Undefined: the record is kept in this browser, under the id in the path. */
  readonly code: string | undefined;
  /** How many choices have been made at the moment that is shown; undefined: from the start. */
  readonly at: number | undefined;
  /** Of a series, from 1. */
  readonly game: number | undefined;
}

/** `#CODE&at=12&game=2`; each part may be missing. */
export function parseAddress(fragment: string): ReplayAddress {
  const parts = fragment.replace(/^#/, '').split('&');
  return {
    code: parts.find((part) => part !== '' && !part.includes('=')),
    at: numberIn(parts, 'at'),
    game: numberIn(parts, 'game'),
  };
}

function numberIn(parts: readonly string[], name: string): number | undefined {
  const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** With its #; empty where nothing is to be said. */
export function addressText({ code, at, game }: ReplayAddress): string {
  const parts = [
    ...(code === undefined ? [] : [code]),
    ...(at === undefined || at === 0 ? [] : [`at=${at}`]),
    ...(game === undefined || game === 1 ? [] : [`game=${game}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Where a pasted link to a replay leads, here; undefined: it is no such link. */
export function linkedPath(text: string): string | undefined {
  const [, id, fragment = ''] = /^\S*\/r\/([a-z0-9]{12})(#\S*)?$/.exec(text.trim()) ?? [];
  if (id !== undefined) return `/r/${id}${fragment}`;
  const address = linkedAddress(text);
  return address === undefined ? undefined : `/r${addressText(address)}`;
}

/** The address in a pasted link that holds a record; undefined: it is no such link. */
export function linkedAddress(text: string): ReplayAddress | undefined {
  const found = /^\S*\/r#(\S+)$/.exec(text.trim());
  if (found === null) return undefined;
  const address = parseAddress(found[1] ?? '');
  return address.code === undefined ? undefined : address;
}
