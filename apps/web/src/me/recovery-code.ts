// A recovery code as people read, copy and type it: in small groups.

const GROUP = 4;

/** As the server groups it, or by fours. */
export function groupsOf(code: string): readonly string[] {
  const parts = code.split(/[\s-]+/).filter((part) => part !== '');
  if (parts.length !== 1) return parts;
  return parts[0]!.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
}

/** What somebody typed from paper, without what paper adds: spaces, and dashes of every kind. */
export const typedCode = (text: string): string =>
  text
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
