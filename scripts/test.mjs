// The whole check in stages; what reads only runs side by side. Stops at the first stage that fails.
// The last line is always `N passed, N failed`, and how many were skipped if any were; a stage other
// than the tests counts as one failure.
// Arguments are passed on to vitest, e.g. `npm test -- games/bohne`.
import './node-floor.mjs';

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT, StageError, setUp } from './setup.mjs';

const BIN = {
  tsc: 'typescript7/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  eslint: 'eslint/bin/eslint.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  vitest: 'vitest/vitest.mjs',
};

/** @typedef {readonly [name: string, tool: string, args: readonly string[]]} Stage */

/**
 * The first stage: what the others read is built by it.
 *
 * @type {Stage}
 */
const TYPES = ['types', BIN.tsc, ['-b']];

/**
 * The longest stage needs no other one, so it runs beside all that follow.
 *
 * @type {readonly Stage[]}
 */
const LINT = [
  ['lint', BIN.oxlint, ['-c', 'oxlint.config.mjs']],
  ['lint of the components', BIN.eslint, ['**/*.svelte', '**/*.svelte.ts', '--max-warnings', '0']],
];

/** @type {readonly Stage[]} */
const OTHERS = [
  [
    'types of the site',
    'svelte-check/bin/svelte-check',
    ['--tsconfig', 'apps/web/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  ],
  ['format', BIN.oxfmt, ['--check', '.']],
];

/**
 * Runs a tool; what it prints is shown at once, or with `isBeside` given back: others print, too.
 *
 * @type {(tool: string, args: readonly string[], isBeside?: boolean) => Promise<{ ok: boolean; output: string }>}
 */
const runTool = (tool, args, isBeside = false) =>
  new Promise((resolve) => {
    const bin = path.join(ROOT, 'node_modules', tool);
    const stdio = isBeside ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [bin, ...args], { cwd: ROOT, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** @type {(from: number) => string} */
const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/**
 * One stage after the other until one fails; true if all went well.
 *
 * @param {readonly Stage[]} lane
 */
const runLane = async (lane) => {
  for (const [name, tool, args] of lane) {
    const from = performance.now();
    const { ok, output } = await runTool(tool, args, true);
    const verdict = `${name}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(from)})`;
    console.log(`\n== ${name} ==\n${output}${verdict}`);
    if (!ok) return false;
  }
  return true;
};

const trySetUp = () => {
  console.log('\n== set-up ==');
  try {
    setUp();
    return true;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    console.error(error.message);
    return false;
  }
};

/**
 * What vitest reports, as far as it is read here.
 *
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string; assertionResults: Assertion[] }[]} testResults
 *
 * @typedef {{ status: string; ancestorTitles: string[]; title: string }} Assertion
 */

/**
 * Counts vitest's report; a file that broke before its first test counts as one failure.
 *
 * @param {Report} report
 */
const count = (report) => {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/**
 * How many were skipped under which headline: it says why.
 *
 * @param {Report} report
 */
const sayWhatWasSkipped = (report) => {
  const counts = new Map();
  for (const { status, ancestorTitles, title } of report.testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status === 'passed' || status === 'failed') continue;
    const headline = ancestorTitles[0] ?? title;
    counts.set(headline, (counts.get(headline) ?? 0) + 1);
  }
  for (const [headline, number] of counts) console.log(`${number} skipped: ${headline}`);
};

const runTests = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablee-test-'));
  try {
    const file = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', ...reporters, ...process.argv.slice(2)];
    const { ok } = await runTool(BIN.vitest, args);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    sayWhatWasSkipped(report);
    const counts = count(report);
    // Vitest also fails on errors outside any test; they must not end as "0 failed".
    if (!ok && counts.failed === 0) counts.failed = 1;
    return counts;
  } catch (error) {
    console.error(`vitest left no report: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async () => {
  const none = { passed: 0, failed: 1, skipped: 0 };
  if (!trySetUp() || !(await runLane([TYPES]))) return none;
  const lint = runLane(LINT);
  if (!(await runLane(OTHERS))) return none;
  console.log('\n== tests ==');
  const from = performance.now();
  const counts = await runTests();
  console.log(`tests: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${secondsSince(from)})`);
  return (await lint) ? counts : { ...counts, failed: counts.failed + 1 };
};

const { passed, failed, skipped } = await main();
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
