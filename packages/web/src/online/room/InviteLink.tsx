/** The link to a game: to copy, to share, to scan. */
import { useId, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { isHere } from '../../kit/isHere.ts';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { QrPicture } from '../QrPicture.tsx';
import { serverOrigins } from '../serverOrigin.ts';
import { Waiting } from '../Unreachable.tsx';
import { useFetched } from '../useFetched.ts';
import { WAITING_WORDS } from '../words.ts';

interface InviteLinkProps {
  readonly game: string;
  /** It is in the lobby, too. */
  readonly isListed: boolean;
}

export function InviteLink({ game, isListed }: InviteLinkProps) {
  const say = useSay();
  const [found] = useFetched('origins', serverOrigins);
  const [chosen, setChosen] = useState<string>();
  if (found.state !== 'there') return <Waiting />;
  const origin = chosen ?? found.value[0];
  const link = `${origin}/g/${game}`;
  return (
    <div className="online-invite">
      {isListed && <p>{say(WAITING_WORDS.listed)}</p>}
      {found.value.length > 1 && <OriginField origins={found.value} value={origin} onChange={setChosen} />}
      <ShareLink label={say(WAITING_WORDS[isListed ? 'sendOpen' : 'send'])} link={link} />
      {!isHere(new URL(origin).hostname) && (
        <figure className="online-note">
          <QrPicture text={link} label={say(WAITING_WORDS.qr)} />
          <figcaption>{say(WAITING_WORDS.scan)}</figcaption>
        </figure>
      )}
      <p>{say(WAITING_WORDS.stay)}</p>
    </div>
  );
}

interface OriginFieldProps {
  readonly origins: readonly string[];
  readonly value: string;
  readonly onChange: (origin: string) => void;
}

/** Only the person knows which network the other one is in. */
function OriginField({ origins, value, onChange }: OriginFieldProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className="online-field">
      <label htmlFor={id}>{say(WAITING_WORDS.network)}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {origins.map((origin) => (
          <option key={origin} value={origin}>
            {new URL(origin).hostname}
          </option>
        ))}
      </select>
    </div>
  );
}
