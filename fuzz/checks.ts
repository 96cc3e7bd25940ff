// Checks of the server before it is attacked: which origins and paths get a socket, what its pages may do,
// and that no route takes a field that it does not know.
import { luckOf } from '../scripts/luck.ts';
import { Forge } from './forge.ts';
import type { Description } from './forge.ts';
import type { Add } from './plan.ts';
import { codeIn, looseIn } from './requests.ts';
import { Web } from './web.ts';
import { Wire } from './wire.ts';

const ADDRESS = '198.51.100.1';
/** A busy machine takes its time. */
const ANSWER_MS = 60_000;

/** The HTTP status with which each request for a socket is met: for other sites, and at other paths. */
const doors = (port: number): readonly (readonly [number, object])[] => {
  const own = `http://127.0.0.1:${port}`;
  const foreign = [
    ...['https://evil.example', `${own}.evil.example`, `http://evil.example:${port}`, 'file://'],
    ...[`http://127.0.0.1:${port + 1}`, `${own}@evil.example`, `ftp://127.0.0.1:${port}`, 'null'],
  ];
  return [
    ...foreign.map((origin) => [403, { origin }] as const),
    ...[[101, { origin: own }] as const, [101, {}] as const],
    ...['/', '/ws/', '/WS', '/api/ws', '/ws%2f'].map((path) => [404, { path }] as const),
  ];
};

async function checkSockets(port: number, add: Add): Promise<void> {
  for (const [wanted, how] of doors(port)) {
    const wire = new Wire({ port, address: ADDRESS, ...how });
    await wire.until(() => wire.status !== undefined, ANSWER_MS);
    if (wire.status !== wanted)
      add('answer', `a socket for ${JSON.stringify(how)} was met with ${wire.status}`);
    wire.hangUp();
  }
}

const PAGES = ['/', '/t/abcdef0123', '/api', '/api/tables', '/nothing.js', '/%', '/healthz'];
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

async function checkHeaders(web: Web, add: Add): Promise<void> {
  for (const path of PAGES) {
    const { headers = {} } = (await web.ask({ method: 'GET', path })) ?? {};
    const loose = looseIn(headers['content-security-policy']);
    if (loose !== undefined) add('answer', `${path}: a loose policy, ${loose}`);
    for (const [name, value] of Object.entries(HEADERS))
      if (headers[name] !== value) add('answer', `${path}: ${name} is ${String(headers[name])}`);
    if (headers['set-cookie'] !== undefined) add('answer', `${path} sets a cookie`);
  }
}

/** Objects that may hold any names by their nature: options of games, settings, passkeys' messages. */
const FREE = new Set(['options', 'settings', 'credential']);

/** The body with one field too many, in each of its objects. */
function* overfull(body: unknown): Generator<string> {
  for (let at = 0; ; at += 1) {
    let objects = 0;
    const text = JSON.stringify(body, (name, one: unknown) => {
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
      if (FREE.has(name) && !('isPublic' in one)) return one;
      objects += 1;
      return objects - 1 === at ? { ...one, unknown: 1 } : one;
    });
    if (at >= objects) return;
    yield text;
  }
}

async function checkUnknownFields(web: Web, forge: Forge, add: Add): Promise<void> {
  const headers = { Authorization: `Bearer ${'k'.repeat(43)}` };
  for (const { method, path: pattern, takesBody, body } of forge.routes) {
    if (!takesBody) continue;
    const path = pattern.replace('{id}', 'abcdef0123');
    for (const text of overfull(body?.() ?? {})) {
      const answer = await web.ask({ method, path, headers, body: text });
      if (answer?.status !== 400 || codeIn(answer.text) !== 'bad-request')
        add('answer', `${method} ${path} took ${text}: ${answer?.status ?? 'none'}`);
    }
  }
}

interface Checks {
  readonly port: number;
  readonly description: Description;
  readonly add: Add;
}

export async function checkDoors({ port, description, add }: Checks): Promise<void> {
  const web = new Web({ port, address: ADDRESS });
  await checkSockets(port, add);
  await checkHeaders(web, add);
  await checkUnknownFields(web, new Forge(description, luckOf('fields', 'checks')), add);
  web.close();
}
