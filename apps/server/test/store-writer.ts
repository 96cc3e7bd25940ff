// Runs the store in a process of its own, as plain JavaScript, for tests that stop it the hard way.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SERVER = path.join(ROOT, 'apps/server/src');
/** What the store itself needs of the house around it. */
const AROUND = ['log.ts', 'machine-time.ts'];

/** Beside the packages that it needs, in a folder that nobody keeps. */
const compileStore = async (): Promise<string> => {
  // Large, and needed by few tests.
  const { default: ts } = await import('typescript');
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'store-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(path.join(folder, 'store'));
  const names = readdirSync(path.join(SERVER, 'store')).map((name) => path.join('store', name));
  for (const name of [...AROUND, ...names]) {
    const { outputText } = ts.transpileModule(readFileSync(path.join(SERVER, name), 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2023,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true,
      },
    });
    writeFileSync(path.join(folder, name.replace(/\.ts$/, '.js')), outputText);
  }
  return folder;
};

export interface Writer {
  readonly child: ChildProcess;
  /** What it has printed so far, a line each. */
  readonly lines: string[];
  /** Resolves when it has printed that many, or rejects when it ended before. */
  printed(count: number): Promise<void>;
  /** Kills it and takes its files away. */
  end(): Promise<void>;
}

/** `script` may use everything that `imports` names from the store. */
export const startWriter = async (
  imports: Record<string, string>,
  script: string,
): Promise<Writer> => {
  const folder = await compileStore();
  const head = Object.entries(imports).map(
    ([file, names]) => `import ${names} from './store/${file}';`,
  );
  writeFileSync(path.join(folder, 'main.js'), [...head, script].join('\n'));
  const child = spawn(process.execPath, [path.join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const look of watchers) look();
  });
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return {
    child,
    lines,
    printed: (count) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (lines.length >= count) resolve();
        };
        watchers.add(look);
        look();
        void gone.then(() => reject(new Error('the writer ended early')));
      }),
    end: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
