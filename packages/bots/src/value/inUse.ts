import { FEATURES_MARK } from './featureList.ts';
import type { Net } from './net.ts';
import { netFromText } from './netText.ts';
import { WEIGHTS } from './weights.ts';

/** The net that players use; undefined where the features have changed since it was trained. */
export const netInUse = (): Net | undefined => (WEIGHTS.features === FEATURES_MARK ? netFromText(WEIGHTS) : undefined);
