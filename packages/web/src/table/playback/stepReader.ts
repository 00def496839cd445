/** What an update has to show, step by step, from the board before it, the board after it and what was told in between. */
import { type GameEvent, other, type Seat, SPECTATOR, type View } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { thingKey } from '../../board/things.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { effectStep, LifeCount } from './effects.ts';
import { fightSteps } from './fights.ts';
import { unitNameIn } from './line.ts';
import { requestLine } from './requestLine.ts';
import {
  BRIEF,
  type EventOf,
  marked,
  type Resolving,
  type Step,
  type StepDraft,
  type StepFacts,
  sceneOf,
  shown,
} from './step.ts';

/** Reads one update after the other: what is being carried out may ask questions, and goes on in the next update. */
export class StepReader {
  private resolving: Resolving | undefined;

  read(before: View, update: GameUpdate): readonly Step[] {
    const maker = new StepMaker(before, update, this.resolving);
    const steps = maker.steps();
    this.resolving = maker.resolving;
    return steps;
  }

  /** The game goes on from here. */
  begin(view: View): void {
    const { aside } = view;
    this.resolving = aside && resolvingOf(view, aside.by, aside.action);
  }
}

const resolvingOf = (view: View, seat: Seat, action: number): Resolving => ({
  ...{ seat, action },
  id: rulesFor(view).actions[action]?.id ?? '',
  hasBlocks: false,
});

class StepMaker {
  private readonly before: View;
  private readonly update: GameUpdate;
  private readonly events: readonly GameEvent[];
  private readonly life: LifeCount;
  resolving: Resolving | undefined;

  constructor(before: View, update: GameUpdate, resolving: Resolving | undefined) {
    this.before = before;
    this.resolving = resolving;
    this.update = update;
    this.events = update.told.map(({ event }) => event);
    this.life = new LifeCount(before);
  }

  steps(): readonly Step[] {
    const steps = this.events.flatMap((event, i) => {
      const drafts = this.stepsFor(event, i);
      this.life.hear(event);
      return drafts.map((draft): Step => ({ ...draft, upTo: i + 1 }));
    });
    return inOrder(steps);
  }

  private get facts(): StepFacts {
    const { before, update, resolving } = this;
    return { rules: rulesFor(update.view), viewer: update.viewer, before, after: update.view, resolving };
  }

  private isOwn(seat: number): boolean {
    return seat === this.update.viewer;
  }

  private stepsFor(event: GameEvent, i: number): readonly StepDraft[] {
    switch (event.type) {
      case 'requested':
        return this.isOwn(event.seat) ? [] : [this.requested(event)];
      case 'resolving':
        return this.begin(event, i);
      case 'resolved':
        return this.finish(event);
      case 'attacks':
        return this.attacked(event, i);
      case 'blocks':
        return this.blocked(event, i);
      case 'turn':
        return [turnStep(event, this.update.viewer)];
      case 'moved':
        if (event.why === 'mill') return this.milled(event, i);
        return this.effect(event, i);
      default:
        return this.effect(event, i);
    }
  }

  private effect(event: GameEvent, i: number): readonly StepDraft[] {
    return [effectStep(event, this.update.told[i]?.text, this.facts, this.life)].flatMap((step) => step ?? []);
  }

  /** Cards that leave a life together may come as several events, since not everybody may know all of them. */
  private milled({ seat }: EventOf<'moved'>, i: number): readonly StepDraft[] {
    const isMilled = (event: GameEvent): event is EventOf<'moved'> =>
      event.type === 'moved' && event.why === 'mill' && event.seat === seat;
    if (this.events.slice(0, i).some(isMilled)) return [];
    const n = this.events.filter(isMilled).reduce((sum, { count }) => sum + count, 0);
    const line = { word: 'mills', of: seat, action: this.resolving?.action, numbers: { n } } as const;
    return [shown(line, 1, marked('hit', thingKey({ type: 'pile', seat, pile: 'life' })))];
  }

  private requested(event: EventOf<'requested'>): StepDraft {
    const { rules, after } = this.facts;
    const key = thingKey({ type: 'request', request: event.request });
    const line = requestLine(rules, after, event);
    return shown(line, line.word === 'attack' || line.word === 'end' ? 0.7 : 1, marked('lit', key));
  }

  private begin({ seat, action }: EventOf<'resolving'>, i: number): readonly StepDraft[] {
    this.resolving = resolvingOf(this.update.view, seat, action);
    if (this.resolving.id !== 'damageJudgement') return [];
    const end = this.events.findIndex((event, k) => k > i && event.type === 'resolved');
    return fightSteps(this.before, seat, this.events.slice(i, end < 0 ? undefined : end));
  }

  private finish({ seat }: EventOf<'resolved'>): readonly StepDraft[] {
    const isUnblocked = this.resolving?.id === 'block' && !this.resolving.hasBlocks;
    this.resolving = undefined;
    const defender = other(seat);
    return isUnblocked && !this.isOwn(defender) ? [shown({ word: 'noBlock', by: defender }, 0.8)] : [];
  }

  /** All attackers of a player share one step. */
  private attacked(event: EventOf<'attacks'>, i: number): readonly StepDraft[] {
    if (this.isOwn(event.unit.seat) || this.hasEarlier('attacks', i)) return [];
    const all = this.events.flatMap((each) => (each.type === 'attacks' ? [each.unit] : []));
    const units = all.flatMap(({ seat, position }) => unitNameIn(this.update.view, seat, position) ?? []);
    const keys = all.map((unit) => thingKey({ type: 'unit', ...unit }));
    return [shown({ word: 'attacks', by: event.unit.seat, units }, 0.6, marked('lit', ...keys))];
  }

  private hasEarlier(type: GameEvent['type'], i: number): boolean {
    return this.events.slice(0, i).some((event) => event.type === type);
  }

  /** The blockers of one attacker share one step. */
  private blocked({ unit: { seat }, attacker }: EventOf<'blocks'>, i: number): readonly StepDraft[] {
    if (this.resolving !== undefined) this.resolving = { ...this.resolving, hasBlocks: true };
    const isSame = (event: GameEvent): event is EventOf<'blocks'> =>
      event.type === 'blocks' && event.attacker.position === attacker.position;
    if (this.events.slice(0, i).some(isSame)) return [];
    const { view } = this.update;
    const blockers = this.events.filter(isSame).map(({ unit }) => unit);
    const units = blockers.flatMap(({ position }) => unitNameIn(view, seat, position) ?? []);
    const others = [unitNameIn(view, attacker.seat, attacker.position)].flatMap((name) => name ?? []);
    const keyOf = (unit: typeof attacker): string => thingKey({ type: 'unit', ...unit });
    const scene = sceneOf({ fights: [{ attacker: keyOf(attacker), blockers: blockers.map(keyOf) }] });
    return [shown({ word: 'blocks', by: seat, units, others }, this.isOwn(seat) ? BRIEF : 1, scene)];
  }
}

function turnStep({ seat }: EventOf<'turn'>, viewer: number): StepDraft {
  const isYours = seat === viewer;
  return isYours
    ? shown({ word: 'turn', of: seat }, 0.8)
    : shown({ word: 'turnOf', by: seat }, viewer === SPECTATOR ? 1 : 0.8);
}

/** Time goes forward: as long as a later step needs the board before the update, so do those ahead of it. */
function inOrder(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ before }) => before);
  return steps.map((step, i) => (i < last && !step.before ? { ...step, before: true } : step));
}
