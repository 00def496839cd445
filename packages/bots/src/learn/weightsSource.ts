/** The file `value/weights.ts`, as it is generated. */
import { FEATURES_MARK } from '../value/features.ts';
import type { Net } from '../value/net.ts';
import { netToText } from '../value/netText.ts';

const LINE = 110;
const TITLE = ' * Generated: the weights of the value. How they were made (docs/strength.md):';

/** Was it made here? */
export const isWeightsSource = (text: string): boolean => text.split('\n')[1] === TITLE;

/** `made`: how, line by line. */
export function weightsSource(net: Net, made: readonly string[]): string {
  const { inputs, hidden, data } = netToText(net);
  return [
    '/**',
    TITLE,
    ' *',
    ...made.map((line) => ` * ${line}`.trimEnd()),
    ' */',
    'export const WEIGHTS = {',
    `  inputs: ${inputs},`,
    `  hidden: ${hidden},`,
    '  /** Of the list of features: other features need other weights. */',
    `  features: '${FEATURES_MARK}',`,
    '  data: [',
    ...(data.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).map((line) => `    '${line}',`),
    "  ].join(''),",
    '};',
    '',
  ].join('\n');
}
