/** Which edition, format, frame and options go together, and the tables that each combination resolves to. */
import { coreFlow } from '../flow/coreFlow.ts';
import { draft } from '../flow/request.ts';
import { finish } from '../flow/resolve.ts';
import { packFromTop, setUpSteps } from '../flow/setUp.ts';
import { triggerCheck } from '../flow/triggerCheck.ts';
import { compile } from '../script/compile.ts';
import type { FrameEntry, FrameOptionEntry, FrameSetUp } from '../script/printed.ts';
import {
  type DeckRule,
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  FRAME_OPTIONS,
  FRAMES,
  type Frame,
  type FrameOption,
  type Regulation,
  type Ruleset,
  regulationId,
  type TableOptions,
  type Text,
} from '../script/ruleset.ts';
import { PACK } from '../state/cards.ts';
import type { Lang } from '../words/lang.ts';
import { formatName } from '../words/terms.ts';
import { ACTION_ENTRIES, CHARACTER_ENTRIES, FRAME_ACTION_ENTRIES, SWITCHES } from './editions.ts';
import { FOG_ENTRIES } from './fogs.ts';
import { FRAME_ENTRIES } from './frames/frames.ts';
import { OPTION_ENTRIES } from './frames/options.ts';
import { frameName, optionName } from './regulationName.ts';
import { VISIBILITY } from './visibility.ts';

const frameEntry = (id: Frame): FrameEntry => FRAME_ENTRIES.find((entry) => entry.id === id) as FrameEntry;
const optionEntry = (id: FrameOption): FrameOptionEntry =>
  OPTION_ENTRIES.find((entry) => entry.id === id) as FrameOptionEntry;
const list = (words: readonly string[], lang: Lang): string => words.join(lang === 'ja' ? '、' : ', ');
const formatList = (formats: readonly Format[], lang: Lang): string =>
  list(
    formats.map((each) => formatName(each, lang)),
    lang,
  );
const frameList = (frames: readonly Frame[], lang: Lang): string =>
  list(
    frames.map((each) => frameName(each, lang)),
    lang,
  );

/** A reason is put into words only where somebody wants to hear it: every start looks at all combinations. */
type Because = () => Text;

/** Why a combination is not played, in both languages; empty: it is. */
export const whyNot = (regulation: Regulation): Text[] => reasonsAgainst(regulation).map((because) => because());

function reasonsAgainst(regulation: Regulation): Because[] {
  return [
    ...againstFrame(regulation),
    ...(regulation.frameOptions ?? []).flatMap((option) => againstOption(regulation, option)),
  ];
}

function againstFrame({ edition, format, frame }: Regulation): Because[] {
  const { name, offers } = frameEntry(frame);
  const here = offers.filter(({ editions }) => editions.includes(edition));
  if (here.length === 0) {
    const editions = (lang: Lang): string =>
      list(
        offers.flatMap((offer) => offer.editions),
        lang,
      );
    return [
      () => ({
        ja: `フレーム「${name.ja}」は${editions('ja')}版だけにあり、${edition}版にはない`,
        en: `the frame ${name.en} is part of ${editions('en')}, not of ${edition}`,
      }),
    ];
  }
  const formats = here.flatMap((offer) => offer.formats);
  if (formats.includes(format)) return [];
  return [
    () => ({
      ja: `${edition}版の「${name.ja}」は${formatList(formats, 'ja')}のみ`,
      en: `the frame ${name.en} of ${edition} is for ${formatList(formats, 'en')}`,
    }),
  ];
}

function againstOption({ edition, format, frame, frameOptions = [] }: Regulation, id: FrameOption): Because[] {
  const { name, editions, formats, frames, excludes } = optionEntry(id);
  if (!editions.includes(edition))
    return [
      () => ({
        ja: `オプション「${name.ja}」は${list(editions, 'ja')}版だけにあり、${edition}版にはない`,
        en: `the option ${name.en} is part of ${list(editions, 'en')}, not of ${edition}`,
      }),
    ];
  const reasons: Because[] = [];
  if (!formats.includes(format))
    reasons.push(() => ({
      ja: `「${name.ja}」は${formatList(formats, 'ja')}のみ`,
      en: `${name.en} is for ${formatList(formats, 'en')}`,
    }));
  if (!frames.includes(frame))
    reasons.push(() => ({
      ja: `「${name.ja}」は${frameList(frames, 'ja')}のみ`,
      en: `${name.en} goes with ${frameList(frames, 'en')}`,
    }));
  if (
    excludes !== undefined &&
    frameOptions.includes(excludes) &&
    FRAME_OPTIONS.indexOf(id) > FRAME_OPTIONS.indexOf(excludes)
  )
    reasons.push(() => ({
      ja: `「${name.ja}」と「${optionName(excludes, 'ja')}」は同時に使えない`,
      en: `${name.en} and ${optionName(excludes, 'en')} exclude each other`,
    }));
  return reasons;
}

/** Every combination of options that is written in the right order, allowed or not. */
const OPTION_SETS: readonly (readonly FrameOption[])[] = [
  [],
  ['preset2'],
  ['preset4'],
  ['pack'],
  ['preset2', 'pack'],
  ['preset4', 'pack'],
  ['preset2', 'preset4'],
  ['preset2', 'preset4', 'pack'],
];

/** Every combination that can be written down, allowed or not. */
export const COMBINATIONS: readonly Regulation[] = EDITIONS.flatMap((edition) =>
  FORMATS.flatMap((format) =>
    FRAMES.flatMap((frame) => OPTION_SETS.map((frameOptions) => ({ edition, format, frame, frameOptions }))),
  ),
);

/** What is played. */
export const REGULATIONS: readonly Regulation[] = COMBINATIONS.filter(
  (regulation) => reasonsAgainst(regulation).length === 0,
);

/** Not printed for its edition, but offered. */
export const isFree = ({ edition, frame }: Regulation): boolean =>
  frameEntry(frame).offers.some((offer) => offer.free === true && offer.editions.includes(edition));

// resolving

const HAND_AND_MORE = 10;

/** At least a hand, the preset and three more (rulebook f 140); of two decks the other one needs as much. */
function deckRule({ deck, series }: FrameEntry, presets: number): DeckRule {
  const least = HAND_AND_MORE + 2 * presets;
  if (deck.kind !== 'built') return { kind: deck.kind, min: deck.max, max: deck.max, faces: deck.faces ?? [] };
  return { kind: 'built', min: least, max: series.decks === 2 ? PACK - least : deck.max, faces: [] };
}

function setUpOf(entry: FrameEntry, options: readonly FrameOptionEntry[]): FrameSetUp {
  const preset = options.find((option) => option.preset !== undefined)?.preset ?? entry.setUp.preset;
  const pack = entry.deck.kind === 'random' && options.some((option) => option.pack === true);
  return {
    ...entry.setUp,
    ...(preset !== undefined && { preset }),
    ...(pack && { afterShuffle: [packFromTop(PACK - entry.deck.max)] }),
  };
}

const resolved = new Map<string, Ruleset>();

/** The tables of a regulation; the same object for the same regulation. Throws where the combination is not played. */
export function ruleset(regulation: Regulation, options: TableOptions = { graveTop: 'last' }): Ruleset {
  const id = regulationId(regulation);
  const known = resolved.get(`${id} ${options.graveTop}`);
  if (known !== undefined) return known;
  const [reason] = whyNot(regulation);
  if (reason !== undefined) throw new Error(`${id} is not played: ${reason.en}`);
  const made = make(id, regulation, options);
  resolved.set(`${id} ${options.graveTop}`, made);
  return made;
}

function make(id: string, { edition, format, frame, frameOptions = [] }: Regulation, options: TableOptions): Ruleset {
  const entry = frameEntry(frame);
  const chosen = frameOptions.map(optionEntry);
  const setUp = setUpOf(entry, chosen);
  return compile({
    id,
    edition,
    format,
    frame,
    frameOptions: FRAME_OPTIONS.filter((option) => frameOptions.includes(option)),
    deck: deckRule(entry, setUp.preset ?? 0),
    series: entry.series,
    options,
    switches: SWITCHES[edition],
    visibility: VISIBILITY,
    flow: [coreFlow, draft, triggerCheck, { name: 'setUp', steps: setUpSteps(setUp) }],
    finish,
    actions: ACTION_ENTRIES,
    frameActions: FRAME_ACTION_ENTRIES,
    addedActions: [...(entry.actions ?? []), ...chosen.flatMap((option) => option.actions ?? [])],
    characters: CHARACTER_ENTRIES,
    fogs: FOG_ENTRIES,
  });
}

/** The frame in which an edition is played with all 54 cards and nothing else. */
export const plainFrame = (edition: Edition): Frame => (edition === '6.1' ? 'regular' : 'full');

/** An edition and format with whole packs and no frame of its own. */
export const plainRuleset = (edition: Edition, format: Format, options?: TableOptions): Ruleset =>
  ruleset({ edition, format, frame: plainFrame(edition) }, options);

const BY_ID: ReadonlyMap<string, Regulation> = new Map(
  REGULATIONS.map((regulation) => [regulationId(regulation), regulation]),
);

/** The ruleset of an id such as 8.0/lite/full, or undefined where there is none. */
export function rulesetOf(id: string, options?: TableOptions): Ruleset | undefined {
  const regulation = BY_ID.get(id);
  return regulation === undefined ? undefined : ruleset(regulation, options);
}
