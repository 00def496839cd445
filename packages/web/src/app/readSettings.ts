/** Settings as somebody else has written them (storage, an address): only what can be understood. */
import {
  CARD_SIZES,
  COACH_CHOICES,
  CONFIRM_LEVELS,
  FELTS,
  LANGUAGES,
  MOVEMENT,
  PACES,
  PALETTES,
  PASSING_CHOICES,
  type Settings,
  STARTS,
  THEMES,
} from './settingsList.ts';

type Readers = { readonly [Name in keyof Settings]: (value: unknown) => value is Settings[Name] };

const among =
  <T>(known: readonly T[]) =>
  (value: unknown): value is T =>
    known.some((each) => each === value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 8;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);

const READERS: Readers = {
  lang: among(LANGUAGES),
  theme: among(THEMES),
  felt: among(FELTS),
  palette: among(PALETTES),
  cardSize: among(CARD_SIZES),
  pace: among(PACES),
  sound: isBoolean,
  passing: among(PASSING_CHOICES),
  stopAtAttack: isBoolean,
  stopAtDraw: isBoolean,
  confirm: among(CONFIRM_LEVELS),
  peek: isBoolean,
  shortcuts: isBoolean,
  keys: isTexts,
  textMode: isBoolean,
  coach: among(COACH_CHOICES),
  regulation: isText,
  level: isLevel,
  starts: among(STARTS),
};

/** The pace used to be kept as `speed`, the factor of movement. */
function withPace(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const pace = PACES.find((each) => MOVEMENT[each] === written.speed);
  return written.pace === undefined && pace !== undefined ? { ...written, pace } : written;
}

export function readSettings(stored: unknown): Partial<Settings> {
  if (!isRecord(stored)) return {};
  const written = withPace(stored);
  return Object.fromEntries(
    Object.entries(READERS)
      .filter(([name, reads]) => reads(written[name]))
      .map(([name]) => [name, written[name]]),
  );
}
