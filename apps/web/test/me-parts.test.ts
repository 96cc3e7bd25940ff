// The parts of one's own page that only count, choose and spell.

import type { TableSummary } from '@tablee/wire';
import { describe, expect, test } from 'vitest';
import { bytesOf, howOf, pushStandIn, type PushSurroundings } from '../src/account/push-stand.ts';
import {
  isProvisional,
  levelsOf,
  othersAt,
  outcomeOf,
  percent,
  talliesOf,
} from '../src/account/figures.ts';
import {
  failureOf,
  groupsOf,
  LABEL_MAX,
  labelFor,
  obstacleIn,
  typedCode,
} from '../src/account/passkeys.ts';
import { NAME_MAX, pack, shortName, unpack, type Choices } from '../src/account/sync.ts';

describe('passkeys', () => {
  const home = { isSecure: true, host: 'cards.example', hasPasskeys: true };

  test('can be had on a site with a name, over https, in a browser of today', () => {
    expect(obstacleIn(home)).toBeUndefined();
    expect(obstacleIn({ ...home, host: 'localhost' })).toBeUndefined();
  });
  test.each([
    [{ ...home, isSecure: false }, 'insecure'],
    [{ ...home, isSecure: false, hasPasskeys: false }, 'insecure'],
    [{ ...home, host: '127.0.0.1' }, 'address'],
    [{ ...home, host: '[::1]' }, 'address'],
    [{ ...home, hasPasskeys: false }, 'old'],
  ] as const)('cannot be had in %j: %s', (around, why) => {
    expect(obstacleIn(around)).toBe(why);
  });
  test('say in one word why they failed', () => {
    const named = (name: string): Error => Object.assign(new Error('long and technical'), { name });
    expect(failureOf(named('NotAllowedError')).code).toBe('cancelled');
    expect(failureOf(named('AbortError')).code).toBe('cancelled');
    expect(failureOf(named('InvalidStateError')).code).toBe('known-passkey');
    expect(failureOf(named('SecurityError')).code).toBe('passkey');
    expect(failureOf('not even an error').code).toBe('passkey');
  });
  test('are called after the device and the browser', () => {
    const agents = {
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1':
        'iPhone · Safari',
      'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36': 'Android · Chrome',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0':
        'Windows · Edge',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:131.0) Firefox/131.0': 'Mac · Firefox',
      'something else': '',
    };
    for (const [agent, label] of Object.entries(agents)) {
      expect(labelFor(agent)).toBe(label);
      expect(label.length).toBeLessThanOrEqual(LABEL_MAX);
    }
  });
});

describe('a recovery code', () => {
  test('is shown as the server groups it, or by fours', () => {
    expect(groupsOf('ACDEF-GHJKM-34679')).toEqual(['ACDEF', 'GHJKM', '34679']);
    expect(groupsOf('ACDEFGHJKM')).toEqual(['ACDE', 'FGHJ', 'KM']);
    expect(groupsOf('')).toEqual([]);
  });
  test('may be typed with whatever stands between the groups on paper', () => {
    for (const typed of ['acdef ghjkm', ' acdef–ghjkm ', 'acdef - ghjkm', 'acdef − ghjkm\n'])
      expect(typedCode(typed)).toBe('acdef-ghjkm');
  });
});

describe('results', () => {
  const rating = { value: 1500, games: 3 };

  test('a rating is provisional until it is known within 110', () => {
    expect(isProvisional({ ...rating, deviation: 350 })).toBe(true);
    expect(isProvisional({ ...rating, deviation: 110.5 })).toBe(true);
    expect(isProvisional({ ...rating, deviation: 110 })).toBe(false);
  });
  test('people come before bots, and these from the weakest on', () => {
    const level = (name: string) => ({ level: name, games: 1, wins: 0 });
    const against = ['unheard-of', 'maitre', 'habitue', 'people', 'random'].map(level);
    const sorted = levelsOf({ game: 'chicoree', games: 1, wins: 0, against });
    const levels = sorted.map((row) => row.level);
    expect(levels).toEqual(['people', 'random', 'habitue', 'maitre', 'unheard-of']);
  });
  test('a level that was called otherwise once is one row', () => {
    const against = [
      { level: 'greedy', games: 4, wins: 1 },
      { level: 'habitue', games: 2, wins: 2 },
    ];
    const rows = levelsOf({ game: 'chicoree', games: 6, wins: 3, against });
    expect(rows).toEqual([{ level: 'habitue', games: 6, wins: 3 }]);
  });
  test('nobody who has not played has a share', () => {
    expect(percent(0, 0)).toBe(0);
    expect(percent(3, 1)).toBe(33);
  });
  test('this device counts its finished games against bots, and no others', () => {
    const table = (more: Partial<TableSummary>): TableSummary => ({
      id: 'a',
      game: 'chicoree',
      mode: 'solo',
      names: ['Ada', 'Odette'],
      isOver: true,
      winners: [1],
      steps: 9,
      touched: 0,
      ...more,
    });
    expect(
      talliesOf([
        table({ winners: [0, 1] }),
        table({ game: 'pas-de-bras' }),
        table({}),
        table({ isOver: false, winners: [] }),
        table({ mode: 'around' }),
        table({ mode: 'lesson' }),
      ]),
    ).toEqual([
      { game: 'chicoree', games: 2, wins: 1 },
      { game: 'pas-de-bras', games: 1, wins: 0 },
    ]);
  });
  test('a past game knows how it ended for oneself, and who else was there', () => {
    const past = {
      table: 'abcdef',
      game: 'chicoree',
      names: ['Ada', 'Max', 'Ada'],
      seat: 2,
      winners: [2],
      isRated: false,
      at: 0,
    };
    expect(outcomeOf(past, {})).toBe('won');
    expect(outcomeOf({ ...past, winners: [0, 2] }, undefined)).toBe('shared');
    expect(outcomeOf({ ...past, winners: [0, 2] }, { hasLosers: true })).toBe('won');
    expect(outcomeOf({ ...past, winners: [0] }, { hasLosers: true })).toBe('lost');
    expect(outcomeOf({ ...past, winners: [] }, { hasLosers: true })).toBe('undecided');
    expect(othersAt(past)).toEqual(['Ada', 'Max']);
  });
});

describe('what goes along with a person', () => {
  const choices: Choices = { theme: ['auto', 'dark'], aids: [true, false] };
  const chosen = { name: ' Ada ', face: 3, theme: 'dark', aids: false, sound: true };

  test('is the name, the face and the settings that follow', () => {
    expect(pack(chosen, choices)).toEqual({
      name: 'Ada',
      face: 3,
      settings: { theme: 'dark', aids: false },
    });
  });
  test('has no name where nobody gave one', () => {
    expect(pack({ ...chosen, name: '  ' }, choices)).not.toHaveProperty('name');
    expect(unpack({ name: '', face: 1, settings: {} }, choices)).toEqual({ face: 1 });
  });
  test('is taken over only where it fits', () => {
    const settings = { theme: 'purple', aids: true, sound: true, unheard: 'of' };
    expect(unpack({ name: 'Ada', face: 3, settings }, choices)).toEqual({
      name: 'Ada',
      face: 3,
      aids: true,
    });
  });
  test('a long name is cut, but never through a letter', () => {
    expect(shortName('A'.repeat(40))).toHaveLength(NAME_MAX);
    expect(shortName(`${'A'.repeat(23)}🦊`)).toBe('A'.repeat(23));
    expect(shortName(`${'A'.repeat(22)}🦊`)).toBe(`${'A'.repeat(22)}🦊`);
  });
});

describe('being called', () => {
  const phone: PushSurroundings = {
    canPush: true,
    permission: 'default',
    isApple: false,
    isOnHomeScreen: false,
  };

  test('is offered where it can be had, also to who said yes before', () => {
    expect(pushStandIn(phone)).toBe('able');
    expect(pushStandIn({ ...phone, permission: 'granted' })).toBe('able');
  });
  test('is not mentioned where nothing can be done about it', () => {
    expect(pushStandIn({ ...phone, canPush: false })).toBe('unable');
  });
  test('says what has to be done first', () => {
    expect(pushStandIn({ ...phone, permission: 'denied' })).toBe('denied');
    expect(pushStandIn({ ...phone, isApple: true, canPush: false })).toBe('home-screen');
    expect(pushStandIn({ ...phone, isApple: true, isOnHomeScreen: true })).toBe('able');
  });
  test('reads the key of the server', () => {
    const key = Buffer.from([4, 250, 255, 190, 62, 63, 0]);
    expect([...bytesOf(key.toString('base64url'))]).toEqual([...key]);
  });
  test('is told anew in another language and under another address', () => {
    const one = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', lang: 'fr' } as const;
    expect(howOf(one)).toBe(howOf({ ...one }));
    expect(howOf(one)).not.toBe(howOf({ ...one, lang: 'de' }));
    expect(howOf(one)).not.toBe(howOf({ ...one, endpoint: 'https://push.example/2' }));
  });
});
