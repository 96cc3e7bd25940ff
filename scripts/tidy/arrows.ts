// Checks the allowed imports: every import leads from one room to another and must be on the list.
import path from 'node:path';

import ts from 'typescript';

import { isBench, isCode, isTest } from './files.ts';
import type { Complaint, Files } from './files.ts';

interface Arrow {
  readonly to: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** What is imported by its name; `*` for everything. */
  readonly names: readonly string[];
}

/** What a room may import; `type:` before a room allows its types only. */
const LIBRARY_ARROWS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  bots: ['kit'],
  review: ['kit', 'bots'],
  wire: ['kit'],
  table: ['kit', 'wire'],
  ui: ['kit'],
  registry: ['kit', 'bots', 'game/*'],
  'app/server': ['kit', 'wire', 'table', 'bots', 'registry'],
  'app/web': ['kit', 'wire', 'table', 'bots', 'review', 'ui', 'registry'],
  'app/cli': ['kit', 'wire', 'table', 'bots', 'review', 'registry'],
};

/** The rooms inside one game; `own/` is the same game. */
const GAME_ARROWS: Readonly<Record<string, readonly string[]>> = {
  entry: ['kit', 'type:bots', 'own/*'],
  meta: ['kit', 'own/decks', 'own/options', 'type:own/rules'],
  options: ['kit'],
  rules: ['kit', 'own/meta', 'own/decks'],
  decks: ['kit'],
  bot: ['kit', 'bots', 'own/rules', 'own/meta'],
  // Sentences about a view or a card look into it.
  texts: ['kit', 'own/rules', 'own/decks'],
  // A score pad for rows on a real table; it names its suits.
  pad: ['kit', 'own/rules', 'own/meta', 'own/texts'],
  testing: ['kit', 'own/rules', 'own/decks'],
  ui: ['kit', 'ui', 'own/rules', 'own/meta', 'own/texts', 'own/pad'],
};

/** Packages from outside that a pure room may use; apps may use what they declare. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  kit: ['@noble/hashes'],
  wire: ['valibot'],
  ui: ['svelte'],
};

/** A game's tables are made of components, too. */
const outsideOf = (room: string): readonly string[] =>
  /^game\/[\w-]+\/ui$/.test(room) ? ['svelte'] : (OUTSIDE[room] ?? []);

/** The room a file belongs to; undefined for tests, scripts and settings, which are free. */
export const roomOf = (file: string): string | undefined => {
  if (isTest(file) || isBench(file)) return undefined;
  const [top, name = '', part = ''] = file.split('/');
  if (top === 'packages') return name;
  if (top === 'apps') return `app/${name}`;
  if (top !== 'games') return undefined;
  return `game/${name}/${part.replace(/\.ts$/, '')}`;
};

/** The room a package name leads to: `@tablee/bohne/rules` is `game/bohne/rules`. */
const roomOfPackage = (specifier: string, files: Files): string => {
  const [, name = '', part = ''] = specifier.split('/');
  if (files.has(`games/${name}/package.json`)) return `game/${name}/${part}`;
  if (files.has(`apps/${name}/package.json`)) return `app/${name}`;
  return name;
};

const mayImport = (from: string, to: string, typeOnly: boolean): boolean => {
  if (from === to) return true;
  const [kind, game = '', part = ''] = from.split('/');
  const inGame = kind === 'game';
  const allowed = (inGame ? GAME_ARROWS[part] : LIBRARY_ARROWS[from]) ?? [];
  return allowed.some((rule) => {
    const typesOnly = rule.startsWith('type:');
    const target = rule.replace('type:', '').replace('own/', `game/${game}/`);
    if (typesOnly && !typeOnly) return false;
    return target.endsWith('*') ? to.startsWith(target.slice(0, -1)) : to === target;
  });
};

const isTypeOnlyClause = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((one) => one.isTypeOnly)
  );
};

/** The scripts of a component and what its markup loads, each line where it stood; of any other file all. */
const scriptOf = (file: string, text: string): string => {
  if (!file.endsWith('.svelte')) return text;
  const blank = (part: string): string =>
    part.replace(/import\('[^']+'\)|[^\n]/g, (found) => (found.length > 1 ? `${found};` : ''));
  let script = '';
  let at = 0;
  for (const found of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const start = found.index + found[0].indexOf('>') + 1;
    script += blank(text.slice(at, start)) + found[1]!;
    at = start + found[1]!.length;
  }
  return script + blank(text.slice(at));
};

/** By the name that the other file has for each; `*` where it is not a list. */
const namesIn = (list: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] =>
  list !== undefined && (ts.isNamedImports(list) || ts.isNamedExports(list))
    ? list.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : ['*'];

const readArrows = (file: string, text: string): Arrow[] => {
  const script = scriptOf(file, text);
  const source = ts.createSourceFile(`${file}.ts`, script, ts.ScriptTarget.Latest);
  // All others stand at the top: most files need not be searched any deeper.
  const isDeep = /\bimport\s*\(/.test(script);
  const found: Arrow[] = [];
  const add = (target: ts.Node | undefined, typeOnly: boolean, names = ['*']): void => {
    if (target === undefined || !ts.isStringLiteralLike(target)) return;
    const line = source.getLineAndCharacterOfPosition(target.getStart(source)).line + 1;
    found.push({ to: target.text, line, typeOnly, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause, moduleSpecifier: target } = node;
      add(target, isTypeOnlyClause(clause), namesIn(clause?.namedBindings));
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly, namesIn(node.exportClause));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    if (isDeep) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
};

/** Several checks ask: every text is read once. */
const known = new Map<string, readonly Arrow[]>();

/** Every import and re-export of a file, static, dynamic or in a type. */
export const arrowsOf = (file: string, text: string): readonly Arrow[] => {
  const arrows = known.get(text) ?? readArrows(file, text);
  known.set(text, arrows);
  return arrows;
};

const packageFolder = (file: string): string => file.split('/').slice(0, 2).join('/');

/** What a package.json declares; each is read once, though every import asks. */
const declared = new Map<string, readonly string[]>();

const declaredIn = (files: Files, folder: string): readonly string[] => {
  const text = files.get(`${folder}/package.json`) ?? '{}';
  const names = declared.get(text) ?? readDeclared(text);
  declared.set(text, names);
  return names;
};

const readDeclared = (text: string): string[] => {
  const { name, dependencies, devDependencies } = JSON.parse(text) as {
    name?: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return name === undefined ? names : [...names, name];
};

/** What is wrong with one arrow, or undefined. */
const judge = (files: Files, file: string, room: string, arrow: Arrow): string | undefined => {
  const { to } = arrow;
  const isApp = room.startsWith('app/');
  if (to.startsWith('node:')) {
    return isApp ? undefined : `${room} must not import ${to}: only apps, scripts and tests may`;
  }
  const folder = packageFolder(file);
  if (to.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), to);
    if (packageFolder(target) !== folder) return `reaches into ${target}: use the package's name`;
    const targetRoom = roomOf(target);
    if (targetRoom === undefined) return `${room} must not import the test file ${target}`;
    return mayImport(room, targetRoom, arrow.typeOnly)
      ? undefined
      : `${room} must not import ${targetRoom}`;
  }
  const name = to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');
  // Games are linked, not installed, so no package declares them.
  const isGame = files.has(`games/${name.replace('@tablee/', '')}/package.json`);
  if (!isGame && !declaredIn(files, folder).includes(name)) {
    return `${name} is not among the dependencies in ${folder}/package.json`;
  }
  if (!to.startsWith('@tablee/')) {
    const known = isApp || outsideOf(room).includes(name);
    return known ? undefined : `${room} must not import ${name}`;
  }
  const targetRoom = roomOfPackage(to, files);
  return mayImport(room, targetRoom, arrow.typeOnly)
    ? undefined
    : `${room} must not import ${targetRoom}`;
};

export const checkArrows = (files: Files): Complaint[] => {
  const complaints: Complaint[] = [];
  for (const [file, text] of files) {
    const room = isCode(file) ? roomOf(file) : undefined;
    if (room === undefined) continue;
    for (const arrow of arrowsOf(file, text)) {
      const wrong = judge(files, file, room, arrow);
      if (wrong !== undefined) complaints.push(`${file}:${arrow.line}: ${wrong}`);
    }
  }
  return complaints;
};
