/** The figures behind a hint: the best moves with their win chances, and what argues for and against each. */
import type { Hint, HintMove } from '@blackpoker/bots';
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { HINT_WORDS } from '../words.ts';
import { prepareMove } from './prepareMove.ts';

type Asked = { readonly hint: Hint } | 'failed' | undefined;

/** The host keeps the hint for the pending decision. */
function useHint(): Asked {
  const table = useTable();
  const { id } = useShown();
  const [asked, setAsked] = useState<Asked>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision needs another hint
  useEffect(() => {
    let isWanted = true;
    setAsked(undefined);
    table.host.hint(table.desk?.actions).then(
      (hint) => isWanted && setAsked({ hint }),
      () => isWanted && setAsked('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [table, id]);
  return asked;
}

export default function NumbersSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const asked = useHint();
  return (
    <Sheet title={say(HINT_WORDS.moves)} onClose={onClose}>
      {asked === undefined && <p role="status">{say(HINT_WORDS.thinking)}</p>}
      {asked === 'failed' && <p role="status">{say(HINT_WORDS.failed)}</p>}
      {typeof asked === 'object' && <Moves hint={asked.hint} onClose={onClose} />}
    </Sheet>
  );
}

function Moves({ hint, onClose }: { readonly hint: Hint; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <ol className="hint-moves">
        {hint.moves.map((move) => (
          <Move key={move.line.join()} move={move} onClose={onClose} />
        ))}
      </ol>
      <p className="hint-note">{say(HINT_WORDS[hint.isWhole ? 'worlds' : 'cutShort'], { n: hint.worlds })}</p>
    </>
  );
}

const percent = (part: number): number => Math.round(100 * part);

function Move({ move, onClose }: { readonly move: HintMove; readonly onClose: () => void }) {
  const say = useSay();
  const lang = useLang();
  return (
    <li>
      <strong>
        <SignText text={move.text[lang]} />
      </strong>
      <span>{say(HINT_WORDS.chance, { p: percent(move.chance), error: Math.max(1, percent(move.error)) })}</span>
      <ul>
        {[move.purpose, ...move.reasons.map(({ text }) => text)].map((text) => (
          <li key={text.en}>
            <SignText text={text[lang]} />
          </li>
        ))}
      </ul>
      <PrepareButton move={move} onClose={onClose} />
    </li>
  );
}

function PrepareButton({ move, onClose }: { readonly move: HintMove; readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const world = useTableState((state) => state.world);
  if (world === undefined) return null;
  const prepare = () => {
    onClose();
    table.set({ coach: undefined });
    prepareMove(table, world, move);
  };
  return (
    <button type="button" className="button" onClick={prepare}>
      {say(HINT_WORDS.prepare)}
    </button>
  );
}
