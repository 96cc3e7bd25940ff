// The servers that ours is compared with: how each is started, and its players. Each peer also runs with its
// moves kept, because a move in memory and a move on the disk are no comparison.
import path from 'node:path';

import { newDatabase } from '../../../scripts/postgres.ts';
import type { Settings } from '../../../harness/server.ts';
import type { House, Running } from '../house.ts';
import { openOurTable } from '../our-table.ts';
import type { OpenTable } from '../table.ts';
import { BareTable } from './bare-players.ts';
import { BoardgameIoTable } from './boardgameio-players.ts';
import { ColyseusTable } from './colyseus-players.ts';
import { opening } from './plain-table.ts';

interface Contender {
  readonly title: string;
  readonly start: (house: House) => Promise<Running>;
  readonly open: OpenTable;
}

const start = (house: House, file: string, settings: Settings = {}): Promise<Running> =>
  house.startPeer(path.join(import.meta.dirname, `${file}-server.js`), settings);

export const CONTENDERS: Readonly<Record<string, Contender>> = {
  bare: {
    title: 'bare ws (floor, in memory)',
    start: (house) => start(house, 'bare'),
    open: opening(BareTable),
  },
  colyseus: {
    title: 'Colyseus 0.16 (in memory)',
    start: (house) => start(house, 'colyseus'),
    open: opening(ColyseusTable),
  },
  'colyseus-kept': {
    title: 'Colyseus 0.16, a SQLite row a move',
    start: (house) => start(house, 'colyseus', { DATA: house.newFolder('colyseus') }),
    open: opening(ColyseusTable),
  },
  boardgameio: {
    title: 'boardgame.io 0.50 (in memory)',
    start: (house) => start(house, 'boardgameio'),
    open: opening(BoardgameIoTable),
  },
  'boardgameio-kept': {
    title: 'boardgame.io 0.50 with bgio-postgres',
    start: async (house) => {
      const url = await newDatabase(await house.postgres(), 'boardgameio');
      return start(house, 'boardgameio', { DATABASE_URL: url });
    },
    open: opening(BoardgameIoTable),
  },
  ours: {
    title: 'ours (SQLite, every move on the disk)',
    start: (house) => house.startOurs('ours'),
    open: openOurTable,
  },
};
