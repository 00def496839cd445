/** A Damage Judgement as fights: who meets whom, who falls, and what goes through. */
import { type Card, type GameEvent, numberOf, other, type Seat, type UnitView, type View } from '@blackpoker/engine';
import type { Fight, Scene, SceneMark } from '../../board/scene.ts';
import { thingKey } from '../../board/things.ts';
import { type Line, type UnitName, unitNameIn } from './line.ts';
import { type StepDraft, sceneOf, shownBefore } from './step.ts';

const FIGHT_WEIGHT = 1.7;

interface Fighter {
  readonly position: number;
  readonly unit: UnitView;
  readonly name: UnitName;
  readonly key: string;
}

const fieldOf = (view: View, seat: Seat): readonly UnitView[] => view.seats[seat === 0 ? 0 : 1].field;

function fightersOf(view: View, seat: Seat, fights: (unit: UnitView) => boolean): Fighter[] {
  return fieldOf(view, seat).flatMap((unit, position) => {
    const name = unitNameIn(view, seat, position);
    if (name === undefined || !fights(unit)) return [];
    return [{ position, unit, name, key: thingKey({ type: 'unit', seat, position }) }];
  });
}

/** `events`: those of the judgement, in order. */
export function fightSteps(before: View, attackers: Seat, events: readonly GameEvent[]): StepDraft[] {
  const gone = new Set(
    events.flatMap((event) => (event.type === 'moved' && event.from === 'field' ? event.cards : [])),
  );
  const revealed = events.flatMap((event) => (event.type === 'shown' ? event.cards.slice(0, 1) : []));
  const falls = ({ unit }: Fighter): boolean => unit.cards.some((card) => gone.has(card));
  let scene = sceneOf({});
  return fightersOf(before, attackers, ({ attacker }) => attacker).flatMap((attacker) => {
    const blockers = fightersOf(
      before,
      other(attackers),
      ({ blocks }) => blocks?.seat === attackers && blocks.position === attacker.position,
    );
    const [first] = blockers;
    if (first === undefined) return [];
    const wall = first.unit.as === 'bulwark' ? revealed.shift() : undefined;
    const fallen = [
      ...(falls(attacker) ? [attacker] : []),
      ...blockers.filter((each) => wall !== undefined || falls(each)),
    ];
    const score = wall === undefined ? sizeScore(attacker, blockers) : numberScore(attacker, wall);
    scene = withFight(
      scene,
      { attacker: attacker.key, blockers: blockers.map(({ key }) => key), score },
      fallen,
      first,
      wall,
    );
    return [shownBefore(fightLine(attacker, blockers, fallen, wall), FIGHT_WEIGHT, scene)];
  });
}

/** All fights happen at once: units that have fallen in an earlier step stay marked. */
function withFight(
  scene: Scene,
  fight: Fight,
  fallen: readonly Fighter[],
  first: Fighter,
  wall: Card | undefined,
): Scene {
  const falling = fallen.map(({ key }): [string, SceneMark] => [key, { look: 'falls' }]);
  return sceneOf({
    fights: [fight],
    marks: new Map([...scene.marks, ...falling]),
    faceUp: wall === undefined ? scene.faceUp : new Map([...scene.faceUp, [first.key, wall]]),
  });
}

const sizeOf = (units: readonly Fighter[]): number => units.reduce((sum, { unit }) => sum + (unit.size ?? 0), 0);
const sign = (a: number, b: number): string => (a > b ? '>' : a < b ? '<' : '=');

function sizeScore(attacker: Fighter, blockers: readonly Fighter[]): string {
  const [a, b] = [sizeOf([attacker]), sizeOf(blockers)];
  return `${a} ${sign(a, b)} ${b}`;
}

/** A bulwark compares printed numbers: a Joker has none and meets them all. */
function numberScore({ unit }: Fighter, wall: Card): string {
  const numbers = unit.cards.map(numberOf);
  const number = numberOf(wall);
  if (number === 0) return '=';
  return numbers.includes(number) ? `${number} = ${number}` : `${numbers.join('/')} ≠ ${number}`;
}

function fightLine(
  attacker: Fighter,
  blockers: readonly Fighter[],
  fallen: readonly Fighter[],
  wall: Card | undefined,
): Line {
  if (wall !== undefined) {
    const word = numberOf(wall) === 0 ? 'bulwarkJoker' : fallen.includes(attacker) ? 'bulwarkMeets' : 'bulwarkFalls';
    return { word, cards: [wall] };
  }
  const numbers = { n: sizeOf([attacker]), m: sizeOf(blockers) };
  if (numbers.n === numbers.m) return { word: 'sameFalls', numbers };
  return { word: 'smallerFalls', units: fallen.map(({ name }) => name), numbers };
}
