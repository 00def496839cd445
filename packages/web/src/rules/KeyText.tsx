/** Cards in the printed notation, each range as a small card: ♡A–10 + ♢A–10. */
import { printedText } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { SUIT_CLASSES, SuitMark } from './SuitMark.tsx';

const CARDS = /([♠♡♢♣]?(?<![A-Za-z0-9(])(?:10|[2-9AJQK])(?:–(?:10|[2-9AJQK]))?(?![A-Za-z0-9枚])|Joker)/;

export function KeyText({ text }: { readonly text: string }) {
  const parts = printedText(text, useLang()).split(CARDS);
  return (
    <span className="rules-keys">
      {parts.map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
        i % 2 === 1 ? <KeyCard key={i} text={part} /> : part === '' ? null : <span key={i}>{part}</span>,
      )}
    </span>
  );
}

function KeyCard({ text }: { readonly text: string }) {
  const suit = text.charAt(0);
  const look = SUIT_CLASSES[suit];
  return (
    <span className={`rules-card rules-card-${look ?? 'plain'}`}>
      {look !== undefined && <SuitMark suit={suit} />}
      {look === undefined ? text : text.slice(1)}
    </span>
  );
}
