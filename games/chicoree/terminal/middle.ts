// The middle of the Chicorée table: the steps of the turn, pile and discard, and the card that is
// auctioned or challenged for.

import { flow, labelled, ruled, span, widthOf, type Line, type Seat } from '@tablee/kit';
import { NO_CARD, NOBODY, PHASE, stepOf } from '../rules/index.ts';
import { cardLine, codeItems, peopleSpans, type Scene } from './brush.ts';

// ---- the steps

/** Nine steps in a row, the current one in brackets; the labels go where there is no room. */
export function drawTrack({ view, labels, width }: Scene): Line {
  const current = stepOf(view);
  const track = (withLabels: boolean): Line =>
    labels.steps.flatMap((label, i) => {
      const step = i + 1;
      const text = withLabels || step === current ? `${step} ${label}` : `${step}`;
      const now = step === current;
      const gap = i === 0 ? [] : [span(withLabels ? ' ' : ' ─ ', 'faint')];
      const ink = now ? 'strong' : step < current ? 'faint' : 'plain';
      return [...gap, span(now ? `[${text}]` : text, ink)];
    });
  const full = track(true);
  return widthOf(full) <= width ? full : track(false);
}

// ---- the card in the middle

export function drawMiddle(scene: Scene): Line[] {
  const { view, labels, width } = scene;
  const counts = `${labels.pile} ${view.pile} · ${labels.discard} ${view.discarded}`;
  const discard = codeItems((card) => view.discardOf(card));
  const aside = codeItems((card) => view.asideOf(card));
  return [
    ruled([span(counts)], width),
    ...(discard.length > 0 ? listing(`${labels.discard} `, discard, width) : []),
    ...(aside.length > 0 ? listing(`${labels.aside} `, aside, width) : []),
    ...(view.card === NO_CARD ? [] : drawLot(scene)),
    [span('─'.repeat(width), 'faint')],
  ];
}

const listing = (label: string, items: readonly Line[], width: number): readonly Line[] =>
  labelled([span(label, 'faint')], label.length, items, width, ' ');

function drawLot(scene: Scene): Line[] {
  const { view, words, width } = scene;
  const card = [span('▐ ', 'yellow'), ...cardLine(scene, view.card, 1)];
  const form =
    view.phase === PHASE.bluff
      ? words.forms.bluff
      : view.phase === PHASE.melee
        ? words.forms.melee
        : words.forms.turns;
  const head = view.phase === PHASE.challenge ? [card] : [card, [span(form)]];
  return [
    ...flow(head, width, ' — '),
    ...flow(lotFacts(scene), width - 2, ' · ').map((line): Line => [span('▐ ', 'yellow'), ...line]),
  ];
}

/** What there is to know about an auction or a challenge, one item each. */
function lotFacts(scene: Scene): Line[] {
  const { view, labels, asked } = scene;
  const people = (label: string, seats: readonly Seat[]): Line[] =>
    seats.length === 0 ? [] : [[span(`${label} `, 'faint'), ...peopleSpans(scene, seats)]];
  const seller = view.seller === NOBODY ? [] : people(labels.seller, [view.seller]);
  if (view.phase === PHASE.challenge) return people(labels.shows, asked);
  if (view.phase === PHASE.bluff) return [...seller, ...people(labels.fists, asked)];
  const price: Line =
    view.bidder === NOBODY
      ? [span(labels.noBid)]
      : [
          span(`${labels.bid} `, 'faint'),
          span(`${view.price}`, 'strong'),
          span(' ('),
          ...peopleSpans(scene, [view.bidder]),
          span(')'),
        ];
  const passed = Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => (view.passed & (1 << seat)) !== 0,
  );
  return [price, ...seller, ...people(labels.speaks, asked), ...people(labels.passed, passed)];
}
