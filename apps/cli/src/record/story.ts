// A replay for people: the header, every step in words, and the table where it stops.

import {
  askedSeats,
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
    const { texts, paint } = context;
    const { lang, colon, replay } = texts;
    const { meta } = open.game;
    context.line(
      `${paint(meta.title[lang], 'strong')} · ${listed(
        lang,
        open.names.map((_, seat) => this.#called(seat)),
      )}`,
    );
    const options = Object.entries(open.setup.options).map(([name, value]) => `${name}=${value}`);
    context.say(`${replay.options}${colon}${options.join(', ')}`, 'faint', '  ');
    if (eyes !== 'whole')
      context.line(replay.through(eyes === 'watcher' ? replay.watcher : this.#called(eyes)));
    context.line();
  }

  step(line: ReplayedLine, _derived: readonly string[], events: readonly unknown[]): void {
    const { context, open, eyes, log } = this.#scene;
    const { paint, texts, width } = context;
    const number = paint(String(log.steps).padStart(INDENT.length - 2), 'faint');
    const said = events
      .map((event) => open.gameTexts.event(event, open.names))
      .filter((sentence) => sentence !== undefined);
    if (said.length === 0 && line.step!.kind === 'chance') said.push(texts.replay.unseenDraw);
    if (line.step!.kind === 'bell') said.unshift(texts.replay.bell);
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
    const { replay, lang } = context.texts;
    const { pending } = log;
    if (!this.#tables) this.#draw();
    if (stopped) context.say(replay.stopped(log.steps));
    else context.say(replay.checked(log.steps));
    if (!stopped && !open.record.wholeLastLine) context.say(RECORD_TEXTS[lang].noLineEnd);
    if (pending.kind === 'over') {
      context.line();
      const { game, gameTexts, names } = open;
      for (const line of outcomeLines(context, game.meta, gameTexts, pending.outcome, names))
        context.line(line);
    } else if (!stopped) context.say(replay.unfinished(this.#waits(pending)));
  }

  #waits(pending: Pending): string {
    const { replay, lang } = this.#scene.context.texts;
    const seats = askedSeats(pending);
    if (seats.length === 0) return replay.waitsForDraw;
    const names = seats.map((seat) => this.#called(seat));
    return replay.waitsFor(listed(lang, names));
  }

  /** Somebody inside a line of ours; the seat itself where the record names nobody. */
  #called(seat: Seat): string {
    const { context, open } = this.#scene;
    return personOf(context.texts.lang, open.names, seat).name;
  }

  #draw(): void {
    const { context, open, eyes } = this.#scene;
    const { texts } = context;
    const seat = typeof eyes === 'number' ? eyes : null;
    const { lang } = texts;
    const names = open.names.map((_, each) => personOf(lang, open.names, each).start);
    const lines = drawTable(open.rules, sightOf(this.#scene), { ...context, seat, names });
    context.line();
    for (const line of lines) context.line(line);
    context.line();
  }
}
