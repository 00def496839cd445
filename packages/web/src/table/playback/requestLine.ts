/** Says a request by what it does, for players who do not know the names of the actions yet. */
import type { Ruleset, View } from '@blackpoker/engine';
import { type Line, unitNameIn } from './line.ts';
import type { LineWord } from './lineWords.ts';
import type { EventOf } from './step.ts';

const PLAIN_WORDS: Readonly<Record<string, LineWord>> = { attack: 'attack', end: 'end', setBulwark: 'bulwark' };

/** `view`: after the request, so that its target is still on the board. */
export function requestLine(rules: Ruleset, view: View, event: EventOf<'requested'>): Line {
  const { seat, action, cards, count, target } = event;
  const id = rules.actions[action]?.id ?? '';
  const common = { by: seat, action, cards, count };
  const plain = PLAIN_WORDS[id];
  if (plain !== undefined) return { word: plain, by: seat };
  if (/summon/i.test(id) && target === undefined) return { word: 'summon', ...common };
  switch (target?.type) {
    case 'unit': {
      const unit = unitNameIn(view, target.unit.seat, target.unit.position);
      return unit === undefined ? plainLine(common) : { word: 'playOn', units: [unit], ...withKeys(common) };
    }
    case 'player':
      return { word: 'playAt', at: target.seat, ...withKeys(common) };
    case 'request': {
      const aimed = view.stage.find((request) => request.id === target.request);
      return aimed === undefined
        ? plainLine(common)
        : { word: 'playAgainst', of: aimed.by, cause: aimed.action, ...withKeys(common) };
    }
    default:
      return plainLine(common);
  }
}

type Common = Pick<Line, 'by' | 'action' | 'cards' | 'count'>;

const plainLine = (common: Common): Line => ({ word: common.count === 0 ? 'play' : 'playWith', ...common });

/** An action without key cards leaves their gap empty. */
const withKeys = ({ by, action, cards, count }: Common): Partial<Line> =>
  count === 0 ? { by, action, numbers: { cards: '' } } : { by, action, cards, count };
