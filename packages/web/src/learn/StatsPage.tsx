/** `/learn?stats`: where learners of this browser stopped. Nothing of it leaves the browser. */
import { lessonOf } from '@blackpoker/learn';
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { copyText } from '../kit/copyText.ts';
import { Page } from '../kit/Page.tsx';
import { keptEvents } from './learnStore.ts';
import { type StepStats, stepStats } from './stats.ts';
import { STATS_WORDS } from './statsWords.ts';

export default function StatsPage() {
  const say = useSay();
  const [stats, setStats] = useState<readonly StepStats[]>();
  useEffect(() => {
    keptEvents().then(
      (events) => setStats(stepStats(events)),
      () => setStats([]),
    );
  }, []);
  return (
    <Page title={say(STATS_WORDS.title)} back={{ href: '/learn', label: say(STATS_WORDS.back) }}>
      <p>{say(STATS_WORDS.note)}</p>
      {stats !== undefined && (stats.length === 0 ? <p>{say(STATS_WORDS.empty)}</p> : <Filled stats={stats} />)}
    </Page>
  );
}

function Filled({ stats }: { readonly stats: readonly StepStats[] }) {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(JSON.stringify(stats, null, 2)));
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {say(STATS_WORDS[isCopied ? 'copied' : 'copy'])}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="learn-stats" aria-label={say(STATS_WORDS.title)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['lesson', 'step', 'reached', 'left', 'seconds', 'why'] as const).map((word) => (
                <th key={word} scope="col">
                  {say(STATS_WORDS[word])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stats.map((row) => (
              <Row key={`${row.lesson} ${row.step}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Row({ row: { lesson, step, reached, left, medianMs, why } }: { readonly row: StepStats }) {
  const say = useSay();
  const title = lessonOf(lesson)?.title;
  return (
    <tr>
      <th scope="row">{title === undefined ? lesson : say(title)}</th>
      <td>{step + 1}</td>
      <td>{reached}</td>
      <td>{left}</td>
      <td>{medianMs === undefined ? '' : (medianMs / 1000).toFixed(1)}</td>
      <td>{why ?? ''}</td>
    </tr>
  );
}
