/** Our own rulings, which are kept as documents beside the code. */
import { useSay } from '../app/lang.ts';
import { Part } from './Part.tsx';
import { anchor } from './rulesBook.ts';
import { type Ruling, type Span, spansOf } from './rulings.ts';
import { RULES_WORDS } from './words.ts';

export function Rulings({ rulings }: { readonly rulings: readonly Ruling[] }) {
  const say = useSay();
  return (
    <Part section="rulings" note={say(RULES_WORDS.rulingsNote)}>
      {rulings.map(({ number, question, ruling, reason }) => (
        <article key={number} id={anchor.ruling(number)} tabIndex={-1} className="rules-entry">
          <h3>
            {number}. <Spans text={question} />
          </h3>
          <p>
            <Spans text={ruling} />
          </p>
          <p className="rules-note">
            <Spans text={reason} />
          </p>
        </article>
      ))}
    </Part>
  );
}

const TAGS = { plain: 'span', code: 'code', strong: 'strong', em: 'em' } as const satisfies Record<
  Span['style'],
  string
>;

function Spans({ text }: { readonly text: string }) {
  return spansOf(text).map(({ text: part, style }) => {
    const Tag = TAGS[style];
    return <Tag key={part}>{part}</Tag>;
  });
}
