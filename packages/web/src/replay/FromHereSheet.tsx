/** The game goes on from the present moment, against a level of one's choice and from either seat. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { isOver, recordText, type Seat, seatName, type Text } from '@blackpoker/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { shareCode } from '../host/shareText.ts';
import { Choices } from '../kit/Choices.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { placeOfPly, plyAt, type Timeline } from './timeline.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface FromHereSheetProps {
  readonly replay: Replay;
  readonly own: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly onClose: () => void;
}

export function FromHereSheet({ replay: { timeline, at }, own, nameOf, onClose }: FromHereSheetProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState<Seat>(own ?? 0);
  const [level, setLevel] = useState(useSettings((settings) => settings.level));
  const refusal = refusalAt(timeline, at);
  const begin = async (): Promise<void> => {
    const whole = placeOfPly(timeline, plyAt(timeline, at));
    const code = await shareCode(recordText(timeline.record, timeline.rules));
    navigate(`/t/new?level=${level}&seat=${seatName(seat)}&at=${whole}#${code}`);
  };
  return (
    <Sheet
      title={say(REPLAY_WORDS.fromHere)}
      onClose={onClose}
      footer={<BeginButton refusal={refusal} begin={begin} />}
    >
      <p>{say(REPLAY_WORDS.fromHereNote)}</p>
      {refusal !== undefined && (
        <p id={REFUSAL_ID} className="replay-notice">
          {say(refusal)}
        </p>
      )}
      <Choices
        legend={say(REPLAY_WORDS.seat)}
        options={[0, 1].map((value) => ({ value, label: nameOf(value) }))}
        value={seat}
        onChange={setSeat}
      />
      <LevelChoices level={level} onChange={setLevel} />
    </Sheet>
  );
}

/** Why nobody can go on from here; undefined: one can. */
function refusalAt({ isFinished, stateAt }: Timeline, at: number): Text | undefined {
  if (!isFinished) return REPLAY_WORDS.running;
  return isOver(stateAt(at)) ? REPLAY_WORDS.overHere : undefined;
}

const REFUSAL_ID = 'replay-refusal';

function BeginButton({ refusal, begin }: { readonly refusal: Text | undefined; readonly begin: () => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={refusal !== undefined || undefined}
      aria-describedby={refusal === undefined ? undefined : REFUSAL_ID}
      onClick={() => refusal === undefined && begin()}
    >
      {say(REPLAY_WORDS.begin)}
    </button>
  );
}

interface LevelChoicesProps {
  readonly level: number;
  readonly onChange: (level: number) => void;
}

function LevelChoices({ level, onChange }: LevelChoicesProps) {
  const say = useSay();
  const lang = useLang();
  const options = LEVEL_WORDS.map(({ level: n, name, text }) => ({
    value: n,
    label: say(REPLAY_WORDS.level, { n, name: name[lang] }),
    note: text[lang],
  }));
  return (
    <Choices legend={say(REPLAY_WORDS.opponent)} look="list" options={options} value={level} onChange={onChange} />
  );
}
