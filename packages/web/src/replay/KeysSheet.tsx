/** All keys of the replay room. */
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { PLAY_SPEEDS, REPLAY_KEYS } from './keys.ts';
import { REPLAY_WORDS } from './words.ts';

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const isOn = useSettings(({ shortcuts }) => shortcuts);
  const rows = [
    ...REPLAY_KEYS.map(({ label, words }) => ({ label, text: say(words) })),
    ...PLAY_SPEEDS.map((speed, i) => ({
      label: `${i + 1}`,
      text: `${say(REPLAY_WORDS.speed)}: ${say(REPLAY_WORDS.times, { n: speed })}`,
    })),
  ];
  return (
    <Sheet title={say(REPLAY_WORDS.keys)} onClose={onClose}>
      {!isOn && <p>{say(REPLAY_WORDS.keysOff)}</p>}
      <dl className="replay-keylist">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
