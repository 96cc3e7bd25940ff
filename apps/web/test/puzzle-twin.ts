// A puzzle whose secrets were dealt otherwise: the seat that is asked could not tell the two apart.

/** The record and the seat of a puzzle. */
interface Asked {
  readonly text: string;
  readonly seat: number;
}

/** Two cards that two others still hold, of those that were dealt one by one, have changed hands. */
export function twinOf({ text, seat }: Asked): string | undefined {
  const seats = Number(/^seats (\d)$/m.exec(text)![1]);
  const at = text.lastIndexOf('\nchance ') + 1;
  const end = text.indexOf('\n', at);
  const after = text.slice(end);
  const cards = text.slice(at, end).split(' ').slice(1);
  const isHeld = (card: string): boolean =>
    !card.endsWith('-') && !new RegExp(`(?:play|lead) ${card}\\b`).test(after);
  const heldBy = (owner: number): string | undefined =>
    cards.find((card, i) => i % seats === owner && isHeld(card));
  const [one, other] = Array.from({ length: seats }, (_, owner) => owner)
    .filter((owner) => owner !== seat)
    .map(heldBy)
    .filter((card) => card !== undefined);
  if (one === undefined || other === undefined) return undefined;
  const dealt = cards.map((card) => (card === one ? other : card === other ? one : card));
  return `${text.slice(0, at)}chance ${dealt.join(' ')}${after}`;
}
