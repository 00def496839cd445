/** The sentences that people read, in Japanese and English. */
export { BOARD_NAME_WORDS, boardNames, unitSigns } from './boardNames.ts';
export { DECK_WORDS, deckProblemText } from './decks.ts';
export { EventLog, type LogEntry } from './eventLog.ts';
export { CORE_FLOW_CHAINS, type FlowChapter, type FlowStep, flowChapters } from './flow.ts';
export { COST_LETTERS, costWords, GLOSSARY, type GlossaryEntry, SIGN_WORDS, timingWords } from './glossary.ts';
export { fill, isYou, LANGS, type Lang, personName, possessive, sentence } from './lang.ts';
export { logLine } from './log.ts';
export { LOG_WORDS } from './logWords.ts';
export { type Names, plainNames, targetText } from './names.ts';
export { notationProblemText } from './notationProblems.ts';
export { namePeople, type PeopleNames } from './people.ts';
export { printedText } from './printed.ts';
export { OPTION_WORDS, optionText, PROMPT_WORDS, promptText, VALUE_WORDS } from './prompts.ts';
export { type Reading, readings } from './readings.ts';
export { REASON_WORDS, ROLE_WORDS, reasonText } from './reasons.ts';
export { SWITCH_NAMES, switchText, switchWords, waiverWords } from './switches.ts';
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
