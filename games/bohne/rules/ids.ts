// The ids of every rule of the bean family, and which of them are our own rulings.

export const RULE_IDS = [
  'NB-01',
  'NB-02',
  'NB-03',
  'NB-04',
  'NB-05',
  'NB-10',
  'NB-11',
  'NB-12',
  'NB-13',
  'NB-14',
  'NB-15',
  'NB-20',
  'NB-21',
  'NB-22',
  'NB-23',
  'NB-24',
  'NB-25',
  'NB-26',
  'NB-27',
  'NB-28',
  'NB-29',
  'NB-30',
  'NB-31',
  'NB-32',
  'NB-33',
  'NB-34',
  'NB-40',
  'NB-41',
  'NB-42',
  'NB-43',
  'NB-44',
  'NB-45',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Rules that hold, in whole or in part, a ruling of ours where the source is silent. */
export const RULING_IDS: readonly RuleId[] = ['NB-15', 'NB-42', 'NB-43', 'NB-44', 'NB-45'];
