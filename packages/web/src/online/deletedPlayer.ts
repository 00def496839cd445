/** Somebody who has left for good: the server has no name of theirs any more. */
import type { Lang, Text } from '@blackpoker/engine';
import { DELETED_NAME } from '@blackpoker/protocol/words';

const DELETED: Text = { ja: '削除されたプレイヤー', en: 'deleted player' };

export const isDeleted = (name: string): boolean => name === DELETED_NAME;

/** The name itself, of anybody else. */
export const shownName = (name: string, lang: Lang): string => (isDeleted(name) ? DELETED[lang] : name);
