/** One request on the stage: whose, which action, its key cards, what it points at. */
import { actionName, type RequestView, type Ruleset, type Seat, sentence, type View } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { SignText } from '../kit/SignText.tsx';
import { isCombat, isLocked, requestLabel, type SeatNames, stepWords, targetWords } from './boardLabels.ts';
import { Padlock, RoundArrow, Swords } from './signs.tsx';
import { markOf, ThingButton } from './ThingButton.tsx';
import type { Pointing } from './things.ts';
import { BOARD_WORDS } from './words.ts';

export interface RequestButtonProps extends Pointing {
  readonly rules: Ruleset;
  readonly view: View;
  readonly bottom: Seat;
  readonly names?: SeatNames | undefined;
  readonly request: RequestView;
  readonly top: boolean;
  /** It is being carried out and is not on the stage. */
  readonly now?: boolean | undefined;
  /** What it will do: "10 → 3". */
  readonly note?: string | undefined;
  /** On a strip: in one line, and what lies below it in the second. */
  readonly strip?: { readonly below: string | undefined } | undefined;
}

export function RequestButton(props: RequestButtonProps) {
  const { rules, view, bottom, names, request, top, now = false, note } = props;
  const lang = useLang();
  const thing = { type: 'request', request: request.id } as const;
  const owner = request.by === bottom ? 'me' : 'opponent';
  const place = { top, now, note, names, mark: markOf(props, thing) };
  return (
    <ThingButton
      {...props}
      thing={thing}
      className={`request request-${owner}${top ? ' is-top' : ''}`}
      label={requestLabel(rules, view, request, lang, place)}
    >
      <RequestKeys {...{ rules, request, owner }} />
      <RequestWords {...props} />
      {isLocked(rules, request) && <Padlock />}
    </ThingButton>
  );
}

interface RequestKeysProps {
  readonly rules: Ruleset;
  readonly request: RequestView;
  readonly owner: 'me' | 'opponent';
}

function RequestKeys({ rules, request, owner }: RequestKeysProps) {
  if (request.keys.length === 0) return isCombat(rules, request) ? <Swords /> : <RoundArrow />;
  return (
    <span className="request-keys">
      {request.keys.map((card) => (
        <span key={card} data-flip={`card:${card}`} data-flip-from={`pile:${request.by}:hand`}>
          <CardFace card={card} owner={owner} />
        </span>
      ))}
    </span>
  );
}

function useWords({ rules, view, names, request, note, now }: RequestButtonProps) {
  const lang = useLang();
  const aim = targetWords(rules, view, request, lang);
  const step = stepWords(rules, view, request, lang, names);
  return {
    action: actionName(rules, request.action, lang),
    who: now === true ? BOARD_WORDS.now[lang] : names === undefined ? sentence(step) : step,
    aim: aim === '' ? '' : `→ ${aim}`,
    note: note ?? '',
  };
}

function RequestWords(props: RequestButtonProps) {
  const { action, who, aim, note } = useWords(props);
  const { strip } = props;
  return (
    <span className="request-words">
      <span className="request-first">
        <strong>{action}</strong> {strip !== undefined && <SignText text={aim} />}
      </span>
      <span className="request-line">
        {note !== '' && strip !== undefined && <Note text={`${note} ·`} />}
        <SignText text={strip === undefined ? `${who} ${aim}` : (strip.below ?? who)} />
        {note !== '' && strip === undefined && <Note text={`· ${note}`} />}
      </span>
    </span>
  );
}

const Note = ({ text }: { readonly text: string }) => (
  <span className="request-note">
    {' '}
    <SignText text={text} />{' '}
  </span>
);
