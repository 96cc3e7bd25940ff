// Asks the package registry whether anything that runs in production is known to be unsafe. Ends with
// 0 when nothing is, 1 when something high or critical is, 2 when the registry gave no answer.
import { spawnSync } from 'node:child_process';
import type { SpawnSyncReturns } from 'node:child_process';

import { ROOT } from '#setup';

import { runCommand } from './command.ts';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;
const SEVERE = ['critical', 'high'] as const;
type Level = (typeof LEVELS)[number];

type Answer = SpawnSyncReturns<string>;

/** What npm says, as far as it is read here. */
interface Report {
  readonly metadata: {
    readonly vulnerabilities: Readonly<Partial<Record<Level, number>>>;
    readonly dependencies?: { readonly prod?: number };
  };
  readonly vulnerabilities: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly severity: Level;
        readonly range: string;
        readonly via: readonly (string | { readonly title: string; readonly url: string })[];
      }
    >
  >;
}

const ANSWER_MAX = 64 * 1024 * 1024;

const ask = (): Answer => {
  // npm names its own program when it started us; going through node avoids a shell on Windows.
  const npm = process.env['npm_execpath'];
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'];
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: ANSWER_MAX } as const;
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
};

/** The report, or undefined when what came is none. */
const read = ({ stdout }: Answer): Report | undefined => {
  try {
    const report = JSON.parse(stdout) as Partial<Report>;
    return report.metadata?.vulnerabilities === undefined ? undefined : (report as Report);
  } catch {
    return undefined;
  }
};

const whyNot = ({ stdout, stderr, error }: Answer): string => {
  if (error !== undefined) return error.message;
  try {
    return (JSON.parse(stdout) as { message: string }).message;
  } catch {
    return stderr.trim().split('\n').at(-1)!;
  }
};

/** One line for each package: how bad, which, and what is wrong with it. */
const linesOf = ({ vulnerabilities }: Report): string[] =>
  Object.values(vulnerabilities)
    .sort((a, b) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity))
    .map(({ name, severity, via, range }) => {
      const reasons = via.map((one) =>
        typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`,
      );
      return `${severity.padEnd(8)} ${name} ${range}: ${reasons.join('; ')}`;
    });

const main = (): number => {
  const answer = ask();
  const report = read(answer);
  if (report === undefined) {
    console.error(`audit: the package registry gave no answer: ${whyNot(answer)}`);
    console.error('audit: nothing is known; try again where it can be reached.');
    return 2;
  }
  for (const line of linesOf(report)) console.log(line);
  const counts = report.metadata.vulnerabilities;
  const summary = LEVELS.map((level) => `${counts[level] ?? 0} ${level}`).join(', ');
  console.log(
    `audit: ${report.metadata.dependencies?.prod ?? 0} packages in production: ${summary}`,
  );
  return SEVERE.some((level) => (counts[level] ?? 0) > 0) ? 1 : 0;
};

await runCommand('', main);
