// Looks after a running server: `npm run admin -- COMMAND`, in the release `node admin.mjs COMMAND`. It
// speaks to SERVER (this machine unless told) and shows it ADMIN_TOKEN, which the server has, too.

import './node-floor.mjs';

const HELP = `admin COMMAND                       (ADMIN_TOKEN=… [SERVER=http://127.0.0.1:8080])

  sizes                             rows of the database, its bytes, open tables, sockets, and what is
                                    probably set wrong
  sweeps                            when old things were last forgotten, and what went
  sweep                             begins to forget now
  close TABLE WHY                   closes a table for good; players are told, the record stays
  delete TABLE                      takes a table away, with everything of it
  frozen                            tables that stand still because something in them broke
  export TABLE                      all that is kept of one that stands still, cards and names included
  cut TABLE ENTRY                   takes away its entries from this one on; export it first
  thaw TABLE                        tries it again
  blocks                            who is not served
  block address|person WHO HOURS WHY
  lift address|person WHO           serves them again

WHY is a word for yourself: spam, abuse. PERSON is what stands in the link to their page.`;

/** @param {string} text */
const part = (text) => encodeURIComponent(text);

/**
 * By the word: how many words must follow, and what is asked for.
 *
 * @type {Readonly<
 *   Record<string, [number, (...words: string[]) => [method: string, path: string, body?: object]]>
 * >}
 */
const COMMANDS = {
  sizes: [0, () => ['GET', 'sizes']],
  sweeps: [0, () => ['GET', 'sweeps']],
  sweep: [0, () => ['POST', 'sweeps']],
  close: [2, (table = '', why) => ['POST', `tables/${part(table)}/close`, { why }]],
  delete: [1, (table = '') => ['DELETE', `tables/${part(table)}`]],
  frozen: [0, () => ['GET', 'frozen']],
  export: [1, (table = '') => ['GET', `frozen/${part(table)}`]],
  cut: [2, (table = '', entry) => ['POST', `frozen/${part(table)}/cut`, { entry: Number(entry) }]],
  thaw: [1, (table = '') => ['POST', `frozen/${part(table)}/thaw`]],
  blocks: [0, () => ['GET', 'blocks']],
  block: [
    4,
    (kind, who, hours, why) => ['POST', 'blocks', { kind, who, hours: Number(hours), why }],
  ],
  lift: [2, (kind, who) => ['POST', 'blocks/lift', { kind, who }]],
};

/** @type {Readonly<Record<number, string>>} */
const REFUSED = {
  401: 'The server does not know this ADMIN_TOKEN.',
  404: 'There is no such table, or this server has no ADMIN_TOKEN.',
  409: 'This table does not stand still.',
  429: 'Too many attempts; wait a minute.',
};

/** @type {(message: string) => never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [word = '', ...words] = process.argv.slice(2);
const [count, request] = (Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined) ?? fail(HELP);
if (words.length !== count) fail(HELP);
const token = process.env['ADMIN_TOKEN'] || fail('ADMIN_TOKEN is not set.');
const server = process.env['SERVER'] || `http://127.0.0.1:${process.env['PORT'] || 8080}`;

const [method, path, body] = request(...words);
const answer = await fetch(`${server.replace(/\/$/, '')}/api/admin/${path}`, {
  method,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
}).catch((error) => fail(`${server} does not answer: ${error.cause?.code ?? error.message}`));
const text = await answer.text();
if (!answer.ok) fail(`${REFUSED[answer.status] ?? 'Refused.'} (${answer.status} ${text})`);
console.log(text === '' ? 'Done.' : JSON.stringify(JSON.parse(text), null, 2));
