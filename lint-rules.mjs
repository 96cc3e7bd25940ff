// The rules for every line of the house, named as eslint names them: oxlint reads them for sources
// and scripts, eslint for components.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** @type {readonly { readonly files?: unknown; readonly rules?: object | undefined }[]} */
const PRESETS = [
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
];

/** @type {(presets: typeof PRESETS) => Record<string, unknown>} */
const joined = (presets) => Object.assign({}, ...presets.map(({ rules }) => rules));

/** @type {Readonly<Record<string, unknown>>} */
export const RULES = {
  ...joined(PRESETS.filter(({ files }) => files === undefined)),
  eqeqeq: 'error',
  // Without stores none can be read without its `$`, which is dear to find.
  'no-restricted-imports': [
    'error',
    { name: 'svelte/store', message: 'Runes do what stores did.' },
  ],
  // French puts a no-break space before : ; ! ? also in sentences with values in them.
  'no-irregular-whitespace': ['error', { skipTemplates: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { requireDefaultForNonUnion: true }],
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
  // The compiler allows no enums.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // Type aliases and interfaces both have their place; counted loops are meant in hot paths.
  '@typescript-eslint/consistent-type-definitions': 'off',
  '@typescript-eslint/prefer-for-of': 'off',
};

/** What the compiler knows better in typed files, and what such files can do without. */
export const RULES_OF_TYPED_FILES = joined(PRESETS.filter(({ files }) => files !== undefined));

/** Switches off what asks for types. */
export const WITHOUT_TYPES = Object.fromEntries(
  Object.entries(tseslint.configs.disableTypeChecked.rules ?? {}).filter(([name]) => name in RULES),
);

/** Types of components are svelte-check's business; without it imports of .svelte are `any`. */
export const UNSAFE_WITH_COMPONENTS = [
  'no-unsafe-assignment',
  'no-unsafe-member-access',
  'no-unsafe-call',
  'no-unsafe-argument',
  'no-unsafe-return',
];
