// Tells the site's own pages: loaded from the requested host, or from the origin in the settings.

import type { IncomingMessage } from 'node:http';

/** A host as it may stand in a header of ours: what else came is not repeated. */
const HOST = /^(?:[\w.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

export const hostOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.host !== undefined && HOST.test(headers.host) ? headers.host.toLowerCase() : undefined;

/** Programs that are no browser send no Origin; a browser always does where it matters. */
export const isOwnOrigin = (
  request: IncomingMessage,
  publicOrigin: string | undefined,
): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const asked = origin.toLowerCase();
  if (asked === publicOrigin) return true;
  const host = hostOf(request);
  return host !== undefined && (asked === `http://${host}` || asked === `https://${host}`);
};

/** The place as the browser names it; what it says itself counts only where it can be true. */
export const originOf = (
  request: IncomingMessage,
  publicOrigin: string | undefined,
  proxies: number,
): string => {
  if (publicOrigin !== undefined) return publicOrigin;
  const { origin } = request.headers;
  if (origin !== undefined && isOwnOrigin(request, publicOrigin)) return origin.toLowerCase();
  const isSecure = proxies > 0 && request.headers['x-forwarded-proto'] === 'https';
  return `${isSecure ? 'https' : 'http'}://${hostOf(request) ?? 'localhost'}`;
};

const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
const NEAR = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether the client runs on this machine: by its address, by the site's host, and without a proxy.
 */
export const isOnMachine = (request: IncomingMessage): boolean => {
  const { headers, socket } = request;
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  return (
    !isForwarded && NEAR.test(socket.remoteAddress ?? '') && LOOPBACK.test(hostOf(request) ?? '')
  );
};

/** Whether the browser has reason to trust the place: over TLS, or on the machine itself. */
export const isTrusted = (
  request: IncomingMessage,
  publicOrigin: string | undefined,
  proxies: number,
): boolean => {
  if (publicOrigin?.startsWith('https:') === true) return true;
  if (proxies > 0 && request.headers['x-forwarded-proto'] === 'https') return true;
  return LOOPBACK.test(hostOf(request) ?? '');
};
