/** The steps of what actions do: damage, draws, units that turn, grow, fall or are stopped. */
import type { GameEvent, MoveReason, Seat, Text, UnitRef, View } from '@blackpoker/engine';
import { thingKey } from '../../board/things.ts';
import { type Line, unitNameIn } from './line.ts';
import { BRIEF, type EventOf, marked, type StepDraft, type StepFacts, sceneOf, shown, shownBefore } from './step.ts';

/** How many cards each life has while the events of an update happen; undefined if the viewer may not know. */
export class LifeCount {
  private readonly counts: [number | undefined, number | undefined];

  constructor(before: View) {
    this.counts = [before.seats[0].life.count, before.seats[1].life.count];
  }

  of(seat: Seat): number | undefined {
    return this.counts[seat === 0 ? 0 : 1];
  }

  /** A life that has been hidden so far is known once the board after the update shows it: that is the board's business. */
  hear(event: GameEvent): void {
    if (event.type !== 'moved' || (event.from !== 'life' && event.to !== 'life')) return;
    const i = event.seat === 0 ? 0 : 1;
    const now = this.counts[i];
    if (now !== undefined) this.counts[i] = now + (event.to === 'life' ? event.count : -event.count);
  }
}

/** Undefined: it is no step of its own. `text`: its line of the log. */
export function effectStep(
  event: GameEvent,
  text: Text | undefined,
  facts: StepFacts,
  life: LifeCount,
): StepDraft | undefined {
  switch (event.type) {
    case 'damaged':
      return event.dealt > 0 ? damageStep(event, facts, life) : undefined;
    case 'moved':
      return moveStep(event, text, facts, life);
    case 'driven':
      return event.cost || facts.resolving?.id === 'attack' ? undefined : turnedStep('sideways', event.unit, facts);
    case 'charged':
      return facts.resolving?.id === 'charge' ? undefined : turnedStep('upright', event.unit, facts);
    case 'resized':
      return resizedStep(event, facts);
    case 'negated':
      return stoppedStep(event, facts);
    case 'fizzled':
      return shownBefore(
        { word: 'fizzles', of: event.seat, action: event.action },
        1,
        marked('struck', thingKey({ type: 'request', request: event.request })),
      );
    case 'shown':
      return facts.resolving?.id === 'damageJudgement' ? undefined : logStep(text, facts);
    case 'turnedUnit':
    case 'forced':
    case 'retargeted':
    case 'opened':
      return logStep(text, facts);
    default:
      return undefined;
  }
}

/** Effects of the viewer's own requests are expected, and brief. */
const weightIn = ({ resolving, viewer }: StepFacts): number => (resolving?.seat === viewer ? BRIEF : 1);

/** Rare effects read as in the log. */
const logStep = (text: Text | undefined, facts: StepFacts): StepDraft | undefined =>
  text === undefined ? undefined : shown({ word: 'log', text }, weightIn(facts));

/** When the damage event comes, the cards have left the life. */
function damageStep({ seat, dealt }: EventOf<'damaged'>, { resolving }: StepFacts, life: LifeCount): StepDraft {
  const to = life.of(seat);
  const isFight = resolving?.id === 'damageJudgement';
  const key = thingKey({ type: 'pile', seat, pile: 'life' });
  const scene = sceneOf({ marks: new Map([[key, { look: 'hit', tag: `−${dealt}` }]]) });
  const common = { action: resolving?.action, numbers: { n: dealt } };
  if (to === undefined)
    return shown({ word: isFight ? 'unblockedMany' : 'damageMany', by: seat, ...common }, 1.4, scene);
  const numbers = { n: dealt, from: to + dealt, to };
  return shown({ word: isFight ? 'unblocked' : 'damage', of: seat, ...common, numbers }, 1.4, scene);
}

/** Moves that other steps tell, or that nobody needs to be told. */
const SILENT_MOVES: ReadonlySet<MoveReason> = new Set(['cost', 'damage', 'key', 'fog', 'turned']);

function moveStep(
  event: EventOf<'moved'>,
  text: Text | undefined,
  facts: StepFacts,
  life: LifeCount,
): StepDraft | undefined {
  const { why, seat, cards, count } = event;
  const { resolving, viewer } = facts;
  if (SILENT_MOVES.has(why) || resolving === undefined) return undefined;
  switch (why) {
    case 'draw':
      return drawStep(event, facts, life);
    case 'discard':
      return seat === viewer ? undefined : shown({ word: 'discards', by: seat, cards, count }, 1);
    case 'take':
      return shown({ word: 'takes', by: seat, action: resolving.action, cards, count }, 1, litCards(cards));
    case 'destroy':
      return resolving.id === 'damageJudgement' ? undefined : fallStep(event, facts);
    case 'enter':
      return seat === viewer ? undefined : shown({ word: 'enters', of: seat, cards, count }, BRIEF);
    case 'lay':
      return resolving.id === 'setBulwark' ? undefined : logStep(text, facts);
    case 'put':
      return event.from === 'fog' ? undefined : logStep(text, facts);
    default:
      return logStep(text, facts);
  }
}

const litCards = (cards: readonly number[]) => marked('lit', ...cards.map((card) => thingKey({ type: 'card', card })));

function drawStep({ seat, cards, count }: EventOf<'moved'>, { viewer }: StepFacts, life: LifeCount): StepDraft {
  const from = life.of(seat);
  const common = { by: seat, cards, count };
  const line: Line =
    from === undefined
      ? { word: 'drawsMany', ...common }
      : { word: 'draws', ...common, numbers: { from, to: from - count } };
  return shown(line, seat === viewer ? 0.8 : 1, litCards(cards));
}

function fallStep({ seat, cards, count }: EventOf<'moved'>, { before }: StepFacts): StepDraft {
  const position = before.seats[seat === 0 ? 0 : 1].field.findIndex((unit) =>
    unit.cards.some((card) => cards.includes(card)),
  );
  const keys = position < 0 ? [] : [thingKey({ type: 'unit', seat, position })];
  return shownBefore({ word: 'falls', of: seat, cards, count }, 1, marked('falls', ...keys));
}

function turnedStep(word: 'sideways' | 'upright', unit: UnitRef, facts: StepFacts): StepDraft | undefined {
  const { resolving, after } = facts;
  const name = unitNameIn(after, unit.seat, unit.position);
  if (name === undefined || resolving === undefined) return undefined;
  const scene = marked('lit', thingKey({ type: 'unit', ...unit }));
  return shown({ word, by: resolving.seat, units: [name] }, weightIn(facts), scene);
}

/** If the unit has fallen since, the line gives only the change. */
function resizedStep({ unit, by }: EventOf<'resized'>, facts: StepFacts): StepDraft | undefined {
  const { before, after } = facts;
  const name = unitNameIn(before, unit.seat, unit.position) ?? unitNameIn(after, unit.seat, unit.position);
  if (name === undefined) return undefined;
  const now = after.seats[unit.seat === 0 ? 0 : 1].field[unit.position];
  const isStill = now !== undefined && now.cards[0] === name.cards[0];
  const change = by < 0 ? `−${-by}` : `+${by}`;
  const scene = marked('lit', thingKey({ type: 'unit', ...unit }));
  const line: Line = isStill
    ? { word: 'resized', units: [name], numbers: { by: change, n: now.size ?? 0 } }
    : { word: 'resizedAway', units: [name], numbers: { by: change } };
  return shown(line, weightIn(facts), scene);
}

function stoppedStep({ seat, action, request }: EventOf<'negated'>, { resolving }: StepFacts): StepDraft {
  const scene = marked('struck', thingKey({ type: 'request', request }));
  return shownBefore({ word: 'stops', of: seat, action, cause: resolving?.action }, 1.2, scene);
}
