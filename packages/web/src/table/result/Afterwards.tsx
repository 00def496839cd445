/** Watch it again, show it to others, see how one does on the whole. */
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { shortLink, wholeLink } from '../../host/recordLink.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { useTable } from '../state/useTable.ts';
import { RESULT_WORDS } from './words.ts';

export function Afterwards() {
  const say = useSay();
  const { host } = useTable();
  const [link, setLink] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const share = () =>
    void linkTo(host)
      .finally(() => setFailed(false))
      .then(setLink, () => setFailed(true));
  return (
    <>
      <div className="result-links">
        <Link href={`/r/${host.id}`} className="button">
          <Icon name="replay" />
          {say(RESULT_WORDS.replay)}
        </Link>
        <button type="button" className="button" aria-expanded={link !== undefined} onClick={share}>
          <Icon name="link" />
          {say(RESULT_WORDS.share)}
        </button>
        {host.online === undefined && (
          <Link href="/stats" className="button">
            <Icon name="stats" />
            {say(RESULT_WORDS.stats)}
          </Link>
        )}
        <p role="alert">{isFailed && say(RESULT_WORDS.notShared)}</p>
      </div>
      {link !== undefined && <ShareLink label={say(RESULT_WORDS.link)} link={link} />}
    </>
  );
}

/** To the record of the game. */
async function linkTo(host: GameHost): Promise<string> {
  const { address, code } = await (host.online === undefined ? wholeLink(await host.record()) : shortLink(host.id));
  return code === undefined ? address : `${address}#${code}`;
}
