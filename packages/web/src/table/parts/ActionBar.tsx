/** The buttons at the bottom. The main one always says what it leads to. */
import { SPECTATOR } from '@blackpoker/engine';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useSay } from '../../app/lang.ts';
import { pace } from '../../board/pace.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { isTouched } from '../draft/draft.ts';
import type { Prompt, PromptButton } from '../prompt/prompt.ts';
import { PRIMARY_POINT } from '../state/coachNote.ts';
import { usePrompt, useShown, useTable, useTableState } from '../state/useTable.ts';
import { useOnItsWay, useWaitingText } from '../state/useWaiting.ts';
import { whyNoUndo } from '../state/whyNoUndo.ts';
import { RESULT_WORDS, TABLE_WORDS } from '../words.ts';
import { OnlinePart } from './OnlinePart.tsx';
import { PassingButton } from './PassingButton.tsx';

export function ActionBar() {
  const prompt = usePrompt();
  const { end, viewer } = useShown();
  const isChance = useTableState(({ world }) => world?.asked.kind === 'chance');
  const isOnItsWay = useOnItsWay() !== undefined;
  const isPlain = prompt === undefined || (isChance && prompt.plan === undefined);
  if (end !== undefined) return <AfterTheEnd />;
  if (viewer === SPECTATOR) return <OnlinePart name="Watching" />;
  return (
    <>
      {isPlain && <ActionsButton />}
      <UndoButton />
      {isPlain && <PassingButton />}
      {prompt === undefined || isOnItsWay ? <WaitingButton /> : <PromptButtons prompt={prompt} />}
    </>
  );
}

function AfterTheEnd() {
  const say = useSay();
  const table = useTable();
  return (
    <button type="button" className="button primary bar-main" onClick={() => table.set({ sheet: 'result' })}>
      {say(RESULT_WORDS.title)}
    </button>
  );
}

function ActionsButton() {
  const say = useSay();
  const table = useTable();
  return (
    <button type="button" className="button" onClick={() => table.set({ sheet: 'actions' })}>
      {say(TABLE_WORDS.actions)}
    </button>
  );
}

function UndoButton() {
  const say = useSay();
  const table = useTable();
  const id = useId();
  const shown = useShown();
  const log = useTableState((state) => state.log);
  const touched = useTableState(({ draft }) => isTouched(draft));
  const why = touched ? undefined : whyNoUndo(table.host, shown, log);
  return (
    <button
      type="button"
      className="button icon"
      aria-label={say(TABLE_WORDS[touched ? 'undo' : 'undoGame'])}
      aria-disabled={why !== undefined || undefined}
      aria-describedby={why && id}
      onClick={() => (why === undefined ? table.back() : table.notify(why))}
    >
      <Icon name="undo" />
      {why !== undefined && (
        <span id={id} hidden>
          {say(why)}
        </span>
      )}
    </button>
  );
}

function WaitingButton() {
  return (
    <button type="button" className="button primary bar-main" aria-disabled="true">
      {useWaitingText()}
    </button>
  );
}

function PromptButtons({ prompt: { others, answers, primary } }: { readonly prompt: Prompt }) {
  return (
    <>
      {others.map((button) => (
        <PromptButtonView key={button.label} button={button} look="bar-other" />
      ))}
      {answers.map((button) => (
        <PromptButtonView key={button.label} button={button} look="bar-answer" />
      ))}
      {primary !== undefined && <PromptButtonView button={primary} look="primary bar-main" />}
    </>
  );
}

const SECOND_TAP_MS = 400;

/** A second tap on a button that has just come to mean something else is not meant, nor is a key that is held down. Other keys, and tables without movement, are taken at their word. */
function useTapGuard(): (event: MouseEvent) => boolean {
  const { id } = useShown();
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is what it waits for
  useEffect(() => {
    since.current = performance.now();
  }, [id]);
  return ({ detail }) => detail === 0 || pace() === 0 || performance.now() - since.current > SECOND_TAP_MS;
}

export function PromptButtonView({ button, look }: { readonly button: PromptButton; readonly look: string }) {
  const table = useTable();
  const say = useSay();
  const id = useId();
  const { label, act, blocked, danger } = button;
  const isMeant = useTapGuard();
  const isPointed = useTableState(({ coach }) => coach?.points?.includes(PRIMARY_POINT)) === true;
  const isNext = isPointed && look.includes('primary');
  return (
    <button
      type="button"
      className={`button ${look}${danger === true ? ' danger' : ''}${isNext ? ' is-next' : ''}`}
      aria-disabled={blocked !== undefined || undefined}
      aria-describedby={blocked === undefined ? undefined : id}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={(event) => (blocked === undefined && isMeant(event) ? table.act(act) : undefined)}
    >
      <span>
        <SignText text={label} />
        {isNext && <span className="sr-only"> {say(BOARD_WORDS.next)}</span>}
        {blocked !== undefined && (
          <small className="bar-blocked" id={id}>
            {blocked}
          </small>
        )}
      </span>
    </button>
  );
}
