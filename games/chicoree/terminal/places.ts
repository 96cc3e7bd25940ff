// What lies in front of each player: Départ, chain, shops, stop cards, purse; and the own hand.

import {
  ends,
  flow,
  FRAME_COLUMNS,
  framed,
  labelled,
  shelved,
  span,
  widthOf,
  type Line,
  type Seat,
} from '@tablee/kit';
import {
  chainCard,
  dueTo,
  incomeOf,
  isNext,
  KINDS,
  NO_CARD,
  PHASE,
  SUR,
  type View,
} from '../rules/index.ts';
import { cardLine, codeItems, codeSpan, groupOf, nameOf, whoSpans, type Scene } from './brush.ts';
import { GROUPS } from './labels.ts';

/** The least a box can do with, and what the longest name of a Départ wants. */
const BOX_MIN = 29;
const BOX_WANTED = 34;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7];

// ---- the others

export const drawBoxes = (scene: Scene, seats: readonly Seat[]): Line[] =>
  shelved(seats, scene.width, boxMin(scene.width), (row, width) => boxesOf(scene, row, width));

/** Two boxes side by side matter more than a whole name. */
const boxMin = (width: number): number =>
  Math.max(BOX_MIN, Math.min(BOX_WANTED, Math.floor((width - 1) / 2)));

/** The boxes of one row of the picture, equally high. */
function boxesOf(scene: Scene, seats: readonly Seat[], width: number): (readonly Line[])[] {
  const inside = width - FRAME_COLUMNS;
  const feet = seats.map((seat) => handLine(scene, seat, inside - 2));
  const bodies = seats.map((seat, i) => [...boxBody(scene, seat, inside), ...feet[i]!.above]);
  const height = Math.max(...bodies.map((body) => body.length));
  return bodies.map((body, i) => {
    const seat = seats[i]!;
    const blank = Array.from({ length: height - body.length }, (): Line => []);
    const { foot } = feet[i]!;
    const frame = { title: titleOf(scene, seat), corner: purse(scene, seat), foot, width };
    return framed(frame, [...body, ...blank]);
  });
}

function boxBody(scene: Scene, seat: Seat, width: number): Line[] {
  const { view, labels } = scene;
  if (!view.isAlive(seat)) return [[span(labels.bankrupt, 'bad')]];
  const start = view.start(seat);
  const income = incomeSpans(scene, seat, 'short');
  const first = start === NO_CARD ? [span(labels.noStart, 'faint')] : cardLine(scene, start, 1);
  const stops = stopItems(scene, seat);
  const lines = [first, ...flow(chainItems(view, seat), width, '')];
  return [...withEnd(lines, income, width), ...(stops.length > 0 ? flow(stops, width, ' · ') : [])];
}

/** Puts `end` at the right of the first line with room for it, else on a line of its own. */
function withEnd(lines: readonly Line[], end: Line, width: number): Line[] {
  const at = lines.findIndex((line) => widthOf(line) + widthOf(end) <= width);
  if (at < 0) return [...lines, ends([], end, width)];
  return lines.map((line, i) => (i === at ? ends(line, end, width) : line));
}

function titleOf(scene: Scene, seat: Seat): Line {
  const who = whoSpans(scene, seat);
  return scene.asked.includes(seat) ? [span('▸', 'yellow'), ...who] : who;
}

const purse = ({ view, words }: Scene, seat: Seat): Line =>
  view.isAlive(seat) ? [span(words.tokens(view.tokens(seat)))] : [];

/** How many cards, and which of them everyone saw: in the frame's foot, or above it if many. */
function handLine(
  { view, labels }: Scene,
  seat: Seat,
  width: number,
): { readonly foot: Line; readonly above: readonly Line[] } {
  if (!view.isAlive(seat)) return { foot: [], above: [] };
  const held = view.held(seat);
  const count = [span(`${labels.hand} ${held}`, 'faint')];
  const seen = codeItems((card) => view.inHand(seat, card));
  if (seen.length === 0) return { foot: count, above: [] };
  let known = 0;
  for (let card = 0; card < KINDS; card++) known += view.inHand(seat, card);
  const items = held > known ? [...seen, [span(`+${held - known}`, 'faint')]] : seen;
  const foot = [count, ...items].flatMap((item, i) => (i === 0 ? item : [span(' '), ...item]));
  return widthOf(foot) <= width
    ? { foot, above: [] }
    : { foot: count, above: flow(items, width, ' ') };
}

// ---- the chain

/** Seven places: `[3]` filled, `[J]` by a joker, `>4<` could come next, ` 5 ` empty. */
const chainItems = (view: View, seat: Seat): Line[] =>
  NUMBERS.map((number) => chainPlace(view, seat, number));

function chainPlace(view: View, seat: Seat, number: number): Line {
  const jokers = view.jokersAs(seat, number);
  const cards = view.laid(seat, number) - jokers;
  if (cards + jokers > 0) return [...filled(`[${number}]`, cards), ...filled('[J]', jokers)];
  return isNext(view, seat, number)
    ? [span(`>${number}<`, 'yellow')]
    : [span(` ${number} `, 'faint')];
}

const filled = (face: string, copies: number): Line =>
  copies === 0
    ? []
    : [
        span(face, face === '[J]' ? 'strong' : 'green'),
        span(copies > 1 ? `×${copies}` : '', 'strong'),
      ];

/** What could be laid next, by name. */
function nextItems(scene: Scene, seat: Seat): Line[] {
  const { view, labels } = scene;
  if (view.phase === PHASE.over) return [];
  if (view.start(seat) === NO_CARD) return [[span(labels.aStart)]];
  return NUMBERS.filter((number) => isNext(view, seat, number)).map((number) => [
    span(nameOf(scene, chainCard(number))),
  ]);
}

function incomeSpans({ view, labels }: Scene, seat: Seat, length: 'short' | 'long'): Line {
  const start = view.start(seat);
  if (start === NO_CARD) return [];
  const bank = incomeOf(start);
  const each = dueTo(view, seat);
  const ink = view.isStopped(seat) ? 'bad' : 'good';
  if (length === 'short')
    return [span(each > 0 ? ` +${bank} +${each}×${view.aliveCount() - 1}` : ` +${bank}`, ink)];
  return [
    span([labels.fromBank(bank), ...(each > 0 ? [labels.fromEach(each)] : [])].join(' · '), ink),
  ];
}

/** Stop cards with the turns they still run. */
function stopItems({ view, labels }: Scene, seat: Seat): Line[] {
  const items: Line[] = [];
  for (let stop = 0; stop < 2; stop++)
    for (let turns = 2; turns >= 1; turns--)
      for (let i = view.stops(seat, stop, turns); i > 0; i--)
        items.push([codeSpan(SUR + stop), span(` ${labels.turnsLeft(turns)}`, 'bad')]);
  return items;
}

// ---- the own place

export function drawOwn(scene: Scene, seat: Seat): readonly Line[] {
  const { view, labels, width } = scene;
  const inside = width - FRAME_COLUMNS;
  const frame = {
    title: titleOf(scene, seat),
    corner: purse(scene, seat),
    width,
    ink: 'plain',
  } as const;
  if (!view.isAlive(seat)) return framed(frame, [[span(labels.bankrupt, 'bad')]]);
  const start = view.start(seat);
  const first = start === NO_CARD ? [span(labels.noStart, 'faint')] : cardLine(scene, start, 1);
  const next = nextItems(scene, seat);
  const stops = stopItems(scene, seat);
  return framed({ ...frame, foot: [span(`${labels.hand} ${view.held(seat)}`, 'faint')] }, [
    ends(first, incomeSpans(scene, seat, 'long'), inside),
    ...flow(chainItems(view, seat), inside, ' '),
    ...(next.length > 0
      ? labelled([span(`${labels.next} `, 'faint')], labels.next.length + 1, next, inside, ' · ')
      : []),
    ...(stops.length > 0 ? flow(stops, inside, ' · ') : []),
    [span('─'.repeat(inside), 'faint')],
    ...drawHand(scene, seat, inside),
  ]);
}

function drawHand(scene: Scene, seat: Seat, width: number): Line[] {
  const { view, labels } = scene;
  const label = Math.max(...GROUPS.map((group) => labels.groups[group].length)) + 2;
  const lines = GROUPS.flatMap((group) => {
    const items: Line[] = [];
    for (let card = 0; card < KINDS; card++) {
      const copies = view.inHand(seat, card);
      if (copies > 0 && groupOf(card) === group) items.push(cardLine(scene, card, copies));
    }
    if (items.length === 0) return [];
    return [...labelled([span(labels.groups[group], 'faint')], label, items, width, ' · ')];
  });
  return lines.length > 0 ? lines : [[span(labels.emptyHand, 'faint')]];
}
