/** What is asked, or the request that is being put together: every part of it that can be changed is a button. */
import { SPECTATOR } from '@blackpoker/engine';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { CostIcons } from '../../kit/CostIcons.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { useLatestLine } from '../playback/useLine.ts';
import type { PlanBar, PlanPiece, Prompt } from '../prompt/prompt.ts';
import { usePrompt, useShown, useTable, useTableState } from '../state/useTable.ts';
import { useOnItsWay, useWaitingText } from '../state/useWaiting.ts';
import { PLAN_WORDS } from '../words.ts';
import { CoachLine } from './CoachLine.tsx';

/** What happens comes first. The coach's line takes the place of the question; a plan stays below it, since its parts are buttons. */
export function PromptBar() {
  const isStep = useTableState(({ playing }) => playing.isStep);
  if (isStep) return <Waiting />;
  return (
    <>
      <CoachLine />
      <Asked />
    </>
  );
}

function Asked() {
  const prompt = usePrompt();
  const isOnItsWay = useOnItsWay() !== undefined;
  const isCoached = useTableState(({ coach }) => coach !== undefined);
  if (isCoached && prompt?.plan === undefined) return null;
  if (prompt === undefined || isOnItsWay) return <Waiting />;
  return prompt.plan === undefined ? <Question key={prompt.title} prompt={prompt} /> : <PlanLine plan={prompt.plan} />;
}

function Waiting() {
  const text = useWaitingText();
  const line = useLatestLine();
  const { end, viewer } = useShown();
  if (line !== undefined && end === undefined)
    return (
      <p className="prompt-text">
        <strong>
          <SignText text={line} />
        </strong>
      </p>
    );
  if (end !== undefined || viewer === SPECTATOR) return null;
  return <p className="prompt-text">{text}</p>;
}

/** Two lines; a tap shows all of it where there is more. */
function Question({ prompt: { title, detail } }: { readonly prompt: Prompt }) {
  const [open, setOpen] = useState(false);
  const text = (
    <>
      <strong>
        <SignText text={title} />
      </strong>
      {detail !== undefined && (
        <small>
          <SignText text={detail} />
        </small>
      )}
    </>
  );
  if (detail === undefined) return <p className="prompt-text">{text}</p>;
  return (
    <button type="button" className="prompt-text" aria-expanded={open} onClick={() => setOpen(!open)}>
      {text}
    </button>
  );
}

function PlanLine({ plan }: { readonly plan: PlanBar }) {
  return (
    <div className="prompt-plan">
      <strong className="prompt-name">{plan.name}</strong>
      {plan.pieces.map((piece) => (
        <Piece key={`${piece.slot ?? ''}${piece.label}`} piece={piece} />
      ))}
    </div>
  );
}

function Piece({ piece }: { readonly piece: PlanPiece }) {
  const { slot, value } = piece;
  if (slot === undefined)
    return (
      <span className="prompt-piece">
        <PieceLabel piece={piece} />
        <span>
          <SignText text={value} />
        </span>
      </span>
    );
  return <SlotButton piece={piece} slot={slot} />;
}

function PieceLabel({ piece: { label, cost } }: { readonly piece: PlanPiece }) {
  if (cost !== undefined) return <CostIcons cost={cost} />;
  return label === '' ? null : <small>{label}</small>;
}

interface SlotButtonProps {
  readonly piece: PlanPiece;
  readonly slot: NonNullable<PlanPiece['slot']>;
}

function SlotButton({ piece, slot }: SlotButtonProps) {
  const { value, open, active, suggested } = piece;
  const say = useSay();
  const table = useTable();
  const part = say(PLAN_WORDS[`name_${slot}`]);
  const hint = [part, ...(suggested ? [say(PLAN_WORDS.suggested)] : []), say(PLAN_WORDS[open ? 'choose' : 'change'])];
  return (
    <button
      type="button"
      className={`prompt-slot${open ? ' is-open' : ''}`}
      aria-pressed={active}
      data-slot={slot}
      onClick={() => table.act({ type: 'slot', slot })}
    >
      <PieceLabel piece={piece} />
      <span className="prompt-slot-value">
        <SignText text={value} />
      </span>
      <span className="sr-only">{hint.join(' ')}</span>
    </button>
  );
}
