/** What of the book is shown: the words that are looked for hold for everything, the other conditions for actions. */
import {
  type CharacterInfo,
  type FlowChapter,
  type FogInfo,
  flowChapters,
  GLOSSARY,
  type GlossaryEntry,
} from '@blackpoker/engine';
import { type ActionFilter, passesFilter } from './actionFilter.ts';
import type { ActionGroup, FrameEntry, OptionEntry, RulesBook, Section } from './rulesBook.ts';
import type { Ruling } from './rulings.ts';
import { characterWords, fogWords, frameWords, isFound, textWords } from './searching.ts';

export interface Findings {
  readonly groups: readonly ActionGroup[];
  readonly characters: readonly CharacterInfo[];
  readonly fogs: readonly FogInfo[];
  readonly frames: readonly FrameEntry[];
  readonly options: readonly OptionEntry[];
  readonly chapters: readonly FlowChapter[];
  readonly terms: readonly GlossaryEntry[];
  readonly rulings: readonly Ruling[];
}

export function searchBook(book: RulesBook, rulings: readonly Ruling[], filter: ActionFilter): Findings {
  const { query } = filter;
  return {
    groups: book.groups
      .map(({ type, actions }) => ({ type, actions: actions.filter((action) => passesFilter(action, filter)) }))
      .filter(({ actions }) => actions.length > 0),
    characters: book.rules.characters.filter((entry) => isFound(query, characterWords(entry))),
    fogs: book.rules.fogs.filter((entry) => isFound(query, fogWords(entry))),
    frames: book.frames.filter((entry) => isFound(query, frameWords(entry))),
    options: book.options.filter((entry) => isFound(query, frameWords(entry))),
    chapters: flowChapters(book.rules).filter(({ title, steps }) =>
      isFound(query, textWords(title, ...steps.map(({ text }) => text))),
    ),
    terms: GLOSSARY.filter(({ term, meaning }) => isFound(query, textWords(term, meaning))),
    rulings: rulings.filter(({ question, ruling, reason }) => isFound(query, `${question} ${ruling} ${reason}`)),
  };
}

/** How many entries each section shows; what changed between editions is not searched. */
export function countFindings(found: Findings, query: string): Readonly<Record<Section, number>> {
  return {
    actions: found.groups.reduce((sum, { actions }) => sum + actions.length, 0),
    characters: found.characters.length,
    fogs: found.fogs.length,
    frames: found.frames.length + found.options.length,
    flow: found.chapters.length,
    changes: query.trim() === '' ? 1 : 0,
    glossary: found.terms.length,
    rulings: found.rulings.length,
  };
}
