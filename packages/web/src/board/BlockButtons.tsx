/** What can be done with the lanes; the foot of their sheet. */
import { useId } from 'react';
import { useSay } from '../app/lang.ts';
import { BOARD_WORDS } from './words.ts';

export interface BlockButtonsProps {
  readonly onClear: () => void;
  readonly onTake: () => void;
  readonly onConfirm: () => void;
  /** On the main button; otherwise 「この守りで決定」. */
  readonly confirm?: string | undefined;
  /** The coach speaks of the main button. */
  readonly next?: boolean | undefined;
  /** Why it cannot be confirmed yet. */
  readonly reason?: string | undefined;
}

export function BlockButtons({ onClear, onTake, onConfirm, confirm, next = false, reason }: BlockButtonsProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="lanes-buttons">
      <button type="button" className="button" onClick={onClear}>
        {say(BOARD_WORDS.clearAll)}
      </button>
      <button type="button" className="button" onClick={onTake}>
        {say(BOARD_WORDS.takeIt)}
      </button>
      <button
        type="button"
        className={`button primary${next ? ' is-next' : ''}`}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => reason === undefined && onConfirm()}
      >
        <span>
          {confirm ?? say(BOARD_WORDS.confirmBlocks)}
          {next && <span className="sr-only"> {say(BOARD_WORDS.next)}</span>}
          {reason !== undefined && (
            <small id={id} className="lanes-reason">
              {reason}
            </small>
          )}
        </span>
      </button>
    </div>
  );
}
