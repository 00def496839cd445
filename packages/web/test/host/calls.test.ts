/** Calls over a port, as between a page and its workers. */
import { afterEach, expect, test } from 'vitest';
import { CallError, Caller, type Report, serve } from '../../src/host/calls.ts';
import { HOST_WORDS } from '../../src/host/words.ts';

const methods = {
  add: (a: number, b: number) => a + b,
  fail: () => {
    throw Object.assign(new Error('no'), { text: HOST_WORDS.noGame });
  },
  never: () => new Promise<number>(() => {}),
  count: async (to: number, { tell, isStopped }: Report) => {
    for (let i = 1; i <= to; i++) {
      if (isStopped()) return i - 1;
      tell(i);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return to;
  },
};

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function connected() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const notices: string[] = [];
  const notify = serve(port2, methods);
  return { caller: new Caller<typeof methods, string>(port1, (notice) => notices.push(notice)), notify, notices };
}

test('each call gets its answer', async () => {
  const { caller } = connected();
  expect(await Promise.all([caller.call('add', [1, 2]), caller.call('add', [3, 4])])).toEqual([3, 7]);
});

test('an error comes over with its words', async () => {
  const { caller } = connected();
  const error: unknown = await caller.call('fail', []).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message: 'no', text: HOST_WORDS.noGame });
});

test('progress is told, and a long call can be stopped', async () => {
  const { caller } = connected();
  const told: number[] = [];
  const stopper = new AbortController();
  const counted = await caller.call('count', [1000], {
    onProgress: (value: number) => {
      told.push(value);
      if (value === 3) stopper.abort();
    },
    signal: stopper.signal,
  });
  expect(counted).toBeLessThan(100);
  expect(told.slice(0, 3)).toEqual([1, 2, 3]);
});

test('notices arrive, and a broken wire rejects', async () => {
  const { caller, notify, notices } = connected();
  notify('hello');
  await caller.call('add', [0, 0]);
  expect(notices).toEqual(['hello']);
  const waiting = caller.call('never', []);
  caller.breakOff('gone');
  await expect(waiting).rejects.toThrow('gone');
  await expect(caller.call('add', [1, 1])).rejects.toThrow('gone');
});
