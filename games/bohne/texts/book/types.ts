// What the rule books of the bean family hold. Both boxes share one list of ids; each book has the rules of
// its own box, in its own words, and leaves out what only the other one has.

import type { BookWords } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';

export type BeanBook = BookWords<Exclude<RuleId, 'NB-14' | 'NB-41'>>;
export type ChocolateBook = BookWords<Exclude<RuleId, 'NB-05' | 'NB-13' | 'NB-40'>>;
