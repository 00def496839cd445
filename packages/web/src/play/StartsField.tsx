/** Who has the first turn. */
import type { Ruleset } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import { canChooseStart } from '../host/newSetup.ts';
import { Choices } from '../kit/Choices.tsx';
import type { NewGame } from './tableAddress.ts';
import { PLAY_WORDS } from './words.ts';

interface StartsFieldProps {
  readonly game: NewGame;
  readonly rules: Ruleset;
  readonly onChange: (change: Partial<NewGame>) => void;
}

export function StartsField({ game: { starts, opponent }, rules, onChange }: StartsFieldProps) {
  const say = useSay();
  if (opponent === 'person') return null;
  const free = canChooseStart(rules);
  return (
    <Choices
      legend={say(PLAY_WORDS.starts)}
      options={[
        { value: 'chance', label: say(PLAY_WORDS.chance) },
        { value: 'me', label: say(PLAY_WORDS.me), ...(!free && { whyNot: say(PLAY_WORDS.startsLater) }) },
        { value: 'opponent', label: say(PLAY_WORDS.them), ...(!free && { whyNot: say(PLAY_WORDS.startsLater) }) },
      ]}
      value={free ? starts : 'chance'}
      onChange={(next) => onChange({ starts: next })}
    />
  );
}
