// The bean family in German: everything that is said at the table.

import { counted, listed, nounFor, signed } from '@tablee/kit';
import { boxes } from './boxes.de.ts';
import { cards } from './suits.de.ts';
import type { Language } from './fr.ts';

const round = 'Runde';

const refusals: Language['refusals'] = {
  'no-such-seat': ({ seat }) => `An diesem Tisch gibt es keinen Platz ${seat}.`,
  'not-dealt-yet': () => 'Die Karten sind noch nicht ausgeteilt.',
  'match-over': () => 'Das Spiel ist zu Ende: Es gibt nichts mehr zu spielen.',
  'not-the-leader': ({ seat }, at) =>
    `Diesen Stich eröffnet ${at.person(Number(seat)).name}: Deine Karte kommt danach.`,
  'lead-now': () => 'Du eröffnest den Stich: Leg eine Karte aus deiner Hand offen aus.',
  'taken-by-itself': () =>
    'Hier gibt es nichts zu nehmen: Die letzte Karte eines Stichs kommt von selbst. Auf zum nächsten Stich.',
  'leader-has-led': (_, { box }) =>
    `Deine Karte liegt schon ${box.under}: Jetzt wählen die anderen ihre Karten.`,
  'choose-now': () =>
    'Der Stich ist eröffnet: Wähle eine Karte aus deiner Hand und leg sie verdeckt hin. Genommen wird danach.',
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
  'must-take': ({ seat }, at) =>
    `Alle Karten des Stichs liegen: Jetzt wird genommen, und dran ${at.person(Number(seat)).pick('bist du', `ist ${at.person(Number(seat)).name}`)}.`,
  'not-your-take': ({ seat }, at) =>
    `Jetzt nimmt ${at.person(Number(seat)).name}: Du bist dran, sobald deine Karte genommen ist.`,
  'own-card': () => 'Die eigene Karte nimmt man nie: Wähle die von jemand anderem.',
  'under-the-marker': (_, { box }) =>
    `Die ${box.led} bekommt, wer zuletzt nimmt: Wähle eine andere.`,
  'not-lying': ({ seat }, at) =>
    `${at.person(Number(seat)).pick('Vor dir', `Bei ${at.person(Number(seat)).name}`)} liegt keine Karte zum Nehmen: Wähle eine, die noch auf dem Tisch liegt.`,
  'wrong-count': ({ count, wanted }) =>
    `Ausgeteilt: ${counted('de', Number(count), 'Karte', 'Karten')} statt ${wanted}.`,
  'wrong-cards': () => 'Diese Karten passen nicht zum Kartendeck: Eine kommt zu oft vor.',
};

const prompts: Language['prompts'] = {
  dealing: 'Die Karten werden ausgeteilt.',
  play: 'Wähle eine Karte und leg sie verdeckt hin; alle werden gleichzeitig aufgedeckt.',
  takeFirst: 'Nimm eine Karte: jede außer deiner eigenen.',
  take: ({ led }) => `Nimm eine Karte: weder deine eigene noch die ${led}.`,
  over: 'Das Spiel ist zu Ende.',
  othersPlay: 'Die anderen wählen ihre Karten.',
  allPlay: 'Alle wählen eine Karte.',
  otherLeads: (person) =>
    person?.does('eröffnest den Stich.', 'eröffnet den Stich.') ??
    'Jemand anderes eröffnet den Stich.',
  otherTakes: (person) =>
    person === undefined
      ? 'Jemand anderes nimmt eine Karte.'
      : person.does('nimmst eine Karte.', 'nimmt eine Karte.'),
};

const moves: Language['moves'] = {
  lead: ({ card }, at) => `${at.the(card)} ausspielen`,
  play: ({ card }, at) => `${at.the(card)} legen`,
  take: ({ seat }, at) => `die Karte ${at.person(seat).of} nehmen`,
  gain: ({ from, card, before, after }, at) =>
    `${at.the(card)} ${at.person(from).of} nehmen: ${signed(before)} → ${signed(after)}`,
};

const events: Language['events'] = {
  // All players are dealt the same number: one line is enough.
  dealt: ({ round: at, seat, count }) =>
    seat === 0
      ? `${round} ${at + 1} beginnt: je ${counted('de', count, 'Karte', 'Karten')}.`
      : undefined,
  led: ({ seat, card }, at) => `${at.person(seat).does('spielst', 'spielt')} ${at.the(card)} aus.`,
  revealed: ({ cards }, at) =>
    `Die Karten werden aufgedeckt. ${cards
      .map(({ seat, card }) => `${at.person(seat).label}: ${at.card(card)}`)
      .join(' · ')}`,
  took: ({ seat, from, card, forced }, at) => {
    const [who, whose] = [at.person(seat), at.person(from)];
    const taken = whose.pick(at.your(card), `${at.the(card)} ${whose.of}`);
    return forced
      ? `${who.does('musst', 'muss')} ${taken} nehmen.`
      : `${who.does('nimmst', 'nimmt')} ${taken}.`;
  },
  marker: ({ seat }, at) => at.box.marker(at.person(seat)),
  scored: ({ round: number, points, winners }, at) => {
    const all = points.map((value, seat) => `${at.person(seat).label}: ${signed(value)}`);
    const named = winners.map((seat) => at.person(seat).name);
    const won =
      winners.length === 1
        ? `${at.person(winners[0]!).does('gewinnst', 'gewinnt')} ${round} ${number + 1}.`
        : `Gleichstand: ${listed('de', named)}.`;
    return `Ende von ${round} ${number + 1}. ${all.join(' · ')}. ${won}`;
  },
  over: ({ winners, totals }, at) => {
    const points = counted('de', totals[winners[0]!]!, 'Punkt', 'Punkten');
    if (winners.length === 1) {
      const who = at.person(winners[0]!);
      return `${who.does('gewinnst', 'gewinnt')} mit ${points}${who.pick('!', '.')}`;
    }
    const names = listed(
      'de',
      winners.map((seat) => at.person(seat).name),
    );
    return `Geteilter Sieg mit ${points}: ${names}.`;
  },
};

export const de: Language = {
  cards,
  boxes,
  round,
  refusals,
  prompts,
  moves,
  events,
  ends: { total: 'nach Punkten' },
  unit: (score) => nounFor('de', score, 'Punkt', 'Punkte'),
};
