/** A draft as text, to be found again when the page is loaded anew. */
import { type Draft, EMPTY_DRAFT, isTouched } from './draft.ts';

/** Undefined: there is nothing to keep. */
export const draftText = (draft: Draft): string | undefined =>
  isTouched(draft) ? JSON.stringify({ ...draft, lanes: [...draft.lanes] }) : undefined;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));
const isNumber = (value: unknown): value is number => Number.isInteger(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWishes = (value: unknown): value is NonNullable<Draft['wishes']> =>
  isObject(value) && isNumber(value.action) && isObject(value.picks) && Object.values(value.picks).every(isNumbers);
const isLanes = (value: unknown): value is [number, number[]][] =>
  Array.isArray(value) && value.every((lane) => Array.isArray(lane) && isNumber(lane[0]) && isNumbers(lane[1]));

/** What cannot be understood is left out: a part that does not fit is as if it had not been said. */
export function readDraft(text: string): Draft {
  const { selected, wishes, ahead, attackers, picks, lanes, aside } = objectIn(text);
  return {
    ...EMPTY_DRAFT,
    ...(isNumbers(selected) && { selected }),
    ...(isWishes(wishes) && { wishes }),
    ...(isNumber(ahead) && { ahead }),
    ...(isNumbers(attackers) && { attackers }),
    ...(isNumbers(picks) && { picks }),
    ...(isLanes(lanes) && { lanes: new Map(lanes) }),
    ...(typeof aside === 'boolean' && { aside }),
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
