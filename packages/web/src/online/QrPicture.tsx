/** A QR code as a picture: dark on light in both themes, with the white around it that cameras need. */
import { useMemo } from 'react';
import { qrCode } from './qrCode.ts';

const MARGIN = 4;

export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (modules === undefined) return null;
  const size = modules.length + 2 * MARGIN;
  return (
    <svg
      className="online-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="online-qr-light" d={`M0 0h${size}v${size}h${-size}z`} />
      <path className="online-qr-dark" d={pathOf(modules)} />
    </svg>
  );
}

const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, i) => row.flatMap((dark, j) => (dark ? `M${j + MARGIN} ${i + MARGIN}h1v1h-1z` : []))).join('');
