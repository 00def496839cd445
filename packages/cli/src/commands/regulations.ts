/** blackpoker regulations: what can be combined, and why the rest cannot. */
import {
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  FRAME_OPTIONS,
  FRAMES,
  type Frame,
  type FrameOption,
  fill,
  formatName,
  frameName,
  isFree,
  type Lang,
  optionName,
  type Text,
  whyNot,
} from '@blackpoker/engine';
import { type Arguments, type Command, EXIT_OK, JSON_OPTION, LANG_OPTION, pick } from '../command.ts';
import type { Io } from '../io.ts';
import { columnsOf, indent, labelled, wrap } from '../layout.ts';
import { frameText, listRegulation, optionRule, regulationsOf } from '../regulationTable.ts';

export const regulations: Command = {
  name: 'regulations',
  usage: '',
  summary: 'Show which edition, format, frame and options go together, and why the others do not.',
  details: ['A regulation is written edition/format/frame+option, such as 7.0/master/random40+preset2+pack.'],
  options: {
    edition: { value: EDITIONS.join('|'), help: 'only this edition (default: all)' },
    format: { value: FORMATS.join('|'), help: 'only this format (default: all)' },
    ...LANG_OPTION,
    ...JSON_OPTION,
  },
  run: printRegulations,
};

function printRegulations(args: Arguments, io: Io): number {
  args.refuseArguments();
  const editions = chosen(args, 'edition', EDITIONS);
  const formats = chosen(args, 'format', FORMATS);
  if (args.has('json')) io.out(JSON.stringify(regulationsOf(editions, formats).map(listRegulation), null, 2));
  else io.out(editions.flatMap((edition) => new Page(edition, formats, args.lang, io.columns).lines()).join('\n'));
  return EXIT_OK;
}

/** One of them, or all. */
function chosen<T extends string>(args: Arguments, name: string, known: readonly T[]): readonly T[] {
  const value = args.text(name);
  return value === undefined ? known : [pick(value, known, `--${name}`)];
}

const WORDS = {
  title: { ja: 'BlackPoker {edition}：{n} 種のレギュレーション', en: 'BlackPoker {edition}: {n} regulations' },
  frame: { ja: 'フレーム', en: 'frame' },
  option: { ja: 'オプション', en: 'option' },
  yes: { ja: '○', en: 'yes' },
  free: { ja: '公式外', en: 'free' },
  no: { ja: '–', en: '–' },
  freeMeans: {
    ja: '公式外：この版の公式レギュレーションにはないが、ここでは遊べる。',
    en: 'free: not among the printed regulations of this edition, but played here.',
  },
  whyNot: { ja: 'できない理由', en: 'Why not' },
} satisfies Record<string, Text>;

/** One edition. */
class Page {
  private readonly edition: Edition;
  private readonly formats: readonly Format[];
  private readonly lang: Lang;
  private readonly columns: number;

  constructor(edition: Edition, formats: readonly Format[], lang: Lang, columns: number) {
    this.edition = edition;
    this.formats = formats;
    this.lang = lang;
    this.columns = columns;
  }

  lines(): string[] {
    const { edition, formats, lang } = this;
    const n = regulationsOf([edition], formats).length;
    return [
      `== ${fill(WORDS.title, lang, { edition, n })}`,
      '',
      ...this.frames(),
      '',
      ...this.options(),
      ...this.explanations(),
      ...this.reasons(),
    ];
  }

  private head(word: Text): string[] {
    return [word[this.lang], ...this.formats.map((format) => formatName(format, this.lang))];
  }

  private frames(): string[] {
    const rows = FRAMES.map((frame) => [frame, ...this.formats.map((format) => this.frameCell(format, frame))]);
    return indent(columnsOf([this.head(WORDS.frame), ...rows], 3), 2);
  }

  private frameCell(format: Format, frame: Frame): string {
    const regulation = { edition: this.edition, format, frame };
    const played = whyNot(regulation).length === 0;
    return WORDS[!played ? 'no' : isFree(regulation) ? 'free' : 'yes'][this.lang];
  }

  /** Nothing where the edition has no options. */
  private options(): string[] {
    const rows = FRAME_OPTIONS.map((option) => [
      `+${option}`,
      ...this.formats.map((format) => this.framesWith(format, option).join(' ')),
    ]).filter((row) => row.slice(1).some((cell) => cell !== ''));
    if (rows.length === 0) return [];
    return [...rows.flatMap((row) => this.optionLines(row)), ''];
  }

  /** The formats with the same frames share a line. */
  private optionLines([option = '', ...cells]: readonly string[]): string[] {
    const lines = [...new Set(cells)].map((cell) => {
      const formats = this.formats.filter((_, i) => cells[i] === cell).map((format) => formatName(format, this.lang));
      return `${formats.join(', ')}: ${cell === '' ? WORDS.no[this.lang] : cell}`;
    });
    return lines.flatMap((line, i) => labelled(i === 0 ? option : '', line, OPTION_WIDTH, this.columns));
  }

  private framesWith(format: Format, option: FrameOption): Frame[] {
    const { edition } = this;
    return FRAMES.filter((frame) => whyNot({ edition, format, frame, frameOptions: [option] }).length === 0);
  }

  /** What the frames and options mean that this edition has. */
  private explanations(): string[] {
    const { edition, formats, lang, columns } = this;
    const here = regulationsOf([edition], formats);
    const frames = FRAMES.filter((frame) => here.some((each) => each.frame === frame));
    const options = FRAME_OPTIONS.filter((option) => here.some((each) => each.frameOptions?.includes(option)));
    const free = here.some(isFree) ? wrap(WORDS.freeMeans[lang], columns - 2) : [];
    return [
      ...frames.flatMap((id) => labelled(id, `${frameName(id, lang)}: ${frameText(id, lang)}`, FRAME_WIDTH, columns)),
      ...options.flatMap((id) =>
        labelled(`+${id}`, `${optionName(id, lang)}: ${optionRule(id, lang)}`, FRAME_WIDTH, columns),
      ),
      ...indent(free, 2),
      '',
    ];
  }

  /** Each reason once: of the frames without options, and of options with frames that are played. */
  private reasons(): string[] {
    const { edition, formats, lang } = this;
    const reasons = formats.flatMap((format) =>
      FRAMES.flatMap((frame) => {
        const alone = whyNot({ edition, format, frame });
        if (alone.length > 0) return alone;
        const sets: FrameOption[][] = [...FRAME_OPTIONS.map((option) => [option]), ['preset2', 'preset4']];
        return sets.flatMap((frameOptions) => whyNot({ edition, format, frame, frameOptions }));
      }),
    );
    const texts = [...new Set(reasons.map((reason) => reason[lang]))];
    return [` ${WORDS.whyNot[lang]}`, ...texts.flatMap((text) => labelled('·', text, 3, this.columns)), ''];
  }
}

const OPTION_WIDTH = 10;
const FRAME_WIDTH = 17;
