/** Choices, positions and records as text, both ways (docs/notation.md). */
export { type ChoiceContext, choiceContext, choiceText, parseChoice } from './choiceText.ts';
export { deckCode, type NamedDecks, parseDeck, parseSeatDeck, problemText, seatDeckCode } from './deckCode.ts';
export { NotationError, type Place } from './notationError.ts';
export { type ParsedPosition, parsePosition, readPosition } from './parsePosition.ts';
export { parseRecord, type RulesetOf } from './parseRecord.ts';
export { positionText } from './positionText.ts';
export {
  type GameRecord,
  RecordError,
  type Recording,
  recordCancel,
  recordChoice,
  recordOf,
  replay,
  resultOf,
  startOf,
  startRecord,
} from './record.ts';
export { recordText } from './recordText.ts';
export { parseRegulation } from './regulation.ts';
export {
  isSeriesText,
  parseSeries,
  type SeriesRecord,
  seriesOf,
  seriesResult,
  seriesText,
} from './seriesRecord.ts';
