// What the compiler cannot see: forgotten promises, forgotten cases, and impurity in pure rooms.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const PURE = ['packages/{kit,bots,wire,table}/src/**/*.ts', 'games/*/**/*.ts'];

const WHY_PURE = 'Pure rooms get time, chance and the outside world from their callers.';
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'process',
  'fetch',
  'globalThis',
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/golden/', '**/coverage/', '.cache/', 'data/', 'bench/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // French puts a no-break space before : ; ! ? also in sentences with values in them.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // `options['rounds']` shows that the key comes from outside.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Rules read typed arrays at indices they have checked: `cells[i]!` is the honest form.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Type aliases and interfaces both have their place; counted loops are meant in hot paths.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  {
    files: PURE,
    ignores: ['**/test/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({ name, message: WHY_PURE })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: WHY_PURE },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: tseslint.parser },
    },
    rules: {
      // Types of components are svelte-check's business; without it imports of .svelte are `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A page of our own knows its own paths.
      'svelte/no-navigation-without-resolve': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': [
        'error',
        { destructuring: 'all', excludedRunes: ['$props', '$state'] },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      'apps/web/public/**',
      'apps/web/src/pwa/*.js',
      'e2e/inspector.js',
      'scripts/screenshots.mjs',
    ],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker, ...globals.node } },
  },
);
