// Attacks over HTTP: every route with each of its fields spoilt, and odd addresses and headers.
import { API_CODES } from '@tablee/wire';

import type { Luck } from '../scripts/luck.ts';
import { pause } from '../scripts/luck.ts';
import { Forge, STRANGE_TEXTS } from './forge.ts';
import type { Route } from './forge.ts';
import type { AttackPlan, HonestTable, OwnTable } from './plan.ts';
import { Web } from './web.ts';
import type { Answer, Request } from './web.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
/** Addresses that lead nowhere they should not. */
const TRICKS = [
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fdata%2ftablee.db', '/%'],
  ...['/data/tablee.db', '/assets/%00', '/%ff%fe', '//evil.example/x', '/api//tables', '/ws'],
  ...['/api/tables/%2e%2e/me', '/api/tables/../me/export', '/api/tables/abcdef0123%2frecord'],
  ...['/api/tables/__proto__', '/api/people/constructor', '/api/me/passkeys/%F0%9F%98%80'],
  ...[`/api/tables/${'a'.repeat(2000)}`, `/${'a/'.repeat(3000)}`, '/api/ws', '*'],
  ...['/api/tables?id=1&id[]=2&__proto__[x]=1', '/metrics?x=%0d%0aSet-Cookie:a'],
  'http://evil.example/api/tables',
];
const RUDE_HEADS = [
  'GET / HTTP/1.1\r\nHost: x\r\nFoo bar',
  'GET / HTTP/9.9\r\nHost: x',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0',
  'POST /api/recover HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}`,
  'GET / HTTP/1.1',
  'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade',
  'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x',
  '\u0000\u0001\u0002',
  '\r\n',
];
/** What a header can hold at all. */
const HEADER_TEXTS = STRANGE_TEXTS.filter((text) => /^[\x20-\x7e]{0,1300}$/.test(text));
const HOSTS = ['evil.example', "x; script-src *; x='", '"><script>', '127.0.0.1, evil.example', ''];
const NO_BODIES = ['', '{', 'null', '[]', '"x"', '{"a":1}', '\u0000', '{"a":1}x'];
const STRICT = [
  ...["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"],
];
const LIMIT_PAUSE_MS = 50;
/** Some of what is no request is never answered. */
const RUDE_WAIT_MS = 100;

/** Why a policy would let in what it should not; undefined when it does not. */
export function looseIn(policy: unknown): string | undefined {
  if (typeof policy !== 'string') return 'there is none';
  const missing = STRICT.find((part) => !policy.includes(part));
  if (missing !== undefined) return `without ${missing}`;
  // Styles may be written into the page; nothing else.
  const rest = policy.replace("style-src 'self' 'unsafe-inline'", '');
  return /script-src|unsafe-|\*/.exec(rest)?.[0];
}

/** The code of a refusal; undefined where there is none. */
export const codeIn = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
};

export class RequestAttack {
  readonly #plan: AttackPlan;
  readonly #luck: Luck;
  readonly #forge: Forge;
  readonly #routes: readonly Route[];

  constructor(plan: AttackPlan) {
    this.#plan = plan;
    this.#luck = plan.luck;
    this.#forge = new Forge(plan.description, plan.luck);
    this.#routes = this.#forge.routes;
  }

  async run(): Promise<void> {
    const { budget, port, addresses } = this.#plan;
    while (budget.left > 0) {
      const web = new Web({ port, address: this.#luck.pick(addresses) });
      for (let n = 50; n > 0 && budget.left > 0; n -= 1) await this.#one(web);
      web.close();
    }
  }

  async #one(web: Web): Promise<void> {
    const { budget, add } = this.#plan;
    const luck = this.#luck;
    budget.left -= 1;
    budget.said += 1;
    if (luck.inHundred(3)) {
      const bytes = Buffer.from(`${luck.pick(RUDE_HEADS)}\r\n\r\n`, 'latin1');
      const text = await web.raw(bytes, RUDE_WAIT_MS);
      if (/^HTTP\/1.1 5/.test(text)) add('answer', `a rude request: ${text.slice(0, 200)}`);
      return;
    }
    const isTrick = luck.inHundred(12);
    const request = isTrick
      ? { method: luck.pick(METHODS), path: luck.pick(TRICKS) }
      : this.#request();
    const answer = await web.ask({ ...request, headers: this.#headers() });
    if (answer !== undefined) this.#check(request, answer);
    else if ((request.body?.length ?? 0) < 30_000 && request.path.length < 5000)
      add('answer', `none to ${request.method} ${request.path.slice(0, 100)}`);
    if (answer?.status === 429) await pause(LIMIT_PAUSE_MS);
  }

  #request(): Request {
    const { method, path, takesBody, body } = this.#luck.pick(this.#routes);
    const request = { method, path: path.replace(/\{id\}/g, () => this.#id(path)) };
    if (!takesBody) return request;
    const good = body?.();
    if (!this.#luck.inHundred(30)) return { ...request, body: this.#badBody(good) };
    return { ...request, ...(good !== undefined && { body: JSON.stringify(good) }) };
  }

  #badBody(good: unknown): string {
    const luck = this.#luck;
    const way = luck.below(10);
    if (way === 0) return luck.pick(NO_BODIES);
    if (way === 1) return `{"x":"${'y'.repeat(luck.pick([30_000, 33_000, 100_000]))}"}`;
    return this.#forge.spoilt(good ?? {});
  }

  #id(path: string): string {
    const luck = this.#luck;
    const { honest, own } = this.#plan.lore;
    if (path.includes('passkeys')) return luck.letters('abcXYZ019-_', 1 + luck.below(60));
    const known = luck.pick<HonestTable | OwnTable | undefined>([...honest, ...own]);
    return luck.inHundred(70) && known ? known.id : luck.letters('abcxyz0189', 6 + luck.below(20));
  }

  #headers(): Record<string, string> {
    const luck = this.#luck;
    const { keys, lore } = this.#plan;
    const almost = lore.honest.flatMap((table) => table.almost);
    const own = luck.pick<OwnTable | undefined>(lore.own)?.seats[0]?.token ?? luck.secret();
    const seats = [own, own, ...almost.slice(0, 2), luck.secret()];
    const shares: readonly (readonly [name: string, share: number, values: readonly string[]])[] = [
      ['Authorization', 10, HEADER_TEXTS],
      ['Authorization', 60, [...keys, luck.secret()].map((key) => `Bearer ${key}`)],
      ['X-Seat', 5, HEADER_TEXTS],
      ['X-Seat', 40, seats],
      ['Host', 5, HOSTS],
      ['Origin', 5, ['null', 'https://evil.example', '']],
      ['Accept', 5, ['text/html', '*/*', ';;q=', 'text/html;q=x']],
      ['Content-Type', 2, ['text/plain', 'application/xml', 'x']],
    ];
    const sent = shares.filter(([, share]) => luck.inHundred(share));
    return Object.fromEntries(sent.map(([name, , values]) => [name, luck.pick(values)]));
  }

  #check({ method, path }: Request, { status, headers, text }: Answer): void {
    const { listener, add } = this.#plan;
    const complain = (what: string): void =>
      add('answer', `${`${method} ${path}`.slice(0, 200)}${what}: ${status} ${text.slice(0, 200)}`);
    listener.count(String(status));
    listener.look('HTTP', `${Object.values(headers).join('\n')}\n${text}`);
    if (status >= 500) complain('');
    const loose = looseIn(headers['content-security-policy']);
    // What is no HTTP is answered before anything of ours is asked.
    if (loose !== undefined && status !== 400) complain(`: a loose policy, ${loose}`);
    if (!path.startsWith('/api/') || status < 400 || method === 'HEAD') return;
    const code = codeIn(text);
    if (!API_CODES.some((known) => known === code)) complain(': no code');
  }
}
