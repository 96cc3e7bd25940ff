// A replay for people: the header, every step in words, and the table where it stops.

import {
  askedSeats,
  counted,
  listed,
  personOf,
  RECORD_TEXTS,
  type Pending,
  type ReplayedLine,
  type Seat,
} from '@tablee/kit';
import { wrap } from '../layout.ts';
import { drawTable } from '../picture.ts';
import { outcomeLines } from './outcome.ts';
import { sightOf, type Report, type Scene } from './report.ts';

const INDENT = '       ';

export class TextReport implements Report {
  readonly #scene: Scene;
  readonly #tables: boolean;

  constructor(scene: Scene, tables: boolean) {
    this.#scene = scene;
    this.#tables = tables;
  }

  begin(): void {
    const { context, open, eyes } = this.#scene;
    const { lang, paint } = context;
    const { meta } = open.game;
    context.line(
      `${paint(meta.title[lang], 'strong')} · ${listed(
        'en',
        open.names.map((_, seat) => this.#called(seat)),
      )}`,
    );
    const options = Object.entries(open.setup.options).map(([name, value]) => `${name}=${value}`);
    context.say(`Options: ${options.join(', ')}`, 'faint', '  ');
    if (eyes !== 'whole')
      context.line(`As seen by ${eyes === 'watcher' ? 'the onlookers' : this.#called(eyes)}`);
    context.line();
  }

  step(line: ReplayedLine, _derived: readonly string[], events: readonly unknown[]): void {
    const { context, open, eyes, log } = this.#scene;
    const { paint, width } = context;
    const number = paint(String(log.steps).padStart(INDENT.length - 2), 'faint');
    const said = events
      .map((event) => open.gameTexts.event(event, open.names))
      .filter((sentence) => sentence !== undefined);
    if (said.length === 0 && line.step!.kind === 'chance') said.push('The cards are shuffled.');
    if (line.step!.kind === 'bell') said.unshift('The hammer falls.');
    // Others' cards may stand in the line itself, so it is shown only where all is shown.
    const shown = eyes === 'whole' ? [paint(line.text, 'faint'), ...said] : said;
    const lines = shown.flatMap((sentence) => wrap(sentence, width - INDENT.length, '  '));
    lines.forEach((text, i) => {
      context.line(i === 0 ? `${number}  ${text}` : INDENT + text);
    });
    if (this.#tables) this.#draw();
  }

  /** The complaint itself goes to stderr. */
  bad(): void {
    this.#draw();
  }

  end(stopped: boolean): void {
    const { context, open, log } = this.#scene;
    const { pending } = log;
    if (!this.#tables) this.#draw();
    const steps = counted('en', log.steps, 'step', 'steps');
    if (stopped) context.say(`Stopped as asked after ${steps}; the rest is not checked.`);
    else context.say(`${steps} checked, all within the rules.`);
    if (!stopped && !open.record.wholeLastLine) context.say(RECORD_TEXTS.en.noLineEnd);
    if (pending.kind === 'over') {
      context.line();
      const { game, gameTexts, names } = open;
      for (const line of outcomeLines(context, game.meta, gameTexts, pending.outcome, names))
        context.line(line);
    } else if (!stopped)
      context.say(`The game is unfinished: waiting for ${this.#waits(pending)}.`);
  }

  #waits(pending: Pending): string {
    const seats = askedSeats(pending);
    if (seats.length === 0) return 'a draw';
    return listed(
      'en',
      seats.map((seat) => this.#called(seat)),
    );
  }

  /** A player's name inside an English line; the seat when the record has no name. */
  #called(seat: Seat): string {
    return personOf('en', this.#scene.open.names, seat).name;
  }

  #draw(): void {
    const { context, open, eyes } = this.#scene;
    const seat = typeof eyes === 'number' ? eyes : null;
    const names = open.names.map((_, each) => personOf('en', open.names, each).start);
    const lines = drawTable(open.rules, sightOf(this.#scene), { ...context, seat, names });
    context.line();
    for (const line of lines) context.line(line);
    context.line();
  }
}
