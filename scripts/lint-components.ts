// The rules that ask for types, for components: they are turned into TypeScript, oxlint reads that, and
// what it finds is told where it lies in the component. ESLint would need a program for each of them.
// An argument names another house than this one, inside of it (for tests).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { parse, VERSION } from 'svelte/compiler';
import { svelte2tsx } from 'svelte2tsx';

import { TYPED_RULES_OF_COMPONENTS } from '#lint-rules';
import { ROOT, StageError } from '#setup';

import { runCommand } from './command.ts';

const OXLINT = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
const RULES = Object.fromEntries(
  Object.entries(TYPED_RULES_OF_COMPONENTS).map(([name, value]) => [
    name.replace(/^@typescript-eslint/, 'typescript'),
    value,
  ]),
);

const CONFIG = {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: RULES,
};

/** As for the site, with both trees as one: what one imports may lie in the other. */
const tsconfig = (folder: string): object => ({
  extends: path.join(ROOT, 'apps/web/tsconfig.json'),
  compilerOptions: {
    rootDirs: [ROOT, folder],
    paths: {
      '@tablee/ui/*.svelte': [path.join(folder, 'packages/ui/src/*.svelte')],
      ...Object.fromEntries(
        readdirSync(path.join(ROOT, 'games')).map((game) => [
          `@tablee/${game}/ui/*.svelte`,
          [path.join(folder, 'games', game, 'ui/*.svelte')],
        ]),
      ),
    },
  },
  files: ['svelte2tsx/svelte-shims-v4.d.ts', 'svelte/svelte-html.d.ts'].map((file) =>
    path.join(ROOT, 'node_modules', file),
  ),
  include: ['.'],
});

/** What is put where into a component before it is translated, so that the translation says what is meant. */
type Insertion = readonly [at: number, piece: string];

/** A piece of a component as far as it is looked at here. */
interface Piece {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly callee?: Piece;
  readonly arguments?: readonly Piece[];
  readonly nodes?: readonly Piece[];
  readonly expression?: Piece;
}

const insertions = (value: unknown): Insertion[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(insertions);
  const node = value as Piece;
  // `$derived(x)` reads `x` again and again: without a function the compiler takes a `let` in it for what
  // it was when it was declared.
  if (node.type === 'CallExpression' && node.callee?.name === '$derived') {
    const { start, end } = node.arguments![0]!;
    return [[node.callee.end, '.by'], [start, '() => ('], [end, ')'], ...inside];
  }
  // What stands in a text is shown: as a statement of its own it might be nothing.
  if (node.type !== 'Fragment') return inside;
  const shown = node.nodes!.filter(({ type }) => type === 'ExpressionTag');
  const around = ({ expression }: Piece): Insertion[] => [
    [expression!.start, '['],
    [expression!.end, ']'],
  ];
  return [...shown.flatMap(around), ...inside];
};

const prepare = (text: string): Pick<Translation, 'prepared' | 'origin'> => {
  const inserted = insertions(parse(text, { modern: true })).sort(([a], [b]) => a - b);
  let prepared = '';
  let at = 0;
  for (const [end, piece] of inserted) {
    prepared += text.slice(at, end) + piece;
    at = end;
  }
  /** Where a place of the new text lies in the old one. */
  const origin = (offset: number): number => {
    let left = offset;
    for (const [start, piece] of inserted)
      if (start < left) left = Math.max(start, left - piece.length);
    return left;
  };
  return { prepared: prepared + text.slice(at), origin };
};

interface Translation {
  readonly text: string;
  readonly prepared: string;
  readonly origin: (offset: number) => number;
  readonly code: string;
  readonly map: SourceMapInput;
}

const translate = (file: string, text: string): Translation => {
  try {
    const { prepared, origin } = prepare(text);
    const options = {
      filename: file,
      isTsFile: true,
      mode: 'ts',
      parse,
      version: VERSION,
    } as const;
    const { code, map } = svelte2tsx(prepared, options);
    return { text, prepared, origin, code, map: map as SourceMapInput };
  } catch (error) {
    throw new StageError(`${file} cannot be turned into TypeScript: ${String(error)}`);
  }
};

interface Place {
  readonly line: number;
  readonly column: number;
}

const offsetOf = (text: string, { line, column }: Place): number =>
  text.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, column);

const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length };
};

/** What oxlint says of one place. */
interface Finding {
  readonly filename: string;
  readonly code?: string;
  readonly message: string;
  readonly labels: readonly {
    readonly span: { readonly offset: number; readonly length: number };
  }[];
}

const isKnown = ({ code, message, labels }: Finding): boolean =>
  labels.length > 0 &&
  (code === undefined
    ? message.startsWith('Unused ')
    : code.replace(/^typescript\((.*)\)$/, 'typescript/$1') in RULES);

/** Where a finding lies in the component; undefined if it is about what nobody has written. */
const locate = (
  { text, prepared, origin, code, map }: Translation,
  { code: rule, labels, message }: Finding,
): string | undefined => {
  // Oxlint counts bytes.
  const { span } = labels[0]!;
  const bytes = Buffer.from(code);
  const start = bytes.subarray(0, span.offset).toString().length;
  const found = bytes.subarray(span.offset, span.offset + span.length).toString();
  if (code.lastIndexOf('/*Ωignore_startΩ*/', start) > code.lastIndexOf('/*Ωignore_endΩ*/', start))
    return undefined;
  const mapped = originalPositionFor(new TraceMap(map), placeOf(code, start));
  if (mapped.line === null) return undefined;
  const offset = offsetOf(prepared, mapped);
  // Templates and snippets are put into async functions.
  if (rule === 'typescript(require-await)' && !prepared.startsWith(found, offset)) return undefined;
  // Of what ESLint is told to overlook ESLint itself says whether it is there.
  if (rule === undefined && found.includes('eslint-disable')) return undefined;
  const { line, column } = placeOf(text, origin(offset));
  return [`${line}:${column + 1}`, rule, message].filter(Boolean).join(' ');
};

const runOxlint = (folder: string, files: readonly string[]): readonly Finding[] => {
  const args = [OXLINT, '-c', 'oxlint.json', '-f', 'json', '--no-ignore', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  try {
    const report = JSON.parse(stdout) as {
      readonly number_of_files: number;
      readonly number_of_rules: number;
      readonly diagnostics: readonly Finding[];
    };
    // Fewer files or rules than asked for would look like fewer faults.
    if (report.number_of_files !== files.length) throw new Error('Not all files were read');
    if (report.number_of_rules !== Object.keys(RULES).length) throw new Error('A rule is missing');
    return report.diagnostics;
  } catch (error) {
    throw new StageError(`oxlint left no report (${status}): ${String(error)}\n${stdout}${stderr}`);
  }
};

/** What is wrong with these components, as `file:line:column rule message`. */
const lintComponents = (
  texts: readonly (readonly [string, string])[],
  folder: string,
): string[] => {
  rmSync(folder, { recursive: true, force: true });
  const translations = new Map<string, Translation>();
  for (const [file, text] of texts) {
    const translation = translate(file, text);
    translations.set(`${file}.ts`, translation);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, `${file}.ts`), translation.code);
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig(folder)));
  writeFileSync(path.join(folder, 'oxlint.json'), JSON.stringify(CONFIG));
  return runOxlint(folder, [...translations.keys()])
    .map((finding) => {
      const translation = translations.get(finding.filename);
      // A file that could not be read, or settings: whatever it is, not all has been looked at.
      if (translation === undefined || !isKnown(finding))
        throw new StageError(`oxlint could not do its work: ${JSON.stringify(finding)}`);
      const place = locate(translation, finding);
      return place && `${finding.filename.replace(/\.ts$/, '')}:${place}`;
    })
    .filter((place) => place !== undefined)
    .sort();
};

const readComponents = (house: string): (readonly [string, string])[] =>
  ['apps', 'packages', 'games']
    .flatMap((floor) =>
      readdirSync(path.join(house, floor), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(floor, name),
      ),
    )
    .filter((file) => file.endsWith('.svelte') && !/[\\/](node_modules|dist)[\\/]/.test(file))
    .map((file) => [file, readFileSync(path.join(house, file), 'utf8')] as const);

await runCommand('', () => {
  const house = path.resolve(process.argv[2] ?? ROOT);
  const findings = lintComponents(readComponents(house), path.join(house, '.cache', 'components'));
  for (const finding of findings) console.error(finding);
  return findings.length === 0 ? 0 : 1;
});
