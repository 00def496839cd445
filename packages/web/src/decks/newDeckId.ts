import { freshSeed } from '../host/setupParams.ts';

export const newDeckId = (): string =>
  freshSeed()
    .map((word) => word.toString(36))
    .join('')
    .slice(0, 10);
