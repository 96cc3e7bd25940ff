// What bots say about what cards do to rows, in German.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const de: Banter<Remark> = {
  hurt: {
    even: ['Die Reihe erholt sich. Vielleicht.', 'Einer musste sie ja nehmen.'],
    cautious: ['Ich hätte es wissen müssen.', 'Autsch. Soll ich gleich einpacken?'],
    gambler: ['Wer tief fällt, springt umso höher!', 'Das war Absicht. Ehrlich.'],
    grudger: ['Ich weiß genau, von wem die kam.', 'Die kriegst du zurück.'],
  },
  emptied: {
    even: ['Null. Immerhin schnell gezählt.'],
    cautious: ['Die ganze Mühe für nichts.'],
    gambler: ['Null! Ich reise gern mit leichtem Gepäck.'],
    grudger: ['Nichts mehr da. Vielen Dank auch.'],
  },
  gift: {
    even: ['Gern geschehen.', 'Bei dir ist sie besser aufgehoben.'],
    cautious: ['Oh, Verzeihung! Na ja … so halb.', 'Puh, die bin ich los.'],
    gambler: ['Geschenkt! Nichts zu danken.', 'Frei Haus geliefert!'],
    grudger: ['Wie du mir, so ich dir.', 'Jetzt sind wir quitt. Beinahe.'],
  },
  gain: {
    even: ['Nehm ich, danke.', 'Passt genau.'],
    cautious: ['Ist die wirklich für mich?', 'Schnell in die Reihe damit.'],
    gambler: ['Komm zu mir, du Schöne!', 'Davon gern noch eine!'],
    grudger: ['Die stand mir zu.', 'Na also, geht doch.'],
  },
  saved: {
    even: ['Reihe repariert.'],
    cautious: ['Das war höchste Zeit!'],
    gambler: ['Das große Comeback!'],
    grudger: ['Totgesagte leben länger.'],
  },
  doubled: {
    even: ['Doppelt so gut. Wörtlich.'],
    cautious: ['Doppelt? So viel hätt’s nicht gebraucht.'],
    gambler: ['Verdoppelt! So spielt man das.'],
    grudger: ['Doppelt. Wer lacht jetzt?'],
  },
};
