// What can be asked for on the command line, and what is done when nothing is.
import { readWish } from '../../scripts/command.ts';

export const HELP = `npm run bench:load -- [options]

  --parts a,b,c,d,e,f    what to measure (all):
                         a  processor time per move of each server
                         b  how long moves take beside thousands of idle sockets
                         c  whether a move costs the same with few and with many tables
                         d  what idle tables and watchers weigh
                         e  how many moves a second are kept, SQLite and PostgreSQL
                         f  how long other clients wait while one floods the server
  --contenders LIST      of bare, colyseus, colyseus-kept, boardgameio, boardgameio-kept, ours (all)
  --sockets N            sockets that play in a (2000)
  --rate N               moves a second in a (1500)
  --seconds N            length of one measured window (4)
  --runs N               runs of a, each with all servers started anew (5)
  --passes N             passes in c, e and f (3)
  --crowd N              tables of the large server in b and c (2000)
  --quick                everything smaller, to see whether it works
  --long                 windows three times as long, five passes
  --profile FOLDER       no comparison: plays at our server under node's profiler and leaves the
                         profile in the folder, for a browser's developer tools

The last line is RESULT and all figures as JSON.
`;

interface Size {
  readonly sockets: number;
  readonly crowd: number;
  readonly rate: number;
  readonly seconds: number;
  readonly runs: number;
  readonly passes: number;
  readonly memory: number;
  readonly pairs: number;
}

const SIZES = {
  usual: {
    ...{ sockets: 2000, crowd: 2000, rate: 1500, seconds: 4 },
    ...{ runs: 5, passes: 3, memory: 200, pairs: 250 },
  },
  quick: {
    ...{ sockets: 80, crowd: 60, rate: 50, seconds: 2 },
    ...{ runs: 1, passes: 1, memory: 100, pairs: 20 },
  },
  long: {
    ...{ sockets: 2000, crowd: 2000, rate: 1500, seconds: 15 },
    ...{ runs: 5, passes: 5, memory: 1000, pairs: 500 },
  },
};

export interface Options extends Size {
  readonly isQuick: boolean;
  readonly parts: ReadonlySet<string>;
  readonly contenders: readonly string[];
  /** Where a profile shall be left, instead of any comparison. */
  readonly profile: string;
  readonly mustHelp: boolean;
}

export const readOptions = (args: readonly string[]): Options => {
  const usual = { sockets: 0, rate: 0, seconds: 0, runs: 0, passes: 0, crowd: 0 };
  const { parts, contenders, quick, long, profile, help, ...numbers } = readWish(args, {
    parts: 'a,b,c,d,e,f',
    contenders: 'bare,colyseus,colyseus-kept,boardgameio,boardgameio-kept,ours',
    ...usual,
    quick: false,
    long: false,
    profile: '',
    help: false,
  } as const);
  const given = Object.entries(numbers).filter(([, value]) => value > 0);
  return {
    ...SIZES[quick ? 'quick' : long ? 'long' : 'usual'],
    ...Object.fromEntries(given),
    isQuick: quick,
    parts: new Set(parts.split(',')),
    contenders: contenders.split(','),
    profile,
    mustHelp: help,
  };
};
