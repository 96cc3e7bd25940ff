// The ids of all rules, in the order of RULES.md, and which of them are rulings of ours.

export const RULE_IDS = [
  'CHR-01',
  'CHR-02',
  'CHR-03',
  'CHR-04',
  'CHR-05',
  'CHR-06',
  'CHR-07',
  'CHR-08',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
export const RULING_IDS: readonly RuleId[] = ['CHR-08'];
