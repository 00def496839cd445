/** Positions to begin with: an empty table, a deal, examples of ours. */
import {
  apply,
  dealDecks,
  decision,
  makeRng,
  newGame,
  type Ruleset,
  randomBelow,
  type Seed,
  type Text,
  toPosition,
} from '@blackpoker/engine';
import { EMPTY_POSITION, normalised, type Table } from './positionModel.ts';

export const emptyTable = (regulation: string): Table => ({ regulation, position: EMPTY_POSITION });

/** More choices than any set-up asks for. */
const MOST = 100;

/** A game of this regulation as it begins; what is chosen before the first turn is chosen at random. */
export function dealtTable(rules: Ruleset, seed: Seed): Table {
  const s = newGame(rules, dealDecks(rules, seed), seed);
  const rng = makeRng(seed);
  for (let i = 0; i < MOST; i++) {
    const asked = decision(s);
    const option = asked?.options[randomBelow(rng, asked.options.length)];
    if (asked === undefined || option === undefined || asked.kind === 'chance') break;
    apply(s, option.choice);
  }
  return { regulation: rules.id, position: normalised(toPosition(s)) };
}

export interface Example {
  readonly title: Text;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: { ja: 'カウンターの応酬（ライト）', en: 'Counter against Counter (Lite)' },
    text: `8.0/lite/full
turn: A  chance: A
A: life C2 D2 H2 S2 C3 D3 | hand H9 C9 | grave D9
   field bulwark C8 driven, S5
B: life C2 D2 H2 S2 C3 D3 H3 | hand S4 C4
   field bulwark D4, HK
stage: A down S9 -> B2, B counter C10 -> #0
passed: B
`,
  },
  {
    title: { ja: '誰でブロックするか（ライト）', en: 'Who blocks whom (Lite)' },
    text: `8.0/lite/full
turn: B  chance: B
A: life C2 D2 H2 S2 C3 D3 H3 S3 | hand S6 H5
   field bulwark C7, C6, D8
B: life C2 D2 H2 S2 C3 | hand C9
   field bulwark D4 driven, CK driven, S6 driven
stage: B block
combat: B2, B3
`,
  },
  {
    title: { ja: 'あと5点（エントリー20）', en: 'Five to go (Entry 20)' },
    text: `8.0/lite/entry20
turn: A  chance: A
A: life H8 CA | hand S5 C6
   field D7, H9
B: life SA S2 S3 S4 D3
   field HJ, CK driven, DQ driven, H10 driven
used: A attack setBulwark
`,
  },
  {
    title: { ja: 'フォグの中の戦い（スタンダード）', en: 'A fight in the fog (Standard)' },
    text: `8.0/standard/full
turn: A  chance: B
A: life C2 D2 H2 S2 C3 | hand S6 H9 | grave D9
   field bulwark C8, S5+S8 driven, HK new
   fog up H5 -> A2
B: life C2 D2 H2 | hand S7 C9
   field bulwark D4 driven, D8
stage: A damageJudgement
combat: A2 vs B2
passed: A
`,
  },
  {
    title: { ja: 'パックとレアカード（プロ）', en: 'Pack and rare card (Pro)' },
    text: `8.0/pro/rarePack
turn: A  chance: B
A: life C2 D2 H2 S2 C3 | hand S6 H9 | grave D9
   field bulwark C8, S5
   pack D6 C4 C5
   rare JK1
B: life C2 D2 H2 | hand C9
   field bulwark D4, HK
   opened S7 S8
   rare S9
stage: A summonSoldier S9
passed: A
`,
  },
  {
    title: { ja: '装備兵と数値の変化（6.1 マスター）', en: 'An equipped soldier and modifiers (6.1 Master)' },
    text: `6.1/master/regular
turn: A  chance: B
A: life C2 D2 H2 S2
   field bulwark C8, S5+S8 driven new S8, H7 driven
B: life C2 D2 H2 C3 | hand S2 S3 H5
   field DK, D4
stage: A damageJudgement
combat: A2 vs B1 B2, A3
modifiers: A2 +3, B1 -2
passed: A
`,
  },
];
