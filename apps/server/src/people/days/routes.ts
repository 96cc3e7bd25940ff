// Declares the HTTP routes of the deal of the day.

import { DAY_VERSIONS } from '@tablee/registry';
import { daySchema, dayNowSchema, dayStandingSchema, playedDaySchema } from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../http/route.ts';
import type { PeopleService } from '../service.ts';

const params = v.strictObject({ game: v.pipe(v.string(), v.maxLength(40)), day: daySchema });

export function dayRoutes(app: FastifyInstance, people: PeopleService): void {
  route(app, {
    method: 'GET',
    url: '/api/days',
    summary:
      'Which day it is here, in universal time, and the version of each game’s bots: a new deal of the day begins with it.',
    answer: dayNowSchema,
    auth: 'none',
    handle: () => ({ day: people.today(), bots: DAY_VERSIONS }),
  });
  route(app, {
    method: 'POST',
    url: '/api/days/:game/:day',
    summary:
      'Hands in, once, the record of today’s or yesterday’s deal; it is checked to the last move and not kept.',
    params,
    body: playedDaySchema,
    answer: dayStandingSchema,
    auth: 'person',
    codes: [
      ...(['no-such-game', 'not-today', 'already-played', 'bad-record', 'other-bots'] as const),
      ...(['too-many-guests', 'busy'] as const),
    ],
    limit: 'records',
    handle: ({ params: asked, key, admit, allows, address, body }) =>
      people.playDay(
        asked,
        { key, admit, counts: () => allows('days'), asker: address },
        body.record,
      ),
  });
  route(app, {
    method: 'GET',
    url: '/api/days/:game/:day',
    summary: 'How everybody did at a deal of the day; only for those who have played it.',
    params,
    answer: dayStandingSchema,
    auth: 'person',
    codes: ['no-such-game', 'not-played'],
    isLong: true,
    handle: ({ params: asked, key }) => people.dayStanding(asked, key),
  });
}
