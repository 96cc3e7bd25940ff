// (a) Measures the cost of a move for each server, at the same rate and number of sockets. Every
// run restarts all servers and measures them in turn, so that other load on the machine affects all
// alike.
import { columns, median, rounded } from '../../numbers.ts';
import { Fleet } from '../fleet.ts';
import type { House } from '../house.ts';
import { doubts, measureIdle, measureWindow, warmUp } from '../measure.ts';
import type { Found, Measured, Say } from '../measure.ts';
import { SEATS } from '../peers/game.ts';
import { CONTENDERS } from '../peers/peers.ts';

interface Plan {
  readonly names: readonly string[];
  readonly sockets: number;
  readonly warm: number;
  readonly rate: number;
  readonly seconds: number;
  readonly runs: number;
}

interface Window extends Measured {
  readonly idle: number;
}

type Windows = ReadonlyMap<string, readonly Window[]>;

/** What we aim at: processor time of a move over that of a peer. */
const AIMS = [
  { peer: 'colyseus-kept', most: 1 },
  { peer: 'colyseus', most: 1.35 },
] as const;

const measureOne = async (
  house: House,
  name: string,
  { sockets, warm, rate, seconds }: Plan,
): Promise<{ readonly fleet: Fleet; readonly window: Window }> => {
  const { start, open } = CONTENDERS[name]!;
  const fleet = new Fleet(await start(house), open);
  await fleet.grow(sockets / SEATS);
  await warmUp(fleet, warm);
  const idle = await measureIdle(fleet.server, 3);
  return { fleet, window: { ...(await measureWindow(fleet, { rate, seconds })), idle } };
};

interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Run by run: both had the same machine then. */
const ratioOf = (windows: Windows, peer: string): Ratio | undefined => {
  const [own, theirs] = [windows.get('ours'), windows.get(peer)];
  if (own === undefined || theirs === undefined) return undefined;
  const ratios = own.map(({ cpuPerMove }, run) => cpuPerMove / theirs[run]!.cpuPerMove);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return {
    median: rounded(median(ratios), 2),
    least: rounded(least, 2),
    most: rounded(most, 2),
  };
};

const lineOf = (name: string, windows: readonly Window[]): (string | number)[] => {
  const costs = windows.map(({ cpuPerMove }) => cpuPerMove);
  const mid = (of: (one: Window) => number): number => median(windows.map(of));
  return [
    CONTENDERS[name]!.title,
    Math.round(median(costs)),
    `${Math.round(Math.min(...costs))}–${Math.round(Math.max(...costs))}`,
    Math.round(1e6 / median(costs)),
    rounded(100 * mid(({ systemShare }) => systemShare), 0),
    rounded(mid(({ idle }) => idle)),
    rounded(mid(({ all }) => all.p99)),
  ];
};

const TITLES = ['', 'µs/move', 'range', 'moves/CPU s', 'system %', 'idle ms/s', 'p99 ms'];

/** Leaves our last fleet open: the parts after this one go on with it. */
export const measureCost = async (
  house: House,
  plan: Plan,
  say: Say,
): Promise<Found & { readonly fleet: Fleet | undefined }> => {
  const { names, rate, runs } = plan;
  const windows = new Map<string, Window[]>(names.map((name) => [name, []]));
  let ours: Fleet | undefined;
  for (let run = 1; run <= runs; run++) {
    for (const name of names) {
      const { fleet, window } = await measureOne(house, name, plan);
      windows.get(name)!.push(window);
      if (name === 'ours' && run === runs) {
        ours = fleet;
        continue;
      }
      fleet.close();
      await house.stop(fleet.server);
    }
    say(`run ${run} of ${runs}`);
  }
  const peers = names.filter((name) => name !== 'ours');
  const ratios = peers.map((peer) => [peer, ratioOf(windows, peer)] as const);
  const found = new Map(ratios);
  const aims = AIMS.flatMap(({ peer, most }) => {
    const ratio = found.get(peer);
    if (ratio === undefined) return [];
    const verdict = ratio.median <= most ? 'reached' : 'missed';
    return [`aim: at most ${most} times ${CONTENDERS[peer]!.title}: ${ratio.median}, ${verdict}`];
  });
  const over = ratios.map(([peer, ratio]): (string | number)[] => [
    CONTENDERS[peer]!.title,
    ratio?.median ?? '',
    ratio === undefined ? '' : `${ratio.least}–${ratio.most}`,
  ]);
  return {
    fleet: ours,
    doubts: names.flatMap((name) => windows.get(name)!.flatMap((one) => doubts(name, one))),
    text: [
      columns([TITLES, ...names.map((name) => lineOf(name, windows.get(name)!))]),
      columns([['ours over', '× CPU', `of ${runs} runs`], ...over]),
      ...aims,
    ].join('\n\n'),
    result: {
      rate,
      runs,
      microsecondsPerMove: Object.fromEntries(
        names.map((name) => [
          name,
          rounded(median(windows.get(name)!.map(({ cpuPerMove }) => cpuPerMove))),
        ]),
      ),
      cpuOver: Object.fromEntries(ratios),
    },
  };
};
