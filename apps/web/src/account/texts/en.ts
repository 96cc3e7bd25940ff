// The account page and other players' pages in English.

import { counted, listed } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import { en as online } from '../../online/texts/en.ts';
import { sayAgo } from '../../app/texts/ago.ts';
import { figuresIn } from './figures.ts';
import { LINK } from './link.ts';
import type { MeTexts } from './fr.ts';

const { longDay, ...FIGURES } = figuresIn('en');

const lostOf = (cost: number): string => `${FIGURES.points(cost)}% in winning chances`;

const games = (count: number): string => counted('en', count, 'game', 'games');
const wins = (count: number): string => counted('en', count, 'win', 'wins');

export const en: MeTexts = {
  heading: 'You',
  link: LINK.en.link,
  retry: 'Try again',
  cancel: 'Cancel',
  done: 'Done.',
  failures: {
    ...online.failures,
    'no-such-person': 'Nobody here: this player may have deleted their data.',
    'bad-key': 'This device is no longer signed in to your account.',
    'not-over': 'That game is not over: you can watch it again once it is.',
    'bad-code': 'That code is wrong, or it has been used already. Check every character.',
    passkey: 'The passkey did not work. Try again, or use your recovery code.',
    'no-network': 'No network: this part of the page waits until it is back.',
    'no-server': 'The site runs without a server here: no online games, no account.',
    'no-name': 'You need a name first: write it above.',
    'no-copy': 'This device won’t copy: write the code down by hand.',
    cancelled: 'Cancelled: nothing has changed.',
    'known-passkey': 'This device already has a passkey for this account.',
  },
  you: {
    heading: 'Name and portrait',
    name: 'Name',
    namePlaceholder: 'What do people call you?',
    portrait: 'Portrait',
    portraitNumber: (number) => `Portrait ${number}`,
    guest: 'No account, on this device',
    since: (time) => `At the table since ${FIGURES.month(time)}`,
    settings: 'Settings',
  },
  results: {
    heading: 'Your results',
    none: 'No finished online game yet. Invite somebody, or sit down at an open table!',
    noneTheirs: 'No finished game yet.',
    here: 'On this device',
    hereHint: 'Against bots, offline: these games stay here.',
    games,
    wins,
    share: (played, won) => `${wins(won)} in ${games(played)}`,
    against: 'Against',
    gamesHead: 'Games',
    winsHead: 'Wins',
    people: 'against people',
    levels: {
      random: 'against the Scatterbrains',
      debutant: 'against the Beginners',
      habitue: 'against the Regulars',
      expert: 'against the Experts',
      maitre: 'against the Masters',
    },
    rating: 'Rating',
    ratingSpoken: (value, deviation, isProvisional) =>
      `Rating ${value}, give or take ${deviation}${isProvisional ? ', provisional' : ''}`,
    provisional: 'provisional',
    provisionalHint: 'A few more rated games and the rating will settle.',
    rated: (count) => counted('en', count, 'rated game', 'rated games'),
  },
  progress: {
    heading: 'Your progress',
    none: 'Have a finished game reviewed: what your choices cost you will be kept here, game after game. “Review” waits for you at the end of every game, and on the shelf.',
    summary: (played, cost) =>
      `${counted('en', played, 'game reviewed', 'games reviewed')}. A choice cost you ${FIGURES.points(cost)}% of your chances on average.`,
    trends: {
      better: 'Your last five games were better than those before.',
      worse: 'Your last five games cost you more than those before.',
      same: 'Your last five games were like those before.',
    },
    older: (count) =>
      count === 1
        ? 'In grey: one game reviewed by an older version. It does not count here; open its review to redo it.'
        : `In grey: ${count} games reviewed by an older version. They do not count here; open a review to redo it.`,
    allOlder: 'Reviewed by an older version, without a margin of error; open a review to redo it.',
    costHeading: 'What a choice costs',
    costHint:
      'Each dot is a game, the line is the mean of the last five; the lower, the better you played.',
    chart: (title, played, cost) =>
      `${title}: what a choice cost in ${games(played)}, ${lostOf(cost)} on average. The figures are in the table.`,
    luckHeading: 'With and without luck',
    won: 'Won',
    adjusted: 'Without luck',
    level: 'All equally good',
    open: REVIEW_WORDS.en.telling.open,
    luckHint:
      'Without luck: what your games would have come to with cards neither good nor bad. All equally good: what you would win on average if everybody played equally well.',
    outOf: (count, all, margin) => `${FIGURES.about(count, margin)} of ${all}`,
    kindsHeading: 'What costs you most',
    kindsHint: 'How often, and how much of your winning chances in all.',
    noMistakes: 'No clear mistakes.',
    other: 'Other mistakes',
    times: (count) => counted('en', count, 'time', 'times'),
    lost: (cost) => `${FIGURES.points(cost)}%`,
    table: 'The figures',
    tableHint: 'Month by month, game by game',
    when: 'When',
    costHead: 'Cost (%)',
    ...FIGURES,
    waiting: (count) =>
      `${counted('en', count, 'finished game waits', 'finished games wait')} to be reviewed:`,
    reviewAll: 'Review them all',
    nth: (number, count, title) => `Game ${number} of ${count}: ${title}`,
    stay: 'This goes on as long as the page stays open.',
    allDone: (count) => `Done: ${counted('en', count, 'game reviewed', 'games reviewed')}.`,
    unreadable: (count) =>
      count === 1 ? 'One game could not be read.' : `${count} games could not be read.`,
    kept: 'From the reviews kept on this device.',
  },
  history: {
    heading: 'Your latest online games',
    won: 'Won',
    shared: 'Shared win',
    undecided: 'No winner',
    with: (names) => `with ${listed('en', names)}`,
    rated: 'rated',
    review: 'Review',
    more: (count) => counted('en', count, 'older game', 'older games'),
    day: longDay,
  },
  person: {
    together: 'Between you',
    results: 'Results',
    never: 'You have not finished a game together yet.',
    self: 'This is you. Here is what others see.',
    tally: (played, mine, theirs, name) =>
      `${games(played)}: ${wins(mine)} for you, ${theirs} for ${name}`,
  },
  account: {
    heading: 'Account',
    forTable:
      'Your table is playing a rated game, so you need an account. You can go straight back from here.',
    toTable: 'Back to the table',
    why: 'Almost everything works without an account. An account does two things: it lets you play rated games, and it brings your name, your games and your settings to another device. No e-mail address, no password.',
    how: 'A passkey is kept by your phone or computer; you open it with your finger, your face or the code of the device.',
    create: 'Create an account with a passkey',
    created:
      'Your account is ready. Make a recovery code too: it saves you if you lose your passkey.',
    have: 'Already have an account?',
    signIn: 'Sign in with my passkey',
    signedIn: 'Welcome back. Your name, your games and your settings are on this device.',
    recovered:
      'Welcome back. That code is used up now: make a new one, and add a passkey if you can.',
    guestJoins: 'What you played here without an account joins your account.',
    useCode: 'Use my recovery code',
    codeLabel: 'Recovery code',
    codeHint: 'Capitals, dashes and spaces don’t matter.',
    recover: 'Get my account back',
    obstacles: {
      insecure:
        'At this address without https the browser does not allow passkeys: they work at the site’s https address.',
      address: 'A passkey needs a site with a proper name; this address is just numbers.',
      old: 'This browser does not know passkeys; a newer one does.',
    },
    onlyCode: 'If you have an account already, your recovery code works here too.',
    follows:
      'Your name, portrait, language, theme, bot speed, animations and aids come with you everywhere. Sounds are set on each device.',
    signOut: 'Sign out of this device',
    signOutHint: 'Your account stays, and so do this device’s offline games and settings.',
    signOutSure: 'Sign out here',
    signedOut: 'This device is no longer signed in to your account.',
    noWayBack:
      'Careful: your account has neither a passkey nor a recovery code. Once signed out, you could not get back in.',
  },
  passkeys: {
    heading: 'Your passkeys',
    none: 'No passkeys.',
    added: (time) => `added on ${longDay(time)}`,
    used: (then, now) => `last used: ${sayAgo('en', then, now)}`,
    unused: 'not used yet',
    add: 'Add a passkey',
    addHint: 'For your tablet, say, or on a separate security key.',
    label: 'Name of the passkey',
    save: 'Create the passkey',
    remove: 'Remove',
    removeSure: 'Remove this passkey?',
    lastWithCode:
      'This is your last passkey: without it, only your recovery code opens your account.',
    lastOfAll:
      'This is your last passkey and you have no recovery code: without it, nothing opens your account on another device.',
    removed: 'Passkey removed. Your device may still list it: you can delete it there as well.',
    unnamed: 'Unnamed passkey',
  },
  recovery: {
    heading: 'Recovery code',
    has: 'You have a recovery code. Keep it on paper, not in your phone.',
    hasNot: 'You do not have one yet. Without it, losing your passkeys means losing your account.',
    make: 'Make a recovery code',
    remake: 'Make a new code',
    replaces: 'The new code replaces the old one, which will stop working.',
    remakeSure: 'Replace the old code',
    title: 'Your recovery code',
    once: 'It is shown only once: write it down now.',
    where: 'Whoever has this code has your account. Don’t give it to anyone.',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied. Paste it somewhere safe.',
    noted: 'I wrote it down',
    sureNoted:
      'Have you written it down? It won’t be shown again. Close once more to carry on without it.',
    sheetTitle: 'Tablée – recovery code',
    sheetText:
      'With this code you get your account back on any device: open the site, go to your page, “Use my recovery code”. A new code replaces this one.',
    sheetFor: (name, day) => (name === '' ? `Made on ${day}` : `For ${name}, made on ${day}`),
  },
  push: {
    heading: 'Notifications',
    switch: 'Tell me when it’s my turn',
    hint: 'A notification on this device, even when the site is closed. It names the game, never your cards.',
    on: 'Done: this device will let you know.',
    off: 'This device will no longer let you know.',
    obstacles: {
      'home-screen':
        'On iPhone and iPad, first add Tablée to the home screen (Share, then “Add to Home Screen”) and open it from there.',
      denied:
        'Notifications from this site are blocked in the browser. Allow them in the settings of the site, then come back.',
    },
  },
  data: {
    heading: 'Your data',
    export: 'Download my data',
    exportHint:
      'Everything the server knows about you, and the reviews on this device, in a JSON file.',
    forget: 'Erase everything on this device',
    forgetHint:
      'Erases everything the site keeps here: name, settings, offline games, reviews, score pads, seats at tables. Your account stays.',
    forgetGuest:
      'Erases everything the site keeps here: name, settings, offline games, reviews, score pads. Without an account you lose your seats and online games too.',
    forgetSure: 'Yes, erase everything here',
    delete: 'Delete my data',
    deleteHint: 'From the server, for good.',
    deleteTitle: 'Delete my data from the server?',
    deleteWhat: [
      'Your name, portrait, settings, passkeys, recovery code, ratings and notifications are gone at once.',
      'At tables where you are playing, a bot takes your seat.',
      'Finished games stay with the others, but without your name: a dash stands in its place. What you wrote at the table is erased.',
      'What is on this device stays: to erase that too, “Erase everything on this device”.',
      'Nobody can undo this, not even us.',
    ],
    deleteType: (word) => `To confirm, type ${word}`,
    deleteWord: 'DELETE',
    deleteSure: 'Delete for good',
    deleted: 'Deleted. The server knows nothing about you any more.',
  },
};
