/** Who asks. */
import type { Player } from '@blackpoker/protocol';
import type { Selectable } from 'kysely';
import type { UserTable } from '../store/schema.ts';
import { nameKey } from './nameKey.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly admin: boolean;
  readonly banned: boolean;
}

type Row = Pick<Selectable<UserTable>, 'id' | 'name' | 'kind' | 'admin' | 'name_key' | 'banned_at'>;

/** `admin`: the account that the environment names is one, too. */
export function userFrom(row: Row, admin: string | undefined): User {
  const kind = row.kind === 'account' || row.kind === 'bot' ? row.kind : 'guest';
  const named = admin !== undefined && row.name_key === nameKey(admin);
  return {
    id: row.id,
    name: row.name,
    kind,
    admin: kind === 'account' && (row.admin === 1 || named),
    banned: row.banned_at !== null,
  };
}

export const playerOf = ({ id, name, kind }: User): Player => ({ id, name, kind });
