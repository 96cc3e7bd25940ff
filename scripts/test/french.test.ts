// French marks stay with the words before them: in every text of the repository, and the check sees
// planted faults.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readFiles } from '../tidy/files.ts';
import { checkFrench } from '../tidy/french.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

test('the repository keeps French marks with the words before them', () => {
  expect(checkFrench(readFiles(ROOT))).toEqual([]);
});

describe('French marks', () => {
  const complaints = (text: string, file = 'games/sou/texts/fr.ts'): number =>
    checkFrench(new Map([[file, `// What is said.\n${text}`]])).length;

  test.each([
    "const a = 'Il pleut\u00a0: rentrons\u00a0!';",
    "const a = 'Il pleut\\u00a0?';",
    'const a = (n: number) => (n > 1 ? `${n} : ${n}`.length : 0); // « ? »'.replace(
      ' : $',
      '\u00a0: $',
    ),
    "const a = 'à 10:30, https://tablee.example';",
    "import { a } from './a.ts'; const b = a ? 'un' : 'deux';",
  ])('stand well in %s', (text) => {
    expect(complaints(text)).toBe(0);
  });
  test.each([
    "const a = 'Il pleut : rentrons.';",
    "const a = 'Il pleut!';",
    "const a = 'Il pleut: rentrons.';",
    "const a = '« Oui\u00a0».';",
    'const a = (n: string) => `${n} : ${n}`;',
    "const a = (n: string) => `${n === '' ? 'Quoi ?' : n}.`;",
  ])('are torn off in %s', (text) => {
    expect(complaints(text)).toBe(1);
  });
  test('are looked for where several languages lie together, but not in other programs', () => {
    const both = "const a = { fr: 'Oui !', en: 'Yes!' };";
    expect(complaints(both, 'games/sou/options.ts')).toBe(1);
    expect(complaints("const a = 'Oui !';", 'games/sou/options.ts')).toBe(0);
  });
});
