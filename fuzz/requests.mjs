// An attack over HTTP: every route of the interface, every field of it spoilt, odd addresses and headers.
import { API_CODES } from '@tablee/wire';

import { RUDE, trick } from './bodies.mjs';
import { STRANGE_TEXTS } from './oddities.mjs';
import { pause } from './luck.mjs';
import { Web } from './web.mjs';

/** What a header can hold at all. */
const HEADER_TEXTS = STRANGE_TEXTS.filter((text) => /^[\x20-\x7e]{0,1300}$/.test(text));
const HOSTS = ['evil.example', "x; script-src *; x='", '"><script>', '127.0.0.1, evil.example', ''];
const STRICT = [
  "default-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];
const LIMIT_PAUSE_MS = 50;
/** Some of what is no request is never answered. */
const RUDE_WAIT_MS = 100;

/** Why a policy would let in what it should not; undefined when it does not. */
export function looseIn(policy) {
  if (policy === undefined) return 'there is none';
  const missing = STRICT.find((part) => !policy.includes(part));
  if (missing !== undefined) return `without ${missing}`;
  // Styles may be written into the page; nothing else.
  const rest = policy.replace("style-src 'self' 'unsafe-inline'", '');
  return /script-src|unsafe-|\*/.exec(rest)?.[0];
}

export class RequestAttack {
  #plan;
  #luck;
  statuses = new Map();

  /** `plan`: { port, luck, lore, requests, listener, budget, addresses, keys, add }. */
  constructor(plan) {
    this.#plan = plan;
    this.#luck = plan.luck;
  }

  async run() {
    const { budget, port, addresses } = this.#plan;
    while (budget.left > 0) {
      const web = new Web({ port, address: this.#luck.pick(addresses) });
      for (let n = 50; n > 0 && budget.left > 0; n -= 1) await this.#one(web);
      web.close();
    }
  }

  async #one(web) {
    const { budget } = this.#plan;
    const luck = this.#luck;
    budget.left -= 1;
    budget.said += 1;
    if (luck.inHundred(3)) {
      const answer = await web.raw(Buffer.from(luck.pick(RUDE), 'latin1'), 'GET', RUDE_WAIT_MS);
      web.close();
      if (answer?.status >= 500) this.#complain('a rude request', answer);
      return;
    }
    const request = luck.inHundred(12) ? trick(luck) : this.#request();
    const answer = await web.ask({ ...request, headers: this.#headers() });
    if (answer !== undefined) this.#check(request, answer);
    else if ((request.body?.length ?? 0) < 30_000 && request.path.length < 5000)
      this.#plan.add('answer', `none to ${request.method} ${request.path.slice(0, 100)}`);
    if (answer?.status === 429) await pause(LIMIT_PAUSE_MS);
  }

  #request() {
    const { requests } = this.#plan;
    const luck = this.#luck;
    const route = luck.pick(requests.routes);
    const path = route.path.replace(/\{id\}/g, () => this.#id(route.path));
    const { method } = route;
    if (!route.takesBody) return { method, path };
    if (luck.inHundred(30)) {
      const good = requests.good(route, luck);
      return { method, path, ...(good === undefined ? {} : { body: JSON.stringify(good) }) };
    }
    return { method, path, body: requests.bad(route, luck) };
  }

  #id(path) {
    const luck = this.#luck;
    const { honest, own } = this.#plan.lore;
    if (path.includes('passkeys')) return luck.letters('abcXYZ019-_', 1 + luck.below(60));
    const known = luck.pick([...honest, ...own]);
    return luck.inHundred(70) && known ? known.id : luck.letters('abcxyz0189', 6 + luck.below(20));
  }

  #headers() {
    const luck = this.#luck;
    const { keys, lore } = this.#plan;
    const headers = {};
    if (luck.inHundred(60)) headers.Authorization = `Bearer ${luck.pick([...keys, luck.secret()])}`;
    else if (luck.inHundred(30)) headers.Authorization = luck.pick(HEADER_TEXTS);
    const seats = [...lore.honest.flatMap(({ almost = [] }) => almost), luck.secret()];
    const own = luck.pick(lore.own)?.seats[0]?.token;
    if (luck.inHundred(40)) headers['X-Seat'] = luck.inHundred(50) && own ? own : luck.pick(seats);
    else if (luck.inHundred(10)) headers['X-Seat'] = luck.pick(HEADER_TEXTS);
    if (luck.inHundred(5)) headers.Host = luck.pick(HOSTS);
    if (luck.inHundred(5)) headers.Origin = luck.pick(['null', 'https://evil.example', '']);
    if (luck.inHundred(5))
      headers.Accept = luck.pick(['text/html', '*/*', ';;q=', 'text/html;q=x']);
    if (luck.inHundred(2))
      headers['Content-Type'] = luck.pick(['text/plain', 'application/xml', 'x']);
    return headers;
  }

  #check({ method, path }, answer) {
    const { status, headers, text } = answer;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.#plan.listener.look('HTTP', `${[...headers].join('\n')}\n${text}`);
    if (status >= 500) this.#complain(`${method} ${path}`, answer);
    const loose = looseIn(headers.get('content-security-policy'));
    // What is no HTTP is answered before anything of ours is asked.
    if (loose !== undefined && status !== 400)
      this.#complain(`${method} ${path}: a loose policy, ${loose}`, answer);
    if (!/^\/api\//.test(path) || status < 400 || method === 'HEAD') return;
    const code = this.#codeIn(text);
    if (!API_CODES.includes(code)) this.#complain(`${method} ${path}: no code`, answer);
  }

  #codeIn(text) {
    try {
      return JSON.parse(text).code;
    } catch {
      return undefined;
    }
  }

  #complain(what, { status, text }) {
    this.#plan.add('answer', `${what.slice(0, 200)}: ${status} ${text.slice(0, 200)}`);
  }
}
