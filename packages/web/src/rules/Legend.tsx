/** What the signs of the book mean. */
import { COST_LETTERS, costWords, SIGN_WORDS, type TimingWord, timingName, timingWords } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CostIcon } from '../kit/CostIcons.tsx';
import { Fact, Facts } from './Facts.tsx';
import { RULES_WORDS } from './words.ts';

export const TIMING_WORDS: readonly TimingWord[] = ['direct', 'triggered', 'immediate', 'normal', 'main', 'quick'];

export function Legend() {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="rules-legend">
      <h3>{say(RULES_WORDS.costLetters)}</h3>
      <Facts>
        {COST_LETTERS.map((letter) => (
          <Fact key={letter} label={letter}>
            <CostIcon letter={letter} /> {costWords(letter)[lang]}
          </Fact>
        ))}
      </Facts>
      <h3>{say(RULES_WORDS.whenWords)}</h3>
      <Facts>
        {TIMING_WORDS.map((word) => (
          <Fact key={word} label={timingName(word, lang)}>
            {timingWords(word)[lang]}
          </Fact>
        ))}
      </Facts>
      <h3>{say(RULES_WORDS.signs)}</h3>
      <Facts>
        {Object.entries(SIGN_WORDS).map(([sign, text]) => (
          <Fact key={sign} label={sign}>
            {text[lang]}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
