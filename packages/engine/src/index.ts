/** The public API of the engine: nothing else can be imported. */
import { rulesetOf } from './book/regulations.ts';
import type { State } from './state/layout.ts';
import type { Rng } from './state/rng.ts';
import { sampleState } from './state/sample.ts';
import type { View } from './state/viewTypes.ts';

export {
  difference,
  type EntryChange,
  type FieldChange,
  type FlowChange,
  isSame,
  type RulesDifference,
} from './book/difference.ts';
export {
  ACTION_ENTRIES,
  CHARACTER_ENTRIES,
  FRAME_ACTION_ENTRIES,
  isEdition,
  isFormat,
  SWITCHES,
} from './book/editions.ts';
export { fieldName, fieldValue } from './book/fieldWords.ts';
export { FRAME_ENTRIES } from './book/frames/frames.ts';
export { OPTION_ENTRIES } from './book/frames/options.ts';
export { frameName, optionName, regulationName } from './book/regulationName.ts';
export {
  COMBINATIONS,
  isFree,
  plainFrame,
  plainRuleset,
  REGULATIONS,
  ruleset,
  rulesetOf,
  whyNot,
} from './book/regulations.ts';
export {
  type Deck,
  type DeckProblem,
  dealDecks,
  deckProblems,
  decksOf,
  FULL_DECK,
  isTwoDecks,
  type SeatDeck,
  type TwoDecks,
} from './deck.ts';
export { explainUnit, type Intention, REASON_CODES, type Reason, type ReasonCode } from './flow/explain.ts';
export { isDrafting } from './flow/request.ts';
export {
  actionInProgress,
  apply,
  applyOption,
  ChoiceError,
  cancel,
  countOptions,
  type Decision,
  DeckError,
  decision,
  explain,
  explainPass,
  kindToAct,
  newGame,
  type Option,
  optionAt,
  seatToAct,
  subjectToAct,
  submit,
  view,
} from './game.ts';
export { goesOn } from './goesOn.ts';
export { cardCode, cardSign, parseCard, parseFace, parseSeat, SEAT_NAMES, seatName } from './notation/cards.ts';
export { arrangeLife, fromPosition, type SetPosition } from './notation/fromPosition.ts';
export * from './notation/index.ts';
export {
  type Position,
  PositionError,
  type PositionFog,
  type PositionRequest,
  type PositionSeat,
  type PositionUnit,
} from './notation/position.ts';
export { toPosition } from './notation/toPosition.ts';
export { canAttack, cardsHaveHaste } from './script/asks.ts';
export {
  actionChoice,
  type Choice,
  type ChoiceParts,
  cardChoice,
  choiceParts,
  chosenAction,
  chosenCard,
  chosenPosition,
  chosenRequest,
  chosenSeat,
  chosenValue,
  DONE,
  PASS,
  playerChoice,
  requestChoice,
  unitChoice,
  valueChoice,
} from './script/choice.ts';
export { DECISION_KINDS, type DecisionKind } from './script/kernel.ts';
export { acceptsKeys, makesKeys } from './script/keyAdvice.ts';
export {
  ACTION_TYPES,
  type Action,
  type ActionType,
  actionAt,
  actionsOf,
  type CharacterInfo,
  EDITIONS,
  type Edition,
  FORMATS,
  type FogInfo,
  type Format,
  FRAME_OPTIONS,
  FRAMES,
  type Frame,
  type FrameOption,
  indexOfAction,
  type Regulation,
  type Ruleset,
  regulationId,
  type Switches,
  speedOf,
  type TableOptions,
  type Text,
  timingOf,
  triggerOf,
} from './script/ruleset.ts';
export {
  addGame,
  type DeckName,
  decksToLookAt,
  mayUse,
  type NextGame,
  newSeries,
  nextGame,
  type Series,
  type SeriesGame,
  seriesScore,
  seriesWinner,
  winsOffered,
} from './series.ts';
export {
  bitOf,
  type Card,
  cardOf,
  faceOf,
  isSameCard,
  lowestCard,
  numberOf,
  other,
  ownerOf,
  PACK,
  type Seat,
  suitOf,
} from './state/cards.ts';
export {
  eventFor,
  type GameEvent,
  type MoveReason,
  type Sink,
  SPECTATOR,
  type TargetRef,
  type UnitRef,
  type Viewer,
  type Zone,
} from './state/events.ts';
export {
  clone,
  DRAWN,
  NONE,
  STATE_BYTES,
  type State,
  TARGET_NOTHING,
  TARGET_PLAYER,
  TARGET_REQUEST,
  TARGET_UNIT,
} from './state/layout.ts';
export {
  actionOf,
  allPassed,
  blockedBy,
  cardAbove,
  cardsInGame,
  chance,
  chargedBulwarks,
  controllerOf,
  draftAction,
  draftKey,
  draftKeyCount,
  draftPaid,
  draftPayment,
  draftTarget,
  draftTargetKind,
  endCause,
  fieldCount,
  findRequest,
  fogCard,
  fogCount,
  forceOf,
  graveAt,
  graveCount,
  handCards,
  handCount,
  handMask,
  hasMagician,
  hasNumber,
  hasPassed,
  isAttacker,
  isBulwark,
  isCharged,
  isChargedBulwark,
  isDriven,
  isEquipped,
  isNew,
  isNewCard,
  isOver,
  isSoldier,
  isStageEmpty,
  KINDS,
  type Kind,
  keyAt,
  keyCount,
  kindOf,
  kindOfCards,
  lifeAt,
  lifeCount,
  me,
  modifier,
  packCards,
  packState,
  pickAt,
  pickCount,
  positionOf,
  type Request,
  rareCard,
  requestId,
  requestKeys,
  size,
  slot,
  stageAt,
  stageCount,
  targetKind,
  targetOf,
  topOfGrave,
  topOfStage,
  triggeredTotal,
  turnCount,
  turnPlayer,
  type Unit,
  unitAt,
  unitCards,
  usedMask,
  usesSecondDeck,
  winner,
} from './state/queries.ts';
export { makeRng, parseSeed, type Rng, randomBelow, type Seed, seedText, shuffled, smallSeed } from './state/rng.ts';
export { fromJson, hash, type StateJson, toJson } from './state/serial.ts';
export type { DraftView, FogView, KnownCards, RequestView, SeatView, UnitView, View } from './state/viewTypes.ts';
export * from './words/index.ts';

/** A full state that agrees with a view, with fresh random bits: what bots think with. */
export function sample(view: View, rng: Rng): State {
  const rules = rulesetOf(view.regulation, view.options);
  if (rules === undefined) throw new Error(`there is no regulation ${view.regulation}`);
  return sampleState(rules, view, rng);
}
