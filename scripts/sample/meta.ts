// The box on the shelf: title, seats and options, without the rules.

import type { GameMeta } from '@tablee/kit';

export const META: GameMeta = {
  id: 'sample',
  title: { fr: 'Sample', en: 'Sample', de: 'Sample' },
  blurb: {
    fr: 'Chacun retourne sa carte ; la plus haute gagne.',
    en: 'Everyone turns over a card; the highest wins.',
    de: 'Alle decken eine Karte auf; die höchste gewinnt.',
  },
  seats: { min: 2, max: 4, best: [2, 4], rule: 'SA-01' },
  minutes: [1, 2],
  options: [],
  // A draft may break open games with every change; a stable game never does.
  stage: 'draft',
};
