/** How much of a game's chat was seen in this tab: after a reload only the rest is new. */
export interface ChatSeen {
  /** The number of the last line. */
  readonly line: number;
  /** That the other player would write freely. */
  readonly isFree: boolean;
}

const NOTHING: ChatSeen = { line: 0, isFree: false };

const nameOf = (game: string): string => `blackpoker.chat.${game}`;

export function keptSeen(game: string): ChatSeen {
  try {
    const [line, free] = sessionStorage.getItem(nameOf(game))?.split(' ') ?? [];
    return line === undefined ? NOTHING : { line: Number(line), isFree: free === 'free' };
  } catch {
    return NOTHING;
  }
}

/** Where storage is denied nothing is kept. */
export function keepSeen(game: string, { line, isFree }: ChatSeen): void {
  try {
    sessionStorage.setItem(nameOf(game), `${line} ${isFree ? 'free' : ''}`);
  } catch {}
}
