// The rule of the one harness holds in the repository, and finds what breaks it.
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { readFiles } from '../tidy/files.ts';
import { checkHarness } from '../tidy/harness.ts';

describe('one harness', () => {
  test('serves every scenario and server test', () => {
    expect(checkHarness(readFiles(path.join(import.meta.dirname, '../..')))).toEqual([]);
  });

  test.each([
    ["import { TableClient } from '@tablee/table';", 'plays by itself'],
    ["import { type Line, Wire } from '@tablee/table';", 'plays by itself'],
    ["import { spawn } from 'node:child_process';\nexport class Server {}", 'holds a process'],
    ['export class Book {}', 'keeps a journal'],
  ])('finds what only the harness has: %s', (text, wrong) => {
    const places = ['chaos/a.ts', 'apps/server/test/a.ts', 'harness/a.ts', 'apps/web/src/a.ts'];
    const complaints = checkHarness(new Map(places.map((file) => [file, text])));
    expect(complaints).toHaveLength(2);
    expect(complaints.every((one) => one.includes(wrong))).toBe(true);
  });
});
