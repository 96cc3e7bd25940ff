// How other devices reach the site: known to who sits at the machine, and to nobody else.
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';

import { neighbourhood } from '../src/http/addresses.ts';
import type { Environment } from '../src/settings.ts';
import { smallApp } from './small-app.ts';

const nic = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
  address,
  netmask: '',
  mac: '',
  cidr: null,
  internal,
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
});
const NICS = {
  lo: [nic('127.0.0.1', true)],
  wlan: [nic('fe80::1', false, 'IPv6'), nic('192.0.2.7')],
  eth: [nic('198.51.100.3')],
};

describe('the neighbourhood', () => {
  it('knows every address of the network, where the server listens there', () => {
    const all = ['http://192.0.2.7:8080', 'http://198.51.100.3:8080'];
    expect(neighbourhood('0.0.0.0', 8080, NICS)).toEqual(all);
    expect(neighbourhood('::', 8080, NICS)).toEqual(all);
    expect(neighbourhood('127.0.0.1', 8080, NICS)).toEqual([]);
  });
});

describe('who asks for the addresses', () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const environment: Environment = { PUBLIC_ORIGIN: 'https://cards.example' };
    const { app } = smallApp(environment);
    apps.push(app);
    const answer = await app.inject({ url: '/api/addresses', headers, remoteAddress });
    return answer.json<{ origins: string[] }>().origins;
  };

  it('is told on the machine itself', async () => {
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect(await ask({ host }), host).toEqual(['https://cards.example']);
    expect(await ask({ host: 'localhost' }, '::1')).toHaveLength(1);
    expect(await ask({ host: 'localhost' }, '::ffff:127.0.0.1')).toHaveLength(1);
  });

  it('is told nothing from elsewhere, by another name, or through a proxy', async () => {
    expect(await ask({ host: 'localhost' }, '192.0.2.9')).toEqual([]);
    expect(await ask({ host: 'cards.example' })).toEqual([]);
    expect(await ask({ host: 'localhost', 'x-forwarded-for': '203.0.113.7' })).toEqual([]);
    expect(await ask({ host: 'localhost', via: '1.1 proxy' })).toEqual([]);
  });
});
