/** The stage: a panel on a wide screen, a strip that opens into a sheet on a phone. */
import { actionName, fill, type RequestView, type Ruleset, type Seat, type View } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { Sheet } from '../kit/Sheet.tsx';
import type { SeatNames } from './boardLabels.ts';
import { FogList } from './FogList.tsx';
import { RequestButton } from './RequestButton.tsx';
import { Chevron } from './signs.tsx';
import type { Pointing, Thing } from './things.ts';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './stage.css';

export interface StageProps extends Pointing {
  readonly rules: Ruleset;
  readonly view: View;
  readonly bottom: Seat;
  /** What a request will do, by its id. */
  readonly notes?: ReadonlyMap<number, string> | undefined;
  readonly names?: SeatNames | undefined;
}

interface Entry {
  readonly request: RequestView;
  readonly now: boolean;
}

/** Top first; what is being carried out beside the stage comes before all. */
function entriesOf({ stage, aside }: View): Entry[] {
  const waiting = stage.toReversed().map((request) => ({ request, now: false }));
  return aside === undefined ? waiting : [{ request: aside, now: true }, ...waiting];
}

/** All of it, top first. */
export function StagePanel(props: StageProps) {
  const say = useSay();
  const entries = entriesOf(props.view);
  return (
    <section className="stage">
      <h2 className="stage-title">
        {say(BOARD_WORDS.stage)} <small>{say(BOARD_WORDS.stageNote)}</small>
      </h2>
      {entries.length === 0 && <p className="stage-empty">{say(BOARD_WORDS.stageEmpty)}</p>}
      <Zone label={say(BOARD_WORDS.stage)} className="stage-list" zone="stage">
        {entries.map(({ request, now }, i) => (
          <RequestButton
            key={request.id}
            {...props}
            {...{ request, now }}
            top={i === 0}
            note={props.notes?.get(request.id)}
          />
        ))}
      </Zone>
    </section>
  );
}

function useBelow({ rules, view }: StageProps, entries: readonly Entry[]): string | undefined {
  const lang = useLang();
  const fogs = view.seats[0].fog.length + view.seats[1].fog.length;
  const next = entries[1]?.request.action;
  const more =
    next === undefined
      ? []
      : [fill(BOARD_WORDS.stageMore, lang, { n: entries.length - 1, action: actionName(rules, next, lang) })];
  const fog = fogs === 0 ? [] : [fill(BOARD_WORDS.fogMore, lang, { n: fogs })];
  const words = [...more, ...fog];
  return words.length === 0 ? undefined : words.join(BOARD_WORDS.comma[lang]);
}

/** The top request, and how many lie below. */
export function StageStrip(props: StageProps) {
  const [open, setOpen] = useState(false);
  const say = useSay();
  const entries = entriesOf(props.view);
  const below = useBelow(props, entries);
  const [top] = entries;
  return (
    <div className="strip">
      {top === undefined ? (
        <p className="strip-empty">{[say(BOARD_WORDS.stageEmpty), below].filter(Boolean).join(' · ')}</p>
      ) : (
        <RequestButton {...props} {...top} top note={props.notes?.get(top.request.id)} strip={{ below }} />
      )}
      {below !== undefined && (
        <button
          type="button"
          className="button quiet icon strip-open"
          aria-label={say(BOARD_WORDS.stageOpen)}
          onClick={() => setOpen(true)}
        >
          <Chevron />
        </button>
      )}
      {open && <StageSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What is picked in it closes it. */
export function StageSheet({ onClose, onPick, ...props }: StageProps & { readonly onClose: () => void }) {
  const say = useSay();
  const pick = (thing: Thing) => {
    onClose();
    onPick?.(thing);
  };
  return (
    <Sheet title={say(BOARD_WORDS.stage)} onClose={onClose}>
      <StagePanel {...props} onPick={pick} />
      <FogList {...props} onPick={pick} />
    </Sheet>
  );
}

/** Strip and panel in one; the style sheet shows the one that fits. */
export function Stage(props: StageProps) {
  return (
    <>
      <div className="stage-narrow">
        <StageStrip {...props} />
      </div>
      <div className="stage-wide">
        <StagePanel {...props} />
        <FogList {...props} />
      </div>
    </>
  );
}
