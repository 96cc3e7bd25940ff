// Reads every file of the repository as text, by its path from the root, for the tidy checks.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Path from the repository root, with forward slashes, to text. */
export type Files = ReadonlyMap<string, string>;

/** One line for people: `path:line: what is wrong`. */
export type Complaint = string;

const BINARY = /\.(?:png|jpe?g|webp|ico|gif|woff2?|mp3|ogg|wav|pdf|zip|gz)$/;
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'data', 'results']);

const walk = (root: string, under = ''): string[] =>
  readdirSync(path.join(root, under), { withFileTypes: true }).flatMap((entry) => {
    const name = under === '' ? entry.name : `${under}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? walk(root, name) : [name];
  });

/** Git knows best what belongs to the repository; an unpacked archive has no git. */
const listPaths = (root: string): string[] => {
  if (!existsSync(path.join(root, '.git'))) return walk(root);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(names.split('\0'))].filter((name) => {
    if (name === '') return false;
    const stat = statSync(path.join(root, name), { throwIfNoEntry: false });
    return stat?.isFile() === true;
  });
};

/** Pictures have no text, but they are there to be linked to. */
export const readFiles = (root: string): Files =>
  new Map(
    listPaths(root)
      .sort()
      .map((name) => [name, BINARY.test(name) ? '' : readFileSync(path.join(root, name), 'utf8')]),
  );

/** Program text that people write: the checks on size, purpose and imports read these. */
export const isCode = (file: string): boolean =>
  /\.(?:ts|mts|mjs|js|svelte)$/.test(file) && !file.endsWith('.d.ts');

/** Bench is a house of its own, with its own packages. */
export const isBench = (file: string): boolean => file.startsWith('bench/');

export const isTest = (file: string): boolean => /(?:^|\/)(?:test|e2e)\//.test(file);

/** What is wrong with any line of some files: `judge` says it of one. */
export const judgeLines = (
  files: Files,
  isRead: (file: string) => boolean,
  judge: (line: string, file: string) => string | undefined,
): Complaint[] =>
  [...files].flatMap(([file, text]) =>
    isRead(file)
      ? text.split('\n').flatMap((line, i) => {
          const wrong = judge(line, file);
          return wrong === undefined ? [] : [`${file}:${i + 1}: ${wrong}`];
        })
      : [],
  );
