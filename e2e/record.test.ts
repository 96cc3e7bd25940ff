// Tests a finished game: saved as a record that the rules accept, opened again, dropped in, watched
// step by step as any viewer, and verified.
import { text } from 'node:stream/consumers';

import { readRecord, Replay, resolveSetup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { describe, expect, test } from 'vitest';

import { layTable } from './prepare.ts';
import { visit, type Visit } from './visit.ts';

async function finished(game: string, seats: number): Promise<Visit & { id: string }> {
  const visitor = await visit({ width: 390, height: 844 });
  const { page } = visitor;
  const table = await layTable(page, {
    game,
    seats,
    until: ({ pending }) => pending.kind === 'over',
  });
  await page.locator('dialog[open]').waitFor();
  return { ...visitor, id: table.id };
}

async function savedText({ page }: Visit): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog footer button', { hasText: 'Save' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.tablee$/);
  return text(await download.createReadStream());
}

async function expectReplays(saved: string): Promise<void> {
  const record = readRecord(saved);
  if (!record.ok) throw new Error(record.error.code);
  const { header } = record.value;
  const entry = findGame(header.game)!;
  const setup = resolveSetup(entry.meta, header.seats, header.options, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const replay = new Replay(await entry.rules(), setup.value, record.value);
  while (!replay.done) {
    const line = replay.next();
    expect(line.ok, JSON.stringify(line)).toBe(true);
  }
  expect(replay.missing()).toBeUndefined();
  expect(replay.log.pending.kind).toBe('over');
}

describe('a record', () => {
  test('that is saved is one that the rules accept, and can be opened again', async () => {
    const visitor = await finished('chicoree', 3);
    const { page, site, close } = visitor;
    const saved = await savedText(visitor);
    await expectReplays(saved);
    await page.goto(`${site}/replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.tablee', mimeType: 'text/plain', buffer: Buffer.from(saved) });
    await page.locator('[data-phase]').waitFor();
    await close();
  });

  test('is watched step by step, jumped through, and looked at through one seat’s eyes', async () => {
    const { page, site, id, close } = await finished('nicht-die-bohne', 4);
    await page.goto(`${site}/replay/${id}`);
    await page.locator('[data-phase]').waitFor();
    const at = async (): Promise<number> =>
      Number(await page.locator('[data-last]').getAttribute('data-step'));
    await page.locator('[data-action=first]').click();
    await expect.poll(at).toBe(0);
    await page.locator('[data-action=forward]').click();
    await page.locator('[data-action=forward]').click();
    await expect.poll(at).toBe(2);
    await page.locator('[data-action=back]').click();
    await expect.poll(at).toBe(1);
    await page.locator('[data-action=eyes]').selectOption({ index: 2 });
    await expect.poll(() => page.locator('[data-slot^="hand:"]').count()).toBeGreaterThan(3);
    await page.locator('[data-action=last]').click();
    const last = Number(await page.locator('[data-last]').getAttribute('data-last'));
    await expect.poll(at).toBe(last);
    await close();
  });

  test('that was tampered with is shown up to the bad line, with the rule', async () => {
    const visitor = await finished('nicht-die-bohne', 3);
    const { page, site, close } = visitor;
    const tampered = (await savedText(visitor)).replace(/^points .*$/m, 'points 99 0 0');
    await page.goto(`${site}/replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bad.tablee', mimeType: 'text/plain', buffer: Buffer.from(tampered) });
    const note = page.locator('[data-complaint]');
    await note.waitFor();
    expect(await note.innerText()).toContain('§\u00a034');
    await close();
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['nothing', Buffer.from('')],
    ['a future version', Buffer.from('tablee-record 7\ngame chicoree\n')],
    ['an unknown game', Buffer.from('tablee-record 1\ngame poker\nrules 1\nseats 3\nsteps\n')],
  ])('%s is refused with a reason', async (_, buffer) => {
    const { page, site, close } = await visit();
    await page.goto(`${site}/replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.tablee', mimeType: 'text/plain', buffer });
    await page.locator('[data-complaint]').waitFor();
    expect((await page.locator('[data-complaint]').innerText()).length).toBeGreaterThan(15);
    await close();
  });
});
