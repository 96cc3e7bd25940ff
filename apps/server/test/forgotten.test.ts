// Who has their data deleted is forgotten at once, also by tables that somebody has open.
import { afterEach, expect, test, vi } from 'vitest';

import { closePages, EMPTY, Page } from './rooms-page.ts';
import { startWhole, type WholeServer } from './whole-server.ts';
import { WAIT } from './wait.ts';

let server: WholeServer | undefined;
afterEach(async () => {
  closePages();
  await server?.close();
  server = undefined;
});

/** Anna, Bea with a name that is found nowhere else, and Cléo; all connected, and Bea has spoken. */
async function gathered(): Promise<[Page, Page, Page]> {
  server = await startWhole();
  const pages = ['Anna', 'Zerlina-Bea', 'Cléo'].map((name) => new Page(server!, name));
  const [anna, bea, cleo] = pages as [Page, Page, Page];
  const { id } = await anna.create({ others: [EMPTY, EMPTY] });
  await bea.join(id);
  await cleo.join(id);
  for (const page of pages) await page.enter();
  bea.speak({ kind: 'say', id: 'one', text: 'the words of Zerlina' });
  await bea.first('said');
  await cleo.first('chat', ({ lines }) => lines.length > 0);
  return [anna, bea, cleo];
}

/** Everything that somebody who comes now is sent. */
async function newcomer(table: string): Promise<string> {
  const watcher = await new Page(server!, 'Eve').watch(table);
  await watcher.first('chat');
  if (watcher.room!.state !== 'gathering')
    await watcher.first('report', ({ report }) => report.kind === 'table');
  return watcher.bytes.join('\n');
}

test('a new watcher of an open game is sent nothing with the name of who is gone', async () => {
  const [anna, bea, cleo] = await gathered();
  await anna.wish('start');
  for (const page of [anna, bea, cleo])
    await page.first('report', ({ report }) => report.kind === 'table');
  expect(await newcomer(anna.table)).toContain('Zerlina');
  expect((await bea.ask('DELETE', '/api/me')).status).toBe(204);
  // Those who are there hear of it, too.
  await anna.first(
    'report',
    ({ report }) => report.kind === 'table' && !JSON.stringify(report).includes('Zerlina'),
  );
  await vi.waitFor(async () => expect(await newcomer(anna.table)).not.toContain('Zerlina'), WAIT);
});

test('nor of a table that has not begun, where they have only talked', async () => {
  const [anna, bea] = await gathered();
  expect(await newcomer(anna.table)).toContain('Zerlina');
  expect((await bea.ask('DELETE', '/api/me')).status).toBe(204);
  await vi.waitFor(async () => expect(await newcomer(anna.table)).not.toContain('Zerlina'), WAIT);
});
