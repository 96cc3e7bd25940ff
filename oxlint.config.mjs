// What the compiler cannot see: forgotten promises, forgotten cases, and impurity in pure rooms.
import {
  RULES,
  RULES_OF_TYPED_FILES,
  UNSAFE_WITH_COMPONENTS,
  WITHOUT_TYPES,
} from './lint-rules.mjs';

const PURE = ['packages/{kit,bots,review,wire,table}/src/**/*.ts', 'games/*/**/*.ts'];

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

/** Rules that typescript-eslint extends and that are one with eslint's own here. */
const EXTENDED = [
  'no-array-constructor',
  'no-empty-function',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
];

/** Forbidden by the language in modules, or switched off anyway. */
const UNKNOWN = [
  'no-octal',
  'no-dupe-args',
  'no-return-await',
  'no-new-symbol',
  '@typescript-eslint/no-unsafe-enum-assignment',
];

/**
 * The same rules as they are called here.
 *
 * @param {Readonly<Record<string, unknown>>} rules
 */
const renamed = (rules) => {
  const theirs = new Map(Object.entries(rules));
  for (const name of UNKNOWN) theirs.delete(name);
  for (const name of EXTENDED) {
    const extended = theirs.get(`@typescript-eslint/${name}`);
    if (extended === undefined) continue;
    theirs.delete(`@typescript-eslint/${name}`);
    theirs.set(name, extended);
  }
  return Object.fromEntries(
    [...theirs].map(([name, value]) => [name.replace(/^@typescript-eslint/, 'typescript'), value]),
  );
};

export default {
  plugins: ['eslint', 'typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true },
  // Components are read by eslint (eslint.config.mjs).
  ignorePatterns: ['**/dist/', '**/golden/', '**/*.svelte'],
  rules: renamed(RULES),
  overrides: [
    { files: ['**/*.ts', '**/*.mts'], rules: renamed(RULES_OF_TYPED_FILES) },
    {
      files: PURE,
      excludeFiles: ['**/test/**'],
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
      files: ['**/*.svelte.ts'],
      rules: Object.fromEntries(
        UNSAFE_WITH_COMPONENTS.map((name) => [`typescript/${name}`, 'off']),
      ),
    },
    { files: ['**/*.mjs', '**/*.js'], rules: renamed(WITHOUT_TYPES), env: { node: true } },
    {
      files: ['apps/web/public/**', 'apps/web/src/app/*.js', 'e2e/inspector.js'],
      env: { browser: true, serviceworker: true },
    },
  ],
};
