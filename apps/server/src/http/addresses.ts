// Lists the addresses at which other devices reach this server, for a page opened at localhost that
// wants to invite players.

import { networkInterfaces } from 'node:os';
import { addressesSchema } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { route } from './route.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** The site in the network around this machine; nothing where it listens for the machine only. */
export const neighbourhood = (
  host: string,
  port: number,
  interfaces = networkInterfaces(),
): readonly string[] =>
  !EVERYWHERE.includes(host)
    ? []
    : Object.values(interfaces)
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => `http://${address}:${port}`);

export const addressRoute = (
  app: FastifyInstance,
  { host, publicOrigin }: Pick<Settings, 'host' | 'publicOrigin'>,
): void => {
  const own = (): readonly string[] => {
    if (publicOrigin !== undefined) return [publicOrigin];
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? neighbourhood(host, address.port) : [];
  };
  route(app, {
    method: 'GET',
    url: '/api/addresses',
    summary: 'How other devices reach the site; told only to whoever asks on the machine itself.',
    answer: addressesSchema,
    auth: 'none',
    handle: ({ isOnMachine }) => ({ origins: isOnMachine ? [...own()] : [] }),
  });
};
