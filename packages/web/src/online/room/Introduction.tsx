/** For a friend who has never heard of it: what is played here, by which rules, and with which clock. */
import { FRAME_ENTRIES } from '@blackpoker/engine';
import type { Terms } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { FirstSteps } from '../../kit/FirstSteps.tsx';
import { FIRST_STEPS_WORDS } from '../../kit/firstStepsWords.ts';
import { nearestRules } from '../../play/regulationChoice.ts';
import { seriesNote } from '../../play/seriesTitle.ts';
import { clockNote } from '../clockWords.ts';
import { WAITING_WORDS } from '../words.ts';

/** Under the terms. */
export function TermsNote({ terms: { regulation, clock, wins } }: { readonly terms: Terms }) {
  const lang = useLang();
  const { frame, series } = nearestRules(regulation);
  return (
    <p className="online-note">
      {FRAME_ENTRIES.find(({ id }) => id === frame)?.text[lang]}
      <br />
      {clockNote(clock, lang)}
      {wins !== series.wins && (
        <>
          <br />
          {seriesNote(wins, lang)}
        </>
      )}
    </p>
  );
}

export function Introduction({ terms: { rated } }: { readonly terms: Terms }) {
  const say = useSay();
  return (
    <div className="online-intro">
      <p>
        {say(WAITING_WORDS.whatItIs)}
        {!rated && say(WAITING_WORDS.noAccount)}
      </p>
      <details>
        <summary>{say(FIRST_STEPS_WORDS.title)}</summary>
        <FirstSteps />
      </details>
      <Link href="/rules" className="button">
        {say(FIRST_STEPS_WORDS.more)}
      </Link>
    </div>
  );
}
