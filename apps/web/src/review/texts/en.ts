// The review page in English.

import { capital, counted, signed } from '@tablee/kit';
import type { ReviewTexts } from './fr.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const en: ReviewTexts = {
  heading: 'Review',
  story: ({ person, costly, cost, luck, isOver }) => {
    const many = capital(NUMBERS[costly] ?? String(costly));
    const points = counted('en', cost, 'point', 'points');
    const choices =
      costly === 0
        ? `No choice cost ${person.name} much`
        : `${many} ${costly === 1 ? 'choice' : 'choices'} cost ${person.name} ${points}`;
    const them = person.pick('you', 'them');
    const cards =
      luck === 0
        ? 'luck made no difference'
        : luck > 0
          ? `the cards were kind to ${them}: ${signed(luck)}`
          : `the cards were against ${them}: ${signed(luck)}`;
    return `${choices}; ${cards}.${isOver ? '' : ' An unfinished game: counted as far as it goes.'}`;
  },
  nothing: 'Nobody had a choice to make in this game.',
  unit: 'One point is one chance in a hundred to win.',
  rough: 'A first look; it is getting sharper.',
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
    turn: (name, change, place) => `${place}: ${name} ${change}`,
    table: 'All the figures',
    step: 'Step',
    of100: 'chances to win, in per cent',
  },
  seat: 'Whose',
  you: 'you',
  choices: {
    heading: 'Choices',
    size: 'Cost',
    sizeAll: 'all',
    sizeFrom: (points) => `≥ ${counted('en', points, 'point', 'points')}`,
    kind: 'Kind',
    kindAll: 'all',
    none: 'No choices of this kind.',
    noneYet: 'Nothing of the kind so far.',
    more: (count) => `${count} more`,
    played: 'Played',
    best: 'Better',
    alone: 'Played, and nothing is better',
    silence: 'stay silent',
    chance: (percent) => `${percent} to win`,
    cost: (points, error) => `−${points} ± ${error}`,
    costWords: (points, error) => `costs ${points} points, give or take ${error}`,
    nothingLost: 'costs nothing',
    noReason: 'Nothing more to say about it.',
    follows: 'What follows, in % of the possible tables',
    go: 'Show this step',
    here: 'At this moment',
    before: 'Mistake before',
    after: 'Next mistake',
    quiet: 'Nobody chooses at this moment.',
    whatIf: 'What if… Play on from here',
  },
  label: {
    forced: 'no choice',
    brilliant: 'brilliant',
    fine: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  grade: {
    expert: 'like an expert',
    habitue: 'like a regular',
    debutant: 'like a beginner',
    random: 'as if at random',
  },
  sums: {
    heading: 'Where the result comes from',
    start: 'start',
    luck: 'luck',
    own: { you: 'your choices', other: 'own choices' },
    others: 'the others',
    result: 'result',
    adjusted: 'without luck',
    chance: 'Winning (%)',
    score: 'Lead (points)',
    note: 'start + luck + choices = result, to rounding. A choice counts against what this company makes of such choices.',
    deals: 'Deal by deal',
    deal: 'Deal',
    par: 'What the cards are worth',
    level: 'Level',
    whole: 'The whole game',
    perChoice: 'Cost per choice',
  },
  legend: {
    heading: 'How it is judged',
    intro:
      'Every choice is judged by what its seat could see, never by hidden cards: the move that was played and the best one meet the same imagined tables.',
    cost: (points, errors) =>
      `costs at least ${counted('en', points, 'point', 'points')}, and more than ${errors} standard errors`,
    fine: 'costs less, or too little to be sure',
    brilliant: (points) =>
      `every other move would have cost ${points} points or more, and a regular seldom finds it`,
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
