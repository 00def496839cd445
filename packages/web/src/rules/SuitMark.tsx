/** The four suits, drawn on a grid of 24. */
const PATHS: Readonly<Record<string, string>> = {
  '♠': 'M12 2C9.500 6.500 3 10 3 14.600a4.400 4.400 0 0 0 7.600 3c-.2 1.900-.9 3.300-2.300 4.400h7.400c-1.400-1.100-2.100-2.500-2.300-4.400a4.400 4.400 0 0 0 7.600-3C21 10 14.500 6.500 12 2z',
  '♡': 'M12 21.300C7 17.300 2.300 13.400 2.300 8.600A5.200 5.200 0 0 1 12 6.200a5.200 5.200 0 0 1 9.700 2.400c0 4.800-4.700 8.700-9.700 12.700z',
  '♢': 'M12 1.800L19.600 12 12 22.200 4.400 12z',
  '♣': 'M12 2a4.500 4.500 0 0 0-3.400 7.400 4.500 4.500 0 1 0 2 7.700c-.2 2.100-1 3.700-2.300 4.900h7.400c-1.300-1.200-2.100-2.800-2.300-4.900a4.500 4.500 0 1 0 2-7.700A4.500 4.500 0 0 0 12 2z',
};
export const SUIT_CLASSES: Readonly<Record<string, string>> = {
  '♠': 'spade',
  '♡': 'heart',
  '♢': 'diamond',
  '♣': 'club',
};

/** The sign itself stays in the text, for who hears or copies it. */
export function SuitMark({ suit }: { readonly suit: string }) {
  return (
    <>
      <svg className={`rules-suit rules-suit-${SUIT_CLASSES[suit]}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[suit]} />
      </svg>
      <span className="sr-only">{suit}</span>
    </>
  );
}
