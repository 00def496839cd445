/** Who holds the chance, in colour and words. It is no live region: the page has one. */
import './stage.css';

export interface ChanceBarProps {
  /** `wait`: nobody is asked, or a bot thinks. */
  readonly whose: 'me' | 'opponent' | 'wait';
  /** See `chanceText`. */
  readonly text: string;
}

export function ChanceBar({ whose, text }: ChanceBarProps) {
  return (
    <div className={`chance chance-${whose}`}>
      <span className="chance-text">{text}</span>
    </div>
  );
}
