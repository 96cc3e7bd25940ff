// How a chosen card is played, said once on each device.

import type { ByLang, Lang } from '@tablee/kit';
import type { Tip } from '@tablee/ui';
import { memory } from '../memory.ts';

const KEY = 'tablee-tap-told';
let isTold = $state(memory.read(KEY) !== null);

const WORDS: ByLang<Readonly<Record<'finger' | 'mouse', string>>> = {
  fr: {
    finger: 'Touche-la encore pour la jouer, ou glisse-la à sa place.',
    mouse: 'Clique encore (ou Entrée) pour la jouer, ou glisse-la à sa place.',
  },
  en: {
    finger: 'Tap it again to play it, or drag it into place.',
    mouse: 'Click it again (or press Enter) to play it, or drag it into place.',
  },
  de: {
    finger: 'Tippe sie noch einmal an, um sie zu spielen, oder zieh sie an ihren Platz.',
    mouse: 'Noch ein Klick (oder Enter) spielt sie; du kannst sie auch an ihren Platz ziehen.',
  },
};

export function tapTip(lang: Lang): Tip | undefined {
  if (isTold) return undefined;
  const text = WORDS[lang][matchMedia('(hover: none)').matches ? 'finger' : 'mouse'];
  return {
    text,
    told: () => {
      isTold = true;
      memory.write(KEY, 'yes');
    },
  };
}
