/** A line to write commands in, and the answers. */
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useSay } from '../../app/lang.ts';
import { SignText } from '../../kit/SignText.tsx';
import { TABLE_WORDS } from '../words.ts';
import { type Answered, useCommands } from './useCommands.ts';

/** `focus`: it was opened to write in. */
export function CommandLine({ focus = false }: { readonly focus?: boolean }) {
  const [answers, run] = useCommands();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it waits for
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [answers]);
  return (
    <div className="command">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div className="command-answers" role="log" aria-live="polite" tabIndex={0} ref={box}>
        {answers.map((each) => (
          <AnswerLines key={each.key} answered={each} />
        ))}
      </div>
      <CommandField onRun={run} focus={focus} />
    </div>
  );
}

function AnswerLines({ answered: { line, answer, isProblem } }: { readonly answered: Answered }) {
  return (
    <div className={isProblem ? 'command-problem' : undefined}>
      <p className="command-said">{line}</p>
      {answer.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer keep their order
        <p key={i}>
          <SignText text={text} />
        </p>
      ))}
    </div>
  );
}

interface CommandFieldProps {
  readonly onRun: (line: string) => void;
  readonly focus: boolean;
}

function CommandField({ onRun, focus }: CommandFieldProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = field.current?.value ?? '';
    if (field.current !== null) field.current.value = '';
    onRun(line);
  };
  return (
    <form className="command-form" onSubmit={submit}>
      <label htmlFor={id}>{say(TABLE_WORDS.command)}</label>
      <input
        id={id}
        ref={(input) => {
          if (focus && field.current === null) input?.focus();
          field.current = input;
        }}
        data-command=""
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={say(TABLE_WORDS.commandHint)}
      />
      <button type="submit" className="button">
        {say(TABLE_WORDS.send)}
      </button>
    </form>
  );
}
