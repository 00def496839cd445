/** Choices, positions and records as text, both ways (docs/notation.md). */
export { type ChoiceContext, choiceContext, choiceText, parseChoice } from './choiceText.ts';
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
  startRecord,
} from './record.ts';
export { recordText } from './recordText.ts';
export { FRAMES, type Frame, parseRegulation, type RegulationParts, regulationId } from './regulation.ts';
