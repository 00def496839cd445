/** A link to give away: to copy, or to send by what the system has for that. */
import { useSay } from '../app/lang.ts';
import { CopyField } from './CopyField.tsx';
import { Icon } from './Icon.tsx';
import { isHere } from './isHere.ts';
import { KIT_WORDS } from './words.ts';

interface ShareLinkProps {
  readonly label: string;
  /** Empty until it is made. */
  readonly link: string;
}

export function ShareLink({ label, link }: ShareLinkProps) {
  const say = useSay();
  return (
    <>
      <CopyField label={label} text={link} lines={2} copy={<CopyWords />} isMain>
        {typeof navigator.share === 'function' && <SendButton link={link} />}
      </CopyField>
      {link !== '' && isHere(new URL(link).hostname) && <p>{say(KIT_WORDS.onlyHere)}</p>}
    </>
  );
}

function CopyWords() {
  const say = useSay();
  return (
    <>
      <Icon name="link" />
      {say(KIT_WORDS.copyLink)}
    </>
  );
}

function SendButton({ link }: { readonly link: string }) {
  const say = useSay();
  const send = () => void navigator.share({ title: 'BlackPoker', url: link }).catch(() => {});
  return (
    <button type="button" className="button" onClick={send}>
      {say(KIT_WORDS.send)}
    </button>
  );
}
