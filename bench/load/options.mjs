// What can be asked for on the command line, and what is done when nothing is.
import { parseArgs } from 'node:util';

export const HELP = `npm run bench:load -- [options]

  --parts a,b,c,d,e      what to measure (all):
                         a  processor time per move of each server
                         b  how long moves take beside thousands of idle sockets
                         c  whether a move costs the same with few and with many tables
                         d  what idle tables and watchers weigh
                         e  how many moves a second are kept, SQLite and PostgreSQL
  --contenders LIST      of bare, colyseus, colyseus-views, boardgameio, boardgameio-light, ours
                         (without it: bare, colyseus, boardgameio, ours)
  --sockets N            sockets that play in a (2000)
  --rate N               moves a second in a (1500)
  --seconds N            length of one measured window (4)
  --passes N             passes over all servers (3)
  --crowd N              tables of the large server in b and c (2000)
  --quick                everything smaller, to see whether it works
  --long                 windows three times as long, five passes
  --profile FOLDER       no comparison: plays at our server under node's profiler, says where the
                         time goes and leaves the profile in the folder

The last line is RESULT and all figures as JSON.
`;

const SIZES = {
  usual: { sockets: 2000, crowd: 2000, rate: 1500, seconds: 4, passes: 3, memory: 400, pairs: 250 },
  quick: { sockets: 80, crowd: 60, rate: 50, seconds: 2, passes: 1, memory: 100, pairs: 20 },
  long: {
    sockets: 2000,
    crowd: 2000,
    rate: 1500,
    seconds: 15,
    passes: 5,
    memory: 1000,
    pairs: 500,
  },
};

export const readOptions = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      parts: { type: 'string', default: 'a,b,c,d,e' },
      contenders: { type: 'string', default: 'bare,colyseus,boardgameio,ours' },
      sockets: { type: 'string' },
      rate: { type: 'string' },
      seconds: { type: 'string' },
      passes: { type: 'string' },
      crowd: { type: 'string' },
      quick: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const size = SIZES[values.quick ? 'quick' : values.long ? 'long' : 'usual'];
  const number = (name) => (values[name] === undefined ? size[name] : Number(values[name]));
  return {
    ...size,
    ...Object.fromEntries(
      ['sockets', 'rate', 'seconds', 'passes', 'crowd'].map((name) => [name, number(name)]),
    ),
    isQuick: values.quick,
    parts: new Set(values.parts.split(',')),
    contenders: values.contenders.split(','),
    profile: values.profile,
    mustHelp: values.help,
  };
};
