// The toy game under its three versions of the rules, for what is kept longer than they last. They play
// alike; what changes is how moves and options are spelled, and which lines are derived.
import type { AnyRules, Upgrade } from '../src/index.ts';
import { WHISPER } from './whisper.ts';

/** How moves are spelled, where not as in the last version. */
const SPELLING: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { bid: 'offer', name: 'say' },
  2: { name: 'say' },
};

const UPGRADES: readonly Upgrade[] = [
  // Version 1 counted laps, and took offers.
  {
    from: 1,
    upgrade: ({ options: { laps, ...options }, lines }) => ({
      options: { ...options, rounds: laps! },
      lines: lines.map((line) => line.replaceAll(' offer ', ' bid ')),
    }),
  },
  // Version 2 wrote `say` for `name`, and no price.
  {
    from: 2,
    upgrade: ({ options, lines }) => ({
      options,
      lines: lines.flatMap((line) =>
        line === 'bell' ? [line, 'price 1'] : [line.replace(' say ', ' name ')],
      ),
    }),
  },
];

export function whisperOf(version: number): AnyRules {
  const { notation } = WHISPER;
  const spelled = (kind: string): string => SPELLING[version]?.[kind] ?? kind;
  return {
    ...(WHISPER as AnyRules),
    version,
    upgrades: UPGRADES.filter(({ from }) => from < version),
    notation: {
      kinds: notation.kinds.map(spelled),
      format(move) {
        const [kind = '', ...rest] = (WHISPER as AnyRules).notation.format(move).split(' ');
        return [spelled(kind), ...rest].join(' ');
      },
      parse(text) {
        const [word, ...rest] = text.split(' ');
        const kind = notation.kinds.find((one) => spelled(one) === word);
        return notation.parse([kind ?? 'unknown', ...rest].join(' '));
      },
    },
    ...(version < 3 && { derivedWords: [], derived: () => undefined }),
  };
}
