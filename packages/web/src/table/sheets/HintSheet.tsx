/** A hint in three steps: where to look, what kind of thing to do, the best moves. */
import type { Hint, HintMove } from '@blackpoker/bots';
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { wishesOf } from '../planning/wishesOf.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { HINT_WORDS, TABLE_WORDS } from '../words.ts';

type Asked = { readonly hint: Hint } | 'failed' | undefined;

function useHint(): Asked {
  const table = useTable();
  const { id } = useShown();
  const [asked, setAsked] = useState<Asked>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision needs another hint
  useEffect(() => {
    let isWanted = true;
    setAsked(undefined);
    table.host.hint().then(
      (hint) => isWanted && setAsked({ hint }),
      () => isWanted && setAsked('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [table, id]);
  return asked;
}

export function HintSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const asked = useHint();
  return (
    <Sheet title={say(TABLE_WORDS.hint)} onClose={onClose}>
      {asked === undefined && <p role="status">{say(HINT_WORDS.thinking)}</p>}
      {asked === 'failed' && <p role="status">{say(HINT_WORDS.failed)}</p>}
      {typeof asked === 'object' && <Tiers hint={asked.hint} onClose={onClose} />}
    </Sheet>
  );
}

const MOVES_TIER = 1;

function Tiers({ hint, onClose }: { readonly hint: Hint; readonly onClose: () => void }) {
  const say = useSay();
  const lang = useLang();
  const [tier, setTier] = useState(0);
  return (
    <div className="hint" role="status">
      <p>{hint.moves[0]?.purpose[lang]}</p>
      {tier >= MOVES_TIER && <Moves hint={hint} onClose={onClose} />}
      {tier < MOVES_TIER && (
        <button type="button" className="button primary" onClick={() => setTier(tier + 1)}>
          {say(HINT_WORDS.more)}
        </button>
      )}
    </div>
  );
}

function Moves({ hint, onClose }: { readonly hint: Hint; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <h3>{say(HINT_WORDS.moves)}</h3>
      <ol className="hint-moves">
        {hint.moves.map((move) => (
          <Move key={move.line.join()} move={move} onClose={onClose} />
        ))}
      </ol>
      <p className="hint-note">{say(HINT_WORDS.worlds, { n: hint.worlds })}</p>
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
        {move.reasons.map(({ text }) => (
          <li key={text.en}>
            <SignText text={text[lang]} />
          </li>
        ))}
      </ul>
      <PrepareButton move={move} onClose={onClose} />
    </li>
  );
}

/** Puts the move together without declaring it. */
function PrepareButton({ move, onClose }: { readonly move: HintMove; readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const world = useTableState((state) => state.world);
  const wishes = world && wishesOf(world, move.line);
  if (wishes === undefined) return null;
  const prepare = () => {
    onClose();
    table.act({ type: 'wishes', wishes });
  };
  return (
    <button type="button" className="button" onClick={prepare}>
      {say(HINT_WORDS.prepare)}
    </button>
  );
}
