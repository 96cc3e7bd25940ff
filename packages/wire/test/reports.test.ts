// What a table says: each report comes through whole, and nothing else does.
import { describe, expect, test } from 'vitest';

import {
  MODES,
  readReport,
  UNDO_WHYS,
  type Report,
  type Sheet,
  type Waiting,
} from '../src/index.ts';

const SHEET: Sheet = {
  id: 'table-1',
  game: 'chicoree',
  mode: 'solo',
  options: { first: 0, auction: 'melee' },
  players: [
    { kind: 'person', name: 'Zoë', face: 3 },
    { kind: 'bot', name: 'Alba', face: 1, bot: 'habitue' },
  ],
  commit: 'ab'.repeat(32),
};
const WAITING: Waiting = { kind: 'turn', seats: [0], chosen: [], undo: 'nothing' };
const SIGHT = { step: 3, eyes: 0, waiting: WAITING };
const TABLE: Report & { kind: 'table' } = {
  kind: 'table',
  sheet: SHEET,
  told: [],
  from: 0,
  undone: 0,
  notes: [],
  view: [0, -1, 5],
  ...SIGHT,
};
const STEP: Report & { kind: 'step' } = { kind: 'step', events: [], changes: [3], ...SIGHT };

const REPORTS: readonly Report[] = [
  TABLE,
  {
    ...TABLE,
    told: [
      { step: 0, event: { kind: 'dealt', cards: [1, 2], to: null } },
      { step: 2, event: 'x' },
    ],
    eyes: 'watcher',
    waiting: {
      kind: 'open',
      seats: [0, 1],
      chosen: [],
      bell: { left: 1250.5, of: 8000 },
      undo: 'seen',
    },
  },
  {
    kind: 'step',
    events: [{ kind: 'led' }, null, 7],
    step: 4,
    eyes: 1,
    changes: [3, 0, -1],
    waiting: { kind: 'sealed', seats: [0, 1], chosen: [1], own: 'play 3', undo: 'possible' },
  },
  {
    kind: 'waiting',
    step: 4,
    waiting: { kind: 'over', seats: [], chosen: [], undo: 'over' },
  },
  { kind: 'done', id: 'a-1' },
  {
    kind: 'refused',
    id: 'a-1',
    refused: { kind: 'rule', rule: 'CH-69', why: 'too-few-tokens', facts: { amount: 3, of: 'x' } },
  },
  { kind: 'refused', id: 'a-1', refused: { kind: 'table', code: 'stale', facts: { step: 7 } } },
];

const bad = (path: string) => ({ ok: false, error: { code: 'wire-message', facts: { path } } });

/** Every path to an object inside a message; events are the game's own. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path.includes('event') || path.includes('events')) return [];
  // Options and facts are tables of anything.
  const isOpen = ['options', 'facts'].includes(path.at(-1) ?? '');
  const here = Array.isArray(value) || isOpen ? [] : [path];
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key])),
  ];
}

function at(value: unknown, path: readonly string[]): Record<string, unknown> {
  return path.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    value as Record<string, unknown>,
  );
}

describe('a report', () => {
  test.each(REPORTS)('comes through the wire as it was sent: %o', (report) => {
    expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, value: report });
    expect(readReport(structuredClone(report))).toEqual({ ok: true, value: report });
  });

  test.each(REPORTS)('with a field that nobody knows, anywhere, is refused: %o', (report) => {
    const places = placesIn(report);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const changed = structuredClone(report);
      at(changed, place)['hidden'] = [1, 2, 3];
      expect(readReport(changed)).toEqual(bad([...place, 'hidden'].join('.')));
    }
  });

  const OPTIONAL = ['own', 'bell'];
  test.each(REPORTS)('with a field missing, anywhere, is refused: %o', (report) => {
    for (const place of placesIn(report))
      for (const key of Object.keys(at(report, place))) {
        const changed = structuredClone(report);
        const part = at(changed, place);
        Reflect.deleteProperty(part, key);
        const read = readReport(changed);
        if (OPTIONAL.includes(key)) expect(read.ok).toBe(true);
        else expect(read).toEqual(bad([...place, key].join('.')));
      }
  });

  const WRONG: readonly (readonly [string, object])[] = [
    ['kind', { ...TABLE, kind: 'gossip' }],
    ['step', { ...TABLE, step: -1 }],
    ['eyes', { ...TABLE, eyes: 'omniscient' }],
    ['view.1', { ...TABLE, view: [0, '1'] }],
    ['view.1', { ...TABLE, view: [0, null] }],
    ['view', { ...TABLE, view: 'AAAA' }],
    ['changes.2', { ...STEP, changes: [3, 0, '1'] }],
    ['changes', { ...STEP, changes: {} }],
    ['view', { ...STEP, view: [0, -1, 5] }],
    ['told.0.step', { ...TABLE, told: [{ step: 0.5, event: 1 }] }],
    ['sheet.mode', { ...TABLE, sheet: { ...SHEET, mode: 'duel' } }],
    ['sheet.options.first', { ...TABLE, sheet: { ...SHEET, options: { first: null } } }],
    [
      'sheet.players.0.name',
      { ...TABLE, sheet: { ...SHEET, players: [{ kind: 'person', name: 3, face: 0 }] } },
    ],
    [
      'sheet.players.0.name',
      {
        ...TABLE,
        sheet: { ...SHEET, players: [{ kind: 'person', name: 'x'.repeat(201), face: 0 }] },
      },
    ],
    [
      'sheet.players.0.kind',
      { ...TABLE, sheet: { ...SHEET, players: [{ kind: 'ghost', name: 'A', face: 0 }] } },
    ],
    ['waiting.undo', { ...TABLE, waiting: { ...WAITING, undo: 'perhaps' } }],
    ['waiting.kind', { ...TABLE, waiting: { ...WAITING, kind: 'lunch' } }],
    ['waiting.seats.1', { ...TABLE, waiting: { ...WAITING, seats: [0, 16] } }],
    ['waiting.chosen.0', { ...TABLE, waiting: { ...WAITING, chosen: ['0'] } }],
    ['waiting.own', { ...TABLE, waiting: { ...WAITING, own: 3 } }],
    ['waiting.bell.left', { ...TABLE, waiting: { ...WAITING, bell: { left: '1', of: 2 } } }],
    ['id', { kind: 'done', id: 4 }],
    ['refused.kind', { kind: 'refused', id: 'a', refused: { kind: 'whim' } }],
    [
      'refused.code',
      { kind: 'refused', id: 'a', refused: { kind: 'table', code: 'bored', facts: {} } },
    ],
    [
      'refused.facts.step',
      { kind: 'refused', id: 'a', refused: { kind: 'table', code: 'stale', facts: { step: {} } } },
    ],
  ];
  test.each(WRONG)('of a wrong type is refused with its place: %s', (path, report) => {
    expect(readReport(report)).toEqual(bad(path));
  });

  test.each([undefined, null, 0, 'done', [], true])('is no %o', (data) => {
    expect(readReport(data)).toMatchObject({ ok: false, error: { code: 'wire-message' } });
  });
});

test('every mode and every reason against taking back can be said', () => {
  for (const mode of MODES)
    expect(readReport({ ...TABLE, sheet: { ...SHEET, mode } })).toMatchObject({ ok: true });
  for (const undo of ['possible', ...UNDO_WHYS])
    expect(readReport({ ...TABLE, waiting: { ...WAITING, undo } })).toMatchObject({ ok: true });
});
