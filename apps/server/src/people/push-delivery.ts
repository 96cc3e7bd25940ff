// Delivers reminders to push services. Browsers supply the endpoint, so it is untrusted: requests
// to our own network are refused.

import { lookup, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from '../http/inside.ts';

const TIMEOUT_MS = 10_000;

/** Host names of a local network: without a dot, or under one of these. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|home\.arpa)\.?$/;

/** The address of a push service, or undefined for what cannot be one. */
export function pushAddress(endpoint: string, mayBeLocal: boolean): URL | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.username !== '' || url.password !== '') return undefined;
  if (mayBeLocal) return /^https?:$/.test(url.protocol) ? url : undefined;
  const { protocol, hostname, port } = url;
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
  // Push services listen at the usual port, which has no number here; at others something else does.
  const isService = protocol === 'https:' && port === '';
  return isService && isName && !LOCAL_NAME.test(hostname) ? url : undefined;
}

/** A name may lead inside although it looks like one from outside. */
export const lookupOutside: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const outside = error === null ? found.filter(({ address }) => !isInside(address)) : [];
    const [first] = outside;
    if (first === undefined) answer(error ?? new Error('no address outside'), '', 0);
    else if (options.all === true) answer(null, outside);
    else answer(null, first.address, first.family);
  });
};

export interface Delivery {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
}

/** The status that the push service answers with. Redirections are not followed. */
export function deliver(delivery: Delivery, mayBeLocal: boolean): Promise<number> {
  const url = pushAddress(delivery.endpoint, mayBeLocal);
  if (url === undefined) return Promise.reject(new Error('not a push service'));
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...delivery.headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(mayBeLocal ? {} : { lookup: lookupOutside }),
      },
      (answer) => {
        // Only the status counts; what else it says is not read.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(delivery.body ?? undefined);
  });
}
