/** The opponent of most lessons: takes its scripted choices as soon as they are legal, blocks if the lesson says so, and does no more. */
import {
  actionChoice,
  type Choice,
  choiceContext,
  type Decision,
  DONE,
  decision,
  indexOfAction,
  isStageEmpty,
  PASS,
  parseChoice,
  type State,
  turnPlayer,
} from '@blackpoker/engine';
import { bestBlock } from './drills/bestBlocks.ts';
import type { Moment, ReadLesson } from './moment.ts';

/** The moment must be one in which the opponent is asked. */
export function plainChoice({ script, lesson }: ReadLesson, { state, scripted }: Moment): Choice {
  const asked = decision(state);
  if (asked === undefined) throw new Error('bug: the game is over');
  if (lesson.opponent === 'blocks' && asked.kind === 'block') return bestBlock(state, asked.seat);
  const word = script[scripted];
  const wanted = word === undefined ? undefined : parseChoice(state.rules, word, choiceContext(state));
  return wanted !== undefined && isOffered(asked, wanted) ? wanted : quietChoice(state, asked);
}

const isOffered = ({ options }: Decision, wanted: Choice): boolean => options.some(({ choice }) => choice === wanted);

/** Passes, blocks nobody, answers no, draws one card, ends its turn. */
function quietChoice(s: State, asked: Decision): Choice {
  const end = actionChoice(indexOfAction(s.rules, 'end'));
  const isOwnMain = turnPlayer(s) === asked.seat && isStageEmpty(s);
  const no = asked.options.find(({ name }) => name === 'no')?.choice;
  const liked = [...(isOwnMain ? [end] : []), PASS, DONE, ...(no === undefined ? [] : [no])];
  const found = liked.find((choice) => isOffered(asked, choice)) ?? asked.options[0]?.choice;
  if (found === undefined) throw new Error('bug: nothing is offered');
  return found;
}
