import { describe, expect, test } from 'vitest';
import { accountAddress, wayBack } from '../../src/online/accountAddress.ts';

const searchOf = (address: string): string => new URL(address, 'https://example.org').search;

describe('the way to the account and back', () => {
  test.each(['/online', '/g/abc123def456'])('%s', (then) => {
    expect(wayBack(searchOf(accountAddress(then)))).toBe(then);
    expect(wayBack(searchOf(accountAddress(then, 'account-in')))).toBe(then);
  });
  test.each(['', '//example.com', 'https://example.com', '/g/a/../../admin', '/\\example.com', '/settings'])(
    'nowhere else: %s',
    (then) => expect(wayBack(`?then=${encodeURIComponent(then)}`)).toBeUndefined(),
  );
});
