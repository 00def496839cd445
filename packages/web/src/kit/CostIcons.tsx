/** What an action costs, as small pictures with the printed letters: a bulwark on its side, a pile that loses a card, a card that goes, a grave. */
import { useLang } from '../app/lang.ts';
import { type CostLetter, costLetters, costText } from './costText.ts';
import './costIcons.css';

const PATHS: Readonly<Record<CostLetter, string>> = {
  B: 'M3 6.500h18v11H3zM3 12h18M9 6.500V12M15 12v5.500',
  L: 'M4 3h11v14H4zM8 21h11V7M7 10h5',
  D: 'M4 3h10v14H4zM18.500 9v11.500M15 17l3.500 3.500L22 17',
  S: 'M6 21V10a6 6 0 0 1 12 0v11M3 21h18M12 8.500V16M9 11h6',
};

/** Beside words, or on something whose name says it. */
export const CostIcon = ({ letter }: { readonly letter: CostLetter }) => (
  <svg className={`icon cost-icon cost-${letter}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[letter]} />
  </svg>
);

/** All of a cost, with its words for those who listen. */
export function CostIcons({ cost }: { readonly cost: string }) {
  const lang = useLang();
  return (
    <span className="cost-icons" title={costText(cost, lang)}>
      <span className="sr-only">{costText(cost, lang)}</span>
      {costLetters(cost).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may come twice, and nothing moves
        <span key={i} aria-hidden="true">
          <CostIcon letter={letter} />
          {letter}
        </span>
      ))}
    </span>
  );
}
