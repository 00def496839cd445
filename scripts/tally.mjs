import { writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * A vitest reporter that leaves the number of passed and failed tests in the file that BLACKPOKER_TALLY names.
 * A file that does not load, and an error outside of any test, are failures too.
 */
export default class Tally {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    const tests = modules.map((module) => count(module));
    const passed = sum(tests.map((each) => each.passed));
    const failed = sum(tests.map((each) => each.failed)) + strayErrors.length;
    if (process.env.BLACKPOKER_TALLY) writeFileSync(process.env.BLACKPOKER_TALLY, JSON.stringify({ passed, failed }));
  }
}

/** @param {import('vitest/node').TestModule} module */
function count(module) {
  const passed = [...module.children.allTests('passed')].length;
  const failed = [...module.children.allTests('failed')].length;
  return { passed, failed: module.ok() ? failed : Math.max(failed, 1) };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
