// The house rules as tests: the repository must draw no complaint, and each check must see a
// planted fault (a check that never complains would guard nothing).
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { describe, expect, test } from 'vitest';

import { arrowsOf, checkArrows } from '../tidy/arrows.ts';
import { checkCeilings } from '../tidy/ceilings.ts';
import { readFiles } from '../tidy/files.ts';
import type { Files } from '../tidy/files.ts';
import { checkGuard, checkHonesty } from '../tidy/honesty.ts';
import { checkKnots, checkKnown } from '../tidy/knots.ts';
import { checkLinks, checkLockfile, checkPlaces } from '../tidy/places.ts';
import { checkManifests, checkPurpose } from '../tidy/purpose.ts';
import {
  checkRuleIds,
  gamesWithRules,
  idsOfTextModule,
  LANGUAGES,
  readRefused,
  readTitles,
} from '../tidy/ruleIds.ts';
import type { TextIds } from '../tidy/ruleIds.ts';
import { checkArt, checkClasses, checkScale } from '../tidy/scale.ts';
import { checkFolders, checkLeftovers, checkSize } from '../tidy/size.ts';
import { checkStrangers } from '../tidy/strangers.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const importTextIds = async (files: Files): Promise<TextIds> => {
  const byGame = new Map<string, Map<string, string[]>>();
  for (const game of gamesWithRules(files)) {
    const byLanguage = new Map<string, string[]>();
    for (const language of LANGUAGES) {
      // A language is one file, or its rules lie in books, one for each box.
      const found = [...files.keys()].filter(
        (file) =>
          file === `games/${game}/texts/${language}.ts` ||
          (file.startsWith(`games/${game}/texts/book/`) && file.endsWith(`.${language}.ts`)),
      );
      const modules: unknown[] = await Promise.all(
        found.map((file) => import(/* @vite-ignore */ pathToFileURL(path.join(ROOT, file)).href)),
      );
      if (found.length > 0)
        byLanguage.set(language, [...new Set(modules.flatMap(idsOfTextModule))].sort());
    }
    byGame.set(game, byLanguage);
  }
  return byGame;
};

describe('the repository', () => {
  const files = readFiles(ROOT);

  test('has files to check', () => {
    expect(files.has('package.json')).toBe(true);
    expect(files.has('scripts/test/tidy.test.ts')).toBe(true);
  });
  test.each([
    ['imports only along the allowed arrows', [checkArrows]],
    ['knows inside an app only what is listed', [checkKnown]],
    ['has no knot', [checkKnots]],
    ['leads no bot to a true table', [checkGuard, checkHonesty]],
    ['takes sizes, distances and durations from the scale', [checkScale, checkArt]],
    ['defines no class of the theme again', [checkClasses]],
    ['names no game in the house', [checkStrangers]],
    ['says in every file what it is for', [checkPurpose]],
    ['keeps its package.json files alike', [checkManifests]],
    ['has no file, function or line too long', [checkSize]],
    ['has no folder above its ceiling', [checkCeilings]],
    ['has no leftovers', [checkLeftovers]],
    ['has no folder without a purpose', [checkFolders]],
    ['names no place of one machine', [checkPlaces, checkLockfile]],
    ['has no dead link in its documents', [checkLinks]],
  ])('%s', (_what, checks) => {
    expect(checks.flatMap((check) => check(files))).toEqual([]);
  });
  test('has every rule id in the rules, RULES.md, the texts and the tests', async () => {
    expect(checkRuleIds(files, await importTextIds(files))).toEqual([]);
  });
});

/** Planted files; every one of them is bad in exactly the way its test says, or good. */
const plant = (files: Record<string, string>): Files => new Map(Object.entries(files));

describe('the scale', () => {
  const complaints = (style: string, file = 'games/bohne/ui/A.svelte'): string[] =>
    checkScale(
      plant({ [file]: `<p>font-size: 9px</p>\n<style>\n  p {\n    ${style}\n  }\n</style>` }),
    );

  test.each([
    'font-size: var(--text-s);',
    'font-size: 1.7em;',
    'font-size: clamp(24px, 13cqh, 34px);',
    'font-size: 13pt;',
    'border-radius: var(--radius-s) 0 50%;',
    'box-shadow: var(--ring) var(--glow), var(--shadow-3);',
    '/* font-size: 13px; */',
    'line-height: 20px;',
    '} @keyframes burn { 50% { box-shadow: 0 0 12px #ff7a1a; }',
  ])('allows %s', (style) => {
    expect(complaints(style)).toEqual([]);
  });
  test('leaves a component alone that is one SVG: its lengths are those of its viewBox', () => {
    const style = '<style>\n  .rank {\n    font-size: 28px;\n  }\n</style>';
    const of = (markup: string): string[] =>
      checkScale(plant({ 'games/x/ui/Seven.svelte': `<!-- A seven. -->\n${markup}\n${style}` }));
    expect(of('<svg viewBox="0 0 100 150"><text class="rank">7</text></svg>')).toEqual([]);
    expect(of('<svg><text class="rank">7</text></svg>')).toHaveLength(1);
    expect(of('<p class="rank"><svg viewBox="0 0 9 9" /></p>')).toHaveLength(1);
  });
  test.each([
    'font-size: 0.8rem;',
    'font-size: min(var(--text-l), 21px);',
    'border-radius: 10px;',
    'border-top-left-radius: var(--radius-s) 4px;',
    'box-shadow:\n      var(--shadow-1),\n      0 1px 0 red;',
  ])('refuses %s', (style) => {
    expect(complaints(style)).toEqual([expect.stringContaining('games/bohne/ui/A.svelte:4: ')]);
  });

  const THEME = ':root { --space-xs: 4px; --space-m: 8px; --space-xl: 12px; }\n.big { gap: 7px; }';
  const paced = (style: string, file = 'apps/web/src/online/A.svelte'): string[] =>
    checkScale(
      plant({
        'packages/ui/src/theme.css': THEME,
        [file]: `<p>gap: 8px</p>\n<style>\n  p {\n    ${style}\n  }\n</style>`,
      }),
    );
  test.each([
    'padding: 0 var(--space-m);',
    'margin: -8px auto 18px;',
    'gap: 1px 0.5em;',
    'top: 8px;',
    'animation: turn var(--swift) ease;',
    '} @keyframes burn { 50% { padding: 8px; }',
  ])('paces %s', (style) => {
    expect(paced(style)).toEqual([]);
  });
  test.each([
    'padding: 0 8px;',
    'margin-inline-start: 9px;',
    'column-gap: 3px;',
    'padding-inline: max(4px, env(safe-area-inset-left));',
    'transition: opacity 0.2s;',
    'animation:\n      turn var(--swift),\n      burn 300ms;',
  ])('does not pace %s', (style) => {
    expect(paced(style)).toEqual([expect.stringContaining('apps/web/src/online/A.svelte:4: ')]);
  });
  test('paces no game and no other page yet', () => {
    expect(paced('padding: 8px;', 'games/bohne/ui/A.svelte')).toEqual([]);
  });

  const again = (style: string): string[] =>
    checkClasses(
      plant({
        'packages/ui/src/theme.css': '.big,\n.as-row > * { gap: 7px; }\n.icon:hover { top: 0; }',
        'packages/ui/src/classes.css': '.as-tag { top: 0; }',
        'games/bohne/ui/A.svelte': `<p class="big">.big {</p>\n<style>\n  ${style}\n</style>`,
      }),
    );
  test.each(['.bigger {}', '.mine .big {}', 'p:has(.big) {}', '.as-row {}', '/* .big {} */'])(
    'leaves %s to a component',
    (style) => {
      expect(again(style)).toEqual([]);
    },
  );
  test.each([
    '.big {}',
    'p {} .big:hover {}',
    '@media print { .big {} }',
    'p, .icon[open] {}',
    '.as-tag {}',
  ])('sees a class that is shared in %s', (style) => {
    expect(again(style)).toEqual([expect.stringContaining('games/bohne/ui/A.svelte:3: ')]);
  });
  test('lets furniture be drawn, and the theme have steps', () => {
    expect(complaints('box-shadow: 0 1px 0 red;', 'apps/web/src/shelf/GameBay.svelte')).toEqual([]);
    const theme = { 'packages/ui/src/theme.css': '.big { font-size: 9px; }' };
    expect(checkScale(plant(theme))).toEqual([]);
    expect(checkArt(plant(theme)).length).toBeGreaterThan(0);
  });
});

describe('honest bots', () => {
  const library = {
    'packages/bots/src/match.ts': 'export class Match {}',
    'packages/bots/src/search.ts': 'export const search = 1;',
    'packages/bots/src/sly.ts': `import { Match } from './match.ts'; export const sly = Match;`,
  };
  const complaints = (code: string): string[] =>
    checkHonesty(plant({ ...library, 'games/bohne/bot/a.ts': code }));

  test.each([
    `import { search } from '@tablee/bots';`,
    `import type { Rng } from '@tablee/kit';`,
    `import { RULES } from '../rules/index.ts';`,
  ])('may %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
  test.each([
    `import { Match } from '@tablee/bots';`,
    `import { sly } from '@tablee/bots';`,
    `import { Match as Harmless } from '@tablee/bots';`,
    `export { Match } from '@tablee/bots';`,
    `import * as bots from '@tablee/bots';`,
    `import { Log } from '@tablee/kit';`,
    `import { Replay } from '@tablee/kit';`,
    `import { Draws } from '@tablee/kit';`,
  ])('may not %s', (code) => {
    expect(complaints(code)).toHaveLength(1);
  });
  test('a guard complains about a name that nothing has any more', () => {
    const kit = {
      'packages/kit/src/log.ts': 'export class Log {}',
      'packages/kit/src/replay.ts': 'export class Rerun {}',
      'packages/kit/src/record.ts': 'export function readRecord() {}',
      'packages/kit/src/open.ts': 'export function openRecord() {}',
      'packages/kit/src/fairness.ts': 'export class Draws {} export const secretFrom = 1;',
    };
    expect(checkGuard(plant({ ...library, ...kit }))).toEqual([
      'scripts/tidy/honesty.ts: Replay is forbidden, and the kit has nothing of that name',
      'scripts/tidy/honesty.ts: packages/bots/src/arena.ts is forbidden, and there is no such file',
    ]);
  });
});

describe('import arrows', () => {
  const dependencies = {
    '@noble/hashes': '1',
    '@tablee/kit': '1',
    '@tablee/bots': '1',
    '@tablee/bohne': '1',
    '@tablee/chicoree': '1',
    '@tablee/cli': '1',
    '@tablee/registry': '1',
    ws: '1',
  };
  const folders = ['packages/kit', 'packages/bots', 'apps/cli'];
  folders.push('games/bohne', 'games/chicoree', 'packages/registry');
  const manifests = Object.fromEntries(
    folders.map((folder) => {
      const name = `@tablee/${folder.split('/')[1]!}`;
      return [`${folder}/package.json`, JSON.stringify({ name, dependencies })];
    }),
  );
  const complaints = (file: string, code: string): string[] =>
    checkArrows(plant({ ...manifests, [file]: code }));

  test.each([
    ['packages/kit/src/a.ts', `import { b } from './b.ts';`],
    ['packages/kit/src/a.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['packages/bots/src/a.ts', `import { b } from '@tablee/kit';`],
    ['games/bohne/rules/a.ts', `import { b } from '../meta.ts';`],
    ['games/bohne/rules/a.ts', `import { b } from '@tablee/kit';`],
    ['games/bohne/meta.ts', `import type { RuleId } from './rules/ids.ts';`],
    ['games/bohne/meta.ts', `import { type RuleId } from './rules/ids.ts';`],
    ['games/bohne/texts/index.ts', `import { PHASE } from '../rules/index.ts';`],
    ['games/bohne/bot/a.ts', `import { b } from '@tablee/bots'; import '../rules/index.ts';`],
    ['games/bohne/testing/index.ts', `import { b } from '../rules/index.ts';`],
    ['games/bohne/pad/index.ts', `import '../rules/index.ts'; import '../texts/index.ts';`],
    ['games/chicoree/rules/a.ts', `import { b } from '../decks/base.ts';`],
    ['games/chicoree/texts/deck.ts', `import { b } from '../decks/base.ts';`],
    ['packages/registry/src/a.ts', `const load = () => import('@tablee/bohne/rules');`],
    ['apps/cli/src/a.ts', `import 'node:fs'; import '@tablee/registry'; import 'ws';`],
    ['packages/kit/test/a.test.ts', `import '@tablee/bohne/rules'; import 'node:fs';`],
    ['scripts/a.ts', `import 'node:fs'; import '../apps/cli/src/main.ts';`],
  ])('allow %s %s', (file, code) => {
    expect(complaints(file, code)).toEqual([]);
  });

  test.each([
    ['packages/kit/src/a.ts', `import { b } from '@tablee/bots';`],
    ['packages/kit/src/a.ts', `import fs from 'node:fs';`],
    ['packages/kit/src/a.ts', `import ws from 'ws';`],
    ['packages/kit/src/a.ts', `import { b } from 'undeclared';`],
    ['packages/kit/src/a.ts', `import { b } from '../test/b.ts';`],
    ['packages/bots/src/a.ts', `import { b } from '../../kit/src/b.ts';`],
    ['packages/bots/src/a.ts', `export { b } from '@tablee/registry';`],
    ['games/bohne/rules/a.ts', `import { b } from '@tablee/chicoree/rules';`],
    ['games/bohne/rules/a.ts', `import { b } from '../bot/index.ts';`],
    ['games/bohne/rules/a.ts', `const b = await import('@tablee/bots');`],
    ['games/bohne/rules/a.ts', `type B = import('../texts/index.ts').B;`],
    ['games/bohne/meta.ts', `import { b } from './rules/index.ts';`],
    ['games/bohne/decks/a.ts', `import { RULE_IDS } from '../rules/ids.ts';`],
    ['games/bohne/texts/fr.ts', `import { padOf } from '../pad/index.ts';`],
    ['games/bohne/rules/a.ts', `import { textsOf } from '../texts/index.ts';`],
    ['games/bohne/testing/index.ts', `import { b } from '../bot/index.ts';`],
    ['games/bohne/bot/a.ts', `import { b } from '@tablee/registry';`],
    ['games/bohne/pad/index.ts', `import { b } from '../ui/index.ts';`],
    ['packages/registry/src/a.ts', `import { b } from '@tablee/cli';`],
    ['apps/cli/src/a.ts', `import { b } from '@tablee/bohne/rules';`],
  ])('forbid %s %s', (file, code) => {
    expect(complaints(file, code)).toHaveLength(1);
  });

  test('know the line', () => {
    expect(arrowsOf('a.ts', `\n\nimport type { B } from './b.ts';`)).toEqual([
      { to: './b.ts', line: 3, typeOnly: true, names: ['B'] },
    ]);
  });
});

describe('knots', () => {
  const apps = { server: { store: [], people: ['store'], rooms: ['people'], main: ['rooms'] } };
  const good = {
    'apps/server/src/store/a.ts': `import './b.ts';`,
    'apps/server/src/store/b.ts': '',
    'apps/server/src/people/a.ts': `import type { B } from '../store/b.ts';`,
    'apps/server/src/rooms/a.svelte': `<script>import '../people/a.ts';</script>`,
    'apps/server/src/main.ts': `const load = () => import('./rooms/a.svelte');`,
    'games/bohne/rules/a.ts': `import { b } from './b.ts';`,
    'packages/kit/package.json': `{"exports":{".":{"tablee-source":"./src/index.ts"}}}`,
    'packages/kit/src/index.ts': `export * from './a.ts';`,
  };
  const found = (file: string, code: string): string[] => {
    const files = plant({ ...good, [file]: code });
    return [...checkKnown(files, apps), ...checkKnots(files)];
  };

  test('are not seen where none are', () => {
    expect(found('apps/server/test/a.test.ts', `import '../src/main.ts';`)).toEqual([]);
  });
  test.each([
    ['apps/server/src/rooms/b.ts', `import '../store/b.ts';`],
    ['apps/server/src/rooms/b.ts', `import type { B } from '../store/b.ts';`],
    ['apps/server/src/rooms/b.ts', `type B = import('../store/b.ts').B;`],
    ['apps/server/src/rooms/b.svelte', `<p>{#await import('../store/b.ts') then b}{/await}</p>`],
    ['apps/server/src/new/b.ts', `import '../store/b.ts';`],
    ['apps/server/src/settings.ts', `import './store/b.ts';`],
  ])('would come of what is not listed: %s %s', (file, code) => {
    expect(found(file, code)).toEqual([
      expect.stringMatching(/^apps.*:1: \w+ must not import store$/),
    ]);
  });
  test('would come of what is listed in vain', () => {
    expect(found('apps/server/src/main.ts', '')).toEqual([
      'scripts/tidy/knots.ts: server: main does not need rooms',
    ]);
  });
  test.each([
    ['apps/server/src/people/b.ts', `import '../rooms/a.svelte';`],
    ['apps/server/src/people/b.ts', `import type { A } from '../rooms/a.svelte';`],
    ['apps/server/src/people/b.svelte', `{#await import('../rooms/a.svelte')}{/await}`],
  ])('are seen between folders: %s %s', (file, code) => {
    expect(checkKnots(plant({ ...good, [file]: code }))).toEqual([
      'server/people → server/rooms → server/people',
    ]);
  });
  test.each([
    ['games/bohne/rules/b.ts', `import { a } from './a.ts';`],
    ['games/bohne/rules/b.ts', `import type { A } from './a.ts';`],
    ['games/bohne/rules/b.ts', `const a = await import('./a.ts');`],
    ['packages/kit/src/a.ts', `import { a } from '@tablee/kit';`],
    ['packages/kit/src/a.ts', `import { a } from './a.ts';`],
    ['apps/server/src/store/b.ts', `export * from './a.ts';`],
  ])('are seen between files: %s %s', (file, code) => {
    expect(found(file, code)).toEqual([expect.stringContaining(' → ')]);
  });
});

describe('strangers', () => {
  const found = (file: string, text: string): string[] =>
    checkStrangers(plant({ 'games/bohne/meta.ts': '', 'games/set/meta.ts': '', [file]: text }));

  test.each([
    ['apps/web/src/pad/a.ts', `import { a } from '@tablee/bohne/ui';`],
    ['apps/web/src/pages/A.svelte', '<!-- Purses for everybody. -->'],
    ['apps/cli/src/texts/fr.ts', `const a = 'Chicorée';`],
    ['packages/ui/src/art/a.svg', '<!-- Four beans. -->'],
    ['packages/kit/src/a.ts', `// Such as Set.`],
  ])('are seen in %s', (file, text) => {
    expect(found(file, text)).toEqual([expect.stringMatching(`^${file}:1: names a game`)]);
  });
  test.each([
    ['games/bohne/ui/a.ts', `const bean = 'Bohne';`],
    ['apps/web/test/a.test.ts', `findGame('nicht-die-bohne');`],
    ['packages/kit/src/a.ts', 'const settled: boolean = setUp();'],
  ])('are none in %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });
});

describe('purpose', () => {
  test('accepts a line, a block and a shebang before it', () => {
    const good = {
      'a.ts': '// What this is for.\nexport {};',
      'b.ts': '/** What this is for. */',
      'c.mjs': '#!/usr/bin/env node\n// What this is for.',
    };
    expect(checkPurpose(plant(good))).toEqual([]);
  });
  test('accepts a first line of two words', () => {
    expect(checkPurpose(plant({ 'a.ts': '// Heart symbols.' }))).toEqual([]);
  });
  test('complains about a file without one', () => {
    expect(checkPurpose(plant({ 'a.ts': '// Hearts.' }))).toHaveLength(1);
    expect(checkPurpose(plant({ 'a.ts': 'export {};\n// Too late to say.' }))).toHaveLength(1);
    expect(checkPurpose(plant({ 'a.ts': '//\nexport {};' }))).toHaveLength(1);
  });

  const root = { name: 'tablee', version: '1', private: true, type: 'module', engines: {} };
  const good = { ...root, name: '@tablee/kit', description: 'One sentence.' };
  const complaints = (manifest: object): string[] =>
    checkManifests(
      plant({
        'package.json': JSON.stringify({ ...root, description: 'The house.' }),
        'packages/kit/package.json': JSON.stringify(manifest),
      }),
    );
  test('accepts alike package.json files', () => {
    expect(complaints(good)).toEqual([]);
  });
  test.each([
    ['version', { ...good, version: '2' }],
    ['privacy', { ...good, private: false }],
    ['type', { ...good, type: 'commonjs' }],
    ['engines', { ...good, engines: { node: '1' } }],
    ['name', { ...good, name: 'kit' }],
    ['license', { ...good, license: 'MIT' }],
    ['missing description', { ...good, description: undefined }],
    ['long description', { ...good, description: 'One sentence. And another.' }],
  ])('complains about a different %s', (_what, manifest) => {
    expect(complaints(manifest)).toHaveLength(1);
  });
});

describe('size', () => {
  const body = (count: number): string => '  f();\n'.repeat(count);
  test('complains about a long file, but not about a deck', () => {
    const text = 'f();\n'.repeat(601);
    expect(checkSize(plant({ 'a.ts': text }))).toHaveLength(1);
    expect(checkSize(plant({ 'games/chicoree/decks/a.ts': text }))).toEqual([]);
    expect(checkSize(plant({ 'a.ts': 'f();\n'.repeat(600) }))).toEqual([]);
  });
  test('complains about a long function, but not about a chapter of tests', () => {
    expect(checkSize(plant({ 'a.ts': `const g = () => {\n${body(69)}};\n` }))).toHaveLength(1);
    expect(checkSize(plant({ 'a.ts': `class A {\n g() {\n${body(69)}}\n}\n` }))).toHaveLength(1);
    expect(checkSize(plant({ 'a.ts': `const g = () => {\n${body(68)}};\n` }))).toEqual([]);
    expect(checkSize(plant({ 'a.ts': `describe('x', () => {\n${body(90)}});\n` }))).toEqual([]);
  });
  test('complains about a long line, but not in texts', () => {
    const text = `const a = '${'x'.repeat(140)}';\n`;
    expect(checkSize(plant({ 'a.ts': text }))).toHaveLength(1);
    expect(checkSize(plant({ 'games/bohne/texts/fr.ts': text }))).toEqual([]);
  });
});

describe('ceilings', () => {
  const found = (file: string, count: number): string[] =>
    checkCeilings(plant({ [file]: 'f();\n'.repeat(count) }), { 'apps/cli': 2, scripts: 2, '.': 2 });
  test.each(['apps/cli/src/a.ts', 'scripts/a.mjs', 'a.mjs'])('hold for %s', (file) => {
    expect(found(file, 2)).toEqual([]);
    expect(found(file, 3)).toEqual([expect.stringContaining(': 3 lines (at most 2)')]);
  });
  test('are asked for each folder, tests apart, but not for a new game', () => {
    expect(found('apps/cli/test/a.ts', 1)).toHaveLength(1);
    expect(found('packages/new/src/a.ts', 1)).toHaveLength(1);
    expect(found('games/new/rules/a.ts', 9)).toEqual([]);
    expect(found('scripts/a.md', 9)).toEqual([]);
  });
});

describe('leftovers', () => {
  test.each(['TO_DO', 'FIX_ME', 'X_XX', 'HA_CK'])('complains about %s', (word) => {
    const text = `// ${word.replace('_', '')}: later`;
    expect(checkLeftovers(plant({ 'a.ts': text }))).toHaveLength(1);
    expect(checkLeftovers(plant({ 'docs/a.md': text }))).toHaveLength(1);
  });
  test.each(['only', 'skip'])('complains about test.%s', (word) => {
    const text = `test.${word}('a', () => {});`;
    expect(checkLeftovers(plant({ 'packages/kit/test/a.test.ts': text }))).toHaveLength(1);
    expect(checkLeftovers(plant({ 'packages/kit/src/a.ts': text }))).toEqual([]);
  });
  test.each(['utils', 'common', 'shared', 'helpers'])('complains about a folder %s', (name) => {
    expect(checkFolders(plant({ [`packages/kit/src/${name}/a.ts`]: '' }))).toHaveLength(1);
    expect(checkFolders(plant({ [`packages/kit/src/${name}.ts`]: '' }))).toEqual([]);
  });
});

describe('rule ids', () => {
  const game: Readonly<Record<string, string>> = {
    'games/bohne/rules/ids.ts': `export const RULE_IDS = ['NB-01', 'NB-02'] as const;`,
    'games/bohne/rules/index.ts': `const no = refuse('NB-02', { n: 1 });`,
    'games/bohne/RULES.md': '- **NB-01** One.\n- **NB-02** Two, see NB-01.\n',
    'games/bohne/test/a.test.ts': `test('[NB-01] one', f); describe('[NB-02]', () => { test('refuses two', f); });`,
  };
  const complete = ['NB-01', 'NB-02'];
  const textIds = (fr: readonly string[]): TextIds =>
    new Map([
      [
        'bohne',
        new Map([
          ['fr', fr],
          ['en', complete],
          ['de', complete],
        ]),
      ],
    ]);
  const complaints = (changes: Record<string, string>, fr = complete): string[] =>
    checkRuleIds(plant({ ...game, ...changes }), textIds(fr));

  test('accept a complete game, and one without rules yet', () => {
    expect(complaints({})).toEqual([]);
    expect(checkRuleIds(plant({ 'games/bohne/meta.ts': '' }), new Map())).toEqual([]);
  });
  test('complain about rules without a list', () => {
    expect(checkRuleIds(plant({ 'games/bohne/rules/index.ts': '' }), new Map())).toHaveLength(1);
  });
  test.each<[string, Record<string, string>]>([
    ['missing in RULES.md', { 'games/bohne/RULES.md': '- **NB-01** One.\n' }],
    [
      'unknown in RULES.md',
      { 'games/bohne/RULES.md': `${game['games/bohne/RULES.md']!}- **NB-03**` },
    ],
    [
      'twice in RULES.md',
      { 'games/bohne/RULES.md': `${game['games/bohne/RULES.md']!}- **NB-01**` },
    ],
    [
      'unknown in rules',
      { 'games/bohne/rules/a.ts': `refuse('NB-09')`, 'games/bohne/test/b.test.ts': '' },
    ],
    ['without a test', { 'games/bohne/test/a.test.ts': `test('[NB-02] refuses', f);` }],
    ['without a test of its refusal', { 'games/bohne/rules/b.ts': `refuse('NB-01')` }],
    ['unknown in a title', { 'games/bohne/test/b.test.ts': `test('[NB-07] seven', f);` }],
  ])('complain about one %s', (_what, changes) => {
    expect(complaints(changes).length).toBeGreaterThan(0);
  });
  test('complain about a wrong prefix', () => {
    const ids = `export const RULE_IDS = ['NB-01', 'NB-02', 'CH-01'] as const;`;
    expect(complaints({ 'games/bohne/rules/ids.ts': ids }).join()).toContain('start with NB-');
  });
  test('complain about a missing and an unknown text', () => {
    expect(complaints({}, ['NB-01'])).toEqual(['games/bohne/texts fr: NB-02 is missing']);
    expect(complaints({}, [...complete, 'NB-03'])).toHaveLength(1);
    expect(checkRuleIds(plant(game), new Map())).toHaveLength(6);
  });
  test('are found in refusals, also through a choice or a constant', () => {
    const text = `const a = b ? 'NB-01' : 'NB-02';
      refuse(a, 'why'); refuse('NB-03', 'NB-04'); refuse(c ? 'NB-05' : 'NB-06'); f('NB-07');`;
    expect(readRefused(text)).toEqual(['NB-01', 'NB-02', 'NB-03', 'NB-05', 'NB-06']);
  });
  test('are found in titles with their chapters, and in texts of either form', () => {
    const text = 'describe("a", () => { test.each([1])(`[NB-01] b ${x}`, f); }); it("c", f);';
    expect(readTitles(text)).toEqual(['a [NB-01] b ${x}', 'c']);
    expect(idsOfTextModule({ rules: { 'NB-01': '' } })).toEqual(['NB-01']);
    expect(idsOfTextModule({ fr: { rules: { 'NB-01': '' } } })).toEqual(['NB-01']);
    expect(idsOfTextModule({})).toEqual([]);
  });
});

describe('places', () => {
  const slash = '/';
  test.each(['work', 'root', 'home'])('complain about the folder %s of a machine', (name) => {
    const text = `see ${slash}${name}${slash}x`;
    expect(checkPlaces(plant({ 'docs/a.md': text }))).toHaveLength(1);
    expect(
      checkPlaces(plant({ 'docs/a.md': `https://example.org${slash}${name}${slash}x` })),
    ).toEqual([]);
    expect(checkPlaces(plant({ 'docs/a.md': `./${name}${slash}x` }))).toEqual([]);
  });
  test.each(['registry.example.org', 'npm.example.org', '10.0.0.1:4873'])(
    'complain about the registry %s',
    (host) => {
      expect(
        checkPlaces(plant({ '.npmrc': `registry=http:${slash}${slash}${host}` })),
      ).toHaveLength(1);
    },
  );
  test('complain about a lockfile that names a registry', () => {
    const line = `"resolved": "https:${slash}${slash}example.org/a.tgz"`;
    expect(checkLockfile(plant({ 'package-lock.json': line }))).toHaveLength(1);
    expect(checkLockfile(plant({ 'package-lock.json': '"resolved": "packages/kit"' }))).toEqual([]);
  });
  test('complain about dead links in documents', () => {
    const dead = plant({ 'README.md': '[a](docs/b.md)', 'docs/a.md': '[x](../c.md#d) [y](a.md)' });
    expect(checkLinks(dead)).toEqual([
      'README.md:1: no file docs/b.md',
      'docs/a.md:1: no file c.md',
    ]);
    const text = '[a](docs/) [b](./docs/a.md#x) [c](https://example.org) [d](#e) `[f](g)`';
    expect(checkLinks(plant({ 'README.md': text, 'docs/a.md': '' }))).toEqual([]);
  });
});
