// Somebody who has gone for good: what stands where their name was, in any language.

export const NOBODY = '—';
