/** npm run -s budget: how large the app is, and how it does on a slow phone. */
import process from 'node:process';
import { builtApp } from './builtApp.ts';
import { LIMITS } from './limits.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import { measured } from './slowPhone.ts';

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const row = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join('')}`;

const folder = await builtApp((line) => process.stderr.write(`${line}\n`));
const sizes = sizesOf(folder);
console.log(['gzipped', ...limited(sizes), ...others(sizes)].join('\n'));
console.log((await measured(folder)).join('\n'));
process.exitCode = Object.entries(LIMITS).some(([name, limit]) => sizes[name as keyof typeof LIMITS] > limit) ? 1 : 0;

function limited({ homeJs, tableJs, lesson, css, pageCss }: Sizes): string[] {
  const line = (name: string, size: number, limit: number): string =>
    row(name, kb(size), `of ${kb(limit)}`, size > limit ? 'TOO LARGE' : '');
  return [
    line('home, scripts', homeJs, LIMITS.homeJs),
    line('table, scripts', tableJs, LIMITS.tableJs),
    line('lesson on top of the table, scripts', lesson, LIMITS.lesson),
    line('styles of all pages', css, LIMITS.css),
    line('styles of any one page', pageCss, LIMITS.pageCss),
  ];
}

function others({ workers, pages }: Sizes): string[] {
  return [...Object.entries(workers), ...Object.entries(pages)].map(([name, size]) => row(name, kb(size)));
}
