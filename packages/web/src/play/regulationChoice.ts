/** Choosing a regulation part by part: what goes with what, why the rest does not, and the nearest that is played. */
import {
  actionsOf,
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  FRAME_OPTIONS,
  FRAMES,
  type Frame,
  type FrameOption,
  isFree,
  parseRegulation,
  plainRuleset,
  type Regulation,
  type Ruleset,
  ruleset,
  rulesetOf,
  type Text,
  whyNot,
} from '@blackpoker/engine';

/** The newest first. */
export const EDITIONS_TO_CHOOSE: readonly Edition[] = EDITIONS.toReversed();

export interface FrameRow {
  readonly frame: Frame;
  /** Empty: it can be chosen. */
  readonly reasons: readonly Text[];
  /** Not printed for the edition, but played here. */
  readonly free: boolean;
}

/** Every frame with its reasons; first those that can be chosen, last those of other editions. */
export function frameRows({ edition, format }: Regulation): FrameRow[] {
  const rows = FRAMES.map((frame) => ({
    frame,
    reasons: whyNot({ edition, format, frame }),
    free: isFree({ edition, format, frame }),
  }));
  const rank = ({ frame, reasons, free }: FrameRow): number => {
    if (reasons.length === 0) return free ? 1 : 0;
    return FORMATS.some((each) => isPlayed({ edition, format: each, frame })) ? 2 : 3;
  };
  return rows.sort((a, b) => rank(a) - rank(b));
}

export interface OptionRow {
  readonly option: FrameOption;
  readonly reasons: readonly Text[];
  readonly chosen: boolean;
}

/** Every option with what speaks against it beside the frame alone: choosing a preset takes the other one off. */
export const optionRows = ({ edition, format, frame, frameOptions = [] }: Regulation): OptionRow[] =>
  FRAME_OPTIONS.map((option) => ({
    option,
    reasons: whyNot({ edition, format, frame, frameOptions: [option] }),
    chosen: frameOptions.includes(option),
  }));

/** Which frame is taken where the present one is not played. */
const USUAL_FRAMES: readonly Frame[] = ['entry20', 'pack', 'full', 'regular'];

const isPlayed = (regulation: Regulation): boolean => whyNot(regulation).length === 0;

/** Another edition, format or frame; what does not go with it is replaced or dropped. */
export function changed(from: Regulation, change: Partial<Regulation>): Regulation {
  const { edition, format, frame, frameOptions = [] } = { ...from, ...change };
  const frames = [frame, ...USUAL_FRAMES, ...FRAMES];
  const taken = frames.find((each) => isPlayed({ edition, format, frame: each })) ?? 'full';
  return withOptions({ edition, format, frame: taken }, frameOptions);
}

/** As many of the options as go together, the first ones first. */
function withOptions({ edition, format, frame }: Regulation, options: readonly FrameOption[]): Regulation {
  const chosen: FrameOption[] = [];
  for (const option of options)
    if (isPlayed({ edition, format, frame, frameOptions: inOrder([...chosen, option]) })) chosen.push(option);
  return { edition, format, frame, frameOptions: inOrder(chosen) };
}

/** As an id has them. */
const inOrder = (options: readonly FrameOption[]): FrameOption[] =>
  FRAME_OPTIONS.filter((option) => options.includes(option));

/** An option on or off. What it excludes goes. */
export function toggled(from: Regulation, option: FrameOption): Regulation {
  const { frameOptions = [] } = from;
  const others = frameOptions.filter((each) => each !== option);
  return withOptions(from, frameOptions.includes(option) ? others : [option, ...others]);
}

/** The rules of an id; of one that is not played those of the nearest that is. */
export function nearestRules(id: string): Ruleset {
  return rulesetOf(id) ?? ruleset(changed(readable(id), {}));
}

function readable(id: string): Regulation {
  try {
    return parseRegulation(id);
  } catch {
    return { edition: '8.0', format: 'lite', frame: 'entry20' };
  }
}

/** How many actions one has to know: those that players raise and those that happen by themselves. */
export const actionCount = (rules: Ruleset): number => actionsOf(rules).length;

export const formatRows = (edition: Edition): { readonly format: Format; readonly actions: number }[] =>
  FORMATS.map((format) => ({ format, actions: actionCount(plainRuleset(edition, format)) }));
