// Which browsers the site is for is said in three places; they agree.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { OLDEST } from '../build/browsers.ts';

const { Chrome, Edge, Firefox, Safari } = OLDEST;

const read = (file: string): string =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

describe('the oldest browsers', () => {
  const versions = `Edge ${Edge}, Firefox ${Firefox}, Safari ${Safari}`;

  test('are one version of Chrome and Edge', () => {
    expect(Chrome).toBe(Edge);
  });

  test('are named in the README', () => {
    expect(read('README.md')).toContain(`Chrome and ${versions}`);
  });

  test('are named in each language where the site does not open', () => {
    const page = read('apps/web/index.html');
    for (const or of ['ou', 'or', 'oder']) expect(page).toContain(`Chrome ${or} ${versions}`);
  });
});
