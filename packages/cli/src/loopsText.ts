/** What a search for loops has shown, for people. */
import { EventLog, fill, indexOfAction, type Lang, type Ruleset } from '@blackpoker/engine';
import {
  type CheckedFinding,
  CONSUMED,
  FINDING_KINDS,
  type FindingKind,
  type LoopsResult,
  type Mixture,
  RESOURCES,
  type Resource,
  rate,
  roundSeat,
  tellRound,
  total,
} from '@blackpoker/lab';
import { indent, wrap } from './layout.ts';
import { GAIN_WORDS, KIND_WORDS, LOOP_WORDS, PRICE_WORDS, RESOURCE_WORDS } from './loopsWords.ts';

const STEP = 4;

export function loopsLines(rules: Ruleset, result: LoopsResult, lang: Lang, columns: number): string[] {
  const page = new Page(rules, result, lang, columns);
  return [
    ...page.head(),
    ...FINDING_KINDS.flatMap((kind) => ['', ...page.section(kind)]),
    '',
    ...page.mixtures(),
    ...page.foot(),
  ];
}

class Page {
  private readonly rules: Ruleset;
  private readonly result: LoopsResult;
  private readonly lang: Lang;
  private readonly columns: number;

  constructor(rules: Ruleset, result: LoopsResult, lang: Lang, columns: number) {
    this.rules = rules;
    this.result = result;
    this.lang = lang;
    this.columns = columns;
  }

  head(): string[] {
    const { regulation, seed, madeUpSearches, positions, depth, choices, triedChoices, depths } = this.result;
    const reached = depths.flatMap((n, i) =>
      n > 0 && i > 0 ? [fill(LOOP_WORDS.depth, this.lang, { depth: i, n }, i > 1)] : [],
    );
    return [
      ...this.wrapped('title', { regulation, seed }),
      ...this.wrapped('searched', { madeUp: madeUpSearches, positions, depth, choices, tried: triedChoices }),
      ...this.wrapped('depths', { list: reached.join(', ') }),
    ];
  }

  section(kind: FindingKind): string[] {
    const found = this.result.findings.filter((finding) => finding.kind === kind);
    const what = KIND_WORDS[kind][this.lang];
    if (found.length === 0) return this.wrapped('none', { what });
    return [what, ...found.flatMap((finding, i) => this.finding(finding, i + 1))];
  }

  mixtures(): string[] {
    const { mixture, mixtureForLife, measuredEffects: n } = this.result;
    const first =
      'mixture' in mixture
        ? this.wrapped('mixture', { n, list: this.mixed(mixture.mixture), damage: mixture.mixture.damage })
        : this.wrapped('noMixture', { n, list: this.worths(mixture.worth) });
    if ('mixture' in mixture) return first;
    if (!('mixture' in mixtureForLife)) return [...first, ...this.wrapped('noMixtureForLife')];
    const { damage, life } = mixtureForLife.mixture;
    return [...first, ...this.wrapped('mixtureForLife', { list: this.mixed(mixtureForLife.mixture), damage, life })];
  }

  foot(): string[] {
    const { lucky } = this.result;
    return [...(lucky === 0 ? [] : this.wrapped('lucky', { n: lucky })), ...this.wrapped('caution')];
  }

  private finding(finding: CheckedFinding, number: number): string[] {
    const { kind, actions, damage, notation } = finding;
    const parts = [
      this.say('damage', { damage }),
      this.price(finding),
      ...this.gains(finding),
      ...(kind === 'priced' ? [] : [this.repetition(finding)]),
      this.answers(finding),
    ];
    const head = `${number}. ${actions.map((id) => this.actionName(id)).join(' → ')}: ${parts.join('; ')}`;
    const [first = '', ...rest] = wrap(head, this.columns - STEP);
    return [first, ...indent([...rest, ...notation, ...(kind === 'priced' ? [] : this.told(finding))], STEP)];
  }

  private price(finding: CheckedFinding): string {
    const { price } = finding;
    if (total(price) === 0) return this.say('forNothing');
    const list = CONSUMED.filter((each) => price[each] > 0).map((each) =>
      fill(PRICE_WORDS[each], this.lang, { n: price[each] }, price[each] > 1),
    );
    return this.say('forPrice', { total: total(price), rate: short(rate(finding)), list: list.join(', ') });
  }

  private gains({ gains }: CheckedFinding): string[] {
    const list = (['hand', 'field', 'life', 'opponentHand'] as const).flatMap((each) =>
      gains[each] === 0 ? [] : [fill(GAIN_WORDS[each], this.lang, { n: gains[each] }, gains[each] > 1)],
    );
    return list.length === 0 ? [] : [this.say('gained', { list: list.join(', ') })];
  }

  private repetition({ kind, rounds }: CheckedFinding): string {
    return this.say(kind === 'free' ? 'endless' : 'rounds', { n: rounds });
  }

  private answers({ answers }: CheckedFinding): string {
    if (answers.length === 0) return this.say('noAnswer');
    return this.say('answers', { list: answers.map((id) => this.actionName(id)).join(', ') });
  }

  /** Where a loop begins, and what happens in it. */
  private told(finding: CheckedFinding): string[] {
    const lines: string[] = [];
    const log = new EventLog(roundSeat(finding), ({ text }) => text && lines.push(text[this.lang]));
    tellRound(this.rules, finding, (s, event) => {
      if (event.type !== 'passed') log.hear(s, event);
    });
    return [
      ...lines.map((line) => `· ${line}`),
      ...wrap(this.say('from', { position: finding.position }), this.columns - STEP),
    ];
  }

  private mixed({ parts }: Mixture): string {
    return parts
      .map(({ actions, times }) =>
        this.say('times', { action: actions.map((id) => this.actionName(id)).join(' + '), n: times }),
      )
      .join(', ');
  }

  private worths(worth: Readonly<Partial<Record<Resource, number>>>): string {
    return RESOURCES.flatMap((each) => {
      const value = worth[each] ?? 0;
      return value > 0 ? [`${RESOURCE_WORDS[each][this.lang]} ${short(value)}`] : [];
    }).join(', ');
  }

  private actionName(id: string): string {
    return this.rules.actions[indexOfAction(this.rules, id)]?.name[this.lang] ?? id;
  }

  private say(word: keyof typeof LOOP_WORDS, params: Readonly<Record<string, string | number>> = {}): string {
    return fill(LOOP_WORDS[word], this.lang, params);
  }

  private wrapped(word: keyof typeof LOOP_WORDS, params: Readonly<Record<string, string | number>> = {}): string[] {
    return wrap(this.say(word, params), this.columns);
  }
}

const short = (number: number): string => `${Number(number.toFixed(2))}`;
