/** A sentence in which the signs of cards have the colour of their suit: "♠7 → ♣6". */
const SIGN = /([♠♡♢♣](?:10|[2-9AJQK])|Joker)/;
const SUITS: Readonly<Record<string, string>> = { '♠': 'spade', '♡': 'heart', '♢': 'diamond', '♣': 'club' };

export function SignText({ text }: { readonly text: string }) {
  return text.split(SIGN).map((part, i) =>
    SIGN.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={i} className={`sign sign-${SUITS[part.charAt(0)] ?? 'joker'}`}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
