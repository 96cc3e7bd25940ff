// The review page in English.

import { capital, counted, nounFor } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import type { Did } from '../story.ts';
import type { ReviewTexts } from './fr.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const en: ReviewTexts = {
  ...REVIEW_WORDS.en,
  heading: 'Review',
  story: ({ person, of, own, luck, costly, isRough, isOver }) => {
    const amount = ({ figure, unit }: Did, much: string): string =>
      figure === undefined
        ? much
        : of === 'chance'
          ? `${figure}% in winning chances`
          : `${figure} ${unit}`;
    const [mine, them] = [
      person.pick('Your choices', `${person.of} choices`),
      person.pick('you', 'them'),
    ];
    const many = `${NUMBERS[costly] ?? String(costly)} ${costly === 1 ? 'choice' : 'choices'}`;
    const unsure = isRough
      ? costly === 0
        ? 'No costly choice in sight so far'
        : `So far ${many} ${costly === 1 ? 'looks' : 'look'} costly`
      : costly === 0
        ? `No choice cost ${person.name} much`
        : `${capital(many)} cost ${person.name} dearly`;
    const choices = {
      gain: (did: Did) => `${mine} won ${them} ${amount(did, 'a lot')}`,
      loss: (did: Did) => `${mine} cost ${them} ${amount(did, 'dearly')}`,
      even: () => `${mine} made hardly any difference`,
    };
    const cards = {
      gain: (did: Did) => `; the cards gave ${them} ${amount(did, 'a lot')}`,
      loss: (did: Did) => `; the cards cost ${them} ${amount(did, 'dearly')}`,
      even: () => '; the cards made hardly any difference',
    };
    const isSame = own?.figure !== undefined && luck?.figure !== undefined && own.way === luck.way;
    const alike = isSame ? `, the cards ${luck.figure}${of === 'chance' ? '%' : ''}` : undefined;
    const said = own === undefined ? unsure : choices[own.way](own);
    const more = luck === undefined ? '' : (alike ?? cards[luck.way](luck));
    return `${said}${more}.${isOver ? '' : ' An unfinished game: counted as far as it goes.'}`;
  },
  nothing: 'Nobody had a choice to make in this game.',
  rough: 'A first look; it is getting sharper.',
  roughly: (said) => `Provisional: ${said}`,
  progress: {
    label: 'Progress of the review',
    searching: 'Opening the review…',
    running: 'Reviewing',
    seconds: (seconds) => `${counted('en', seconds, 'second', 'seconds')} to go`,
    minutes: (minutes) => `${counted('en', minutes, 'minute', 'minutes')} to go`,
    soon: 'nearly done',
    stop: 'Stop',
    stopped: 'Stopped. What is done stays.',
    goOn: 'Go on',
    failed: 'The review stopped because of a fault of ours. What is done stays.',
    retry: 'Try again',
    done: 'The review is finished.',
  },
  chart: {
    label: 'Course of the game',
    of: 'Chart',
    chance: 'Chances',
    score: 'Score',
    go: 'Go to a step of the chart',
    at: (all) => all.join(', '),
    percent: (value) => `${value}%`,
    unknown: 'not worked out yet',
    turns: 'Turning points',
    turn: (name, change, place) => `${place}: ${name} ${change}%`,
    table: 'All the figures',
    step: 'Step',
    of100: 'chances to win, in per cent',
    open: 'With all cards open: what the game was worth at each moment to somebody who sees everything.',
  },
  toProgress: 'Your progress',
  seat: 'Player',
  you: 'you',
  choices: {
    heading: 'Choices',
    size: 'Cost',
    sizeAll: 'all',
    sizeFrom: (percent) => `≥ ${percent}%`,
    kind: 'Kind',
    kindAll: 'all',
    none: 'No choices of this kind.',
    noneYet: 'Nothing of the kind so far.',
    noneSoCostly: 'No choice cost that much.',
    showAll: 'Show all choices',
    more: (count) => `${count} more`,
    even: 'just as good',
    evenWords: 'worth as much as the best move, give or take the error',
    alone: 'Played, and nothing is better',
    chance: (percent) => `${percent} to win`,
    cost: (percent, error) => `−${percent}%\u00a0±\u00a0${error}`,
    costWords: (percent, error) => `costs ${percent}% in winning chances, give or take ${error}`,
    nothingLost: 'costs nothing',
    noReason: 'Nothing more to say about it.',
    toldTo: (person) => `What a coach would tell ${person.name}:`,
    go: 'Show this step',
    here: 'At this moment',
    before: 'Mistake before',
    after: 'Next mistake',
    quiet: 'Nobody chooses at this moment.',
    whatIf: 'What if… Play on from here',
  },
  sums: {
    ...REVIEW_WORDS.en.sums,
    ...REVIEW_WORDS.en.deals,
    points: (count) => nounFor('en', count, 'point', 'points'),
    heading: 'Where the result comes from',
    mine: 'your choices',
    note: (own) =>
      `start + luck + ${own} + the others = result, apart from rounding; ± is the margin of error: 95 times in 100 the true figure is inside. Hard to tell: it may have helped as well as hurt. The lead is measured against the average of the table. A choice is compared with what this table usually makes of similar choices.`,
    later: 'Luck, sums and level are shown once the review is finished.',
    deals: 'Deal by deal',
    whole: 'The whole game',
  },
  legend: {
    heading: 'How it is judged',
    intro:
      'Every choice is judged by what its seat could see, never by hidden cards: the move that was played and the best one meet the same imagined tables.',
    cost: (percent, errors) =>
      `costs at least ${percent}% in winning chances, and more than ${errors} times the margin of error (±)`,
    fine: 'costs less, or too little to be sure',
    brilliant: (percent) =>
      `every other move would have cost ${percent}% or more, and a regular seldom finds it`,
    grade:
      'The level compares what the choices cost with what they would have cost a regular at the same moments.',
  },
  share: {
    heading: 'Share',
    link: 'Copy a link to this moment',
    sendLink: 'Send a link',
    picture: 'Send the chart',
    savePicture: 'Save the chart',
    copied: 'Link copied.',
    failed: 'That did not work here.',
    inside: 'The game travels in the link itself: no server sees it.',
    alt: (title) => `${title}: chances to win in the course of the game`,
    file: 'review',
  },
};
