// An attack over HTTP: every route of the interface, every field of it spoilt, odd addresses and headers.
import { API_CODES } from '@tablee/wire';

import { pause } from '../scripts/luck.ts';
import type { Luck } from '../scripts/luck.ts';
import { RUDE, trick } from './bodies.ts';
import type { Requests } from './bodies.ts';
import { STRANGE_TEXTS } from './oddities.ts';
import type { AttackPlan, HonestTable, OwnTable } from './plan.ts';
import { Web } from './web.ts';
import type { Answer, Request } from './web.ts';

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
export function looseIn(policy: string | undefined): string | undefined {
  if (policy === undefined) return 'there is none';
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

interface RequestPlan extends AttackPlan {
  readonly requests: Requests;
}

export class RequestAttack {
  readonly #plan: RequestPlan;
  readonly #luck: Luck;
  readonly statuses = new Map<number, number>();

  constructor(plan: RequestPlan) {
    this.#plan = plan;
    this.#luck = plan.luck;
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
    const { budget } = this.#plan;
    const luck = this.#luck;
    budget.left -= 1;
    budget.said += 1;
    if (luck.inHundred(3)) {
      const answer = await web.raw(Buffer.from(luck.pick(RUDE), 'latin1'), 'GET', RUDE_WAIT_MS);
      web.close();
      if (answer !== undefined && answer.status >= 500) this.#complain('a rude request', answer);
      return;
    }
    const request: Request = luck.inHundred(12) ? trick(luck) : this.#request();
    const answer = await web.ask({ ...request, headers: this.#headers() });
    if (answer !== undefined) this.#check(request, answer);
    else if ((request.body?.length ?? 0) < 30_000 && request.path.length < 5000)
      this.#plan.add('answer', `none to ${request.method} ${request.path.slice(0, 100)}`);
    if (answer?.status === 429) await pause(LIMIT_PAUSE_MS);
  }

  #request(): Request {
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
    const headers: Record<string, string> = {};
    if (luck.inHundred(60))
      headers['Authorization'] = `Bearer ${luck.pick([...keys, luck.secret()])}`;
    else if (luck.inHundred(30)) headers['Authorization'] = luck.pick(HEADER_TEXTS);
    const seats = [...lore.honest.flatMap(({ almost }) => almost), luck.secret()];
    const own = luck.pick<OwnTable | undefined>(lore.own)?.seats[0]?.token;
    if (luck.inHundred(40))
      headers['X-Seat'] = luck.inHundred(50) && own !== undefined ? own : luck.pick(seats);
    else if (luck.inHundred(10)) headers['X-Seat'] = luck.pick(HEADER_TEXTS);
    if (luck.inHundred(5)) headers['Host'] = luck.pick(HOSTS);
    if (luck.inHundred(5)) headers['Origin'] = luck.pick(['null', 'https://evil.example', '']);
    if (luck.inHundred(5))
      headers['Accept'] = luck.pick(['text/html', '*/*', ';;q=', 'text/html;q=x']);
    if (luck.inHundred(2))
      headers['Content-Type'] = luck.pick(['text/plain', 'application/xml', 'x']);
    return headers;
  }

  #check({ method, path }: Request, answer: Answer): void {
    const { status, headers, text } = answer;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.#plan.listener.look('HTTP', `${[...headers].join('\n')}\n${text}`);
    if (status >= 500) this.#complain(`${method} ${path}`, answer);
    const loose = looseIn(headers.get('content-security-policy'));
    // What is no HTTP is answered before anything of ours is asked.
    if (loose !== undefined && status !== 400)
      this.#complain(`${method} ${path}: a loose policy, ${loose}`, answer);
    if (!path.startsWith('/api/') || status < 400 || method === 'HEAD') return;
    const code = codeIn(text);
    if (!API_CODES.some((known) => known === code))
      this.#complain(`${method} ${path}: no code`, answer);
  }

  #complain(what: string, { status, text }: Answer): void {
    this.#plan.add('answer', `${what.slice(0, 200)}: ${status} ${text.slice(0, 200)}`);
  }
}
