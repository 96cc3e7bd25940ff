// Declares the HTTP routes of tables and passes requests to the rooms.

import {
  askSeatSchema,
  claimSeatSchema,
  createTableSchema,
  fillSeatSchema,
  joinTableSchema,
  keepSchema,
  kickSchema,
  lobbySchema,
  moveSeatSchema,
  openScreenSchema,
  myTablesSchema,
  resizeSchema,
  roomSchema,
  roomSettingsSchema,
  seatAnswerSchema,
  seatedSchema,
  seatSchemaBody,
  silenceSchema,
  swapSchema,
  tableIdSchema,
  throwInSchema,
  vouchSchema,
  type ApiCode,
  type Room,
} from '@tablee/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route, type Ask } from '../http/route.ts';
import type { Asker, RoomsService } from './service.ts';

const params = v.strictObject({ id: tableIdSchema });
const none = v.nullish(v.strictObject({}));

export interface TableRouteServices {
  readonly rooms: RoomsService;
}

const asker = ({
  key,
  seat,
  admit,
  charge,
}: Pick<Ask<unknown, unknown, 'none'>, 'key' | 'seat' | 'admit' | 'charge'>): Asker => ({
  key,
  token: seat,
  admit,
  countTable: () => charge('tables'),
});

export function tableRoutes(app: FastifyInstance, { rooms }: TableRouteServices): void {
  looking(app, rooms);
  sitting(app, rooms);
  goingOn(app, rooms);
  replacing(app, rooms);
  arranging(app, rooms);
}

function looking(app: FastifyInstance, rooms: RoomsService): void {
  route(app, {
    method: 'GET',
    url: '/api/tables',
    summary: 'Public tables where somebody may still sit down, and those that can be watched.',
    answer: lobbySchema,
    auth: 'none',
    isLong: true,
    handle: () => rooms.lobby(),
  });
  route(app, {
    method: 'GET',
    url: '/api/tables/:id',
    summary: 'A table: who sits where and how it is set up.',
    params,
    answer: roomSchema,
    auth: 'none',
    codes: ['no-such-table'],
    handle: (ask) => rooms.room(ask.params.id),
  });
  route(app, {
    method: 'GET',
    url: '/api/tables/:id/record',
    summary: 'The record of a finished game, with what the cards were drawn from.',
    params,
    answer: 'text',
    auth: 'none',
    codes: ['no-such-table', 'not-started', 'not-over', 'rules-newer', 'rules-too-old', 'busy'],
    limit: 'records',
    isLasting: true,
    handle: (ask) => rooms.record(ask.params.id, ask.address),
  });
  route(app, {
    method: 'GET',
    url: '/api/privacy',
    summary: 'For how many days this server keeps tables and guests; 0 is for ever.',
    answer: keepSchema,
    auth: 'none',
    handle: () => rooms.keep,
  });
  route(app, {
    method: 'GET',
    url: '/api/me/tables',
    summary: 'The tables where the one who asks sits, the last played first.',
    answer: myTablesSchema,
    auth: 'person',
    isLong: true,
    handle: (ask) => rooms.mine(asker(ask)),
  });
}

/** Reasons for refusing a seat. */
const NO_CHAIR: readonly ApiCode[] = [
  'no-such-table',
  'started',
  'no-seat',
  'kicked',
  'locked',
  'needs-account',
  'needs-games',
];

function sitting(app: FastifyInstance, rooms: RoomsService): void {
  route(app, {
    method: 'POST',
    url: '/api/tables',
    summary: 'Makes a table; the one who asks sits in its first seat and is its host.',
    body: createTableSchema,
    answer: seatedSchema,
    auth: 'person',
    limit: 'tables',
    codes: ['no-such-game', 'bad-setup', 'rated-people', 'needs-account', 'needs-games'],
    handle: (ask) => rooms.create(asker(ask), ask.body),
  });
  route(app, {
    method: 'POST',
    url: '/api/screens',
    summary:
      'Makes a table for a screen: all seats are free, and the first player there is its host.',
    body: openScreenSchema,
    answer: roomSchema,
    auth: 'none',
    limit: 'tables',
    codes: ['no-such-game', 'bad-setup', 'needs-account'],
    handle: (ask) => rooms.openScreen(ask.body),
  });
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/join',
    summary: 'Sits down; who sits there already gets their seat again, with a fresh token.',
    params,
    body: joinTableSchema,
    answer: seatedSchema,
    auth: 'person',
    codes: [...NO_CHAIR, 'seat-taken'],
    handle: (ask) => rooms.join(asker(ask), ask.params.id, ask.body),
  });
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/entropy',
    summary: 'Throws bytes of one’s own into the draws, before the start and after the commitment.',
    params,
    body: throwInSchema,
    answer: roomSchema,
    auth: 'seat',
    codes: ['no-such-table', 'not-seated', 'started'],
    handle: (ask) => rooms.throwIn(asker(ask), ask.params.id, ask.body),
  });
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/leave',
    summary: 'Gets up: before the start the seat becomes free, later a bot plays on.',
    params,
    body: none,
    answer: roomSchema,
    auth: 'seat',
    codes: ['no-such-table', 'not-seated'],
    handle: (ask) => rooms.leave(asker(ask), ask.params.id),
  });
}

/** Routes that lead to the rematch, or move a seat to another device. */
function goingOn(app: FastifyInstance, rooms: RoomsService): void {
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/rematch',
    summary: 'Goes on to the next table with the same people; who asks first makes it.',
    params,
    body: none,
    answer: seatedSchema,
    auth: 'seat',
    codes: [...NO_CHAIR, 'not-over', 'not-seated'],
    handle: (ask) => rooms.rematch(asker(ask), ask.params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/move-seat',
    summary: 'A code that moves the seat of the one who asks to another device, once.',
    params,
    body: none,
    answer: moveSeatSchema,
    auth: 'seat',
    codes: ['no-such-table', 'not-seated'],
    handle: (ask) => rooms.moveSeat(asker(ask), ask.params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/seats/claim',
    summary: 'Takes a seat over with such a code; the token it had before is void.',
    body: claimSeatSchema,
    answer: seatedSchema,
    auth: 'none',
    failures: 'codes',
    codes: ['bad-code', 'no-such-table'],
    handle: (ask) => rooms.claim(asker(ask), ask.body.code),
  });
}

const NO_SEAT: readonly ApiCode[] = ['no-seat', 'not-started'];

/** Routes that give the seat of an unreachable player to another device. */
function replacing(app: FastifyInstance, rooms: RoomsService): void {
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/ask-seat',
    summary: 'Asks the players at the table for the seat of one who is out of reach.',
    params,
    body: seatSchemaBody,
    answer: askSeatSchema,
    auth: 'none',
    codes: ['no-such-table', 'kicked', 'seat-held', 'seat-asked', 'owner-only', ...NO_SEAT],
    handle: (ask) => rooms.askSeat(asker(ask), ask.params.id, ask.body.seat),
  });
  route(app, {
    method: 'GET',
    url: '/api/tables/:id/ask-seat',
    summary: 'What has come of it, for the holder of the token.',
    params,
    answer: seatAnswerSchema,
    auth: 'seat',
    codes: ['no-such-table'],
    handle: (ask) => rooms.seatAnswer(asker(ask), ask.params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/tables/:id/vouch',
    summary: 'Says whether it is the player who asks; with a yes the seat goes to that device.',
    params,
    body: vouchSchema,
    answer: roomSchema,
    auth: 'seat',
    codes: ['no-such-table', 'not-seated', 'not-asked', 'seat-held', 'owner-only'],
    handle: (ask) => rooms.vouch(asker(ask), ask.params.id, ask.body),
  });
}

/** What only the host may do. */
function arranging(app: FastifyInstance, rooms: RoomsService): void {
  const wish = <Body>(
    name: string,
    summary: string,
    body: v.GenericSchema<unknown, Body>,
    codes: readonly ApiCode[],
    handle: (by: Asker, id: string, body: Body) => Promise<Room>,
  ): void =>
    route(app, {
      method: 'POST',
      url: `/api/tables/:id/${name}`,
      summary,
      params,
      body,
      answer: roomSchema,
      auth: 'seat',
      codes: ['no-such-table', 'not-seated', 'not-host', ...codes],
      handle: (ask) => handle(asker(ask), ask.params.id, ask.body),
    });
  wish(
    'kick',
    'Sends somebody away before the start; they stay out. May close the table to newcomers, too.',
    kickSchema,
    ['started'],
    (by, id, body) => rooms.kick(by, id, body),
  );
  wish(
    'swap',
    'Swaps two seats before the start.',
    swapSchema,
    ['started', 'no-seat'],
    (by, id, body) => rooms.swap(by, id, body),
  );
  wish(
    'fill',
    'Puts a bot into a free seat before the start, or empties it.',
    fillSeatSchema,
    ['started', 'no-seat', 'seat-taken', 'bad-setup', 'rated-people'],
    (by, id, body) => rooms.fill(by, id, body),
  );
  wish(
    'resize',
    'Adds free seats at the end, or takes free seats away, before the start.',
    resizeSchema,
    ['started', 'seat-taken', 'bad-setup'],
    (by, id, body) => rooms.resize(by, id, body),
  );
  wish('host', 'Makes somebody else the host.', seatSchemaBody, [], (by, id, body) =>
    rooms.passHost(by, id, body),
  );
  wish(
    'settings',
    'Changes the set-up; after the start only who may see, watch and talk.',
    roomSettingsSchema,
    ['started', 'bad-setup', 'rated-people', 'needs-account', 'needs-games'],
    (by, id, body) => rooms.changeSettings(by, id, body),
  );
  wish('silence', 'Switches somebody’s talk off, or on again.', silenceSchema, [], (by, id, body) =>
    rooms.silence(by, id, body),
  );
  wish(
    'start',
    'Starts the game.',
    none,
    ['started', 'seats-missing', 'rated-people', 'needs-account', 'needs-games', 'bad-setup'],
    (by, id) => rooms.start(by, id),
  );
}
