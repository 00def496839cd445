/** A name of the book in the reader's language, the other one beside it. */
import { readings, type Text } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';

interface EntryNameProps {
  readonly name: Text;
  /** With the reading above the kanji. */
  readonly ruby?: boolean;
}

export function EntryName({ name, ruby = true }: EntryNameProps) {
  const lang = useLang();
  const other = lang === 'ja' ? 'en' : 'ja';
  return (
    <>
      <span className="rules-name">{lang === 'ja' && ruby ? <Ruby text={name.ja} /> : name[lang]}</span>{' '}
      <span className="rules-other-name" lang={other}>
        {name[other]}
      </span>
    </>
  );
}

function Ruby({ text }: { readonly text: string }) {
  return readings(text).map(({ text: part, kana }) =>
    kana === undefined ? (
      part
    ) : (
      <ruby key={part}>
        {part}
        <rt>{kana}</rt>
      </ruby>
    ),
  );
}
