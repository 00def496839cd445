/** The smallest form of a file that the client takes. */
import type { Encoding, SiteFile } from './site.ts';

const SMALLEST_FIRST = ['br', 'gzip'] as const;

export function chosenEncoding(accepted: string, bodies: SiteFile['bodies']): Encoding {
  const taken = accepted.split(',').flatMap((each) => {
    const [name = '', quality = ''] = each.split(';').map((part) => part.trim().toLowerCase());
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name];
  });
  return SMALLEST_FIRST.find((name) => taken.includes(name) && bodies[name] !== undefined) ?? 'identity';
}
