/** The id of a regulation: edition, format and frame, such as 8.0/lite/full. */
import { EDITIONS, FORMATS, FRAME_OPTIONS, FRAMES, type Regulation } from '../script/ruleset.ts';
import { NotationError, type Place, quoted, START } from './notationError.ts';
import { partOf } from './tokens.ts';

/** The parts of an id. Throws a NotationError that names what is known; `place` is where the id stands in a longer text. */
export function parseRegulation(id: string, place: Place = START): Regulation {
  const parts = id.split('/');
  if (parts.length > 3) throw new NotationError(place, `${quoted(id)} has more than three parts; ${FORM}`);
  const [edition = '', format = '', last = ''] = parts;
  const [frame = '', ...options] = last.split('+');
  const at = (offset: number, text: string) => partOf(place, offset, text);
  let offset = edition.length + format.length + 2;
  return {
    edition: known('edition', EDITIONS, at(0, edition)),
    format: known('format', FORMATS, at(edition.length + 1, format)),
    frame: known('frame', FRAMES, at(offset, frame)),
    frameOptions: options.map((option, i) => {
      offset += (i === 0 ? frame.length : (options[i - 1] ?? '').length) + 1;
      return known('option', FRAME_OPTIONS, at(offset, option));
    }),
  };
}

const FORM = 'write edition/format/frame, such as 8.0/lite/full, and options behind it, such as +preset2';

function known<T extends string>(what: string, list: readonly T[], part: Place & { readonly text: string }): T {
  const found = list.find((item) => item === part.text);
  if (found !== undefined) return found;
  const problem = part.text === '' ? `the ${what} is missing` : `there is no ${what} ${quoted(part.text)}`;
  throw new NotationError(part, `${problem}; ${FORM} (known: ${list.join(', ')})`);
}
