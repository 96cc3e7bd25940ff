// Keeps files, functions and lines readable, and leftovers out.
import ts from 'typescript';

import { isCode, isTest, judgeLines } from './files.ts';
import type { Complaint, Files } from './files.ts';

const FILE_LINES_MAX = 600;
const FUNCTION_LINES_MAX = 70;
/** Prettier folds code at 100 columns; what it cannot fold (strings, tables) ends here. */
const COLUMNS_MAX = 140;

const LEFTOVERS = new RegExp(
  `\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`,
);
const NARROWED = /\.(?:only|skip)[.(]/;
const VAGUE_FOLDER = /(?:^|\/)(utils?|common|shared|helpers?)\//;

/** Tables of cards may be as long as the printed game. */
const isData = (file: string): boolean => /^games\/[\w-]+\/decks\//.test(file);
/** Sentences for people stay in one piece. */
const isTexts = (file: string): boolean => /[/-]texts\//.test(file);

/** The callback of `describe` is a chapter, not a function. */
const isChapter = (node: ts.Node): boolean => {
  const call = node.parent;
  if (!ts.isCallExpression(call)) return false;
  const callee = call.expression.getText();
  return /^(?:describe|suite)\b/.test(callee);
};

const longFunctions = (file: string, text: string): Complaint[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number =>
    source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Complaint[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && !isChapter(node)) {
      const from = lineAt(node.getStart());
      const length = lineAt(node.getEnd()) - from + 1;
      if (length > FUNCTION_LINES_MAX) {
        found.push(`${file}:${from}: function of ${length} lines (at most ${FUNCTION_LINES_MAX})`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const longFile = (file: string, text: string): Complaint[] => {
  const count = text.trimEnd().split('\n').length;
  return count > FILE_LINES_MAX && !isData(file)
    ? [`${file}: ${count} lines (at most ${FILE_LINES_MAX})`]
    : [];
};

export const checkSize = (files: Files): Complaint[] => [
  ...[...files].flatMap(([file, text]) => [
    ...(isCode(file) ? longFile(file, text) : []),
    ...(isCode(file) && !file.endsWith('.svelte') ? longFunctions(file, text) : []),
  ]),
  ...judgeLines(
    files,
    (file) => isCode(file) && !isTexts(file),
    ({ length }) =>
      length > COLUMNS_MAX ? `${length} columns (at most ${COLUMNS_MAX})` : undefined,
  ),
];

export const checkLeftovers = (files: Files): Complaint[] => [
  ...judgeLines(
    files,
    (file) => isCode(file) || file.endsWith('.md'),
    (line) => LEFTOVERS.exec(line)?.[0],
  ),
  ...judgeLines(
    files,
    (file) => isTest(file) && isCode(file),
    (line) => (NARROWED.test(line) ? 'a test is singled out or left out' : undefined),
  ),
];

/** A room needs a one-sentence purpose; these names have none. */
export const checkFolders = (files: Files): Complaint[] =>
  [...files.keys()].flatMap((file) => {
    const name = VAGUE_FOLDER.exec(file)?.[1];
    return name === undefined ? [] : [`${file}: a folder called ${name} says nothing`];
  });
