// The order of the test files: those that take longest first, so that at the end no core waits for a single one.
// What mostly waits (processes that are killed, leases that run out) goes beside what mostly computes.

import { BaseSequencer } from 'vitest/node';

const LONG = [
  'web/test/browser/everyScreen.test.ts',
  'web/test/browser/online/onlineScreens.test.ts',
  'server/test/faults/chaos.test.ts',
  'web/test/browser/online/inviteGame.test.ts',
  'lab/test/cluster/cluster.test.ts',
  'server/test/faults/nodes.test.ts',
  'web/test/browser/print.test.ts',
  'server/test/push/push.test.ts',
  'web/test/browser/decisions.test.ts',
  'web/test/browser/online/agreements.test.ts',
  'server/test/faults/soak.test.ts',
  'server/test/faults/silent.test.ts',
  'engine/test/properties/',
  'server/test/',
  'web/test/browser/',
  'lab/test/',
  'bots/test/',
  'cli/test/',
];

/** @param {{ readonly moduleId: string }} file */
const place = ({ moduleId }) => {
  const found = LONG.findIndex((part) => moduleId.includes(part));
  return found < 0 ? LONG.length : found;
};

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return [...files].sort((a, b) => place(a) - place(b));
  }
}
