/** What a person can do at the table: one list for taps, keys, buttons and the command line. */
import type { Choice } from '@blackpoker/engine';
import type { Thing } from '../../board/things.ts';
import type { SlotName, Wishes } from '../planning/plan.ts';

export type Act =
  /** Points at something: in or out, whatever it is for now. */
  | { readonly type: 'thing'; readonly thing: Thing }
  /** Begins to put an action together. `byName`: from the list, so that key cards are suggested too. */
  | { readonly type: 'action'; readonly action: number; readonly byName: boolean }
  /** All that was said of an action in one go. */
  | { readonly type: 'wishes'; readonly wishes: Wishes }
  | { readonly type: 'pick'; readonly choice: Choice }
  | { readonly type: 'picks'; readonly choices: readonly Choice[] }
  | { readonly type: 'slot'; readonly slot: SlotName }
  | { readonly type: 'lane'; readonly attacker: number }
  | { readonly type: 'block'; readonly attacker: number; readonly position: number }
  | { readonly type: 'planAttack' }
  /** Shows the actions beyond those that the learner has met. */
  | { readonly type: 'beyond' }
  /** Why can this action not be requested? */
  | { readonly type: 'why'; readonly action: number }
  | { readonly type: 'aside'; readonly aside: boolean }
  | { readonly type: 'clear' }
  | { readonly type: 'back' }
  /** The main button. `keep`: the chance is kept. */
  | { readonly type: 'commit'; readonly keep: boolean }
  | { readonly type: 'answer'; readonly choices: readonly Choice[] }
  | { readonly type: 'takeIt' }
  | { readonly type: 'pass' }
  | { readonly type: 'end' };
