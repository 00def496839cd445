/** Beside a record: was its game dealt as promised? */
import { useSay } from '../app/lang.ts';
import { VerifyShuffle } from './VerifyShuffle.tsx';
import { VERIFY_WORDS } from './verifyWords.ts';

export default function Fairness({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <section>
      <h3>{say(VERIFY_WORDS.title)}</h3>
      <p>{say(VERIFY_WORDS.promise)}</p>
      <VerifyShuffle game={game} />
    </section>
  );
}
