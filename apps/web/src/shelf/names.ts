// Whether the people around a device can be told apart.

interface Words {
  readonly nobody: string;
  readonly sameNames: string;
}

/** The chairs whose name will not do, and why; undefined when all is well. */
export function wrongNames(
  people: readonly string[],
  words: Words,
): { chairs: number[]; why: string } | undefined {
  const names = people.map((name) => name.trim().toLocaleLowerCase());
  const chairsWhere = (isWrong: (name: string, chair: number) => boolean) =>
    names.flatMap((name, chair) => (isWrong(name, chair) ? [chair] : []));
  const empty = chairsWhere((name) => name === '');
  if (empty.length > 0) return { chairs: empty, why: words.nobody };
  const repeated = chairsWhere((name, chair) => names.indexOf(name) !== chair);
  return repeated.length > 0 ? { chairs: repeated, why: words.sameNames } : undefined;
}
