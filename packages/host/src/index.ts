/** A game as it is told to those who play and watch it: the app's worker and the server share it. */
export { Course, type News, type Progress } from './course.ts';
export { endInSeries, endOf, withResignation } from './ending.ts';
export { type FinalBlow, finalBlow } from './finalBlow.ts';
export { finalBlowText } from './finalBlowText.ts';
export * from './gameUpdate.ts';
export { knownCards, reveals } from './knownCards.ts';
export { diceOf, Minds } from './minds.ts';
export { autoPass, Passers } from './passers.ts';
export { refusalOf } from './refusal.ts';
export { firstInSeries, nextSetup, seriesOfSetup, standingOf } from './seriesStanding.ts';
export { sha256 } from './sha256.ts';
export { type ShuffleClaim, type ShuffleProblem, type ShuffleProof, shuffleProof } from './shuffleProof.ts';
export { ANSWER_WORDS } from './words.ts';
