// The rule book of Pas de bras… pas de chocolat in German.

import type { ChocolateBook } from './types.ts';

export const book: ChocolateBook = {
  rules: {
    'NB-01':
      '60 Karten, 15 von jeder Schokoladensorte. Jede Sorte hat zehn Karten von 1 bis 10, einen Kakao „×2“, drei Palmöle „−“ und ein Pas-de-bras „0“.',
    'NB-02': 'Vier Sorten Schokolade: Weiß, Vollmilch, Zartbitter und Haselnuss.',
    'NB-03':
      'Drei Sonderkarten: Kakao („×2“) verdoppelt, Palmöl („−“) verdirbt, Pas-de-bras („0“, französisch für „keine Arme“) nimmt alles weg.',
    'NB-04': 'Es gibt einen Oya-Marker. Wer ihn hat, ist Oya und spielt zum Stich aus.',
    'NB-10': '3 bis 6 Spieler.',
    'NB-11':
      'Alle Karten werden verdeckt ausgeteilt: zu dritt je 20, zu viert 15, zu fünft 12, zu sechst 10.',
    'NB-12':
      'Die eigenen Karten sieht man sich erst an, wenn alle ausgeteilt sind; man behält sie auf der Hand, nach Sorten sortiert.',
    'NB-14': 'Erster Oya ist, wer zuletzt Schokolade gegessen hat, und nimmt den Oya-Marker.',
    'NB-15':
      'Online weiß niemand, wer zuletzt Schokolade gegessen hat: Der Gastgeber kann den ersten Oya benennen, sonst wird er mit dem Zufallsstartwert des Tisches ausgelost.',
    'NB-20': 'Der Oya legt eine Handkarte offen vor sich hin und den Oya-Marker darauf.',
    'NB-21':
      'Alle anderen wählen je eine Handkarte und bieten sie verdeckt an; sobald alle so weit sind, werden diese Karten gleichzeitig aufgedeckt.',
    'NB-22':
      'Der Oya wählt zuerst: eine beliebige Karte, die jemand anderes angeboten hat, nie die eigene. Sie kommt in seine Sammlung.',
    'NB-23':
      'Als Nächstes nimmt, wessen Karte gerade gewählt wurde: eine beliebige noch liegende Karte, aber nicht die Karte des Oya unter dem Marker und nie die eigene.',
    'NB-24':
      'So geht es weiter, bis nur noch eine Person übrig ist, nämlich die, deren Karte zuletzt gewählt wurde: Sie muss die Karte des Oya und den Marker nehmen. Sie ist Oya im nächsten Stich.',
    'NB-25':
      'Ein Geschenk lehnt man nicht ab: Alle müssen nehmen. Der Stich endet, wenn alle genau eine Karte genommen haben.',
    'NB-26':
      'Wer eine Karte nimmt, legt sie sofort offen in die eigene Sammlung, nach Sorten geordnet; alle sehen jederzeit alle Werte.',
    'NB-27':
      'In jeder Sorte liegen Kakao, Palmöl und Pas-de-bras vorn, egal, wann sie genommen wurden.',
    'NB-28': 'Eine Sonderkarte zählt nur für ihre eigene Schokoladensorte.',
    'NB-29':
      'Die Runde (einmal Austeilen) endet, wenn niemand mehr Karten auf der Hand hat: Es gibt so viele Stiche, wie jeder Karten bekommen hat.',
    'NB-30': 'Für jede Schokoladensorte werden die Zahlen der eigenen Sammlung addiert.',
    'NB-31':
      'Mit einem oder drei Palmölen zählt die Summe negativ; ohne Palmöl oder mit zweien bleibt sie positiv.',
    'NB-32':
      'Kakao verdoppelt das Ergebnis, ob positiv oder negativ. Beispiel: 3, 5 und 7 in Weiß sind mit zwei Palmölen und dem Kakao +30 wert.',
    'NB-33':
      'Keine Arme, keine Schokolade: Mit dem Pas-de-bras einer Sorte ist diese Sorte 0 wert, ob ihre Summe positiv oder negativ ist.',
    'NB-34': 'Der Wert einer Sammlung ist die Summe der vier Schokoladensorten.',
    'NB-41':
      'Die wertvollste Sammlung gewinnt die Runde. Gespielt werden so viele Runden, wie Leute am Tisch sitzen, und jedes Mal ist jemand anderes zuerst Oya; wer in allen Runden zusammen die meisten Punkte hat, ist Gesamtsieger.',
    'NB-42':
      'Nach jeder Runde wandert die Rolle des ersten Oya nach links, sodass alle einmal an der Reihe sind.',
    'NB-43':
      'Bei gleicher Gesamtpunktzahl teilt man sich den Platz; ein geteilter erster Platz ist ein geteilter Sieg.',
    'NB-44':
      'Tischoption: die Zahl der Runden, 1 bis 12; voreingestellt sind so viele, wie Leute am Tisch sitzen. „Schnelles Spiel“ bedeutet 1 Runde.',
    'NB-45':
      'Wer geht oder die Bedenkzeit überschreitet, wird auf demselben Platz durch einen Bot mit derselben Hand und derselben Sammlung ersetzt und darf zurückkommen.',
  },
  summary: [
    'Alle bieten eine Karte an: der Oya offen, unter dem Marker, die anderen verdeckt. Aufgedeckt wird gemeinsam.',
    'Der Oya wählt die Karte eines anderen; wessen Karte gewählt wurde, nimmt als Nächstes. Nie die eigene, nie die des Oya.',
    'Wer übrig bleibt, hat keine Wahl: Er nimmt die Karte des Oya samt Marker und ist Oya im nächsten Stich.',
    'Deine Sammlung liegt nach Sorten. Am Ende zählt jede Sorte die Summe ihrer Zahlen.',
    'Ein oder drei Palmöle machen sie negativ, zwei heben sich auf; Kakao verdoppelt, im Guten wie im Schlechten; die Null („Pas-de-bras“) macht sie 0 wert.',
    'Die wertvollste Sammlung gewinnt die Runde. So viele Runden wie Leute, und die Punkte zusammen ergeben den Gesamtsieg.',
  ],
  synonyms: [
    ['Gleichstand', 'unentschieden', 'geteilt', 'teilt'],
    ['Null', 'Pas de bras', 'keine Arme', '„0“'],
    ['Öl', 'Palmöl', 'Minus', '„−“', 'negativ'],
    ['Kakao', 'doppelt', 'verdoppelt', '„x2“', '×2', 'mal zwei'],
    ['Oya', 'Marker', 'Startspieler'],
    ['Sorte', 'Farbe'],
    ['Sammlung', 'Reihe'],
    ['Runde', 'Durchgang', 'Austeilen', 'Partie'],
    ['Punkte', 'Wertung', 'zählen', 'Wert', 'Ergebnis'],
    ['anfangen', 'fängt', 'beginnen', 'beginnt', 'ausspielen', 'spielt', 'erster'],
    ['gewinnen', 'gewinnt', 'Sieg', 'Sieger'],
    ['müssen', 'muss', 'Pflicht'],
    ['Computer', 'Bot', 'Roboter'],
    ['aussteigen', 'verlassen', 'geht'],
  ],
  credits: [
    'Ein Spiel von Horst-Rainer Rösner, illustriert von Zhong Zhun.',
    'Dank an die Ludothek L’Escale à jeux, die die Schachtel geöffnet hat.',
  ],
};
