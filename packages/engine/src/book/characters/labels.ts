/** Words that several characters share. */
export const ATTACKER = { ja: 'アタッカー', en: 'attacker' };
export const BLOCKER = { ja: 'ブロッカー', en: 'blocker' };
export const HASTE = { ja: '速攻', en: 'haste' };
export const attackerAndBlocker = [ATTACKER, BLOCKER];
export const prepares = {
  ja: '準備：このターンに出たカードだけでできている間は、アタッカーになれない。',
  en: 'Preparation: it cannot be an attacker while it consists only of cards that entered this turn.',
};
export const hastens = {
  ja: '速攻：出たターンでもアタッカーになれる。',
  en: 'Haste: it can be an attacker in the turn it entered.',
};
export const succeeds = {
  ja: '場から墓地に移ると世代交代が誘発する。',
  en: 'When it goes from the field to the grave, Next Generation triggers.',
};
export const succeedsByCard = {
  ja: '場から墓地に移ると、A・J・Q・K 1枚につき1回、世代交代が誘発する。',
  en: 'When it goes from the field to the grave, Next Generation triggers once for each A, J, Q and K in it.',
};
export const join = (...parts: readonly { ja: string; en: string }[]): { ja: string; en: string } => ({
  ja: parts.map(({ ja }) => ja).join(''),
  en: parts.map(({ en }) => en).join(' '),
});
