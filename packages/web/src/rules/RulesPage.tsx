/** /rules/:edition/:format: the book, or with ?print=1 its sheet. An address that says less is completed. */
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { parseAddress, rulesPath } from './address.ts';
import { BookPage } from './BookPage.tsx';
import { PrintPage } from './PrintPage.tsx';

export default function RulesPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const regulation = useSettings((settings) => settings.regulation);
  const address = parseAddress(path, search, regulation);
  const whole = rulesPath(address.edition, address.format);
  useEffect(() => {
    if (path === whole) return;
    navigate(`${whole}${search === '' ? '' : `?${search}`}${location.hash}`, { replace: true });
  }, [path, whole, search, navigate]);
  return address.print ? <PrintPage address={address} /> : <BookPage address={address} />;
}
