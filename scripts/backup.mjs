// A copy of the embedded database, made while the server runs: `npm run backup -- FILE`. The copy is a
// whole database of its own; to restore it, put it in the place of `tablee.db` while no server runs.
import './node-floor.mjs';

import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';

/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [target = '', ...more] = process.argv.slice(2);
if (target === '' || more.length > 0)
  fail(`Which file? DATA=… node ${path.relative('', process.argv[1] ?? 'backup.mjs')} FILE`);
const source = path.join(process.env['DATA'] || 'data', 'tablee.db');
if (!existsSync(source)) fail(`There is no database at ${source}. DATA names its folder.`);
if (existsSync(target)) fail(`${target} is there already; a backup never overwrites anything.`);

/** @type {(id: string) => unknown} */
const builtin = process.getBuiltinModule;
const { DatabaseSync } = /** @type {typeof import('@photostructure/sqlite')} */ (
  builtin('node:sqlite') ?? (await import('@photostructure/sqlite'))
);
const database = new DatabaseSync(source, { readOnly: true });
try {
  // As secret as what it is a copy of; an empty file may be written to.
  closeSync(openSync(target, 'wx', 0o600));
  database.prepare('vacuum into ?').run(target);
  const copy = new DatabaseSync(target, { readOnly: true });
  const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get();
  const { tables } = copy.prepare('select count(*) as tables from rooms').get();
  copy.close();
  if (verdict !== 'ok') fail(`The copy is damaged: ${verdict}`);
  console.log(`${target}: ${tables} tables, checked.`);
} catch (error) {
  fail(`The copy could not be made: ${error instanceof Error ? error.message : error}`);
} finally {
  database.close();
}
