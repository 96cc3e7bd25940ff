// The rule book of Nicht die Bohne! in German.

import type { BeanBook } from './types.ts';

export const book: BeanBook = {
  rules: {
    'NB-01':
      '60 Karten in vier Farben zu je 15. Jede Farbe hat die Zahlen 1 bis 10 (je einmal), ein „×2“, drei „−“ und eine „0“.',
    'NB-02': 'Vier Farben von Bohnen: grün, rot, gelb und blau.',
    'NB-03':
      'Drei Arten von Sonderkarten: die „0“, die „Nicht die Bohne“ heißt, sowie „×2“ und „−“, die einfach so heißen.',
    'NB-04':
      'Es gibt einen Spielstein, der als Marker dient. Wer ihn hat, ist Startspieler und spielt zum Stich aus.',
    'NB-05':
      'Ein Wertungsblock mit drei Spalten für jede Person und jede Runde: Spiel +, Spiel − und Summe.',
    'NB-10': '3 bis 6 Spieler.',
    'NB-11':
      'Alle Karten werden verdeckt ausgeteilt: zu dritt je 20, zu viert 15, zu fünft 12, zu sechst 10.',
    'NB-12':
      'Die eigene Hand sieht man sich erst an, wenn alle Karten ausgeteilt sind; sie bleibt nach Farben sortiert.',
    'NB-13':
      'Wer am ältesten ist, schreibt die Punkte auf und gibt in der ersten Runde. Wer links vom Geber sitzt, nimmt den Spielstein und spielt aus.',
    'NB-15':
      'Online weiß niemand, wer am ältesten ist: Der Gastgeber kann bestimmen, wer zuerst ausspielt, sonst wird mit dem Zufallsstartwert des Tisches ausgelost.',
    'NB-20': 'Der Startspieler legt eine Handkarte offen vor sich hin und den Marker darauf.',
    'NB-21':
      'Alle anderen wählen je eine Handkarte und legen sie verdeckt hin; sobald alle so weit sind, werden diese Karten gleichzeitig aufgedeckt.',
    'NB-22':
      'Der Startspieler nimmt zuerst: eine beliebige Karte, die jemand anderes gespielt hat, nie die eigene.',
    'NB-23':
      'Als Nächstes nimmt, wessen Karte gerade genommen wurde: eine beliebige noch liegende Karte, aber nicht die Karte des Startspielers unter dem Marker und nie die eigene.',
    'NB-24':
      'So geht es weiter, bis nur noch eine Person übrig ist, nämlich die, deren Karte zuletzt genommen wurde: Sie muss die Karte des Startspielers und den Marker nehmen und spielt zum nächsten Stich aus.',
    'NB-25': 'Nehmen ist Pflicht. Der Stich endet, wenn alle genau eine Karte genommen haben.',
    'NB-26':
      'Wer eine Karte nimmt, legt sie sofort offen in die eigene Reihe dieser Farbe; alle sehen jederzeit alle Reihen.',
    'NB-27': 'In einer Reihe liegen die Sonderkarten vorn, egal, wann sie genommen wurden.',
    'NB-28': 'Eine Sonderkarte zählt nur für ihre eigene Farbe.',
    'NB-29':
      'Die Runde (einmal Austeilen) endet, wenn alle Hände leer sind: Es gibt so viele Stiche, wie jeder Karten bekommen hat.',
    'NB-30': 'Die Zahlen der Reihe werden addiert.',
    'NB-31':
      'Ein oder drei „−“ machen die Summe negativ; mit keinem oder zwei „−“ bleibt sie positiv.',
    'NB-32':
      '„×2“ verdoppelt das Ergebnis, ob positiv oder negativ. Die Reihenfolge ist immer: Summe, dann Vorzeichen, dann Verdoppeln. Beispiel: 8, 2 und 4 mit zwei „−“ und einem „×2“ ergeben +28.',
    'NB-33':
      'Die „0“ macht die ganze Reihe 0 wert und hebt die anderen Sonderkarten der Reihe auf.',
    'NB-34':
      'Das Ergebnis einer Runde ist die Summe der vier Farben. Auf dem Block steht unter Spiel + die Summe der positiven Reihen, unter Spiel − die der negativen (ohne Vorzeichen) und unter Summe die Differenz. Beispiel: +9, +28, 0 und −13 ergeben Spiel + 37, Spiel − 13, Summe 24.',
    'NB-40':
      'Gespielt werden drei Runden; es gewinnt, wer aus den drei Werten unter Summe zusammen am meisten hat.',
    'NB-42': 'Nach jeder Runde gibt, wer links vom bisherigen Geber sitzt.',
    'NB-43':
      'Bei gleicher Gesamtpunktzahl teilt man sich den Platz; ein geteilter erster Platz ist ein geteilter Sieg.',
    'NB-44':
      'Tischoption: die Zahl der Runden, 1 bis 12; voreingestellt sind 3. „Schnelles Spiel“ bedeutet 1 Runde.',
    'NB-45':
      'Wer geht oder die Bedenkzeit überschreitet, wird auf demselben Platz durch einen Bot mit derselben Hand und denselben Reihen ersetzt und darf zurückkommen.',
  },
  summary: [
    'Alle spielen eine Karte: der Startspieler offen, unter dem Marker, die anderen verdeckt. Aufgedeckt wird gemeinsam.',
    'Der Startspieler nimmt die Karte eines anderen; wessen Karte genommen wurde, wählt als Nächstes. Nie die eigene, nie die des Startspielers.',
    'Wer übrig bleibt, hat keine Wahl: Er nimmt die Karte des Startspielers samt Marker und spielt zum nächsten Stich aus.',
    'Jede genommene Karte kommt in deine Reihe ihrer Farbe. Am Ende zählt eine Reihe die Summe ihrer Zahlen.',
    'Ein oder drei „−“ machen sie negativ, zwei heben sich auf; „×2“ verdoppelt, im Guten wie im Schlechten; „0“ löscht sie.',
    'Sind die Hände leer, zählen die vier Reihen. Drei Runden, und die höchste Summe gewinnt.',
  ],
  synonyms: [
    ['Gleichstand', 'unentschieden', 'geteilt', 'teilt'],
    ['Null', '„0“', 'nicht die bohne'],
    ['minus', '„−“', 'negativ', 'Vorzeichen'],
    ['doppelt', 'verdoppelt', '„x2“', '×2', 'mal zwei'],
    ['Spielstein', 'Marker', 'Jeton', 'Chip'],
    ['Runde', 'Durchgang', 'Austeilen'],
    ['Punkte', 'Wertung', 'zählen', 'Ergebnis'],
    ['anfangen', 'fängt', 'beginnen', 'beginnt', 'ausspielen', 'spielt aus', 'Startspieler'],
    ['gewinnen', 'gewinnt', 'Sieg', 'Sieger'],
    ['müssen', 'muss', 'Pflicht'],
    ['Computer', 'Bot', 'Roboter'],
    ['aussteigen', 'verlassen', 'geht'],
  ],
  credits: [
    'Ein Spiel von Horst-Rainer Rösner.',
    'Französische Regeln von Frédéric Bizet und François Haffner.',
    'Dank an die Ludothek L’Escale à jeux, die die Schachtel geöffnet hat.',
  ],
};
