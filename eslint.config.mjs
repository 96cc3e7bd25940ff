// Components, with the same rules as all else (oxlint.config.mjs) and Svelte's own.
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { RULES, UNSAFE_WITH_COMPONENTS } from './lint-rules.mjs';

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
        parser: tseslint.parser,
        // One program for all of them: a service that looks for each one's own takes a fifth longer.
        project: './apps/web/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...RULES,
      ...Object.fromEntries(
        UNSAFE_WITH_COMPONENTS.map((name) => [`@typescript-eslint/${name}`, 'off']),
      ),
      // A page of our own knows its own paths.
      'svelte/no-navigation-without-resolve': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': [
        'error',
        { destructuring: 'all', excludedRunes: ['$props', '$state'] },
      ],
    },
  },
);
