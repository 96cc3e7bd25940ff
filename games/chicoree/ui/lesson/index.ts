// The lesson of Chicorée le Jeu: a prepared opening, with the words of each language.

import type { ByLang, Lang } from '@tablee/kit';
import { beatsOf } from '@tablee/ui/lesson.ts';
import type { Lesson } from '@tablee/ui/scene.ts';
import type { Move, View } from '../../rules/index.ts';
import { pressesOf } from '../places.ts';
import { LEARNER, PLAN, type Words } from './plan.ts';
import { RECORD } from './record.ts';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

const WORDS: ByLang<Words> = { fr, en, de };

export const lessonOf = (_game: string, lang: Lang): Lesson => ({
  record: RECORD,
  seat: LEARNER,
  beats: beatsOf(PLAN, WORDS[lang]),
  spots: (move, view) => pressesOf(move as Move, view as View),
});
