// The published description: made of the routes that exist, complete in itself, and readable for
// programs and people.
import { describe, expect, test } from 'vitest';

import { prefersPage } from '../src/http/api-page.ts';
import type { OpenApi } from '../src/http/openapi.ts';
import { smallApp } from './small-app.ts';

const { app } = smallApp();
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const read = async (): Promise<OpenApi> => (await app.inject('/api')).json<OpenApi>();

describe('the description', () => {
  test('lists every route with what it takes, gives and refuses', async () => {
    const { openapi, info, paths } = await read();
    expect([openapi, info.version]).toEqual(['3.1.0', '1.2.3']);
    const listed = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    const notes = app.shell.notes.map(
      ({ method, url }) => `${method} ${url.replace(':id', '{id}')}`,
    );
    expect(listed.sort()).toEqual(notes.sort());
    expect(paths['/api/echo/{id}']!['post']).toEqual({
      summary: 'Says it again.',
      tags: ['echo'],
      security: [],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                name: { type: 'string', maxLength: 10 },
                inside: {
                  type: 'object',
                  properties: { count: { type: 'number' } },
                  required: ['count'],
                  additionalProperties: false,
                },
              },
              required: ['name'],
              additionalProperties: false,
            },
          },
        },
      },
      responses: {
        200: expect.objectContaining({ description: 'Done.' }) as object,
        400: expect.objectContaining({ description: 'bad-request' }) as object,
        403: expect.objectContaining({ description: 'blocked' }) as object,
        409: expect.objectContaining({ description: 'started, seat-taken' }) as object,
        413: expect.objectContaining({ description: 'too-big' }) as object,
        429: expect.objectContaining({ description: 'too-fast' }) as object,
        500: expect.objectContaining({ description: 'broken' }) as object,
        503: expect.objectContaining({ description: 'store' }) as object,
      },
    });
    expect(paths['/api/person']!['get']!.security).toEqual([{ key: [] }]);
    expect(paths['/api/seat']!['post']!.security).toEqual([{ seat: [] }, { key: [] }]);
  });

  test('refers to nothing that is not in it', async () => {
    const document = await read();
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref!);
    expect(names.length).toBeGreaterThan(20);
    for (const ref of new Set(names)) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1];
      expect(document.components.schemas, ref).toHaveProperty(name ?? 'nothing');
    }
    for (const name of ['Room', 'CreateTable', 'SocketRequest', 'SocketAnswer', 'Profile'])
      expect(document.components.schemas).toHaveProperty(name);
    expect(JSON.stringify(document.components.schemas['Seated'])).toContain('schemas/Room"');
  });
});

describe('the page', () => {
  test('is for browsers, says the same and needs no script', async () => {
    const answer = await app.inject({ url: '/api', headers: { accept: BROWSER } });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept');
    const { paths, components } = await read();
    for (const url of Object.keys(paths)) expect(answer.body).toContain(url);
    for (const name of Object.keys(components.schemas))
      expect(answer.body).toContain(`id="${name}"`);
    for (const [, target] of answer.body.matchAll(/href="#(\w+)"/g))
      expect(components.schemas).toHaveProperty(target!);
    expect(answer.body).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  test.each([
    [BROWSER, true],
    ['', false],
    ['*/*', false],
    ['application/json', false],
    ['application/json, text/html;q=0.9', false],
    ['text/html;q=0.9, application/json;q=0.5', true],
  ])('%s: %s', (accept, isPage) => {
    expect(prefersPage(accept)).toBe(isPage);
  });
});
