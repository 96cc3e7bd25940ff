// What can be said of the server before anybody attacks it: who is turned away at the door, what its
// pages may do, and that no route takes a field that it does not know.
import type { Requests } from './bodies.ts';
import { luckOf } from '../scripts/luck.ts';
import type { Found } from './plan.ts';
import { insideOf } from './oddities.ts';
import { codeIn, looseIn } from './requests.ts';
import { Web } from './web.ts';
import { Wire } from './wire.ts';

const ADDRESS = '198.51.100.1';
/** A busy machine takes its time. */
const ANSWER_MS = 60_000;

/** Sockets of pages of other sites, and of addresses that only look like ours. */
async function checkOrigins(port: number, findings: Found): Promise<void> {
  const own = `http://127.0.0.1:${port}`;
  const foreign = [
    'https://evil.example',
    `http://127.0.0.1:${port}.evil.example`,
    `http://evil.example:${port}`,
    `http://127.0.0.1:${port + 1}`,
    `${own}@evil.example`,
    `ftp://127.0.0.1:${port}`,
    'null',
    'file://',
  ];
  for (const origin of foreign) {
    const wire = new Wire({ port, address: ADDRESS, origin });
    await wire.until(() => wire.status !== undefined, ANSWER_MS);
    if (wire.status !== 403) findings.add('answer', `origin ${origin} was met with ${wire.status}`);
    wire.hangUp();
  }
  for (const origin of [own, undefined]) {
    const wire = new Wire({ port, address: ADDRESS, origin });
    if (!(await wire.opened()))
      findings.add('answer', `origin ${origin} was met with ${wire.status}`);
    wire.hangUp();
  }
  for (const path of ['/', '/ws/', '/WS', '/api/ws', '/ws%2f']) {
    const wire = new Wire({ port, address: ADDRESS, path });
    await wire.until(() => wire.status !== undefined, ANSWER_MS);
    if (wire.status !== 404) findings.add('answer', `a socket at ${path}: ${wire.status}`);
    wire.hangUp();
  }
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

async function checkHeaders(web: Web, findings: Found): Promise<void> {
  for (const path of [
    '/',
    '/t/abcdef0123',
    '/api',
    '/api/tables',
    '/nothing.js',
    '/%',
    '/healthz',
  ]) {
    const answer = await web.ask({ method: 'GET', path });
    const loose = looseIn(answer?.headers.get('content-security-policy'));
    if (loose !== undefined) findings.add('answer', `${path}: a loose policy, ${loose}`);
    for (const [name, value] of Object.entries(HEADERS))
      if (answer?.headers.get(name) !== value)
        findings.add('answer', `${path}: ${name} is ${answer?.headers.get(name)}`);
    if (answer?.headers.has('set-cookie')) findings.add('answer', `${path} sets a cookie`);
  }
}

/** Every object in a body, as the way to it. */
function objectsIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => objectsIn(one, [...at, name]));
  return Array.isArray(value) ? inside : [at, ...inside];
}

/** Objects that may hold any names by their nature: options of games, settings, passkeys' messages. */
const FREE = new Set(['options', 'settings', 'credential']);

/** Bodies with one field too many, in every object that they have. */
function* overfull(body: object): Generator<object> {
  for (const way of objectsIn(body)) {
    const isFree = FREE.has(way.at(-1) ?? '') && !('isPublic' in insideOf(body, way));
    if (isFree) continue;
    const copy = structuredClone(body);
    insideOf(copy, way)['unknown'] = 1;
    yield copy;
  }
}

/** Returns how many were tried. */
async function checkUnknownFields(web: Web, requests: Requests, findings: Found): Promise<number> {
  const luck = luckOf('fields', 'checks');
  const headers = { Authorization: `Bearer ${luck.secret()}` };
  let tried = 0;
  for (const route of requests.routes.filter(({ takesBody }) => takesBody)) {
    const path = route.path.replace('{id}', 'abcdef0123');
    const body = requests.good(route, luck) ?? {};
    for (const wrong of overfull(body)) {
      tried += 1;
      const text = JSON.stringify(wrong);
      const answer = await web.ask({ method: route.method, path, headers, body: text });
      const isRefused = answer?.status === 400 && codeIn(answer.text) === 'bad-request';
      if (!isRefused)
        findings.add('answer', `${route.method} ${path} took ${text}: ${answer?.status ?? 'none'}`);
    }
  }
  return tried;
}

export async function checkDoors({
  port,
  requests,
  findings,
}: {
  readonly port: number;
  readonly requests: Requests;
  readonly findings: Found;
}): Promise<void> {
  const web = new Web({ port, address: ADDRESS });
  await checkOrigins(port, findings);
  await checkHeaders(web, findings);
  const tried = await checkUnknownFields(web, requests, findings);
  if (tried < requests.routes.filter(({ takesBody }) => takesBody).length)
    findings.add('answer', `only ${tried} bodies with a field too many were tried`);
  web.close();
}
