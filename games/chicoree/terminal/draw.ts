// The Chicorée table as a picture: the others on top, the middle, the own place and hand below.

import { cut, ends, othersFrom, span, type Line } from '@tablee/kit';
import { META } from '../meta.ts';
import { PHASE, RULES } from '../rules/index.ts';
import { peopleSpans, whoSpans, type Scene } from './brush.ts';
import { drawMiddle, drawTrack } from './middle.ts';
import { drawBoxes, drawOwn } from './places.ts';

export function drawTable(scene: Scene): Line[] {
  const { view, seat } = scene;
  if (view.phase === PHASE.opening) return [drawHeader(scene)];
  const own = seat === null ? [] : drawOwn(scene, seat);
  return [
    drawHeader(scene),
    view.phase === PHASE.over ? drawOutcome(scene) : drawTrack(scene),
    ...drawBoxes(scene, othersFrom(scene.seat, scene.view.seats)),
    ...drawMiddle(scene),
    ...own,
  ];
}

function drawHeader(scene: Scene): Line {
  const { view, labels, width } = scene;
  const title = [span(META.title.fr, 'strong')];
  if (view.phase === PHASE.opening) return ends(title, [], width);
  return ends(
    title,
    [span(`${labels.turn} ${view.turn} · `), ...whoSpans(scene, view.active)],
    width,
  );
}

function drawOutcome(scene: Scene): Line {
  const { view, labels, width } = scene;
  const pending = RULES.pending(view);
  if (pending.kind !== 'over') return [];
  const { reason, winners } = pending.outcome;
  const why = Object.entries(labels.over).find(([word]) => word === reason)?.[1] ?? reason;
  const line = [
    span('★ ', 'yellow'),
    span(`${labels.winner} `),
    ...peopleSpans(scene, winners),
    span(` · ${why}`),
  ];
  return cut(line, width);
}
