/** The parts of a regulation, one field each. What cannot be combined keeps its place and says why. */
import {
  type Edition,
  FRAME_ENTRIES,
  formatName,
  frameName,
  OPTION_ENTRIES,
  optionName,
  type Regulation,
  sentence,
  type Text,
} from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { EDITIONS_TO_CHOOSE, type FrameRow, formatRows, frameRows, optionRows, toggled } from './regulationChoice.ts';
import { PLAY_WORDS } from './words.ts';

interface FieldProps {
  readonly regulation: Regulation;
  readonly onChange: (change: Partial<Regulation>) => void;
}

const EDITION_NOTES: Readonly<Record<Edition, Text | undefined>> = {
  '8.0': PLAY_WORDS.newest,
  '7.0': undefined,
  '7.0p': PLAY_WORDS.early,
  '6.1': PLAY_WORDS.older,
};

export function EditionField({ regulation, onChange }: FieldProps) {
  const say = useSay();
  const options = EDITIONS_TO_CHOOSE.map((value) => {
    const note = EDITION_NOTES[value];
    return { value, label: value, ...(note && { note: say(note) }) };
  });
  return (
    <Choices
      legend={say(PLAY_WORDS.edition)}
      options={options}
      value={regulation.edition}
      onChange={(edition) => onChange({ edition })}
    />
  );
}

export function FormatField({ regulation, onChange }: FieldProps) {
  const say = useSay();
  const lang = useLang();
  const options = formatRows(regulation.edition).map(({ format, actions }) => ({
    value: format,
    label: formatName(format, lang),
    note: say(PLAY_WORDS.actions, { n: actions }),
  }));
  return (
    <div className="play-formats">
      <Choices
        legend={say(PLAY_WORDS.format)}
        options={options}
        value={regulation.format}
        onChange={(format) => onChange({ format })}
      />
    </div>
  );
}

const reasonsText = (reasons: readonly Text[], lang: 'ja' | 'en'): string | undefined =>
  reasons.length === 0 ? undefined : sentence(reasons.map((reason) => reason[lang]).join(lang === 'ja' ? '。' : '; '));

export function FrameField({ regulation, onChange }: FieldProps) {
  const say = useSay();
  const lang = useLang();
  const rows = frameRows(regulation);
  const options = rows.map((row) => ({
    value: row.frame,
    label: <FrameLabel row={row} />,
    note: FRAME_ENTRIES.find(({ id }) => id === row.frame)?.text[lang],
    whyNot: reasonsText(row.reasons, lang),
  }));
  return (
    <Choices
      look="list"
      legend={say(PLAY_WORDS.frame)}
      options={options}
      value={regulation.frame}
      onChange={(frame) => onChange({ frame })}
    >
      {rows.some(({ free }) => free) && <p className="play-note">{say(PLAY_WORDS.freeNote)}</p>}
    </Choices>
  );
}

function FrameLabel({ row: { frame, free, reasons } }: { readonly row: FrameRow }) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      {frameName(frame, lang)}
      {free && reasons.length === 0 && (
        <>
          <span className="sr-only">, </span>
          <span className="play-tag">{say(PLAY_WORDS.free)}</span>
        </>
      )}
    </>
  );
}

interface OptionsFieldProps {
  readonly regulation: Regulation;
  readonly onChange: (regulation: Regulation) => void;
}

export function OptionsField({ regulation, onChange }: OptionsFieldProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <fieldset className="choices">
      <legend>{say(PLAY_WORDS.options)}</legend>
      {optionRows(regulation).map(({ option, reasons, chosen }) => (
        <Check
          key={option}
          label={optionName(option, lang)}
          note={OPTION_ENTRIES.find(({ id }) => id === option)?.text[lang]}
          checked={chosen}
          onChange={() => onChange(toggled(regulation, option))}
          whyNot={reasonsText(reasons, lang)}
        />
      ))}
    </fieldset>
  );
}
