// The review page in English.

import { capital, counted } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import { luckTold } from '../story.ts';
import type { ReviewTexts } from './fr.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const en: ReviewTexts = {
  ...REVIEW_WORDS.en,
  heading: 'Review',
  story: ({ person, costly, cost, worst, luck, isRough, isOver }) => {
    const many = capital(NUMBERS[costly] ?? String(costly));
    const lost =
      cost === undefined
        ? `dearly, the worst ${worst}% in winning chances`
        : `${cost}% in winning chances`;
    const choices =
      costly === 0 && isRough
        ? 'No costly choice in sight so far'
        : costly === 0
          ? `No choice cost ${person.name} much`
          : `${many} ${costly === 1 ? 'choice' : 'choices'} cost ${person.name} ${lost}`;
    const them = person.pick('you', 'them');
    const told = luckTold(luck ?? 0, (figure) => `: ${figure}%`);
    const cards =
      luck === undefined
        ? ''
        : luck === 0
          ? '; luck made no difference'
          : luck > 0
            ? `; the cards were kind to ${them}${told}`
            : `; the cards were against ${them}${told}`;
    return `${choices}${cards}.${isOver ? '' : ' An unfinished game: counted as far as it goes.'}`;
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
    cost: (percent, error) => `−${percent}% ± ${error}`,
    costWords: (percent, error) => `costs ${percent}% in winning chances, give or take ${error}`,
    nothingLost: 'costs nothing',
    noReason: 'Nothing more to say about it.',
    toldTo: (person) => `Advice for ${person.name}:`,
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
    heading: 'Where the result comes from',
    mine: 'your choices',
    note: (own) =>
      `start + luck + ${own} + the others = result, apart from rounding; ± is the margin of error: 95 times in 100 the true figure is inside. The lead is measured against the average of the table. A choice is compared with what this table usually makes of similar choices.`,
    later: 'Luck, sums and level are shown once the review is finished.',
    even: 'next to nothing',
    open: 'too close to tell',
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
