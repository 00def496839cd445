/** A way in for games from elsewhere: a pasted record or link, or a file. */
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { shareCode } from '../host/shareText.ts';
import { addressText, linkedPath } from './address.ts';
import { keepRecorded } from './openedRecord.ts';
import { ProblemText } from './ProblemText.tsx';
import { LONGEST_RECORD, type Recorded, type RecordProblem, readRecorded } from './recorded.ts';
import { REPLAY_WORDS } from './words.ts';

type Refusal = 'emptyText' | 'tooLong' | RecordProblem;

export function ImportForm() {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const field = useRef<HTMLTextAreaElement>(null);
  const open = useOpening(setRefusal);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open(text);
  };
  const take = async (file: File): Promise<void> => {
    const read = file.size > LONGEST_RECORD ? undefined : await file.text();
    setText(read ?? '');
    if (read === undefined) setRefusal('tooLong');
    else open(read);
  };
  const write = (written: string): void => {
    setText(written);
    setRefusal(undefined);
  };
  return (
    <section aria-labelledby={`${id}head`}>
      <h2 id={`${id}head`}>{say(REPLAY_WORDS.import)}</h2>
      <form className="copy-field replay-import" onSubmit={submit}>
        <label htmlFor={id}>{say(REPLAY_WORDS.importNote)}</label>
        <textarea
          ref={field}
          id={id}
          rows={8}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={refusal === undefined ? undefined : `${id}wrong`}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div role="alert" id={`${id}wrong`}>
          {refusal !== undefined && <RefusalText refusal={refusal} />}
        </div>
        <ImportButtons onFile={take} onLine={lineFinder(field.current, refusal)} />
      </form>
    </section>
  );
}

/** Opens what a text holds, or says why not. */
function useOpening(refuse: (refusal: Refusal) => void): (text: string) => Promise<void> {
  const [, navigate] = useLocation();
  return async (text) => {
    const answer = await entered(text);
    if (answer.ok) navigate(answer.path);
    else refuse(answer.refusal);
  };
}

interface ImportButtonsProps {
  readonly onFile: (file: File) => void;
  /** Shows the line that cannot be read; undefined: there is none. */
  readonly onLine: (() => void) | undefined;
}

function ImportButtons({ onFile, onLine }: ImportButtonsProps) {
  const say = useSay();
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <div className="replay-row">
      <button type="submit" className="button primary">
        {say(REPLAY_WORDS.open)}
      </button>
      {onLine !== undefined && (
        <button type="button" className="button" onClick={onLine}>
          {say(REPLAY_WORDS.toLine)}
        </button>
      )}
      <label className="button replay-file">
        {say(REPLAY_WORDS.file)}
        <input type="file" accept=".txt,.record,text/plain" className="sr-only" onChange={choose} />
      </label>
    </div>
  );
}

type Entered = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly refusal: Refusal };

/** Where a text leads to; or why it leads nowhere. */
async function entered(text: string): Promise<Entered> {
  if (text.length > LONGEST_RECORD) return { ok: false, refusal: 'tooLong' };
  if (text.trim() === '') return { ok: false, refusal: 'emptyText' };
  const path = linkedPath(text);
  if (path !== undefined) return { ok: true, path };
  const reading = readRecorded(text);
  if (!reading.ok) return { ok: false, refusal: reading.problem };
  return { ok: true, path: await placeFor(reading.recorded) };
}

/** Kept in this browser; or in the address, where storage is denied. */
const placeFor = (recorded: Recorded): Promise<string> =>
  keepRecorded(recorded).then(
    (id) => `/r/${id}`,
    async () => `/r${addressText({ code: await shareCode(recorded.text ?? ''), at: undefined, game: undefined })}`,
  );

function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const say = useSay();
  if (typeof refusal === 'object') return <ProblemText problem={refusal} />;
  return <p>{say(REPLAY_WORDS[refusal], { n: LONGEST_RECORD })}</p>;
}

/** How to show the person the line that cannot be read. */
function lineFinder(field: HTMLTextAreaElement | null, refusal: Refusal | undefined): (() => void) | undefined {
  const line = typeof refusal === 'object' ? refusal.place?.line : undefined;
  return field === null || line === undefined ? undefined : () => selectLine(field, line);
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 2)) / Math.max(1, lines.length);
}
