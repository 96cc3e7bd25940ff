// The name shown for deleted people, in all languages.

export const NOBODY = '—';
