/** A word in passing: something was dropped, or could not be done. */
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
    const timer = window.setTimeout(() => setOver(notice.count), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [notice]);
  return (
    <div role="status" className="table-notices">
      {notice !== undefined && notice.count > over && <p className="table-notice">{notice.text[lang]}</p>}
    </div>
  );
}
