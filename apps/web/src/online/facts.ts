// Words a table's settings as short facts, for players that cannot change them.

import type { GameMeta, Lang } from '@tablee/kit';
import type { RoomSettings } from '@tablee/wire';
import type { ShellTexts } from '../app/texts/fr.ts';
import type { OnlineTexts } from './texts/index.ts';

interface Words {
  readonly online: OnlineTexts['settings']['facts'];
  readonly box: ShellTexts['box'];
  readonly lang: Lang;
  /** By seat. */
  readonly names: readonly string[];
}

export function factsOf(
  { options, isPublic, mayWatch, hasChat, isRated, isLocked, clock }: RoomSettings,
  meta: GameMeta | undefined,
  { online, box, lang, names }: Words,
  /** Only the facts that matter for choosing a table; watching and chat are left out. */
  isShort = false,
): readonly string[] {
  const chosen = (meta?.options ?? []).flatMap((spec) => {
    const value = options[spec.name];
    if (value === undefined) return [];
    const words = spec.words?.[lang];
    if (spec.kind === 'number' && spec.max === 'last-seat')
      return [online.fact(words?.name ?? box.first, names[Number(value)] ?? value)];
    const name = words?.name ?? spec.name;
    if (spec.kind === 'number' && spec.min === 0 && spec.max === 1) return [name];
    return [online.fact(name, words?.values?.[value] ?? value)];
  });
  return [
    online.clock(clock),
    ...chosen,
    ...(isShort
      ? []
      : [online.visible(isPublic), online.watching(mayWatch), online.talking(hasChat)]),
    ...(isRated ? [online.rated] : []),
    ...(isLocked === true ? [online.locked] : []),
  ];
}
