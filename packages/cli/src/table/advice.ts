/** What a player can look up during a game: why an action is not available, and what it does. */
import {
  type Action,
  actionsOf,
  explain,
  fill,
  type Lang,
  type Ruleset,
  reasonText,
  type Seat,
  type State,
} from '@blackpoker/engine';
import { labelled, width, wrap } from '../layout.ts';
import { actionLines } from '../rulesText.ts';
import { findAction, similarAction } from './actionFinder.ts';
import { PLAY_WORDS } from './playWords.ts';

/** Every action that this seat cannot request now, with the reasons; or the one that is named. */
export function whyNot(s: State, seat: Seat, name: string, lang: Lang, columns: number): string[] {
  if (name !== '') return withAction(s.rules, name, lang, (action) => whyOne(s, seat, action, lang));
  const missing = actionsOf(s.rules).filter((action) => explain(s, seat, action.index).length > 0);
  if (missing.length === 0) return [PLAY_WORDS.allAvailable[lang]];
  const longest = Math.max(...missing.map(({ name }) => width(name[lang]))) + 2;
  const rows = missing.flatMap((each) => labelled(each.name[lang], reasons(s, seat, each, lang), longest, columns));
  return [PLAY_WORDS.notAvailable[lang], ...rows];
}

function whyOne(s: State, seat: Seat, action: Action, lang: Lang): string[] {
  const text = reasons(s, seat, action, lang);
  return [`${action.name[lang]}: ${text === '' ? PLAY_WORDS.available[lang] : text}`];
}

const reasons = (s: State, seat: Seat, action: Action, lang: Lang): string =>
  explain(s, seat, action.index)
    .map((reason) => reasonText(reason, lang))
    .join(lang === 'ja' ? '、' : '; ');

/** The rules text of an action; without a name, which names there are. */
export function rulesOf(rules: Ruleset, name: string, lang: Lang, columns: number): string[] {
  if (name !== '') return withAction(rules, name, lang, (action) => actionLines(action, lang, columns));
  const names = actionsOf(rules)
    .map((action) => action.name[lang])
    .join(', ');
  return wrap(fill(PLAY_WORDS.whichAction, lang, { names }), columns);
}

function withAction(rules: Ruleset, name: string, lang: Lang, tell: (action: Action) => string[]): string[] {
  const action = findAction(rules, name);
  if (action !== undefined) return tell(action);
  const similar = similarAction(rules, name);
  const hint = similar === undefined ? '' : ` ${fill(PLAY_WORDS.didYouMean, lang, { name: similar })}`;
  return [`${fill(PLAY_WORDS.noSuchAction, lang, { text: name })}${hint}`];
}
