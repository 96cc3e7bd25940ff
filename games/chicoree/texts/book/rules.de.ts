// The rule book of Chicorée le Jeu in German.

import type { BookWords } from '@tablee/kit';
import type { RuleId } from '../../rules/ids.ts';

export const book: BookWords<RuleId> = {
  rules: {
    'CH-01':
      'Ziel: die sieben Karten der Kette vor sich liegen haben, von 1-Saatgutkauf bis 7-Export.',
    'CH-02': 'Alle Karten werden zu einem einzigen Nachziehstapel gemischt.',
    'CH-03':
      'Alle bekommen 12 Chips und keine Karte. Tischoption „Bonus“: 0 (voreingestellt) oder 1 zusätzlicher Chip pro Platz nach dem ersten; das gleicht die Plätze aus.',
    'CH-04':
      'Es wird bestimmt, wer beginnt; danach geht es im Uhrzeigersinn weiter. Ausgelost wird mit dem Zufallsstartwert des Tisches, sofern der Gastgeber niemanden benennt.',
    'CH-05':
      '2 bis 6 Spieler (die Originalregel nennt keine Zahl); empfohlen und auch so angezeigt: 3 bis 5.',
    'CH-06':
      'Die Originalregel führt die Karten nicht einzeln auf. Unsere Zusammenstellung steht unter „Das Kartendeck“; per Tischoption lässt sich ein anderes Deck angeben.',
    'CH-07':
      'Die Originalregel nennt für die Kettenkarten 2 und 5 keinen Namen. Bei uns: 2-Aussaat und 5-Röstung.',
    'CH-10':
      'Schritt 1 (mit einer Startkarte vor sich zu Beginn des Zuges): Man nimmt das Einkommen der Startkarte aus der Bank.',
    'CH-11':
      'Schritt 2 (mit einer Startkarte vor sich zu Beginn des Zuges): Man nimmt von jedem Gegner das Einkommen der eigenen Läden und des Exports.',
    'CH-12':
      'Schritt 3 (mit einer Startkarte vor sich zu Beginn des Zuges): Man darf beliebig viele Läden (Karte 6-Laden) auslegen, sofern irgendjemand, egal wer, schon einmal eine 4-Ernte ausgelegt hat, auch wenn sie inzwischen zerstört wurde.',
    'CH-13':
      'Schritt 4 (mit einer Startkarte vor sich zu Beginn des Zuges): Man darf eine Kettenkarte auslegen, und zwar nur eine, in der Reihenfolge 1-2-3-4-5 sowie 6-7.',
    'CH-14':
      '7-Export darf ausgelegt werden, sobald man mindestens einen 6-Laden vor sich hat, auch wenn frühere Karten fehlen.',
    'CH-15':
      'Schritt 5 (ohne Startkarte vor sich zu Beginn des Zuges): Man darf eine Startkarte aus der Hand auslegen; die Schritte 1 bis 4 entfallen in diesem Zug.',
    'CH-16': 'Schritt 6 (mit oder ohne Startkarte): Man darf beliebig viele Sonderkarten spielen.',
    'CH-17':
      'Schritt 7 (mit oder ohne Startkarte): Man zieht eine erste Karte auf die Hand, ohne sie den anderen zu zeigen.',
    'CH-18':
      'Schritt 8 (mit oder ohne Startkarte): Man zieht eine zweite Karte und deckt sie in der Mitte auf; was folgt, hängt von der Karte ab.',
    'CH-19':
      'Ist die zweite Karte eine Sonderkarte (rot, ocker oder Joker), kommt sie für alle sichtbar auf die eigene Hand.',
    'CH-20': 'Ist die zweite Karte eine Wettstreitkarte, nehmen alle an einem Wettstreit teil.',
    'CH-21':
      'Ist die zweite Karte irgendeine andere (Start oder Kette), nehmen alle an einer Versteigerung teil.',
    'CH-22':
      'Schritt 9 (mit oder ohne Startkarte): Im Uhrzeigersinn ist die nächste Person am Zug.',
    'CH-23': 'Wer am Ende des eigenen Zuges die vollständige Kette vor sich liegen hat, gewinnt.',
    'CH-24':
      'Die Reihenfolge ist verbindlich: nach Schritt 4 keine Läden mehr, nach einer Sonderkarte kein Auslegen mehr. Durch eine Sonderkarte gezogene Karten sind für spätere Züge; nur Sonderkarten darunter dürfen sofort gespielt werden (CH-43).',
    'CH-25':
      'In Schritt 4 ist von den Karten 1 bis 5 die niedrigste fehlende auszulegen; eine durch eine Sonderkarte zerstörte Karte wird also neu ausgelegt, bevor es weitergeht.',
    'CH-26':
      'Ein in Schritt 3 ausgelegter Laden zählt sofort, um in Schritt 4 die 7 auszulegen. Man kann nur eine 7 vor sich haben; Läden sind unbegrenzt.',
    'CH-27':
      'In diesem Zug ausgelegte Karten bringen erst ab dem nächsten Zug Einkommen, denn das Einkommen kommt zuerst.',
    'CH-28':
      'Ist der Nachziehstapel leer, wird die Ablage in dem Moment zu einem neuen gemischt, in dem eine Karte gebraucht wird. Sind beide leer, entfällt das Ziehen.',
    'CH-29':
      'Das Spiel endet durch „Erschöpfung“, wenn Nachziehstapel und Ablage leer sind und eine ganze Runde lang niemand eine Karte auslegt oder spielt, oder aber am Ende von Zug Nummer 60 × Zahl der Plätze. Dann gewinnt, wer die meisten verschiedenen Kettennummern (1 bis 7) vor sich hat; bei Gleichstand, wer die meisten Chips hat; herrscht auch da Gleichstand, wird der Sieg geteilt.',
    'CH-30': 'Einkommen pro Zug aus der Bank: Ägypten 4, Griechenland 2, Holländische Mönche 1.',
    'CH-31': 'Pro Person nur eine Startkarte im ganzen Spiel.',
    'CH-32':
      'Im eigenen Zug bekommt man von allen anderen je 1 Chip pro 6-Laden, den man vor sich hat, und dazu je 2 Chips, wenn man 7-Export hat.',
    'CH-33': 'Der Bank gehen die Chips nie aus.',
    'CH-40': 'Krankheit, Gewitter, Regen und Kälte: zerstören je eine 4-Ernte.',
    'CH-41': 'Brand: zerstört einen 3-Manufakturbau.',
    'CH-42':
      'Überproduktion, Kaffee-Tee-Kakao (Stoppkarten): Damit bekommt jemand zwei Züge lang keine Chips.',
    'CH-43':
      'In Mode, Blockade, Gesundheit: Man zieht 2 Karten auf die Hand, ohne sie zu zeigen und ohne etwas auszulösen. Die gespielte Karte kommt erst am Ende von Schritt 6 auf die Ablage (sonst könnten zwei davon einander endlos nachziehen); sie ist nicht spielbar, wenn Nachziehstapel und Ablage beide leer sind; so gezogene Sonderkarten dürfen sofort gespielt werden.',
    'CH-44': 'Zichorie ist ein Joker: Sie ersetzt jede beliebige Kettenkarte, nie eine Startkarte.',
    'CH-45':
      'Zerstörende Karten brauchen ein Ziel: eine offen vor einem Gegner liegende Karte dieser Nummer; die zerstörte Karte kommt auf die Ablage. Ohne Ziel ist die zerstörende Karte nicht spielbar.',
    'CH-46':
      'Ein Joker wird genau so ausgelegt wie die Karte, die er ersetzt (gleicher Schritt, gleiche Bedingungen), gilt in jeder Hinsicht als diese Karte und kann als diese zerstört werden.',
    'CH-47':
      'Eine Stoppkarte bleibt vor einem Gegner liegen, bis dieser von da an zwei eigene Züge beendet hat, und kommt dann auf die Ablage. Zwei Stoppkarten laufen nebeneinander her, sie addieren sich nicht.',
    'CH-48':
      '„Bekommen“ umfasst das Einkommen von Startkarte, Läden und Export (die anderen behalten ihre Chips dann) und Gewinne aus Wettstreiten, nicht aber den Preis aus einem Zwangsverkauf.',
    'CH-49':
      'Eine gespielte Sonderkarte kommt auf die Ablage (eine Stoppkarte, sobald ihre Wirkung endet).',
    'CH-50':
      'Wer eine Schuld nicht bezahlen kann, muss sofort eine oder mehrere Handkarten versteigern.',
    'CH-51':
      'Wer dann immer noch nicht zahlen kann, ist bankrott und scheidet aus; alle Karten dieser Person kommen auf die Ablage.',
    'CH-52':
      'Wer Schulden hat, begleicht sie der Reihe nach im Uhrzeigersinn, gezählt ab der Person am Zug; man benennt immer nur eine Handkarte auf einmal, bis man zahlen kann oder keine mehr hat. Wer danach an die Reihe kommt, hat dann noch nicht gezahlt und darf alles bieten, was da ist.',
    'CH-53':
      'Ein Zwangsverkauf ist eine Versteigerung unter den anderen, und zwar in der Form, die zur Karte gehört; wer verkauft, steht an der Stelle der Bank und bekommt, was sonst sie bekäme.',
    'CH-54': 'Auch beim Zwangsverkauf wird eine unverkaufte Karte abgelegt (CH-68).',
    'CH-55': 'Die letzten Chips einer bankrotten Person gehen an den Gläubiger.',
    'CH-56': 'Wer als Einziger übrig ist, gewinnt sofort.',
    'CH-57':
      'Wettstreitkarten sind die Karten mit Zichorienblüten. Wird eine als erste Karte gezogen, kommt sie auf die Hand, ohne gezeigt zu werden.',
    'CH-58':
      'Alle legen beliebig viele Handkarten hin (Wettstreitkarten oder andere), die gleichzeitig aufgedeckt werden; mindestens eine, es sei denn, die Hand ist leer.',
    'CH-59':
      'Wer die meisten Blüten gespielt hat, gewinnt so viele Chips, wie Blüten auf allen aufgedeckten Karten zu sehen sind, die auslösende Karte mitgezählt.',
    'CH-60': 'Alle aufgedeckten Karten kommen auf die Ablage, auch die auslösende.',
    'CH-61':
      'Haben mehrere gleich viele und damit die meisten Blüten, bekommt jeder von ihnen die volle Zahl an Chips.',
    'CH-62': 'Wer gestoppt ist (CH-42) und einen Wettstreit gewinnt, bekommt nichts.',
    'CH-63':
      'Einen Wettstreit, bei dem niemand eine Blüte gezeigt hat, gewinnt niemand. Die Chips kommen aus der Bank.',
    'CH-64':
      'Offene Versteigerung (Kettenkarten 1 bis 5): Es werden Preise genannt, jeder höher als der vorige; wer zuletzt bietet, nimmt die Karte auf die Hand.',
    'CH-65':
      'Reihum oder auf Zuruf: Das wird zu Beginn des Spiels vereinbart (Tischoption; voreingestellt: reihum).',
    'CH-66':
      'Bluffversteigerung (Start, 6-Laden, 7-Export, erkennbar an der Hand oben links): Alle nehmen heimlich Chips in die Faust und öffnen sie gleichzeitig; wer die meisten hat, gewinnt die Karte. Alle eingesetzten Chips gehen an die Bank, auch die der Verlierer. Null ist erlaubt.',
    'CH-67':
      'Bei Gleichstand geht die Karte an diejenige der gleichauf liegenden Personen, die im Uhrzeigersinn der Person am Zug am nächsten sitzt; die Person am Zug selbst hat Vorrang.',
    'CH-68': 'In jedem Fall gilt: Eine Karte, auf die niemand bietet, wird abgelegt.',
    'CH-69':
      'Der Preis einer offenen Versteigerung geht an die Bank. Niemand darf mehr bieten, als er hat. Das erste Gebot beträgt mindestens 1.',
    'CH-70':
      'Reihum: Zuerst bietet die Person am Zug, dann geht es im Uhrzeigersinn weiter; wer passt, ist aus dieser Versteigerung heraus. Sie endet, wenn alle außer dem letzten Bietenden gepasst haben (oder alle passen).',
    'CH-71':
      'Auf Zuruf: Alle dürfen jederzeit bieten; jedes Gebot startet den Countdown neu („zum Ersten, zum Zweiten, zum Dritten“; Tischoption 3 bis 15 s, voreingestellt 8); niemand kann sich selbst überbieten; von gleichen Geboten zählt das zuerst eingegangene.',
    'CH-72':
      'Eine ersteigerte Karte sehen alle auf ihrem Weg zur Hand, ebenso die Sonderkarten aus CH-19. Alles andere auf einer Hand ist verdeckt.',
    'CH-73':
      'Chipzahlen, Handkartenzahlen und die Ablage sind öffentlich. Kein Tauschen, keine Geschenke, kein freiwilliger Verkauf oder Bankrott: Es gibt nur die hier genannten Spielzüge.',
  },
  summary: [
    'Wer am Ende des eigenen Zugs die sieben Karten der Kette vor sich hat, von 1 bis 7, gewinnt.',
    'Zuerst brauchst du eine Startkarte. Sie bringt 1, 2 oder 4 Chips pro Zug, und du legst nur eine: Auf eine gute zu warten kann sich lohnen.',
    'In deinem Zug: Einkommen, Läden, eine Karte der Kette (1 bis 5 der Reihe nach, die 7 nach einer 6), dann Sonderkarten.',
    'Danach ziehst du zwei Karten: die erste für dich, die zweite für alle, in die Tischmitte.',
    'Karten 1 bis 5: offene Versteigerung. Karten mit einer Hand (Startkarten, 6, 7): geschlossene Fäuste, und alles Gebotene ist weg.',
    'Ein Wettstreit: Alle zeigen Karten; wer die meisten Blüten zeigt, gewinnt so viele Chips, wie Blüten zu sehen sind.',
    'Für Läden und Export zahlen die anderen in jedem deiner Züge. Wer nicht zahlen kann, verkauft Karten oder scheidet aus.',
  ],
  synonyms: [
    ['Gleichstand', 'unentschieden', 'gleich viele', 'geteilt'],
    ['Null', 'kein', 'nichts', 'niemand'],
    ['Joker', 'Chicorée'],
    ['Startkarte', 'Départ'],
    ['Faust', 'Bluff', 'heimlich', 'verdeckt'],
    ['Hand', 'Faust'],
    ['Versteigerung', 'Auktion', 'bieten', 'Gebot', 'Preis'],
    ['Chip', 'Münze', 'Geld'],
    ['Einkommen', 'Einkünfte', 'Ertrag'],
    ['Laden', 'Läden', 'Geschäft', 'Magasin'],
    ['Export', 'Schiff', 'Exporter'],
    ['Stopp', 'Überproduktion', 'gesperrt'],
    ['zerstören', 'zerstört', 'vernichten'],
    ['Schulden', 'bezahlen', 'Schuldner', 'Gläubiger'],
    ['bankrott', 'pleite', 'ausscheiden'],
    ['Stapel', 'Nachziehstapel', 'ziehen'],
    ['Ablage', 'abwerfen', 'abgelegt'],
    ['anfangen', 'fängt', 'beginnen', 'beginnt', 'Startspieler'],
    ['gewinnen', 'gewinnt', 'Sieg', 'Ziel'],
    ['Blüte', 'Blume', 'Wettstreit', 'Défi'],
    ['Hammer', 'Countdown', 'alle zugleich'],
  ],
  credits: [
    'Ein Spiel von Pascal Nivesse, hergestellt von Thomas Fieffé (2005, Ludiquement vôtre / Zandji).',
    'Ausführliche Regeln von Pascal Nivesse und François Haffner.',
    'Dank an die Ludothek L’Escale à jeux, die die Schachtel geöffnet hat.',
  ],
};
