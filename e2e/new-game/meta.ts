// The box on the shelf: title, seats and options, without the rules.

import type { GameMeta } from '@tablee/kit';

export const META: GameMeta = {
  id: 'chardons',
  title: { fr: 'Les chardons', en: 'Thistles', de: 'Disteln' },
  blurb: {
    fr: 'Un jeu de plis où chaque chardon ramassé coûte un point.',
    en: 'A trick-taking game in which every thistle you take costs a point.',
    de: 'Ein Stichspiel, bei dem jede Distel im Stich einen Punkt kostet.',
  },
  seats: { min: 2, max: 3, best: [3, 3], rule: 'CHR-01' },
  minutes: [3, 5],
  options: [],
  // A thistle is a point against the player.
  counts: 'down',
  stage: 'draft',
};
