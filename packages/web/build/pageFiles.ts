/**
 * One more page for each address that has scripts of its own: the same page, which names them in its head, so that they are under way
 * before the first script has run. Who answers with index.html instead has the same app, only later.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../src/app/pages.ts';
import { type Manifest, scriptsOf, stylesOf } from './sizes.ts';

const HOME = 'index.html';
const TABLE = 't';

/** By the first part of an address: what draws it. */
const ENTRIES: Readonly<Record<string, string>> = {
  play: 'src/play/PlayPage.tsx',
  learn: 'src/learn/LearnPage.tsx',
  t: 'src/table/TablePage.tsx',
  rules: 'src/rules/RulesPage.tsx',
  r: 'src/replay/ReplayPage.tsx',
  editor: 'src/editor/EditorPage.tsx',
  decks: 'src/decks/DecksPage.tsx',
  settings: 'src/settings/SettingsPage.tsx',
  online: 'src/online/lobby/LobbyPage.tsx',
  g: 'src/online/room/GamePage.tsx',
};

export function writePageFiles(folder: string): void {
  const html = readFileSync(join(folder, HOME), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const [part, entry] of Object.entries(ENTRIES)) {
    const links = [...linksOf(manifest, entry), ...(part === TABLE ? workerLinks(folder) : [])];
    writeFileSync(join(folder, pageFile(`/${part}`)), html.replace('</head>', `${links.join('')}</head>`));
  }
}

function linksOf(manifest: Manifest, entry: string): string[] {
  const known = new Set([...scriptsOf(manifest, [HOME]), ...stylesOf(manifest, [HOME])]);
  const links = (rel: string, files: ReadonlySet<string>): string[] =>
    [...files].filter((file) => !known.has(file)).map((file) => link(rel, file));
  return [...links('stylesheet', stylesOf(manifest, [entry])), ...links('modulepreload', scriptsOf(manifest, [entry]))];
}

/** After all that draws the table: the game itself. */
const workerLinks = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /^gameWorker.*\.js$/.test(name))
    .map((name) => link('prefetch', `assets/${name}`));

const link = (rel: string, file: string): string => `  <link rel="${rel}" crossorigin href="/${file}">\n  `;
