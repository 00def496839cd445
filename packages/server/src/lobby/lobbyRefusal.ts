/** Why something that a person asked for is not done. */
import type { Text } from '@blackpoker/engine';
import type { Refusal } from '@blackpoker/protocol';

export interface LobbyRefusal {
  readonly code: Refusal;
  readonly message: Text;
}

export const refuse = (code: Refusal, message: Text): LobbyRefusal => ({ code, message });

export const isRefusal = <T extends object>(answer: T | LobbyRefusal): answer is LobbyRefusal =>
  'code' in answer && 'message' in answer;
