// Who is measured: how each server is started and who plays there.
import { openBareTable } from './players/bare.ts';
import { openBoardgameIoTable } from './players/boardgameio.ts';
import { openColyseusTable } from './players/colyseus.ts';
import { openOurTable } from './players/ours.ts';
import type { OpenTable } from './players/table.ts';
import type { House, Running } from './processes.ts';

interface Contender {
  readonly title: string;
  readonly start: (house: House) => Promise<Running>;
  readonly open: OpenTable;
}

export const CONTENDERS: Readonly<Record<string, Contender>> = {
  bare: {
    title: 'bare ws (floor, in memory)',
    start: (house) => house.startOther('bare', 'bare'),
    open: openBareTable,
  },
  colyseus: {
    title: 'Colyseus 0.16 (in memory)',
    start: (house) => house.startOther('colyseus', 'colyseus'),
    open: openColyseusTable,
  },
  'colyseus-views': {
    title: 'Colyseus 0.16, hands in views',
    start: (house) => house.startOther('colyseus-views', 'colyseus', { VIEWS: '1' }),
    open: openColyseusTable,
  },
  boardgameio: {
    title: 'boardgame.io 0.50 (in memory)',
    start: (house) => house.startOther('boardgameio', 'boardgameio'),
    open: openBoardgameIoTable,
  },
  'boardgameio-light': {
    title: 'boardgame.io 0.50, without turns',
    start: (house) => house.startOther('boardgameio-light', 'boardgameio', { LIGHT: '1' }),
    open: openBoardgameIoTable,
  },
  ours: {
    title: 'ours (SQLite, every move on the disk)',
    start: (house) => house.startOurs('ours'),
    open: openOurTable,
  },
};
