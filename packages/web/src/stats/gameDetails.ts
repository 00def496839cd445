/** What lies deeper in the kept games: how well they were played, as far as reviews exist, and which actions the person requested. */
import {
  actionAt,
  choiceParts,
  kindToAct,
  parseRecord,
  replay,
  rulesetOf,
  seatToAct,
  type Text,
} from '@blackpoker/engine';
import { loadRecord, loadReview } from '../host/savedGames.ts';
import type { OwnGame } from './statistics.ts';

export interface Accuracy {
  readonly id: string;
  readonly date: number;
  /** From 0 to 100. */
  readonly accuracy: number;
}

/** Older games than these are not opened. */
const MOST_OPENED = 50;

/** In the order of the games. A game without a complete review has none. */
export async function accuracies(games: readonly OwnGame[]): Promise<readonly Accuracy[]> {
  const found = await Promise.all(
    games.slice(-MOST_OPENED).map(async ({ id, date, seat }) => {
      const review = await loadReview(id).catch(() => undefined);
      const accuracy = review?.complete === true ? review.seats[seat === 0 ? 0 : 1].accuracy : null;
      return accuracy === null ? [] : [{ id, date, accuracy }];
    }),
  );
  return found.flat();
}

export interface Favourite {
  readonly id: string;
  readonly name: Text;
  readonly count: number;
}

/** Happens in every turn of everybody, and so tells nothing. */
const USUAL: ReadonlySet<string> = new Set(['end', 'attack']);

/** Most requested first. A record that cannot be read is left out. */
export async function favouriteActions(games: readonly OwnGame[]): Promise<readonly Favourite[]> {
  const all = new Map<string, Favourite>();
  for (const { id, seat } of games.slice(-MOST_OPENED)) {
    const text = (await loadRecord(id).catch(() => undefined))?.text;
    for (const action of text === undefined ? [] : requestedIn(text, seat))
      all.set(action.id, { ...action, count: (all.get(action.id)?.count ?? 0) + 1 });
  }
  return [...all.values()].sort((a, b) => b.count - a.count);
}

export function requestedIn(text: string, seat: number): readonly Pick<Favourite, 'id' | 'name'>[] {
  const requested: Pick<Favourite, 'id' | 'name'>[] = [];
  try {
    const record = parseRecord(text, rulesetOf);
    const rules = rulesetOf(record.regulation, record.options);
    if (rules === undefined) return [];
    replay(record, rules, (s, choice) => {
      const chosen = choiceParts(choice);
      if (kindToAct(s) !== 'chance' || seatToAct(s) !== seat || chosen.type !== 'action') return;
      const { id, name } = actionAt(rules, chosen.action);
      if (!USUAL.has(id)) requested.push({ id, name });
    });
    return requested;
  } catch {
    return [];
  }
}
