// The ids of all rules, in the order of RULES.md, and which of them are rulings of ours.

export const RULE_IDS = ['SA-01', 'SA-02', 'SA-03', 'SA-04'] as const;
export type RuleId = (typeof RULE_IDS)[number];
export const RULING_IDS: readonly RuleId[] = [];
