/** What a move is for, in one short sentence to its player. */
import type { State, Text } from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import { lineText } from './lineText.ts';
import type { Reader } from './names.ts';

export const purposeOf = (world: State, line: Line, reader: Reader): Text => lineText(world, line, reader);
