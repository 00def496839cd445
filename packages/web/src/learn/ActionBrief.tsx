/** The entry of the book for the action that a one-minute lesson is about. */
import { type Action, fieldName, printedText, sentence } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { costText } from '../kit/costText.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { SignText } from '../kit/SignText.tsx';
import { LESSON_WORDS } from './words.ts';

export function ActionBrief({ action, onClose }: { readonly action: Action; readonly onClose: () => void }) {
  const lang = useLang();
  const say = useSay();
  const { name, cost, keys, target, clauses } = action;
  const facts = [
    [fieldName('cost', lang), cost === '' ? say(LESSON_WORDS.noCost) : costText(cost, lang)],
    [fieldName('keys', lang), printedText(keys, lang)],
    [fieldName('target', lang), printedText(target, lang)],
  ] as const;
  return (
    <Sheet
      title={say(name)}
      onClose={onClose}
      footer={
        <button type="button" className="button primary bar-main" onClick={onClose}>
          {say(LESSON_WORDS.tryIt)}
        </button>
      }
    >
      <dl className="learn-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{sentence(label)}</dt>
              <dd>
                <SignText text={value} />
              </dd>
            </div>
          ))}
      </dl>
      {clauses.map((clause) => (
        <p key={clause.en}>
          <SignText text={say(clause)} />
        </p>
      ))}
    </Sheet>
  );
}
