// Connects the online part of the site to the browser: storage, network and windows.

import type { WirePorts } from '@tablee/table';
import { memory } from './memory.ts';
import { Api, ApiFailure } from './api.ts';
import { Person } from './person.ts';

export const person = new Person({
  memory,
  random: (bytes) => crypto.getRandomValues(bytes),
});

export const api = new Api({
  fetch: (path, request) => fetch(path, request),
  key: () => person.key,
  needKey: () => person.needKey(),
  token: (table) => person.tokenOf(table),
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
});

/**
 * Whether this browser has an account. True if the server is unreachable: it checks again on join.
 */
export async function hasAccount(): Promise<boolean> {
  if (person.key === undefined) return false;
  try {
    return (await api.me()).hasAccount;
  } catch (error) {
    return !(error instanceof ApiFailure) || error.code !== 'bad-key';
  }
}

/** Whether the page's host is the local machine: that address leads other devices elsewhere. */
export const isLocal = (): boolean =>
  /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** Origins for other devices; this page's own origin if the server names none. */
export async function originsForOthers(): Promise<readonly string[]> {
  const found = isLocal() ? await api.addresses().catch(() => []) : [];
  return found.length === 0 ? [location.origin] : found;
}

const socketAddress = (): string => {
  const address = new URL('/ws', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
};

/** Events after which a page that slept may have lost its connection unnoticed. */
const WAKING = ['online', 'offline', 'pageshow', 'focus'] as const;

export const browserWire: WirePorts = {
  open(ears) {
    const socket = new WebSocket(socketAddress());
    socket.onopen = () => ears.opened();
    socket.onmessage = ({ data }) => ears.heard(String(data));
    socket.onclose = ({ code }) => ears.closed(code);
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        socket.close();
      },
    };
  },
  clock: {
    now: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return {
        cancel() {
          clearTimeout(timer);
        },
      };
    },
  },
  today: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  onWake(act) {
    const shown = () => {
      if (document.visibilityState === 'visible') act();
    };
    for (const name of WAKING) addEventListener(name, act);
    document.addEventListener('visibilitychange', shown);
    return () => {
      for (const name of WAKING) removeEventListener(name, act);
      document.removeEventListener('visibilitychange', shown);
    };
  },
};
