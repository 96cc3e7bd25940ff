// Who is measured: how each server is started and who plays there.
import { openBareTable } from './players/bare.mjs';
import { openBoardgameIoTable } from './players/boardgameio.mjs';
import { openColyseusTable } from './players/colyseus.mjs';
import { openOurTable } from './players/ours.mjs';

export const CONTENDERS = {
  bare: {
    title: 'bare ws (floor, in memory)',
    start: (house) => house.startOther('bare', 'bare.mjs'),
    open: openBareTable,
  },
  colyseus: {
    title: 'Colyseus 0.16 (in memory)',
    start: (house) => house.startOther('colyseus', 'colyseus.mjs'),
    open: openColyseusTable,
  },
  'colyseus-views': {
    title: 'Colyseus 0.16, hands in views',
    start: (house) => house.startOther('colyseus-views', 'colyseus.mjs', { VIEWS: '1' }),
    open: openColyseusTable,
  },
  boardgameio: {
    title: 'boardgame.io 0.50 (in memory)',
    start: (house) => house.startOther('boardgameio', 'boardgameio.mjs'),
    open: openBoardgameIoTable,
  },
  'boardgameio-light': {
    title: 'boardgame.io 0.50, without turns',
    start: (house) => house.startOther('boardgameio-light', 'boardgameio.mjs', { LIGHT: '1' }),
    open: openBoardgameIoTable,
  },
  ours: {
    title: 'ours (SQLite, every move on the disk)',
    start: (house) => house.startOurs('ours'),
    open: openOurTable,
  },
};
