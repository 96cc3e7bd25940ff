// Declares API errors: a code for which the site has a text, and facts. They hold no message, stack
// or input.

import type { ApiCode, ApiError } from '@tablee/wire';

const STATUS: Readonly<Record<ApiCode, number>> = {
  'bad-request': 400,
  'too-big': 413,
  'too-fast': 429,
  busy: 429,
  'too-many-guests': 429,
  'no-key': 401,
  'bad-key': 401,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-person': 404,
  'no-such-page': 404,
  'bad-setup': 422,
  'not-host': 403,
  'not-seated': 403,
  'seat-taken': 409,
  'no-seat': 409,
  started: 409,
  'not-started': 409,
  'not-over': 409,
  'rules-newer': 409,
  'rules-too-old': 409,
  'seats-missing': 409,
  'rated-people': 409,
  'needs-account': 403,
  'needs-games': 403,
  kicked: 403,
  locked: 403,
  blocked: 403,
  'bad-code': 403,
  'seat-held': 409,
  'seat-asked': 409,
  'not-asked': 409,
  'owner-only': 403,
  passkey: 403,
  'no-passkeys': 404,
  'no-push': 404,
  'not-today': 409,
  'already-played': 409,
  'not-played': 403,
  'bad-record': 422,
  'other-bots': 409,
  store: 503,
  broken: 500,
};

/** Thrown by a request handler; becomes the answer. */
export class ApiFault extends Error {
  readonly code: ApiCode;
  readonly facts: ApiError['facts'];
  readonly rule: string | undefined;
  // The framework writes to it: no getter.
  statusCode: number;

  constructor(code: ApiCode, facts: ApiError['facts'] = {}, rule?: string) {
    super(code);
    this.name = 'ApiFault';
    this.code = code;
    this.facts = facts;
    this.rule = rule;
    this.statusCode = STATUS[code];
  }

  get answer(): ApiError {
    const { code, facts, rule } = this;
    return rule === undefined ? { code, facts } : { code, rule, facts };
  }
}

export const statusOf = (code: ApiCode): number => STATUS[code];
