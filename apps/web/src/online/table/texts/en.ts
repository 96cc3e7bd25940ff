// An online table in English.

import { counted, listed, personOf } from '@tablee/kit';
import type { OnlineTableTexts } from './fr.ts';

const SPANS = { day: 'd', hour: 'h', minute: 'min' } as const;

export const en: OnlineTableTexts = {
  yourTurn: '● Your turn',
  choices: 'Show the options',
  fold: 'Fold away',
  more: (count) => `Show the next one (${count})`,
  state: {
    away: 'out of reach',
    gone: 'away right now',
    sits: 'a bot is playing for them',
    flag: 'out of time: a bot plays this move',
    here: 'at the table',
    host: 'host',
    you: 'you',
  },
  clock: {
    label: (move, bank) =>
      bank === undefined ? `${move} for this move` : `${move} for this move, ${bank} in reserve`,
    own: (words) => `Your time: ${words}`,
    span: (count, unit) => `${count} ${SPANS[unit]}`,
    low: (seconds) => `Only ${counted('en', seconds, 'second', 'seconds')} left!`,
  },
  watching: 'You are watching',
  watchers: (count) => counted('en', count, 'person watching', 'people watching'),

  note(kind, name = '') {
    switch (kind) {
      case 'stand-in':
        return `A bot takes ${personOf('en', [name], 0).of} place.`;
      case 'back':
        return `${name} is back.`;
      case 'flag':
        return `${name} is out of time: a bot plays this move.`;
      case 'paused':
        return 'A break, by agreement.';
      case 'resumed':
        return `${name} ends the break.`;
      case 'declined':
        return `${name} would rather play on.`;
      case 'ended':
        return 'The game was stopped, by agreement.';
    }
  },

  promise: {
    'commit-other': 'This table is not keeping its promise about the cards.',
    'entropy-missing': 'The randomness your browser added was left out of these cards.',
    hint: 'The server, or something between you and it, has changed them. Don’t trust this deal.',
    kept: 'Draws checked: these are the cards that were promised.',
    unknown: 'The draws could not be checked.',
  },
  absence: {
    gone: (name) => `${name} is away right now.`,
    wait: 'Wait',
    standIn: 'Let a bot play for them',
    own: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    played: 'While you were away, a bot played for you.',
    read: 'Got it',
    later: (name) => `Once the table waits for ${name}, you can let a bot play.`,
    aside: 'There is something to decide',
  },
  replace: {
    asked: (name) => `${name} wants to go on with another device.`,
    hint: (name) =>
      `Is it really ${name}? That device then sees ${name}’s cards, and the log says that you agreed.`,
    yes: (name) => `Yes, it is ${name}`,
    no: 'No',
    done: (name, by) => `${name} goes on with another device: ${by} said yes.`,
  },
  vote: {
    ask: { pause: 'Suggest a break', end: 'Suggest stopping the game' },
    wanted: (what, names) =>
      `${listed('en', names)} ${names.length > 1 ? 'suggest' : 'suggests'} ${
        what === 'pause' ? 'a break' : 'stopping the game'
      }.`,
    missing: (names) => `Waiting for ${listed('en', names)} to agree.`,
    agree: 'Agreed',
    withdraw: 'Withdraw my request',
    no: 'No, play on',
    later: 'Decide later',
  },
  stop: {
    title: 'Stop the game?',
    waits: (names) =>
      names.length === 0
        ? 'It ends at once, for good.'
        : `It ends for good as soon as ${listed('en', names)} ${
            names.length > 1 ? 'agree' : 'agrees'
          }.`,
    result: 'Nobody wins. The game is kept: you can review it move by move.',
    unrated: 'It does not count for the ratings.',
    everyone:
      'Here everyone has to agree, even those who are away. Only those who got up from the table are not asked.',
    ask: 'Suggest stopping',
    sure: 'Stop the game',
    stay: 'Play on',
  },
  pause: {
    title: 'Break',
    hint: 'The clocks have stopped; you can look at everything.',
    resume: 'Resume the game',
    look: 'Look at the table',
  },

  talk: {
    title: 'Table talk',
    open: 'Talk',
    unread: (count) => counted('en', count, 'unread message', 'unread messages'),
    none: 'Nobody has said anything yet.',
    write: 'Your message',
    send: 'Send',
    left: (count) => `${count} left`,
    sending: 'on its way…',
    refused: {
      'too-fast': 'Too fast: wait a moment.',
      silenced: 'The host has silenced you.',
      'no-chat': 'The host has turned off the chat.',
      'too-big': 'Too long.',
    },
    refusedElse: 'This message was not sent.',
    off: 'The host has turned off the chat at this table.',
    watchersListen: 'Watchers listen: only people in a seat can talk.',
    mute: (name) => `Hide what ${name} says`,
    unmute: (name) => `Show what ${name} says`,
    muted: (name) => `${name}: hidden here, for you only.`,
    reactions: 'Reactions',
    reaction: {
      bravo: 'Well done!',
      ouch: 'Ouch!',
      laugh: 'Ha ha!',
      think: 'I’m thinking',
      hurry: 'Shall we?',
      thanks: 'Thank you!',
      oops: 'Oops!',
      cheers: 'Cheers!',
    },
    said: (name, text) => `${name}: ${text}`,
  },

  end: {
    agreed: 'Game stopped',
    agreedHint: 'By agreement, before the end: nobody has won.',
    rematchReady: 'Rematch! In a moment everyone moves to the new table.',
    goThere: 'Take me there',
  },

  menu: {
    people: 'Around the table',
    move: 'Change device',
    moveHint: 'Open this link on the other device to take your seat there. It works only once.',
    moveQr: 'The link, to scan with the other device',
    moveUntil: (time) => `Valid until ${time}.`,
    copy: 'Copy the link',
    copied: 'Copied',
    silence: (name) => `Silence ${name}`,
    unsilence: (name) => `Let ${name} talk again`,
    passHost: (name) => `Make ${name} the host`,
    isSilenced: 'silenced',
    isMuted: 'hidden',
    profile: (name) => `${personOf('en', [name], 0).of} page`,
    back: 'Back',
  },
  leave: {
    title: 'Leave the table?',
    hint: 'Your seat stays yours: you can come back with the same link.',
    bot: 'Let a bot play for me',
    botHint: 'The others don’t have to wait, and decide without you about a break or stopping.',
    ratedHint: 'A rated game: you can still lose points, but not win any.',
    close: 'Back in a moment',
    closeHint: 'Only closes the page; the table waits for you.',
    stay: 'Stay',
  },
  key: 'talk to the others',
};
