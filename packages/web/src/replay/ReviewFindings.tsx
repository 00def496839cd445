/** What a review found: mistakes, swings, luck, and both seats side by side. Each leads to its moment. */
import { GRADES, type JudgedDecision, type JudgedMove, type Review, type SeatReview } from '@blackpoker/bots';
import type { Seat, Viewer } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { type Say, useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { percent, points, signed } from './figures.ts';
import { REVIEW_WORDS } from './reviewWords.ts';
import { GradeName } from './WinGraph.tsx';

interface MomentProps {
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly children: ReactNode;
}

function Moment({ at, goTo, children }: MomentProps) {
  return (
    <li>
      <button type="button" className="replay-entry" onClick={() => goTo(Math.max(0, at))}>
        {children}
      </button>
    </li>
  );
}

interface FindingsProps {
  readonly nameOf: (seat: Seat) => string;
  readonly goTo: (at: number) => void;
}

export function Mistakes({
  decisions,
  goTo,
  nameOf,
}: FindingsProps & { readonly decisions: readonly JudgedDecision[] }) {
  const say = useSay();
  const graded = decisions.filter(({ grade }) => grade !== null);
  return (
    <section>
      <h3>{say(REVIEW_WORDS.mistakes)}</h3>
      {graded.length === 0 && <p>{say(REVIEW_WORDS.noMistakes)}</p>}
      <ul className="replay-list">
        {graded.map((judged) => (
          <Moment key={judged.index} at={judged.index} goTo={goTo}>
            <Mistake judged={judged} nameOf={nameOf} />
          </Moment>
        ))}
      </ul>
    </section>
  );
}

interface MistakeProps {
  readonly judged: JudgedDecision;
  readonly nameOf: (seat: Seat) => string;
}

/** What was played, what would have been better, and why. */
export function Mistake({ judged: { turn, seat, grade, loss, error, played, best }, nameOf }: MistakeProps) {
  const say = useSay();
  const lang = useLang();
  if (grade === null) return null;
  const move = ({ text, chance }: JudgedMove) => ({ move: text[lang], chance: percent(chance) });
  return (
    <>
      <span className="replay-finding">
        {say(REVIEW_WORDS.at, { n: turn, who: nameOf(seat) })} <GradeName grade={grade} />{' '}
        {say(REVIEW_WORDS.lost, { loss: points(loss), error: points(error) })}
      </span>
      <span>
        <SignText text={say(REVIEW_WORDS.played, move(played))} />
      </span>
      <Reasons move={played} />
      <span>
        <SignText text={say(REVIEW_WORDS.better, move(best))} />
      </span>
      <Reasons move={best} />
    </>
  );
}

/** The same in few lines, for the table: the arrows there show both moves. Only the player's own purposes are spoken of. */
export function MistakeHere({ judged, nameOf, reader }: MistakeProps & { readonly reader: Viewer }) {
  const { turn, seat, grade, played, best } = judged;
  const say = useSay();
  const lang = useLang();
  if (grade === null) return null;
  const move = ({ text, chance }: JudgedMove) => ({ move: text[lang], chance: percent(chance) });
  return (
    <>
      <p>
        <strong>
          {say(REVIEW_WORDS.at, { n: turn, who: nameOf(seat) })} <GradeName grade={grade} />
        </strong>{' '}
        <SignText text={say(REVIEW_WORDS.played, move(played))} />
      </p>
      <p className="replay-better">
        <SignText text={say(REVIEW_WORDS.better, move(best))} />
        {seat === reader && (
          <>
            {' '}
            <SignText text={best.purpose[lang]} />
          </>
        )}
      </p>
    </>
  );
}

/** That it is better says the line above. */
function Reasons({ move }: { readonly move: JudgedMove }) {
  const lang = useLang();
  return move.reasons
    .filter(({ code }) => code !== 'better')
    .map(({ text }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the reasons for a move keep their order
      <span key={i} className="replay-reason">
        <SignText text={text[lang]} />
      </span>
    ));
}

export function Swings({ swings, goTo, nameOf }: FindingsProps & { readonly swings: Review['swings'] }) {
  const say = useSay();
  const lang = useLang();
  return (
    <section>
      <h3>{say(REVIEW_WORDS.swings)}</h3>
      {swings.length === 0 && <p>{say(REVIEW_WORDS.noSwings)}</p>}
      <ol className="replay-list">
        {swings.map(({ seat, index, turn, by, from, to, told }) => (
          <Moment key={`${index}${by}`} at={index} goTo={goTo}>
            <span className="replay-finding">
              {say(REVIEW_WORDS.swing, { n: turn, who: nameOf(seat), from: percent(from), to: percent(to) })}
            </span>
            <span>
              <SignText text={told.map((text) => text[lang]).join(' ')} />
            </span>
          </Moment>
        ))}
      </ol>
    </section>
  );
}

const MOST_EVENTS = 5;

export function Luck({ luck, goTo, nameOf }: FindingsProps & { readonly luck: Review['luck'] }) {
  const say = useSay();
  const lang = useLang();
  const events = luck.events.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, MOST_EVENTS);
  const total = {
    whoA: nameOf(0),
    whoB: nameOf(1),
    a: signed(luck.total),
    b: signed(-luck.total),
    error: points(luck.error),
  };
  return (
    <section>
      <h3>{say(REVIEW_WORDS.luck)}</h3>
      <p>
        {say(REVIEW_WORDS.luckTotal, total)} {say(REVIEW_WORDS.luckNote)}
      </p>
      <ol className="replay-list">
        {events.map((event) => (
          <Moment key={event.index} at={event.index + 1} goTo={goTo}>
            <span className="replay-finding">{luckText(event, say, nameOf)}</span>
            <span>
              <SignText text={event.told.map((text) => text[lang]).join(' ')} />
            </span>
          </Moment>
        ))}
      </ol>
    </section>
  );
}

type LuckEvent = Review['luck']['events'][number];

function luckText({ index, turn, luck }: LuckEvent, say: Say, nameOf: (seat: Seat) => string): string {
  const params = { n: turn, who: nameOf(luck < 0 ? 1 : 0), luck: signed(Math.abs(luck)) };
  return say(index < 0 ? REVIEW_WORDS.openingLuck : REVIEW_WORDS.luckEvent, params);
}

/** Both seats side by side. */
export function Summary({
  seats,
  nameOf,
}: {
  readonly seats: Review['seats'];
  readonly nameOf: (seat: number) => string;
}) {
  const say = useSay();
  return (
    <table className="replay-summary">
      <caption>{say(REVIEW_WORDS.summary)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{nameOf(0)}</th>
          <th scope="col">{nameOf(1)}</th>
        </tr>
      </thead>
      <tbody>
        {summaryRows(seats, say).map(([name, cell], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{cell(seats[0])}</td>
            <td>{cell(seats[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SummaryRow = readonly [ReactNode, (seat: SeatReview) => string];

function summaryRows(seats: Review['seats'], say: Say): SummaryRow[] {
  const none = say(REVIEW_WORDS.nothing);
  const isGuessed = seats.some(({ playsLike }) => playsLike !== null);
  return [
    [say(REVIEW_WORDS.accuracy), ({ accuracy }) => accuracy?.toFixed(1) ?? none],
    [say(REVIEW_WORDS.decisions), ({ decisions }) => `${decisions}`],
    ...GRADES.map((grade): SummaryRow => [<GradeName key={grade} grade={grade} />, ({ grades }) => `${grades[grade]}`]),
    [
      say(REVIEW_WORDS.meanLoss),
      ({ loss, lossError }) =>
        loss === null ? none : say(REVIEW_WORDS.points, { n: points(loss), error: points(lossError ?? 0) }),
    ],
    ...(isGuessed
      ? [
          [
            say(REVIEW_WORDS.playsLike),
            ({ playsLike }: SeatReview) => (playsLike === null ? none : say(REVIEW_WORDS.levelRange, { ...playsLike })),
          ] as const,
        ]
      : []),
  ];
}
