// Builds a sample room for tests.
import type { Room } from '@tablee/wire';

export const SETTINGS: Room['settings'] = {
  options: {},
  isPublic: false,
  mayWatch: true,
  hasChat: true,
  isRated: false,
  clock: null,
};

export const ROOM: Room = {
  id: 'abcdefgh12',
  game: 'some-game',
  state: 'gathering',
  settings: SETTINGS,
  seats: [{ kind: 'empty' }],
  commit: 'ab',
  winners: [],
  created: 1,
  touched: 1,
};
