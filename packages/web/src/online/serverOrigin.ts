/** Where others find this server: the address of this page, or one of the network where the page is open on the server's own machine. */
import { isHere } from '../kit/isHere.ts';
import { addresses } from './api.ts';

export const serverOrigin = async (): Promise<string> => (await serverOrigins())[0];

/** The likeliest first: a machine may be in several networks. */
export async function serverOrigins(): Promise<readonly [string, ...string[]]> {
  const { origin, hostname } = window.location;
  const [first = origin, ...others] = isHere(hostname) ? await addresses().catch(() => []) : [];
  return [first, ...others];
}
