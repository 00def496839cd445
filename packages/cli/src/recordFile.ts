import { NotationError, RecordError, rulesetOf } from '@blackpoker/engine';
import { Failure } from './command.ts';

/** What a file's text records; text that cannot be played is a failure that says so. */
export function readRecord<T>(file: string, text: string, parse: (text: string, rules: typeof rulesetOf) => T): T {
  try {
    return parse(text, rulesetOf);
  } catch (error) {
    if (!(error instanceof NotationError) && !(error instanceof RecordError)) throw error;
    throw new Failure(`${file} is no record that can be played: ${error.message}`);
  }
}
