/** What ended the game, in a sentence; what the opponent says to it; how close it was. */
import { other, type Seat, SPECTATOR, sentence } from '@blackpoker/engine';
import { finalBlow, finalBlowText, type GameEnd, type GameUpdate } from '@blackpoker/host';
import { FIRST_GAME_ENDS } from '@blackpoker/learn';
import { useMemo } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { SignText } from '../../kit/SignText.tsx';
import { Face } from '../../opponents/Face.tsx';
import { remarkOf } from '../../opponents/remarks.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useSeatLevel } from '../state/useSeatName.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { useNameOf } from './useNameOf.ts';
import { RESULT_WORDS } from './words.ts';

export function Reasons({ end }: { readonly end: GameEnd }) {
  const say = useSay();
  const shown = useShown();
  const reason = useReason(end);
  const close = useCloseness(end);
  const { setup } = useTable().host;
  return (
    <>
      <div className="result-reasons">
        {reason !== '' && (
          <p className="result-blow">
            <SignText text={reason} />
          </p>
        )}
        {setup.coach === 'first' && <p>{say(FIRST_GAME_ENDS[end.winner === shown.viewer ? 'won' : 'lost'])}</p>}
        <p>
          {close !== '' && <span>{close}</span>} <span>{say(RESULT_WORDS.turns, { n: shown.view.turns })}</span>
        </p>
      </div>
      {shown.viewer !== SPECTATOR && end.winner !== undefined && (
        <Remark seat={other(shown.viewer)} hasWon={end.winner !== shown.viewer} />
      )}
    </>
  );
}

function useReason(end: GameEnd): string {
  const say = useSay();
  const lang = useLang();
  const { view } = useShown();
  const log = useTableState((state) => state.log);
  const nameOf = useNameOf();
  const rules = rulesFor(view);
  const blow = useMemo(
    () =>
      finalBlow(
        rules,
        view,
        log.map(({ event }) => event),
      ),
    [rules, view, log],
  );
  if (end.why === 'aborted') return '';
  if (end.why === 'played' && blow !== undefined) return finalBlowText(blow, rules, lang, nameOf);
  const loser: Seat = end.winner === undefined ? 0 : other(end.winner);
  const name = nameOf(loser);
  return sentence(say(RESULT_WORDS[reasonWord(end)], { who: name ?? say(RESULT_WORDS.you) }, name === undefined));
}

const REASON_WORDS = {
  resigned: 'byResign',
  timeout: 'byTimeout',
  connection: 'byConnection',
  agreed: 'byAgreement',
  aborted: 'aborted',
} as const;

function reasonWord({ why, winner }: GameEnd): keyof typeof RESULT_WORDS {
  if (why === 'played') return winner === undefined ? 'byBoth' : 'byLife';
  return why === 'connection' && winner === undefined ? 'byAgreement' : REASON_WORDS[why];
}

/** So few cards left for the winner that it could have gone the other way. */
const CLOSE = 3;

function useCloseness({ winner, why }: GameEnd): string {
  const say = useSay();
  const { view, viewer }: GameUpdate = useShown();
  const nameOf = useNameOf();
  if (winner === undefined || why !== 'played' || viewer === SPECTATOR) return '';
  const left = view.seats[winner === 0 ? 0 : 1].life.count;
  if (left === undefined || left > CLOSE) return '';
  return winner === viewer
    ? say(RESULT_WORDS.closeWin, { left })
    : say(RESULT_WORDS.closeLoss, { who: nameOf(winner) ?? '', left });
}

/** A level has the last word. */
function Remark({ seat, hasWon }: { readonly seat: Seat; readonly hasWon: boolean }) {
  const say = useSay();
  const level = useSeatLevel(seat);
  const remark = level === undefined ? undefined : remarkOf(level, hasWon);
  if (level === undefined || remark === undefined) return null;
  return (
    <div className="result-remark">
      <Face level={level} size={72} />
      <p>{say(remark)}</p>
    </div>
  );
}
