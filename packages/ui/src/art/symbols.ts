// Drawings that many elements show: their file is put into the page once, and `use` copies them from there.
// Out of a file browsers copy them twice, the second time a frame later, and a deal of cards stutters.

const placed = new Set<string>();

/** What addresses of symbols in that file begin with; `name` is put before their ids. */
export function symbolsIn(url: string, name: string): string {
  if (!placed.has(name)) {
    placed.add(name);
    void place(url, name);
  }
  return `#${name}-`;
}

async function place(url: string, name: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const text = await answer.text();
    const file = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (file.localName !== 'svg') throw new Error('no drawings');
    for (const symbol of file.querySelectorAll('[id]')) symbol.id = `${name}-${symbol.id}`;
    file.setAttribute('display', 'none');
    document.body.append(file);
  } catch {
    // The next drawing requests the file again.
    placed.delete(name);
  }
}
