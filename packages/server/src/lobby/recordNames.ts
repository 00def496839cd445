/** Names in the record of a game. Those that were stored are of the day it ended: whoever asks for it is told what the players are called now. */

const isNameLine = (line: string): boolean => /^player[AB]: /.test(line);

export const withoutNames = (record: string): string =>
  record
    .split('\n')
    .filter((line) => !isNameLine(line))
    .join('\n');

/** By seat. Nothing in a name has to be quoted (NAME_RULE). */
export const withNames = (record: string, [a, b]: readonly [string, string]): string =>
  withoutNames(record).replace(/^seed: .*$/m, (seed) => `${seed}\nplayerA: ${a}\nplayerB: ${b}`);
