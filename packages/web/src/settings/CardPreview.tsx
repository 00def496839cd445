/** How cards look now. */
import { cardOf } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { SETTINGS_WORDS } from './words.ts';

/** ♠10 ♡Q ♢7 ♣A and a Joker. */
const FACES = [9, 24, 32, 39, 52];

export function CardPreview() {
  const say = useSay();
  const size = useSettings(({ cardSize }) => cardSize);
  return (
    <div className={`settings-preview settings-${size}`} role="img" aria-label={say(SETTINGS_WORDS.preview)}>
      {FACES.map((face) => (
        <CardFace key={face} card={cardOf(0, face)} owner="me" />
      ))}
      <CardFace card={undefined} owner="me" />
    </div>
  );
}
