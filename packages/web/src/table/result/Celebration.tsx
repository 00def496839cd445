/** Cards rain for the winner: for the eye only, and only where things may move. */
const COUNT = 28;
/** Steps through all places before one comes again. */
const spread = (i: number, by: number): number => ((i * by) % COUNT) / COUNT;

export function Celebration() {
  return (
    <div className="rain" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
          key={i}
          style={{
            left: `${spread(i, 11) * 100}%`,
            animationDelay: `calc(${spread(i, 5) * 700}ms * var(--pace))`,
            rotate: `${spread(i, 9) * 90 - 45}deg`,
          }}
        />
      ))}
    </div>
  );
}
