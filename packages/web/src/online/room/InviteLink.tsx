/** The link to a game: to copy, to share, to scan. */
import { useSay } from '../../app/lang.ts';
import { addresses } from '../api.ts';
import { QrPicture } from '../QrPicture.tsx';
import { useFetched } from '../useFetched.ts';
import { WAITING_WORDS } from '../words.ts';
import { CopyLink } from './CopyLink.tsx';

const isHere = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

export function InviteLink({ game }: { readonly game: string }) {
  const say = useSay();
  const origin = useOrigin();
  const link = `${origin}/g/${game}`;
  return (
    <div className="online-invite">
      <p>{say(WAITING_WORDS.send)}</p>
      <input className="online-link" readOnly value={link} aria-label={say(WAITING_WORDS.link)} data-invite="" />
      <div className="online-buttons">
        <CopyLink link={link} />
        {'share' in navigator && <ShareButton link={link} />}
      </div>
      {isHere(new URL(origin).hostname) ? (
        <p className="online-note">{say(WAITING_WORDS.local)}</p>
      ) : (
        <figure className="online-figure">
          <QrPicture text={link} label={say(WAITING_WORDS.qr)} />
          <figcaption>{say(WAITING_WORDS.scan)}</figcaption>
        </figure>
      )}
      <p>{say(WAITING_WORDS.stay)}</p>
    </div>
  );
}

/** Where others find this server: the address of this page, or one of the network where the page is open on the server's own machine. */
function useOrigin(): string {
  const { origin, hostname } = window.location;
  const [found] = useFetched(hostname, async () => (isHere(hostname) ? await addresses() : []));
  return (found.state === 'there' ? found.value[0] : undefined) ?? origin;
}

function ShareButton({ link }: { readonly link: string }) {
  const say = useSay();
  const share = () => void navigator.share({ title: 'BlackPoker', url: link }).catch(() => {});
  return (
    <button type="button" className="button" onClick={share}>
      {say(WAITING_WORDS.share)}
    </button>
  );
}
