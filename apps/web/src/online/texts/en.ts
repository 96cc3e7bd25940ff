// The online part of the site in English.

import { counted, listed } from '@tablee/kit';
import { daysOf } from '../clock.ts';
import type { OnlineTexts } from './fr.ts';

const chairs = (count: number): string => counted('en', count, 'empty chair', 'empty chairs');
const sayDays = (days: number): string => counted('en', days, 'day', 'days');
const sayLive = ({ bank, move }: { bank: number; move: number }): string =>
  `${Math.round(bank / 60)} min + ${move} s`;

export const en: OnlineTexts = {
  failures: {
    'bad-request': 'The server did not understand the request.',
    'too-big': 'That is too long for the server.',
    'too-fast': 'Not so fast: wait a moment and try again.',
    busy: 'The server has a lot to do right now: try again in a moment.',
    'too-many-guests': 'Many new players are coming from your network: try again in a minute.',
    'no-key': 'The server does not know you yet. Enter your name and try again.',
    'bad-key': 'The server no longer recognises this device.',
    'no-such-table': 'That table is no longer there.',
    'no-such-game': 'That game is not on the shelf.',
    'no-such-person': 'That person is no longer there.',
    'no-such-page': 'The server cannot do that.',
    'bad-setup': 'The table cannot be set up like this.',
    'not-host': 'Only the host of the table can do that.',
    'not-seated': 'You don’t have a seat at this table.',
    'seat-taken': 'Somebody has just taken that chair.',
    'no-seat': 'There is no free chair at this table any more.',
    started: 'The game has already begun.',
    'not-started': 'The game has not begun yet.',
    'not-over': 'The game is not over yet.',
    'rules-newer': 'This game was played with newer rules than this server knows. Try again later.',
    'rules-too-old': 'This game was played with old rules that this version can no longer read.',
    'seats-missing': 'There are still empty chairs.',
    'rated-people': 'A rated game is played without bots.',
    'needs-account': 'For a rated game, everyone needs an account.',
    'needs-games': 'It’s too early for a rated game.',
    kicked: 'The host sent you away from this table.',
    locked: 'This table no longer takes new players.',
    blocked: 'For now, this server’s tables are closed to you.',
    'bad-code': 'This link has been used already, or is more than ten minutes old.',
    'seat-held': 'That seat is still being played: wait a moment and try again.',
    'seat-asked':
      'Another device is already asking for a seat at this table. Try again in a minute.',
    'not-asked': 'Nobody is asking for that seat any more.',
    'owner-only': 'Here only your account or the device you had can bring your seat along.',
    passkey: 'The passkey did not work.',
    'no-passkeys': 'This server doesn’t support passkeys.',
    'no-push': 'This server doesn’t send notifications.',
    'not-today': 'That deal is no longer today’s: its result stays on this device.',
    'already-played': 'You have already played this deal of the day.',
    'not-played': 'Play this deal first: then you will see how the others did.',
    'bad-record': 'This game isn’t that day’s deal, played as it is played here.',
    'other-bots': 'A new version came out meanwhile: this result stays on this device.',
    store: 'The server could not save it: nothing has changed. Try again.',
    broken: 'Something went wrong. Try again.',
    'no-network': 'No network: you need one to play online.',
    'no-answer': 'The server isn’t answering. Try again in a moment.',
    'no-server': 'Here the site runs without a server: no online tables.',
    'other-version':
      'This page and the server are on different versions. Reload the page; if that isn’t enough, try again later.',
  },
  standing: ({ name = 'You', among, days, ofDays, people, ofPeople }) =>
    `Everyone first has to finish games on ${ofDays} different days, with ${ofPeople} people who have ${among === 'rated' ? 'a rating' : 'an account'}. ${name}: ${days} of ${ofDays} days, ${people} of ${ofPeople} people.`,
  retry: 'Try again',

  link: {
    connecting: 'Joining the table…',
    lost: 'Connection lost, trying again…',
    restart: 'The server is taking a short break, back in a moment…',
    back: 'Back again!',
  },

  stops: {
    version: {
      title: 'A new version has arrived',
      text: 'Reload the page to come back to the table: your seat is waiting.',
    },
    unreadable: {
      title: 'The table and this page no longer understand each other',
      text: 'Reload the page to come back to the table: your seat is waiting.',
    },
    'no-such-table': {
      title: 'That table is no longer there',
      text: 'The link may be incomplete, or the table has been cleared.',
    },
    'no-watching': {
      title: 'This table can’t be watched',
      text: 'The players prefer to keep to themselves.',
    },
    'bad-token': {
      title: 'Your seat is in use elsewhere',
      text: 'Another device took it over.',
    },
    kicked: {
      title: 'The host sent you away',
      text: 'You cannot come back to this table. There are others.',
    },
    left: { title: 'You left the table', text: 'See you next time!' },
    removed: { title: 'The table has been cleared', text: 'Nobody was there any more.' },
    closed: {
      title: 'This table was closed',
      text: 'The people who run this server closed it for good.',
    },
    blocked: {
      title: 'You can’t play here for now',
      text: 'The people who run this server have closed its tables to you for a while.',
    },
    moved: {
      title: 'You are playing on another screen',
      text: 'Your seat was taken over in another tab or on another device.',
    },
    seat: { title: 'Bringing your chair…', text: 'Your seat is coming to this device.' },
    noCode: {
      title: 'This link is incomplete',
      text: 'Get a new one on the device you are playing on: table menu, then “Change device”.',
    },
    retake: 'Take it back here',
    reload: 'Reload the page',
    toLobby: 'See other tables',
    openAnother: 'Open another table',
  },

  lobby: {
    heading: 'Online tables',
    intro: 'Sit down where a chair is free, or open a table of your own.',
    mine: 'My tables',
    open: 'Waiting for players',
    openNone: 'Nobody is waiting right now. Open a table: others will see it here.',
    running: 'Games to watch',
    runningNone: 'No game to watch at the moment.',
    newTable: 'Open a table',
    newTableHint: 'Everyone sees it and can sit down.',
    stale: 'This list is out of date.',
    sit: 'Sit down',
    watch: 'Watch',
    go: 'Go there',
    yourTurn: 'Your turn',
    states: {
      gathering: 'waiting for players',
      playing: 'game under way',
      over: 'game over',
      ended: 'game stopped',
    },
    free: (count) => counted('en', count, 'free chair', 'free chairs'),
    with: (names) => (names.length === 0 ? 'nobody yet' : listed('en', names)),
  },

  join: {
    name: 'Your name',
    nameNeeded: 'Your name is missing: it is what the others will call you.',
    face: 'Your portrait',
    faceNumber: (number) => `Portrait ${number}`,
    sit: 'Sit down',
    sitAgain: 'Take my seat back',
    again: 'You have a seat at this table, but not on this device.',
    full: 'Every chair is taken. You can watch.',
    locked: 'This table is only for those who are already there. There are others!',
    invited: (host) => `${host} invites you to the table.`,
    nobody: 'A table is waiting for you.',
    change: 'Change',
    as: (name) => `You sit down as ${name}.`,
    elsewhere: 'I’m already sitting here, on another device',
    bring: (move) => `Tap “${move}” there and scan the code that appears: your seat comes here.`,
    alike: 'Somebody at this table already has that name: yours will get a number.',
  },

  rejoin: {
    title: 'Playing here, on another device?',
    offer: 'Say who you are: a player at the table has to confirm it.',
    iAm: (name) => `I am ${name}`,
    asked: (name) => `Asking the table whether you really are ${name}. One moment…`,
    refused: () => 'A player at the table said no.',
    back: (name) => `${name} is back on the first device.`,
    late: () => 'There was no answer. Try again.',
    told: (by) =>
      `${by} confirmed that you go on with another device. If that was not you, take your seat back.`,
  },
  invite: {
    heading: 'Invite friends',
    hint: 'Send this link: whoever opens it enters a name and sits down.',
    sameNetwork: 'It opens on any device on the same network, such as the same Wi-Fi.',
    onlyHere: 'This site opens only on this computer: other devices can’t reach it.',
    address: 'The address of this computer',
    link: 'The link to the table',
    copy: 'Copy the link',
    copied: 'Link copied.',
    selected: 'The link is selected: all that is left is to copy it.',
    share: 'Share',
    qr: 'QR code with the link to the table, to scan with a phone',
    create: 'Open the table',
    message: (title) => `A chair is waiting for you at my table: ${title}`,
  },

  waiting: {
    heading: 'Taking seats',
    around: 'Around the table',
    you: 'you',
    host: 'host',
    bot: 'bot',
    silenced: 'no messages',
    empty: 'free chair',
    chair: (number) => `Chair ${number}`,
    start: 'Start',
    startWith: (count) => `Start with ${count}`,
    missing: (count) => `${chairs(count)} left`,
    least: (count) => `You need at least ${count} to start.`,
    rated: 'A rated game is played without bots: free their chairs, or play unrated.',
    accounts: (names) =>
      `${listed('en', names)} ${names.length > 1 ? 'don’t' : 'doesn’t'} have an account yet.`,
    noAccount: 'no account',
    ready: 'Everybody is here.',
    full: 'Every chair is taken.',
    missed: (names) =>
      `${listed('en', names)} ${names.length > 1 ? 'aren’t' : 'isn’t'} here right now.`,
    startAnyway: 'You can start anyway: their seats are kept.',
    away: 'not here',
    waitFor: (host) => `${host} will start the game.`,
    fillBots: 'Fill with bots',
    locked: 'Nobody new can sit down.',
    unlock: 'Open it again',
    leaveSure: 'Really leave?',
    arrived: (name) => `${name} sat down at the table.`,
    left: (name) => `${name} left the table.`,
    newHost: (name) => `${name} is the host now.`,
  },

  account: {
    needed: 'This is a rated game: you need an account.',
    neededToRate: 'For a rated game you need an account.',
    hint: 'It only takes a moment, no e-mail address or password needed. Your first games are unrated.',
    make: 'Create an account or sign in',
  },

  seat: {
    addBot: 'Seat a bot',
    level: 'Which bot?',
    levels: { debutant: 'Beginner', habitue: 'Regular', expert: 'Expert', maitre: 'Master' },
    levelHints: {
      debutant: 'Sees little beyond its own cards.',
      habitue: 'Knows what to do, without calculating much.',
      expert: 'Thinks ahead before it plays.',
      maitre: 'Like an expert, but looks more closely.',
    },
    removeBot: 'Free the chair',
    removeChair: 'Take a chair away',
    swap: 'Swap with…',
    swapHint: 'Play goes round in the order of the chairs.',
    makeHost: 'Make host',
    silence: 'Mute their messages',
    unsilence: 'Let them write again',
    kick: 'Send away',
    kickSure: 'Yes, send away',
    kickHint: 'This person cannot come back to this table.',
    lock: 'Close the table to newcomers',
    lockHint: 'Otherwise they could come back under another name.',
  },

  settings: {
    summary: 'How we play',
    chairs: 'Chairs',
    who: 'Who can come',
    invitation: 'By invitation',
    everyone: 'Everyone',
    whoHints: {
      invitation: 'Only those who have the link.',
      everyone: 'The table is listed among the online tables.',
    },
    watch: 'Watching is allowed',
    watchHint: 'Watchers see nobody’s hand.',
    chat: 'Messages',
    chatHint: 'Watchers can read them, but not write.',
    rated: 'Rated game',
    ratedHint:
      'Counts for everyone’s rating. No bots, and everyone needs an account that has played here before.',
    ratedBots: 'A rated game is played without bots: free their chairs first.',
    clock: 'Clock',
    clocks: { none: 'None', live: 'Live', correspondence: 'Over several days' },
    clockHints: {
      none: 'Everybody takes their time.',
      live: 'Some time for each move, and a reserve for the whole game. At zero a bot makes that one move.',
      correspondence: 'Everyone plays when it suits them.',
    },
    live: 'Reserve + time per move',
    days: 'For each move',
    sayLive,
    sayDays,
    facts: {
      fact: (name, value) => `${name}: ${value}`,
      visible: (isPublic) => (isPublic ? 'open to everyone' : 'by invitation'),
      watching: (mayWatch) => (mayWatch ? 'watching allowed' : 'no watchers'),
      talking: (hasChat) => (hasChat ? 'with messages' : 'no messages'),
      rated: 'rated game',
      locked: 'closed to newcomers',
      clock: (clock) =>
        clock === null
          ? 'no clock'
          : clock.kind === 'live'
            ? `clock: ${sayLive(clock)} per move`
            : `${sayDays(daysOf(clock))} per move`,
    },
  },
};
