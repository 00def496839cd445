/** From which side, and against whom. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { shareCode } from '../host/shareText.ts';
import { Choices } from '../kit/Choices.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useEditor } from './editorStore.ts';
import { SelectField } from './fields.tsx';
import { SEATS, type SeatLetter, tableText } from './positionModel.ts';
import { EDITOR_WORDS } from './words.ts';

const PERSON = 'person';

export function PlaySheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const table = useEditor(({ history }) => history.now);
  const level = useSettings((settings) => settings.level);
  const [seat, setSeat] = useState<SeatLetter>('A');
  const [opponent, setOpponent] = useState(`${level}`);
  const begin = async () => navigate(playAddress(seat, opponent, await shareCode(tableText(table))));
  const levels = LEVEL_WORDS.map((words) => [`${words.level}`, `${words.level} ${say(words.name)}`] as const);
  return (
    <Sheet
      title={say(EDITOR_WORDS.play)}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={begin}>
          {say(EDITOR_WORDS.begin)}
        </button>
      }
    >
      <SelectField
        label={say(EDITOR_WORDS.opponent)}
        value={opponent}
        options={[...levels, [PERSON, say(EDITOR_WORDS.person)]]}
        onChange={setOpponent}
      />
      {opponent !== PERSON && (
        <Choices
          legend={say(EDITOR_WORDS.mySeat)}
          options={SEATS.map((value) => ({ value, label: value }))}
          value={seat}
          onChange={setSeat}
        />
      )}
    </Sheet>
  );
}

/** See host/newSetup.ts. */
function playAddress(seat: SeatLetter, opponent: string, code: string): string {
  const query = new URLSearchParams(opponent === PERSON ? { hotseat: '1' } : { seat, level: opponent });
  return `/t/new?${query}#${code}`;
}
