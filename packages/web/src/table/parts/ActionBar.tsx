/** The buttons at the bottom. The main one always says what it leads to. */
import { SPECTATOR } from '@blackpoker/engine';
import { type MouseEvent, useEffect, useId } from 'react';
import { useSay } from '../../app/lang.ts';
import { pace } from '../../board/pace.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { isTouched } from '../draft/draft.ts';
import type { Prompt, PromptButton } from '../prompt/prompt.ts';
import { PRIMARY_POINT } from '../state/coachNote.ts';
import type { Table } from '../state/tableStore.ts';
import { focusMain } from '../state/useFocusKept.ts';
import { usePrompt, useShown, useTable, useTableState } from '../state/useTable.ts';
import { useOnItsWay, useWaitingText } from '../state/useWaiting.ts';
import { whyNoUndo } from '../state/whyNoUndo.ts';
import { BUTTON_WORDS, END_WORDS, TABLE_WORDS } from '../words.ts';
import { OnlinePart } from './OnlinePart.tsx';
import { PassingButton } from './PassingButton.tsx';

export function ActionBar() {
  const prompt = usePrompt();
  const { end, viewer, lesson } = useShown();
  const isChance = useTableState(({ world }) => world?.asked.kind === 'chance');
  const isOnItsWay = useOnItsWay() !== undefined;
  useFocusOffFinal(prompt);
  const isPlain = prompt === undefined || (isChance && prompt.plan === undefined);
  if (end !== undefined) return <AfterTheEnd />;
  if (viewer === SPECTATOR) return <OnlinePart name="Watching" />;
  return (
    <>
      {isPlain && <ActionsButton />}
      <UndoButton />
      {isPlain && lesson === undefined && <PassingButton />}
      {prompt === undefined || isOnItsWay ? <WaitingButton /> : <PromptButtons prompt={prompt} />}
    </>
  );
}

function AfterTheEnd() {
  const say = useSay();
  const table = useTable();
  return (
    <button type="button" className="button primary bar-main" onClick={() => table.set({ sheet: 'result' })}>
      {say(END_WORDS.title)}
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

/** While the table goes through what has happened it skips that, as a tap anywhere does. */
function WaitingButton() {
  const say = useSay();
  const table = useTable();
  const isStep = useTableState(({ playing }) => playing.isStep);
  const waiting = useWaitingText();
  return (
    <button
      type="button"
      className={`button bar-main${isStep ? '' : ' primary'}`}
      aria-disabled={!isStep || undefined}
      onClick={table.skip}
    >
      {isStep ? say(BUTTON_WORDS.skip) : waiting}
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

/** Does a press mean this button, and not what it said a moment ago? Keys have no detail; taps on a table without movement count at once. */
function isMeant(table: Table, { final = false }: PromptButton, { detail }: MouseEvent): boolean {
  const isGuarded = detail === 0 ? final : pace() > 0;
  return !isGuarded || table.isSettled;
}

/** If the focus is on a button that has just come to end the turn or to pass, it leaves it. */
function useFocusOffFinal(prompt: Prompt | undefined): void {
  const { id, asked } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another decision moves the focus
  useEffect(() => {
    if (prompt?.primary?.final === true && document.activeElement?.matches('.bar-main:focus-visible') === true)
      focusMain();
  }, [id, asked]);
}

export function PromptButtonView({ button, look }: { readonly button: PromptButton; readonly look: string }) {
  const table = useTable();
  const say = useSay();
  const id = useId();
  const { label, act, blocked, danger } = button;
  const isPointed = useTableState(({ coach }) => coach?.points?.includes(PRIMARY_POINT)) === true;
  const isNext = isPointed && look.includes('primary');
  return (
    <button
      type="button"
      className={`button ${look}${danger === true ? ' danger' : ''}${isNext ? ' is-next' : ''}`}
      aria-disabled={blocked !== undefined || undefined}
      aria-describedby={blocked === undefined ? undefined : id}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      data-final={button.final}
      onClick={(event) => (blocked === undefined && isMeant(table, button, event) ? table.act(act) : undefined)}
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
