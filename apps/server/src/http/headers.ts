// Sets the security headers of all answers: the content policy, and the ban on framing.

import type { IncomingMessage } from 'node:http';
import { hostOf, isTrusted } from './origin.ts';

const YEAR_S = 31_536_000;

/** Older browsers do not count sockets to the same place as 'self'. */
const socketsOf = (request: IncomingMessage, publicOrigin: string | undefined): string => {
  if (publicOrigin !== undefined) return ` ${publicOrigin.replace(/^http/, 'ws')}`;
  const host = hostOf(request);
  return host === undefined ? '' : ` ws://${host} wss://${host}`;
};

const policy = (sockets: string): string =>
  [
    "default-src 'self'",
    // Where things stand on the table is written into style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The letters of titles lie in the style sheet.
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** What no page of ours needs; each name is one that browsers know, or they complain. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

export const securityHeaders = (
  request: IncomingMessage,
  { publicOrigin, trustProxy }: { publicOrigin: string | undefined; trustProxy: number },
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(socketsOf(request, publicOrigin)),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Resource-Policy': 'same-origin',
  // On a plain address browsers ignore it, and complain.
  ...(isTrusted(request, publicOrigin, trustProxy) && {
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
  ...(publicOrigin?.startsWith('https:') === true && {
    'Strict-Transport-Security': `max-age=${YEAR_S}`,
  }),
});
