/** The game in a minute. */
import { useSay } from '../app/lang.ts';
import { FIRST_STEPS } from './firstStepsWords.ts';

export function FirstSteps() {
  const say = useSay();
  return (
    <ol className="first-steps">
      {FIRST_STEPS.map((step) => (
        <li key={step.en}>{say(step)}</li>
      ))}
    </ol>
  );
}
