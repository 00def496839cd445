/** How long a step of a game is shown: longer while somebody is new here. */
import { useSettings } from '../../app/settings.ts';
import type { Settings } from '../../app/settingsList.ts';
import { listRecords } from '../../host/savedGames.ts';

const FIRST_GAMES = 5;
const FIRST_MS = 900;
const STEP_MS: Readonly<Record<Settings['pace'], number>> = { slow: 1_200, normal: 600, fast: 350, off: 0 };

/** Until the browser has told, the person is new here. */
let finished = 0;

/** Counts the finished games that this browser keeps; imported records are not the person's own. */
export async function countFinishedGames(): Promise<void> {
  const records = await listRecords().catch(() => []);
  finished = records.filter(({ end, seat }) => end !== undefined && seat !== undefined).length;
}

export const stepTime = (pace: Settings['pace'], games: number): number =>
  pace === 'normal' && games < FIRST_GAMES ? FIRST_MS : STEP_MS[pace];

export const stepMs = (): number => stepTime(useSettings.getState().pace, finished);
