/** Who looks at the lobby learns within seconds that nobody answers, and when somebody does again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { LinkState } from '../../src/online/link.ts';
import { watchLink } from '../../src/online/lobby/useLobby.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const connecting = (tries: number): LinkState => ({ state: 'connecting', since: 0, tries });

test('it is told once it takes long, and taken back', () => {
  const link = createStore<LinkState>(() => connecting(0));
  const tell = vi.fn();
  const stop = watchLink(link, tell);
  vi.advanceTimersByTime(2000);
  link.setState(connecting(1), true);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(tell.mock.calls).toEqual([['away']]);
  link.setState({ state: 'connected' }, true);
  expect(tell).toHaveBeenLastCalledWith(undefined);
  link.setState(connecting(0), true);
  vi.advanceTimersByTime(1000);
  link.setState({ state: 'connected' }, true);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenLastCalledWith(undefined);
  link.setState(connecting(0), true);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenLastCalledWith(undefined);
});

test.each(['signedOut', 'banned', 'outdated'] as const)(
  'what does not come back is told at once, as what it is: %s',
  (why) => {
    const link = createStore<LinkState>(() => connecting(0));
    const tell = vi.fn();
    const stop = watchLink(link, tell);
    link.setState({ state: 'ended', why }, true);
    vi.advanceTimersByTime(10_000);
    expect(tell.mock.calls).toEqual([[why]]);
    stop();
  },
);
