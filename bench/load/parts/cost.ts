// (a) What a move costs each server, at the same rate and with as many sockets. Passes alternate, so
// that whatever else the machine does hits all alike.
import { columns, median, rounded } from '../../numbers.ts';
import { CONTENDERS } from '../contenders.ts';
import { Fleet } from '../fleet.ts';
import { SEATS } from '../game.ts';
import { doubts, measureIdle, measureWindow, warmUp } from '../measure.ts';
import type { Found, Measured, Say } from '../measure.ts';
import type { House } from '../processes.ts';

interface Plan {
  readonly names: readonly string[];
  readonly sockets: number;
  readonly warm: number;
  readonly rate: number;
  readonly seconds: number;
  readonly passes: number;
}

interface Tried {
  readonly name: string;
  readonly title: string;
  readonly fleet: Fleet;
  readonly windows: Measured[];
  idle: number;
}

const openAll = async (
  house: House,
  { names, sockets, warm }: Plan,
  say: Say,
): Promise<Tried[]> => {
  const fleets: Tried[] = [];
  for (const name of names) {
    const { start, open, title } = CONTENDERS[name]!;
    const fleet = new Fleet(await start(house), open);
    const began = performance.now();
    await fleet.grow(sockets / SEATS);
    await warmUp(fleet, warm);
    say(`${title}: ${sockets / SEATS} tables in ${rounded((performance.now() - began) / 1000)} s`);
    fleets.push({ name, title, fleet, windows: [], idle: 0 });
  }
  return fleets;
};

const lineOf = ({ title, windows, idle, fleet }: Tried, floor: number): (string | number)[] => {
  const costs = windows.map(({ cpuPerMove }) => cpuPerMove);
  const cost = median(costs);
  return [
    title,
    Math.round(cost),
    `${Math.round(Math.min(...costs))}–${Math.round(Math.max(...costs))}`,
    Math.round(1e6 / cost),
    rounded(cost / floor, 2),
    rounded(100 * median(windows.map(({ systemShare }) => systemShare)), 0),
    rounded(idle, 1),
    rounded(median(windows.map(({ all }) => all.p99))),
    fleet.tables.length * SEATS,
  ];
};

const ratioOf = (fleets: readonly Tried[], above: string, below: string): number | undefined => {
  const find = (wanted: string): Measured[] | undefined =>
    fleets.find(({ name }) => name === wanted)?.windows;
  const [top, bottom] = [find(above), find(below)];
  if (top === undefined || bottom === undefined) return undefined;
  // Pass by pass: both had the same machine then.
  return median(top.map(({ cpuPerMove }, pass) => cpuPerMove / bottom[pass]!.cpuPerMove));
};

/** Leaves our fleet open: the parts after this one go on with it. */
export const measureCost = async (
  house: House,
  options: Plan,
  say: Say,
): Promise<Found & { readonly fleet: Fleet | undefined }> => {
  const { rate, seconds, passes } = options;
  const fleets = await openAll(house, options, say);
  for (const one of fleets) one.idle = await measureIdle(one.fleet.server, 3);
  for (let pass = 1; pass <= passes; pass++) {
    for (const { fleet, windows } of fleets)
      windows.push(await measureWindow(fleet, { rate, seconds }));
    say(`pass ${pass} of ${passes}`);
  }
  const floor = median(fleets[0]!.windows.map(({ cpuPerMove }) => cpuPerMove));
  const ratios = {
    toBoardgameIo: ratioOf(fleets, 'boardgameio', 'ours'),
    toColyseus: ratioOf(fleets, 'ours', 'colyseus'),
    toColyseusViews: ratioOf(fleets, 'ours', 'colyseus-views'),
    toBare: ratioOf(fleets, 'ours', 'bare'),
  };
  const lines = fleets.map((one) => lineOf(one, floor));
  for (const { name, fleet } of fleets) {
    if (name === 'ours') continue;
    fleet.close();
    await house.stop(fleet.server);
  }
  return {
    fleet: fleets.find(({ name }) => name === 'ours')?.fleet,
    doubts: fleets.flatMap(({ name, windows }) => windows.flatMap((one) => doubts(name, one))),
    text: columns([
      [
        '',
        'µs/move',
        'range',
        'moves/CPU s',
        '× floor',
        'system %',
        'idle ms/s',
        'p99 ms',
        'sockets',
      ],
      ...lines,
    ]),
    result: {
      rate,
      microsecondsPerMove: Object.fromEntries(
        fleets.map(({ name, windows }) => [
          name,
          rounded(median(windows.map(({ cpuPerMove }) => cpuPerMove))),
        ]),
      ),
      movesPerCpuSecondOverBoardgameIo: ratios.toBoardgameIo && rounded(ratios.toBoardgameIo, 2),
      cpuOverColyseus: ratios.toColyseus && rounded(ratios.toColyseus, 2),
      cpuOverColyseusWithViews: ratios.toColyseusViews && rounded(ratios.toColyseusViews, 2),
      cpuOverBareWs: ratios.toBare && rounded(ratios.toBare, 2),
    },
  };
};
