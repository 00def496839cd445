/** What a person was putting together when the page was left, one for each game of this tab. It is their own knowledge. */
export interface DraftShelf {
  readonly kept: (game: string, decision: number) => string | undefined;
  readonly keep: (game: string, decision: number, draft: string | undefined) => void;
}

export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (game: string): string => `blackpoker.draft.${game}`;

/** Where storage is denied nothing is kept. */
export function draftShelf(texts: () => Texts): DraftShelf {
  return {
    kept: (game, decision) => {
      const [of, draft] = split(attempt(() => texts().getItem(nameOf(game))) ?? '');
      return of === String(decision) ? draft : undefined;
    },
    keep: (game, decision, draft) => {
      attempt(() =>
        draft === undefined ? texts().removeItem(nameOf(game)) : texts().setItem(nameOf(game), `${decision} ${draft}`),
      );
    },
  };
}

function split(text: string): readonly [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? ['', ''] : [text.slice(0, space), text.slice(space + 1)];
}

function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
