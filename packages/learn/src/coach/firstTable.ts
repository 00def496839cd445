/** The drawn-up table of game 1. */
const FIRST_TABLE =
  '8.0/lite/full / turn: A / A: life D9 C8 C5 H4 C7 C6 S8 D4 C2 C4 S2 C3 D8 D7 | hand H3 S5 D6 H8 C9 | field bulwark S9, D3 / B: life C7 D5 D3 C6 S4 S9 S5 C3 H5 | hand H4 H2 C4 C2 | field bulwark H9, S3';

export const firstGameTable = (_wins: number, _seed: number): string => FIRST_TABLE;
