/** The position as text, both ways; to be copied, or shared as a link. */
import { notationProblemText } from '@blackpoker/engine';
import { useId } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { CopyButton } from '../decks/CopyButton.tsx';
import { shareCode } from '../host/shareText.ts';
import { leaveText, typeText, useEditor } from './editorStore.ts';
import { tableText } from './positionModel.ts';
import { EDITOR_WORDS } from './words.ts';

export function TextPanel() {
  const say = useSay();
  const lang = useLang();
  const id = useId();
  const typed = useEditor((editor) => editor.typed);
  const text = tableText(useEditor(({ history }) => history.now));
  const error = typed?.error;
  return (
    <section className="deck-panel" aria-labelledby={`${id}head`}>
      <h2 id={`${id}head`}>{say(EDITOR_WORDS.text)}</h2>
      <div className="deck-field">
        <textarea
          rows={11}
          spellCheck={false}
          autoCapitalize="off"
          aria-labelledby={`${id}head`}
          aria-describedby={`${id}note`}
          aria-invalid={error !== undefined}
          value={typed?.text ?? text}
          onChange={(event) => typeText(event.currentTarget.value)}
          onBlur={leaveText}
        />
        <p className={error === undefined ? 'deck-note' : 'deck-wrong'} id={`${id}note`} role="status">
          {error === undefined
            ? say(EDITOR_WORDS.textNote)
            : say(EDITOR_WORDS.textWrong, {
                line: error.line,
                column: error.column,
                problem: notationProblemText(error.problem, lang),
              })}
        </p>
      </div>
      <div className="deck-tools">
        <CopyButton label={say(EDITOR_WORDS.copyText)} text={() => text} />
        <CopyButton
          label={say(EDITOR_WORDS.copyLink)}
          text={async () => `${window.location.origin}/editor#${await shareCode(text)}`}
        />
      </div>
    </section>
  );
}
