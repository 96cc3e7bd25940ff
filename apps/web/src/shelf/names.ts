// Checks that the people around a device have distinct names.

/** The chairs with an empty or repeated name, and the text that says why; undefined without any. */
export function wrongNames(people: readonly string[]) {
  const names = people.map((name) => name.trim().toLocaleLowerCase());
  const chairsWhere = (isWrong: (name: string, chair: number) => boolean) =>
    names.flatMap((name, chair) => (isWrong(name, chair) ? [chair] : []));
  const empty = chairsWhere((name) => name === '');
  if (empty.length > 0) return { chairs: empty, why: 'nobody' } as const;
  const repeated = chairsWhere((name, chair) => names.indexOf(name) !== chair);
  return repeated.length > 0 ? ({ chairs: repeated, why: 'sameNames' } as const) : undefined;
}
