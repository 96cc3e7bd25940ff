// Checks that bots cannot reach a true table: a game's bot folder must not import, even indirectly,
// what plays games or keeps their logs.
import path from 'node:path';

import ts from 'typescript';

import { arrowsOf } from './arrows.ts';
import type { Complaint, Files } from './files.ts';

const LIBRARY = 'packages/bots/src/';
/** The files of the library that hold true tables. */
const TABLES = ['match.ts', 'arena.ts'].map((name) => LIBRARY + name);
/** What of the kit a true table could be had from. */
const FORBIDDEN_OF_KIT = ['Log', 'Replay', 'readRecord', 'openRecord', 'Draws', 'secretFrom'];
const KIT = 'packages/kit/src/';

const exportsOf = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const { name } = statement as ts.DeclarationStatement;
    return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
  });
};

/** Everything of the library that a file leads to, itself included. */
const reach = (files: Files, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !files.has(file)) return seen;
  seen.add(file);
  for (const { to } of arrowsOf(file, files.get(file)!))
    if (to.startsWith('.')) reach(files, path.posix.join(path.posix.dirname(file), to), seen);
  return seen;
};

/** Checks that every forbidden name and file exists, so that a rename cannot void the rule. */
export const checkGuard = (files: Files): Complaint[] => {
  const exported = new Set<string>();
  for (const [file, text] of files)
    if (file.startsWith(KIT)) for (const name of exportsOf(file, text)) exported.add(name);
  return [
    ...FORBIDDEN_OF_KIT.filter((name) => !exported.has(name)).map(
      (name) =>
        `scripts/tidy/honesty.ts: ${name} is forbidden, and the kit has nothing of that name`,
    ),
    ...TABLES.filter((file) => !files.has(file)).map(
      (file) => `scripts/tidy/honesty.ts: ${file} is forbidden, and there is no such file`,
    ),
  ];
};

export const checkHonesty = (files: Files): Complaint[] => {
  const homes = new Map<string, string>();
  for (const [file, text] of files)
    if (file.startsWith(LIBRARY)) for (const name of exportsOf(file, text)) homes.set(name, file);
  const faultOf = (from: string, name: string): string | undefined => {
    if (name === '*') return 'everything';
    if (from === '@tablee/kit') return FORBIDDEN_OF_KIT.includes(name) ? name : undefined;
    const home = homes.get(name);
    const reached = home === undefined ? [] : [...reach(files, home)];
    return reached.some((file) => TABLES.includes(file)) ? name : undefined;
  };
  return [...files].flatMap(([file, text]) => {
    if (!/^games\/[\w-]+\/bot\//.test(file)) return [];
    return arrowsOf(file, text).flatMap(({ to, names, line }) => {
      if (to !== '@tablee/kit' && to !== '@tablee/bots') return [];
      return names.flatMap((name) => {
        const fault = faultOf(to, name);
        return fault === undefined
          ? []
          : [`${file}:${line}: ${fault} of ${to} leads a bot to a true table`];
      });
    });
  });
};
