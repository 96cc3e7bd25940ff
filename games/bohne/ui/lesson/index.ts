// The bean lessons: four prepared tricks, with the words of each edition and language.

import type { ByLang, Lang } from '@tablee/kit';
import { beatsOf, whenChosen } from '@tablee/ui/lesson.ts';
import type { Lesson } from '@tablee/ui/scene.ts';
import type { Edition } from '../../meta.ts';
import type { Move } from '../../rules/index.ts';
import { GO, spotsOf } from '../places.ts';
import { words as beanDe } from './bean.de.ts';
import { words as beanEn } from './bean.en.ts';
import { words as beanFr } from './bean.fr.ts';
import { words as chocolateDe } from './chocolate.de.ts';
import { words as chocolateEn } from './chocolate.en.ts';
import { words as chocolateFr } from './chocolate.fr.ts';
import { LEARNER, PLAN, type Words } from './plan.ts';
import { recordFor, spelled } from './record.ts';

const WORDS: Readonly<Record<Edition, ByLang<Words>>> = {
  'nicht-die-bohne': { fr: beanFr, en: beanEn, de: beanDe },
  'pas-de-bras': { fr: chocolateFr, en: chocolateEn, de: chocolateDe },
};

export const lessonOf = (edition: Edition, lang: Lang): Lesson => ({
  record: recordFor(edition),
  seat: LEARNER,
  beats: beatsOf(PLAN, WORDS[edition][lang], (move) => spelled(edition, move)),
  spots: (move) => {
    const wanted = spotsOf(edition, move as Move);
    return [...wanted, whenChosen(wanted, GO)];
  },
});
