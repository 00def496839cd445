/** The id of a regulation: edition, format and frame, such as 8.0/lite/full. */
import { EDITIONS, type Edition, FORMATS, type Format } from '../script/ruleset.ts';
import { NotationError, type Place, quoted, START } from './notationError.ts';
import { partOf } from './tokens.ts';

export const FRAMES = ['full'] as const;
/** Which decks are played with, and how a game is set up. */
export type Frame = (typeof FRAMES)[number];

export interface RegulationParts {
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: Frame;
}

/** The parts of an id. Throws a NotationError that names what is known; `place` is where the id stands in a longer text. */
export function parseRegulation(id: string, place: Place = START): RegulationParts {
  const parts = id.split('/');
  if (parts.length > 3) throw new NotationError(place, `${quoted(id)} has more than three parts; ${FORM}`);
  const [edition = '', format = '', frame = ''] = parts;
  const at = (offset: number, text: string) => partOf(place, offset, text);
  return {
    edition: known('edition', EDITIONS, at(0, edition)),
    format: known('format', FORMATS, at(edition.length + 1, format)),
    frame: known('frame', FRAMES, at(edition.length + format.length + 2, frame)),
  };
}

const FORM = 'write edition/format/frame, such as 8.0/lite/full';

function known<T extends string>(what: string, list: readonly T[], part: Place & { readonly text: string }): T {
  const found = list.find((item) => item === part.text);
  if (found !== undefined) return found;
  const problem = part.text === '' ? `the ${what} is missing` : `there is no ${what} ${quoted(part.text)}`;
  throw new NotationError(part, `${problem}; ${FORM} (known: ${list.join(', ')})`);
}

export const regulationId = ({ edition, format, frame }: RegulationParts): string => `${edition}/${format}/${frame}`;
