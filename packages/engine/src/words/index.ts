/** The sentences that people read, in Japanese and English. */
export { DECK_WORDS, deckProblemText } from './decks.ts';
export { fill, isYou, LANGS, type Lang, personName, possessive, sentence } from './lang.ts';
export { logLine } from './log.ts';
export { LOG_WORDS } from './logWords.ts';
export { type Names, plainNames, targetText } from './names.ts';
export { printedText } from './printed.ts';
export { OPTION_WORDS, optionText, PROMPT_WORDS, promptText, VALUE_WORDS } from './prompts.ts';
export { REASON_WORDS, ROLE_WORDS, reasonText } from './reasons.ts';
export { SWITCH_NAMES, switchText, switchWords } from './switches.ts';
export {
  actionName,
  cardSigns,
  formatName,
  kindName,
  stateName,
  TERMS,
  type TimingWord,
  timingName,
  typeName,
  zoneName,
} from './terms.ts';
