/** Another game: like this one, with the same cards, or against somebody else. */
import { levelWords } from '@blackpoker/bots/levels';
import { other, SPECTATOR } from '@blackpoker/engine';
import type { GameEnd } from '@blackpoker/host';
import { Link, useLocation } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { changeSettings } from '../../app/settings.ts';
import { Icon } from '../../kit/Icon.tsx';
import { AFTER_FIRST_GAME } from '../../learn/summary.ts';
import { Face } from '../../opponents/Face.tsx';
import { rematchAddress, sameDealAddress } from '../state/rematch.ts';
import { useNextGame } from '../state/useHost.ts';
import { useSeatLevel } from '../state/useSeatName.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { RESULT_WORDS } from './words.ts';

/** The buttons at the foot of the sheet. */
export function NextGame({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { host } = useTable();
  const { series } = useShown();
  const [, navigate] = useLocation();
  const nextGame = useNextGame(host);
  const isSeries = series !== undefined && !series.over;
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {say(RESULT_WORDS.look)}
      </button>
      {host.online !== undefined ? null : isSeries ? (
        <button type="button" className="button primary" onClick={nextGame}>
          {say(RESULT_WORDS.nextGame)}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={() => navigate(rematchAddress(host.setup))}>
          {say(RESULT_WORDS.rematch)}
        </button>
      )}
    </>
  );
}

/** After a game of one person against a level. */
export function NextOpponents({ end }: { readonly end: GameEnd }) {
  const { viewer, series } = useShown();
  const level = useSeatLevel(viewer === SPECTATOR ? 0 : other(viewer));
  const { setup, online } = useTable().host;
  if (level === undefined || online !== undefined || viewer === SPECTATOR || series !== undefined) return null;
  const sameDeal = sameDealAddress(setup);
  return (
    <div className="result-next">
      {setup.coach === 'first' ? (
        <AfterFirstGame />
      ) : end.winner === viewer ? (
        <Against level={level + 1} word="harder" />
      ) : (
        <Against level={level - 1} word="easier" />
      )}
      {sameDeal !== undefined && <SameDeal address={sameDeal} />}
    </div>
  );
}

/** Nothing if there is nobody at that level. */
function Against({ level, word }: { readonly level: number; readonly word: 'easier' | 'harder' }) {
  const say = useSay();
  const { setup } = useTable().host;
  const [, navigate] = useLocation();
  const words = levelWords(level);
  if (words === undefined) return null;
  const begin = () => {
    changeSettings({ level });
    navigate(rematchAddress(setup, level));
  };
  return (
    <button type="button" className="button" onClick={begin}>
      <Face level={level} size={40} />
      <span>
        {say(RESULT_WORDS[word], { name: say(words.person) })}
        <small>{say(words.name)}</small>
      </span>
    </button>
  );
}

/** A learner has met four actions now: the lessons go on with what the others cost. */
function AfterFirstGame() {
  const say = useSay();
  const [, navigate] = useLocation();
  return (
    <>
      <Link href={AFTER_FIRST_GAME} className="button primary">
        <Icon name="learn" />
        {say(RESULT_WORDS.nextLesson)}
      </Link>
      <button type="button" className="button" onClick={() => navigate('/t/new?game=second')}>
        <Icon name="next" />
        {say(RESULT_WORDS.secondGame)}
      </button>
    </>
  );
}

function SameDeal({ address }: { readonly address: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  return (
    <button type="button" className="button" onClick={() => navigate(address)}>
      <Icon name="undo" />
      {say(RESULT_WORDS.sameDeal)}
    </button>
  );
}
