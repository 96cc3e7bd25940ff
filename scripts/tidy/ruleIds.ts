// Rule ids run through everything: the rules' list, RULES.md, the texts and the tests must agree.
import ts from 'typescript';

import type { Complaint, Files } from './files.ts';

/** Rule ids that a game has a text for, by game and language. */
export type TextIds = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export const LANGUAGES = ['fr', 'en', 'de'] as const;

const ID = '[A-Z]{2,3}-\\d{2}[a-z]?';
const IN_RULES_MD = new RegExp(`^\\s*[-*]\\s+\\*\\*(${ID})\\*\\*`);
const IN_TITLE = new RegExp(`\\[(${ID})\\]`, 'g');
const IS_ID = new RegExp(`^${ID}$`);

const TEST_WORDS = /^(?:describe|suite|test|it)\b/;

/** Games with a rules folder: their rule ids must agree. */
export const gamesWithRules = (files: Files): string[] => [
  ...new Set(
    [...files.keys()].flatMap((file) => /^games\/([\w-]+)\/rules\//.exec(file)?.slice(1, 2) ?? []),
  ),
];

/** The strings of `export const RULE_IDS = [ … ] as const`, or undefined without such a list. */
export const readRuleIds = (text: string): string[] | undefined => {
  const source = ts.createSourceFile('ids.ts', text, ts.ScriptTarget.Latest, true);
  let ids: string[] | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'RULE_IDS') {
      let value = node.initializer;
      while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
        value = value.expression;
      }
      if (value !== undefined && ts.isArrayLiteralExpression(value)) {
        ids = value.elements.filter(ts.isStringLiteralLike).map((one) => one.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
};

/** Every test's title with the titles of the chapters around it before it. */
export const readTitles = (text: string): string[] => {
  const source = ts.createSourceFile('x.test.ts', text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, above: string): void => {
    let title = above;
    if (ts.isCallExpression(node) && TEST_WORDS.test(node.expression.getText())) {
      const first = node.arguments[0];
      if (
        first !== undefined &&
        (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
      ) {
        title = `${above} ${first.getText().slice(1, -1)}`.trim();
        if (!/^(?:describe|suite)\b/.test(node.expression.getText())) titles.push(title);
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, title);
    });
  };
  visit(source, '');
  return titles;
};

/** The ids in an expression: a literal, a choice between literals, or a constant of this file. */
const idsIn = (node: ts.Node, constants: ReadonlyMap<string, ts.Node>): string[] => {
  if (ts.isStringLiteralLike(node)) return IS_ID.test(node.text) ? [node.text] : [];
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value === undefined ? [] : idsIn(value, new Map());
  }
  const ids: string[] = [];
  ts.forEachChild(node, (child) => void ids.push(...idsIn(child, constants)));
  return ids;
};

/** Every id that a file passes first to `refuse(…)`. */
export const readRefused = (text: string): string[] => {
  const source = ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Node>();
  const refused: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      constants.set(node.name.getText(), node.initializer);
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse') {
      const first = node.arguments[0];
      if (first !== undefined) refused.push(...idsIn(first, constants));
    }
    ts.forEachChild(node, visit);
  };
  collect(source);
  visit(source);
  return refused;
};

const idsInRulesMd = (text: string): string[] =>
  text.split('\n').flatMap((line) => IN_RULES_MD.exec(line)?.slice(1, 2) ?? []);

/** Both directions of "these two lists hold the same ids". */
const compare = (where: string, wanted: readonly string[], found: readonly string[]): string[] => [
  ...wanted.filter((id) => !found.includes(id)).map((id) => `${where}: ${id} is missing`),
  ...[...new Set(found)]
    .filter((id) => !wanted.includes(id))
    .map((id) => `${where}: ${id} is not in rules/ids.ts`),
];

const twice = (where: string, ids: readonly string[]): string[] =>
  ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${where}: ${id} occurs twice`);

const textUnder = (files: Files, folder: string, ending: string): [string, string][] =>
  [...files].filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith(ending));

/** Each refused id needs a test that shows the refusal, and each id a test that names it. */
const checkTests = (files: Files, game: string, ids: readonly string[]): Complaint[] => {
  const folder = `games/${game}`;
  const titles = textUnder(files, `${folder}/test`, '.test.ts').flatMap(([, text]) =>
    readTitles(text),
  );
  const named = titles.flatMap((title) => [...title.matchAll(IN_TITLE)].map((found) => found[1]!));
  const complaints = compare(`${folder}/test titles`, ids, named);
  for (const [file, text] of textUnder(files, `${folder}/rules`, '.ts')) {
    for (const id of readRefused(text)) {
      if (!ids.includes(id)) complaints.push(`${file}: ${id} is not in rules/ids.ts`);
      const shown = new RegExp(`\\[${id}\\].*refus`, 'i');
      if (!titles.some((title) => shown.test(title))) {
        complaints.push(`${file}: no test is called "[${id}] … refuses …"`);
      }
    }
  }
  return [...new Set(complaints)];
};

export const checkRuleIds = (files: Files, texts: TextIds): Complaint[] =>
  gamesWithRules(files).flatMap((game) => {
    const folder = `games/${game}`;
    const idsFile = `${folder}/rules/ids.ts`;
    const ids = readRuleIds(files.get(idsFile) ?? '');
    if (ids === undefined) return [`${idsFile}: must hold the list RULE_IDS`];
    const prefix = `${ids[0]?.split('-')[0] ?? ''}-`;
    const foreign = ids.filter((id) => !id.startsWith(prefix));
    const inMd = idsInRulesMd(files.get(`${folder}/RULES.md`) ?? '');
    return [
      ...foreign.map((id) => `${idsFile}: ${id} must start with ${prefix}`),
      ...twice(idsFile, ids),
      ...twice(`${folder}/RULES.md`, inMd),
      ...compare(`${folder}/RULES.md`, ids, inMd),
      ...LANGUAGES.flatMap((language) =>
        compare(`${folder}/texts ${language}`, ids, texts.get(game)?.get(language) ?? []),
      ),
      ...checkTests(files, game, ids),
    ];
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The ids under `rules` in a texts module, whether exported bare or inside one object. */
export const idsOfTextModule = (module: unknown): string[] => {
  if (!isRecord(module)) return [];
  const holders = [module, ...Object.values(module)].filter(isRecord);
  const rules = holders.map((one) => one.rules).find(isRecord);
  return rules === undefined ? [] : Object.keys(rules);
};
