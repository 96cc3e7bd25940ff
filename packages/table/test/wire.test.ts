// The line to a table: how it greets, comes back, notices silence, and when it stops trying. Time is
// moved by hand and the other end is played by the test.
import { WIRE_VERSION, type SocketAnswer } from '@tablee/wire';
import { describe, expect, test } from 'vitest';

import {
  DEAD_MS,
  PING_MS,
  Wire,
  type Heard,
  type Line,
  type LineEars,
  type LinkState,
} from '@tablee/table';
import { HandClock, ROOM } from '@tablee/table/testing';

/** The other end of one line. */
class FakeLine implements Line {
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  readonly ears: LineEars;

  constructor(ears: LineEars) {
    this.ears = ears;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  say(answer: SocketAnswer | string): void {
    this.ears.heard(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }
  get kinds(): unknown[] {
    return this.sent.map(({ kind }) => kind);
  }
}

const TOKEN = 't'.repeat(43);
const TABLE: SocketAnswer = {
  kind: 'report',
  report: {
    kind: 'table',
    sheet: {
      id: ROOM.id,
      game: ROOM.game,
      mode: 'online',
      options: {},
      players: [{ kind: 'person', name: 'Ana', face: 1 }],
      commit: 'ab',
    },
    step: 0,
    undone: 0,
    from: 0,
    eyes: 0,
    view: [],
    told: [],
    notes: [],
    waiting: { kind: 'turn', seats: [0], chosen: [], undo: 'nothing' },
  },
};

function setUp(more: { random?: number; token?: string } = {}) {
  const clock = new HandClock(1000);
  const lines: FakeLine[] = [];
  const states: LinkState[] = [];
  const heard: Heard[] = [];
  /** What was to be sent again. */
  const again: string[] = [];
  const wakers = new Set<() => void>();
  const page = {
    isVisible: true,
    since: undefined as { step: number; undone: number } | undefined,
  };
  const wire = new Wire(
    {
      table: ROOM.id,
      token: () => more.token ?? TOKEN,
      since: () => page.since,
      hear: (answer) => heard.push(answer),
      resend: () => again.push('commands'),
      sayAgain: () => again.push('talk'),
      changed: (state) => states.push(state),
    },
    {
      open: (ears) => {
        const line = new FakeLine(ears);
        lines.push(line);
        return line;
      },
      clock,
      today: () => 5_000_000 + clock.now(),
      random: () => more.random ?? 0.5,
      isVisible: () => page.isVisible,
      onWake: (act) => {
        wakers.add(act);
        return () => wakers.delete(act);
      },
    },
  );
  return {
    wire,
    clock,
    lines,
    states,
    heard,
    again,
    page,
    wake: () => {
      for (const act of [...wakers]) act();
    },
    get line(): FakeLine {
      return lines.at(-1)!;
    },
    /** Up to being let in. */
    enter(): void {
      this.line.ears.opened();
      this.line.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
      this.line.say({ kind: 'at', entering: this.entering, table: ROOM.id });
      this.line.say({ kind: 'room', room: ROOM, seat: 0 });
    },
    /** As the page has numbered it. */
    get entering(): number {
      return this.line.sent.find(({ kind }) => kind === 'enter')?.entering as number;
    },
  };
}

describe('coming in', () => {
  test('says who one is and which seat is meant, and is online once let in', () => {
    const at = setUp();
    at.wire.start();
    expect(at.wire.state).toEqual({ kind: 'connecting' });
    at.line.ears.opened();
    expect(at.line.sent).toEqual([{ kind: 'hello', version: WIRE_VERSION }]);
    at.line.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
    expect(at.line.sent[1]).toEqual({
      kind: 'enter',
      entering: 1,
      table: ROOM.id,
      token: TOKEN,
    });
    expect(at.wire.state.kind).toBe('connecting');
    at.line.say({ kind: 'at', entering: 1, table: ROOM.id });
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    expect(at.wire.state).toEqual({ kind: 'online' });
    expect(at.heard).toEqual([{ kind: 'room', room: ROOM, seat: 0 }]);
  });

  test('sends nothing before it is let in, and says so', () => {
    const at = setUp();
    at.wire.start();
    at.line.ears.opened();
    at.line.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
    expect(at.wire.send({ kind: 'react', what: 'bravo' })).toBe(false);
    at.line.say({ kind: 'at', entering: at.entering, table: ROOM.id });
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    expect(at.wire.send({ kind: 'react', what: 'bravo' })).toBe(true);
    expect(at.line.sent.at(-1)).toEqual({ kind: 'react', what: 'bravo', entering: 1 });
  });

  test('hears nothing that is of another entering than its own', () => {
    const at = setUp();
    at.wire.start();
    at.line.ears.opened();
    at.line.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    at.line.say({ kind: 'at', entering: at.entering + 1, table: ROOM.id });
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    at.line.say({ kind: 'moved' });
    at.line.say({ kind: 'failed', code: 'no-such-table', entering: at.entering + 1 });
    expect(at.wire.state.kind).toBe('connecting');
    at.line.say({ kind: 'at', entering: at.entering, table: ROOM.id });
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    expect(at.wire.state.kind).toBe('online');
    expect(at.heard).toHaveLength(1);
  });

  test('never asks to be let in over a line that was given up before anybody was heard', () => {
    const at = setUp();
    at.wire.start();
    const { line: first } = at;
    first.ears.opened();
    at.clock.pass(DEAD_MS);
    expect(first.isClosed).toBe(true);
    at.clock.pass(4000);
    at.enter();
    first.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
    expect(first.kinds).toEqual(['hello']);
    expect(at.wire.state.kind).toBe('online');
  });

  test('gives every entering a number of its own', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    const first = at.entering;
    at.line.ears.closed(1006);
    at.clock.pass(4000);
    at.enter();
    expect(at.entering).not.toBe(first);
    at.wire.send({ kind: 'react', what: 'bravo' });
    expect(at.line.sent.at(-1)).toMatchObject({ kind: 'react', entering: at.entering });
  });

  test('says what was seen already when it comes back', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.page.since = { step: 12, undone: 1 };
    at.line.ears.closed(1006);
    at.clock.pass(4000);
    at.enter();
    expect(at.line.sent[1]).toMatchObject({ kind: 'enter', since: { step: 12, undone: 1 } });
  });
});

describe('what has no answer', () => {
  test('is sent again once the line is mended: talk in the room, commands at the table', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    expect(at.again).toEqual(['talk']);
    at.line.say(TABLE);
    expect(at.again).toEqual(['talk', 'commands']);
    at.line.say({ kind: 'room', room: ROOM, seat: 0 });
    at.line.say({ kind: 'report', report: { kind: 'done', id: 'a' } });
    expect(at.again).toHaveLength(2);
    at.line.ears.closed(1006);
    at.clock.pass(4000);
    at.enter();
    at.line.say(TABLE);
    expect(at.again).toEqual(['talk', 'commands', 'talk', 'commands']);
    expect(at.heard.at(-1)).toEqual(TABLE);
  });

  test.each(['store', 'too-fast'] as const)('is sent again a little after “%s”, once', (code) => {
    const at = setUp();
    at.wire.start();
    at.enter();
    for (const id of ['a', 'b']) at.line.say({ kind: 'failed', code, id });
    expect(at.again).toEqual(['talk']);
    at.clock.pass(2000);
    expect(at.again).toEqual(['talk', 'commands']);
    at.line.say({ kind: 'failed', code, id: 'a' });
    at.line.ears.closed(1006);
    at.clock.pass(4000);
    expect(at.again).toHaveLength(2);
  });
});

describe('losing the line', () => {
  test('tries again within 0.3 to 3.5 seconds, later and later', () => {
    for (const random of [0, 0.5, 0.999]) {
      const at = setUp({ random });
      at.wire.start();
      const pauses: number[] = [];
      for (let i = 0; i < 8; i += 1) {
        at.line.ears.closed(1006);
        expect(at.wire.state).toEqual({ kind: 'offline', why: 'lost' });
        const pause = at.clock.pause!;
        expect(pause).toBeGreaterThanOrEqual(300);
        expect(pause).toBeLessThanOrEqual(3500);
        pauses.push(pause);
        at.clock.pass(pause);
      }
      expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
      expect(at.lines).toHaveLength(9);
    }
  });

  test('begins with short pauses again after it was in', () => {
    const at = setUp();
    at.wire.start();
    for (let i = 0; i < 5; i += 1) {
      at.line.ears.closed(1006);
      at.clock.pass(3500);
    }
    const long = 300 + 0.5 * 3200;
    at.enter();
    at.line.ears.closed(1006);
    expect(at.clock.pause).toBeLessThan(long);
  });

  test('notices nine seconds of silence though nobody hung up', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    const { line } = at;
    at.clock.pass(DEAD_MS - 1);
    expect(at.wire.state.kind).toBe('online');
    at.clock.pass(1);
    expect(at.wire.state.kind).toBe('offline');
    expect(line.isClosed).toBe(true);
  });

  test('any word keeps the line alive', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    for (let i = 0; i < 20; i += 1) {
      at.clock.pass(PING_MS);
      at.line.say({ kind: 'chat', lines: [] });
    }
    expect(at.wire.state.kind).toBe('online');
    expect(at.line.kinds.filter((kind) => kind === 'ping').length).toBeGreaterThanOrEqual(20);
  });

  test('gives up an attempt that nobody answers', () => {
    const at = setUp();
    at.wire.start();
    at.clock.pass(DEAD_MS);
    expect(at.line.isClosed).toBe(true);
    expect(at.wire.state.kind).toBe('offline');
  });

  test.each(['opened', 'welcome', 'at'] as const)(
    'gives up a server that falls silent after “%s”',
    (last) => {
      const at = setUp();
      at.wire.start();
      at.line.ears.opened();
      at.clock.pass(DEAD_MS - 1);
      if (last !== 'opened')
        at.line.say({ kind: 'welcome', version: WIRE_VERSION, now: 7_000_000 });
      if (last === 'at') at.line.say({ kind: 'at', entering: at.entering, table: ROOM.id });
      const { line } = at;
      at.clock.pass(DEAD_MS);
      expect(line.isClosed).toBe(true);
      expect(at.wire.state).toEqual({ kind: 'offline', why: 'lost' });
      at.clock.pass(4000);
      at.enter();
      expect(at.wire.state.kind).toBe('online');
    },
  );

  test('does not listen to a line it has given up', () => {
    const at = setUp();
    at.wire.start();
    const [first] = at.lines;
    first!.ears.closed(1006);
    at.clock.pass(3500);
    at.enter();
    first!.ears.closed(1006);
    first!.say({ kind: 'moved' });
    expect(at.wire.state.kind).toBe('online');
  });

  test('comes back when a server that restarts has said it would be there', () => {
    const at = setUp({ random: 0 });
    at.wire.start();
    at.enter();
    at.line.say({ kind: 'restart', after: 2500 });
    expect(at.wire.state).toEqual({ kind: 'offline', why: 'restart' });
    at.clock.pass(2499);
    expect(at.lines).toHaveLength(1);
    at.clock.pass(1);
    expect(at.lines).toHaveLength(2);
    // The code of a close says the same.
    at.line.ears.closed(1012);
    expect(at.wire.state).toEqual({ kind: 'offline', why: 'restart' });
  });

  test('takes its time when there are too many', () => {
    const at = setUp({ random: 0 });
    at.wire.start();
    at.line.ears.opened();
    at.line.say({ kind: 'failed', code: 'too-many' });
    expect(at.wire.state.kind).toBe('offline');
    expect(at.clock.pause).toBeGreaterThan(3500);
    at.clock.pass(8000);
    at.line.ears.closed(1013);
    expect(at.clock.pause).toBeGreaterThan(3500);
  });
});

describe('waking up', () => {
  test('tries at once instead of waiting', () => {
    const at = setUp();
    at.wire.start();
    at.line.ears.closed(1006);
    at.wake();
    expect(at.lines).toHaveLength(2);
    // A young attempt is left to go on; an old one is replaced.
    at.wake();
    expect(at.lines).toHaveLength(2);
    at.clock.pass(2100);
    at.wake();
    expect(at.lines).toHaveLength(3);
  });

  test('asks an open line whether anybody is there, and does not wait long', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.line.say({ kind: 'pong', sent: at.clock.now(), now: 7_000_000 });
    at.wake();
    expect(at.line.kinds.at(-1)).toBe('ping');
    at.clock.pass(3500);
    expect(at.wire.state.kind).toBe('offline');
  });

  test('a page that nobody sees asks rarely', () => {
    const at = setUp();
    at.page.isVisible = false;
    at.wire.start();
    at.enter();
    const answer = () => {
      at.line.say({ kind: 'chat', lines: [] });
    };
    answer();
    const before = at.line.sent.length;
    at.clock.pass(19_999);
    expect(at.line.sent.length).toBe(before);
    at.clock.pass(1);
    expect(at.line.kinds.at(-1)).toBe('ping');
  });
});

describe('where trying again does not help', () => {
  test.each(['version', 'no-such-table', 'no-watching', 'bad-token'] as const)(
    'stops at %s',
    (code) => {
      const at = setUp();
      at.wire.start();
      at.line.ears.opened();
      at.line.say({ kind: 'failed', code });
      expect(at.wire.state).toEqual({ kind: 'refused', why: code });
      expect(at.clock.pause).toBeUndefined();
      at.wake();
      expect(at.lines).toHaveLength(1);
    },
  );

  test('stops when the seat is played elsewhere, until somebody wants it back', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.line.say({ kind: 'moved' });
    expect(at.wire.state).toEqual({ kind: 'moved' });
    at.wake();
    at.clock.pass(60_000);
    expect(at.lines).toHaveLength(1);
    at.wire.start();
    at.enter();
    expect(at.wire.state.kind).toBe('online');
  });

  test('stops for who was sent away', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.line.say({ kind: 'out', why: 'kicked' });
    expect(at.wire.state).toEqual({ kind: 'refused', why: 'kicked' });
  });

  test('forgives one word it cannot read, not two', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.line.say('?');
    expect(at.wire.state.kind).toBe('offline');
    at.clock.pass(3500);
    at.enter();
    at.line.say('?');
    expect(at.wire.state).toEqual({ kind: 'refused', why: 'unreadable' });
  });

  test('a refusal of one thing is passed on', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.line.say({ kind: 'failed', code: 'silenced', id: 'a' });
    expect(at.heard.at(-1)).toEqual({ kind: 'failed', code: 'silenced', id: 'a' });
    expect(at.wire.state.kind).toBe('online');
  });

  test('says goodbye only on purpose', () => {
    const at = setUp();
    at.wire.start();
    at.enter();
    at.wire.quit();
    expect(at.line.kinds.at(-1)).toBe('quit');
    expect(at.line.isClosed).toBe(true);
    expect(at.clock.pause).toBeUndefined();
  });
});

test('measures the way and the other clock', () => {
  const at = setUp();
  at.wire.start();
  at.enter();
  expect(at.wire.latency).toBe(0);
  const sent = at.clock.now();
  at.clock.pass(80);
  at.line.say({ kind: 'pong', sent, now: 9_000_000 });
  expect(at.wire.latency).toBe(40);
  expect(at.wire.offset).toBe(9_000_040 - (5_000_000 + at.clock.now()));
  // A slow answer says little about the other clock.
  const slow = at.clock.now();
  at.clock.pass(2000);
  const before = at.wire.offset;
  at.line.say({ kind: 'pong', sent: slow, now: 1 });
  expect(at.wire.offset).toBe(before);
  expect(at.wire.latency).toBeGreaterThan(40);
});
