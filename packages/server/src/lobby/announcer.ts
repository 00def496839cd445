/** What has changed is told to other nodes over the bus, and to this one, which is not told of its own messages. */
import type { Bus, BusMessage } from '../cluster/bus.ts';

export type Announce = (message: BusMessage) => void;

export const announcer =
  (bus: Bus, here: Announce | undefined): Announce =>
  (message) => {
    bus.publish(message);
    here?.(message);
  };
