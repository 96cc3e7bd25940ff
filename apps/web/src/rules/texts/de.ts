// Around the rules, in German.

import { counted } from '@tablee/kit';
import type { RulesTexts } from './fr.ts';

export const de: RulesTexts = {
  heading: 'Regeln',
  back: 'Zurück zur Schachtel',
  language: 'Sprache',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer',
  clear: 'Suche leeren',
  none: 'Nichts gefunden. Versuch es mit einem einzigen Wort, etwa „Gleichstand“.',
  ruling: 'Unsere Festlegung',
  rulingNote:
    'Wo die ursprüngliche Regel schweigt oder Zweifel lässt, mussten wir entscheiden. Solche Regeln sind so gekennzeichnet, ganz oder zum Teil.',
  example: 'Beispiel',
  summary: 'Das Wichtigste',
  credits: 'Von wem dieses Spiel ist',
  independent: 'Tablée ist eine unabhängige Umsetzung: Bilder und Texte sind unsere eigenen.',
  type: 'Die Buchstaben der Titel stammen aus Fredoka, © 2016 The Fredoka Project Authors.',
  typeLicence: 'OFL-Lizenz',
  found: (count) => counted('de', count, 'Regel gefunden', 'Regeln gefunden'),
  copies: (count) => `×${count}`,
  total: (count) => counted('de', count, 'Karte insgesamt', 'Karten insgesamt'),
  permalink: (id) => `Link zur Regel ${id}`,
  copied: (id) => `Link zu ${id} kopiert.`,
};
