/** Pages as a server tells them that has been played on for weeks, with the longest names. */
import type { GameLine, LadderPage, Player, PlayerPage, Rating } from '@blackpoker/protocol';

const LONG = '寿限無寿限無五劫の擦り切れ海砂利水魚水';
const RATING: Rating = { rating: 1873.4, deviation: 61.2, games: 412, provisional: false };
const LONGEST: Player = { id: 'long', name: LONG, kind: 'account', rating: RATING };
const WIDEST: Player = { id: 'wide', name: 'WWWWWWWWWWWWWWWWWWWW', kind: 'bot', rating: RATING };

export const OLD_LADDER: LadderPage = {
  group: '8.0/lite',
  groups: ['8.0/lite', '8.0/standard', '7.0/master'],
  places: [LONGEST, WIDEST].map((player) => ({ player, rating: RATING })),
};

const TERMS: GameLine['terms'] = {
  regulation: '8.0/lite/entry20',
  options: { graveTop: 'last' },
  wins: 3,
  clock: { kind: 'live', bank: 600, increment: 5, free: 3 },
  rated: true,
};
const LINE: GameLine = {
  game: 'aaaaaaaaaaaa',
  kind: 'quick',
  state: 'over',
  terms: TERMS,
  players: [LONGEST, WIDEST],
  at: 1_750_000_000_000,
  turns: 12,
  winner: 0,
  why: 'resigned',
  revealed: true,
  series: { game: 5, score: [3, 2] },
};

export const OLD_PLAYER: PlayerPage = {
  player: LONGEST,
  since: 1_740_000_000_000,
  ratings: [
    { group: '8.0/lite', rating: RATING },
    { group: '7.0/master', rating: { ...RATING, provisional: true } },
  ],
  games: [LINE, { ...LINE, game: 'bbbbbbbbbbbb', winner: 1 }, { ...LINE, game: 'cccccccccccc', state: 'aborted' }],
  record: { won: 231, lost: 164, drawn: 17 },
  favourites: [
    { action: 'attack', times: 3021 },
    { action: 'counter', times: 811 },
  ],
};
