// How a chosen card is played, said once on each device.

import type { ByLang, Lang } from '@tablee/kit';
import type { Tip } from '@tablee/ui';
import { memory } from '../app/memory.ts';

const KEY = 'tablee-tap-told';
let isTold = $state(memory.read(KEY) !== null);

const WORDS: ByLang<Readonly<Record<'finger' | 'mouse', string>>> = {
  fr: {
    finger: 'Touche-la encore une fois, ou glisse-la à sa place.',
    mouse: 'Clique encore une fois (ou Entrée), ou glisse-la à sa place.',
  },
  en: {
    finger: 'Tap it once more, or drag it into place.',
    mouse: 'Click it once more (or press Enter), or drag it into place.',
  },
  de: {
    finger: 'Tipp sie noch einmal an oder zieh sie an ihren Platz.',
    mouse: 'Klick sie noch einmal an (oder Enter) oder zieh sie an ihren Platz.',
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
