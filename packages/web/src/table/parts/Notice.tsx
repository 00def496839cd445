/** A word in passing: something was dropped, or could not be done. The next tap takes it away. */
import { useEffect, useState } from 'react';
import { useLang } from '../../app/lang.ts';
import { useTableState } from '../state/useTable.ts';

const SHOWN_MS = 5_000;

export function Notice() {
  const lang = useLang();
  const notice = useTableState((state) => state.notice);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (notice === undefined) return undefined;
    const leave = () => setOver(notice.count);
    const timer = window.setTimeout(leave, SHOWN_MS);
    addEventListener('pointerdown', leave);
    return () => {
      window.clearTimeout(timer);
      removeEventListener('pointerdown', leave);
    };
  }, [notice]);
  return (
    <div role="status" className="table-notices">
      {notice !== undefined && notice.count > over && <p className="table-notice">{notice.text[lang]}</p>}
    </div>
  );
}
