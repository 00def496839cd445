/** Where others find this server: the address of this page, or one of the network where the page is open on the server's own machine. */
import { addresses } from './api.ts';

export const isHere = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Of a game that is over. */
export const replayLink = async (game: string): Promise<string> => `${await serverOrigin()}/r/${game}`;

export async function serverOrigin(): Promise<string> {
  const { origin, hostname } = window.location;
  if (!isHere(hostname)) return origin;
  const [found] = await addresses().catch(() => []);
  return found ?? origin;
}
