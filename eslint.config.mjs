// Components: Svelte's own rules, and those of oxlint.config.mjs that need no types. svelte-check holds their types.
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

import { RULES, WITHOUT_TYPES } from './lint-rules.mjs';

const programOf = (file, code) => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const options = { allowNonTsExtensions: true, noLib: true, noResolve: true, types: [] };
  const getSourceFile = (name) => (name === file ? source : undefined);
  return ts.createProgram([file], options, { ...ts.createCompilerHost(options), getSourceFile });
};

/**
 * With types, but only those of the component itself: `svelte/no-unused-props` asks for no others, and a
 * program of all files for each component takes three times as long as all the rest.
 */
const parser = {
  ...tseslint.parser,
  parseForESLint: (code, options) =>
    tseslint.parser.parseForESLint(
      code,
      options.programs ? { ...options, programs: [programOf(options.filePath, code)] } : options,
    ),
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/golden/', '.cache/', 'data/', 'bench/']),
  svelte.configs.recommended,
  {
    // Of modules with runes only Svelte's own rules are asked here: all others are oxlint's.
    files: ['**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['**/*.svelte'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        parser,
        programs: [],
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...RULES,
      ...WITHOUT_TYPES,
      // A page of our own knows its own paths.
      'svelte/no-navigation-without-resolve': 'off',
      // Asks for the types of everything, and there is no store to be read (lint-rules.mjs).
      'svelte/require-store-reactive-access': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': [
        'error',
        { destructuring: 'all', excludedRunes: ['$props', '$state'] },
      ],
    },
  },
);
