/** After the end: were the cards dealt as promised? During the game: the promise. */
import { useSay } from '../../app/lang.ts';
import { VerifyShuffle } from '../VerifyShuffle.tsx';
import { VERIFY_WORDS } from '../verifyWords.ts';
import { type AtTable, useRoom } from './atTable.ts';
import { RESULT_WORDS, ROOM_WORDS } from './words.ts';

export function Verify(props: AtTable) {
  const say = useSay();
  const { seed, seedHash } = useRoom(props).status;
  if (seed === undefined) return props.shown.series === undefined ? null : <p>{say(RESULT_WORDS.seedLater)}</p>;
  return <VerifyShuffle game={props.game} promised={{ seed, seedHash }} />;
}

export function Promised(props: AtTable) {
  const say = useSay();
  const { seedHash } = useRoom(props).status;
  return (
    <details className="online-more">
      <summary>{say(VERIFY_WORDS.title)}</summary>
      <p className="sheet-note">{say(ROOM_WORDS.fairnessNote)}</p>
      <p className="online-seal">{seedHash}</p>
    </details>
  );
}
