import { type Choice, choiceContext, parseChoice, seatName, seatToAct } from '@blackpoker/engine';
import { after, firstMoment, type ReadLesson } from './moment.ts';

/** The choices of a lesson's `play` or `wrong`. Throws if one of them is not legal, or is not that player's. */
export function readPlay(read: ReadLesson, play: string): readonly Choice[] {
  const choices: Choice[] = [];
  let moment = firstMoment(read);
  for (const word of play.split(/\s+/).filter((each) => each !== '')) {
    const { state } = moment;
    if (/^[AB]:$/.test(word)) {
      if (`${seatName(seatToAct(state))}:` !== word)
        throw new Error(`${read.lesson.id}: it is not the turn of ${word}`);
      continue;
    }
    const choice = parseChoice(state.rules, word, choiceContext(state));
    if (choice === undefined) throw new Error(`${read.lesson.id}: "${word}" is no choice`);
    moment = after(read, moment, choice);
    choices.push(choice);
  }
  return choices;
}
