/** How the table is used: by taps, by keys, by words. */
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { FirstSteps } from '../../kit/FirstSteps.tsx';
import { FIRST_STEPS_WORDS } from '../../kit/firstStepsWords.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { COMMAND_HELP } from '../command/commandWords.ts';
import { DIGITS, DIGITS_DO, keyFor, TABLE_KEY_NAMES, TABLE_KEYS } from '../keys.ts';
import { useTable } from '../state/useTable.ts';
import { HELP_WORDS, TABLE_WORDS } from '../words.ts';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const steps = [
    HELP_WORDS.step1,
    HELP_WORDS.step2,
    HELP_WORDS.step3,
    HELP_WORDS.step4,
    HELP_WORDS.step5,
    HELP_WORDS.life,
  ];
  return (
    <Sheet title={say(TABLE_WORDS.help)} onClose={onClose}>
      <h3>{say(FIRST_STEPS_WORDS.title)}</h3>
      <FirstSteps />
      <Link href="/learn" className="button">
        {say(HELP_WORDS.learn)}
      </Link>
      <h3>{say(HELP_WORDS.taps)}</h3>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step.en}>{say(step)}</li>
        ))}
      </ol>
      <div className="help-keyboard">
        <h3>{say(HELP_WORDS.keys)}</h3>
        <KeyTable />
        <button type="button" className="button" onClick={() => table.set({ sheet: 'settings' })}>
          {say(HELP_WORDS.changeKeys)}
        </button>
      </div>
      <h3>{say(HELP_WORDS.commands)}</h3>
      <p className="help-commands">{say(COMMAND_HELP)}</p>
    </Sheet>
  );
}

function KeyTable() {
  const say = useSay();
  const { keys, shortcuts } = useSettings();
  if (!shortcuts) return <p>{say(HELP_WORDS.keysOff)}</p>;
  return (
    <dl className="help-keys">
      <div>
        <dt>
          <kbd>{say(DIGITS)}</kbd>
        </dt>
        <dd>{say(DIGITS_DO)}</dd>
      </div>
      {TABLE_KEY_NAMES.map((name) => (
        <div key={name}>
          <dt>
            <kbd>{keyFor(name, keys)}</kbd>
          </dt>
          <dd>{say(TABLE_KEYS[name].does)}</dd>
        </div>
      ))}
    </dl>
  );
}
