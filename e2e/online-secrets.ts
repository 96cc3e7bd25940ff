// Checks secrecy at an online table: compares all messages to a player and all that the page
// showed, step by step, with the secrets in the record.
import { readRecord, Replay, resolveSetup } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { viewAfter, type Report, type SocketAnswer } from '@tablee/wire';
import { expect } from 'vitest';

import { isIn, type Guest, type OnlineTable } from './online.ts';

/** Keys and tokens that the browser holds. */
const secretsOf = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('tablee-seats') ?? '[]') as [string, string][];
    return [localStorage.getItem('tablee-key') ?? '(no key)', ...seats.map(([, token]) => token)];
  });

/**
 * Checks that no request left the site, no URL held a secret, and no browser received another's.
 */
export async function expectDiscretion(guests: readonly Guest[], site: string): Promise<void> {
  const { hostname } = new URL(site);
  const secrets = await Promise.all(guests.map(secretsOf));
  for (const [i, { name, wires }] of guests.entries()) {
    const foreign = wires.addresses.filter(
      (address) => !/^(data|blob):/.test(address) && new URL(address).hostname !== hostname,
    );
    expect(foreign, `${name} asked elsewhere`).toEqual([]);
    for (const [j, kept] of secrets.entries())
      for (const secret of kept) {
        expect(isIn(wires.addresses, secret), 'a secret in an address').toBe(false);
        const isOverheard = i !== j && isIn(wires.heard, secret);
        expect(isOverheard, `${name} heard another’s secret`).toBe(false);
      }
  }
}

/** All reports of a table to one browser, in order. */
export function reportsTo({ wires }: Guest, { id }: OnlineTable): Report[] {
  const reports: Report[] = [];
  let at: string | undefined;
  for (const text of wires.heard) {
    const answer = JSON.parse(text) as SocketAnswer;
    if (answer.kind === 'at') at = answer.table;
    if (answer.kind !== 'report') continue;
    if (at === id) reports.push(answer.report);
  }
  return reports;
}

interface Sight {
  readonly view: readonly number[];
  /** The public events of the step before it. */
  readonly events: readonly unknown[];
}

/** A watcher's view by number of steps, derived from the record. */
async function publicSights({ site, id }: OnlineTable): Promise<Sight[]> {
  const record = readRecord(await (await fetch(`${site}/api/tables/${id}/record`)).text());
  if (!record.ok) throw new Error(record.error.code);
  const { game, seats, options } = record.value.header;
  const entry = findGame(game)!;
  const setup = resolveSetup(entry.meta, seats, options, () => 0);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  let events: unknown[] = [];
  const rules = await entry.rules();
  const replay = new Replay(rules, setup.value, record.value, {
    all: (event) => events.push(event),
    split: (_, __, open) => events.push(open),
  });
  const sights: Sight[] = [];
  const look = (): void => {
    const view = rules.pack(rules.view(replay.log.state, 'watcher'));
    sights.push({ view, events: JSON.parse(JSON.stringify(events)) as unknown[] });
    events = [];
  };
  look();
  while (!replay.done) {
    const { steps } = replay.log;
    const line = replay.next();
    if (!line.ok) throw new Error(JSON.stringify(line.error));
    if (replay.log.steps > steps) look();
  }
  return sights;
}

/** Checks over the whole game that a watcher received public facts only. */
export async function expectOnlyPublic(watcher: Guest, table: OnlineTable): Promise<void> {
  const sights = await publicSights(table);
  const reports = reportsTo(watcher, table);
  const seen = new Set<number>();
  let view: readonly number[] | undefined;
  for (const report of reports) {
    view = viewAfter(view, report);
    if (!('waiting' in report)) continue;
    const { own, order } = report.waiting;
    expect({ own, order }, `after ${report.step} steps`).toEqual({});
    if (report.kind === 'waiting') continue;
    expect(report.eyes).toBe('watcher');
    expect(view, `the view after ${report.step} steps`).toEqual(sights[report.step]!.view);
    seen.add(report.step);
    const told =
      report.kind === 'step'
        ? report.events.map((event) => ({ step: report.step - 1, event }))
        : report.told;
    for (const step of new Set(told.map((one) => one.step)))
      expect(
        told.filter((one) => one.step === step).map(({ event }) => event),
        `what step ${step} tells`,
      ).toEqual(sights[step + 1]!.events);
  }
  // It was there, not merely silent.
  expect(seen.size).toBeGreaterThan(sights.length / 2);
}

/** Call before the page is opened: looks at it after every change. */
export async function watchForLeaks({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const seen = { looks: 0, leaks: [] as string[] };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const PRIVATE =
      '[role=option], [data-zone=hand], [data-slot^="hand:"], [data-order], [data-ahead], [data-action=cancel-order]';
    const look = (): void => {
      const table = document.querySelector('main[data-step]');
      if (table === null) return;
      seen.looks += 1;
      const found = [...table.querySelectorAll(PRIVATE)];
      // While cards are chosen face down, only the one that was led lies open.
      if (table.querySelector('[data-game-table][data-phase="2"]') !== null) {
        const leader = table.querySelector('[data-marker]')?.getAttribute('data-marker');
        const open = table.querySelectorAll(
          '[data-slot^="played:"]:not(.leaving):not([data-face=back])',
        );
        found.push(
          ...[...open].filter((card) => card.getAttribute('data-slot') !== `played:${leader}`),
        );
      }
      for (const one of found) seen.leaks.push(one.outerHTML.slice(0, 160));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
}

/** `least`: so often it has been looked at. */
export async function expectNoLeaks({ page }: Guest, least = 50): Promise<void> {
  const { looks, leaks } = await page.evaluate(
    () => (window as unknown as { seen: { looks: number; leaks: string[] } }).seen,
  );
  expect(leaks).toEqual([]);
  expect(looks).toBeGreaterThan(least);
}
