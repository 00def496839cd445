/** All that the app keeps in this browser. */
import { listRecords, loadRecord } from '../host/savedGames.ts';

const OURS = 'blackpoker';
const isOurs = (name: string): boolean => name === OURS || name.startsWith(`${OURS}.`);

/** Settings and decks as they are, and the records of finished games as text: what the replay room can read. */
export async function keptData(): Promise<object> {
  return { app: 'blackpoker', written: new Date().toISOString(), ...keptTexts(), records: await keptRecords() };
}

function keptTexts(): Record<string, unknown> {
  const names = Object.keys(localStorage).filter(isOurs);
  return Object.fromEntries(names.map((name) => [name, readable(localStorage.getItem(name) ?? '')]));
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function keptRecords(): Promise<object[]> {
  const summaries = await listRecords();
  const records = await Promise.all(summaries.map(({ id }) => loadRecord(id)));
  return records.flatMap((record) => (record === undefined ? [] : [{ ...record.summary, text: record.text }]));
}

/** Lets the browser save it as a file. */
export async function saveToFile(): Promise<void> {
  const text = JSON.stringify(await keptData(), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `blackpoker-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Everything but the app itself. */
export async function eraseAll(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage).filter(isOurs)) storage.removeItem(name);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(OURS);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
