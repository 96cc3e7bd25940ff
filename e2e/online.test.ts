// Tests whole online games on the real server: two people in two browsers, and bots in the other
// seats. Players join by link and name, and keep their seats when connections break, devices change
// or players disappear.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chicoreeTurn } from '../games/chicoree/test/browser/turn.ts';

import { beanTurn } from '../games/bohne/test/browser/turn.ts';
import { Proxy } from '../harness/proxy.ts';

import {
  atTable,
  expectSameEnd,
  finish,
  forgiveLostLines,
  gather,
  goHome,
  guest,
  isIn,
  nextStep,
  openTable,
  playUntil,
  playUpTo,
  roomOf,
  seated,
  sitDown,
  start,
  type Guest,
  type OnlineTable,
} from './online.ts';
import { expertTurn } from './online-expert.ts';
import { expectGoodLooks } from './online-looks.ts';
import { expectDiscretion } from './online-secrets.ts';
import { playOn, stepOf } from './players.ts';

let tableOfThree: OnlineTable;
let ada: Guest;
let maximilienne: Guest;
let lost: Guest;

// A player counts as gone only after 45 seconds, so this table starts before all other tests, and
// one of its players closes the window.
beforeAll(async () => {
  [ada, maximilienne, lost] = await Promise.all([
    guest({ name: 'Ada', lang: 'en' }),
    guest({ name: 'Maximilienne-Antoinette', lang: 'fr' }),
    guest({ name: 'Jürgen', lang: 'de' }),
  ]);
  const options = { rounds: '1', first: '2' };
  tableOfThree = await openTable(ada, { game: 'nicht-die-bohne', seats: 3, options });
  await sitDown(maximilienne, tableOfThree.link);
  await sitDown(lost, tableOfThree.link);
  await start(ada, [maximilienne, lost]);
  await lost.page.close();
});
afterAll(() => goHome([ada, maximilienne, lost]));

const handOf = ({ page }: Guest): Promise<(string | null)[]> =>
  page
    .locator('[role=option]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());

/** It is this player's word in an open auction. */
const mayBid = async ({ page }: Guest): Promise<boolean> =>
  (await page.locator('[data-phase=auction]').count()) > 0 &&
  (await page.locator('[data-action=more]').count()) > 0;

/** From the lid of the box to a table with six chairs, so people have few cards; friends play one round. */
async function openFromBox(host: Guest): Promise<OnlineTable> {
  const { page, name } = host;
  const { site } = host.visit;
  await page.goto(`${site}/box/nicht-die-bohne`);
  await page.locator('[data-action=invite]').click();
  await page.locator('form input[type=text]').fill(name);
  await page.locator('[data-action=sit]').click();
  await seated(host);
  await page.locator('[data-action=set-up]').click();
  for (let chairs = 4; chairs < 6; chairs++)
    await page.getByRole('button', { name: '+ Chaises' }).click();
  await expect
    .poll(() => page.locator('[data-action=set-up] small').innerText())
    .toMatch(/Manches\s: 1/);
  const link = await page.locator('input[data-link]').inputValue();
  const id = new URL(link).pathname.replace('/t/', '');
  // The link is the invitation, and nothing but the table is in it.
  expect(link).toBe(`${site}/t/${id}`);
  expect(id).toMatch(/^[a-z0-9]{10}$/);
  return { site, id, link };
}

/** On a phone the talk lies behind a button, elsewhere beside the table. */
async function talking({ page, fingers }: Guest): Promise<void> {
  if ((await page.locator('[data-talk=write]').count()) === 0)
    await fingers.press(page.locator('[data-action=talk]'));
  await page.locator('[data-talk=write]').waitFor();
}
async function say(one: Guest, text: string): Promise<void> {
  await talking(one);
  await one.page.locator('[data-talk=write]').fill(text);
  await one.page.keyboard.press('Enter');
}
/** The end leaves room for a word, and shows it. */
async function expectLastWord(speaker: Guest, hearer: Guest): Promise<void> {
  for (const { page } of [speaker, hearer])
    await page.locator('dialog [data-action=talk]').waitFor();
  await speaker.fingers.press(speaker.page.locator('dialog [data-action=talk]'));
  await speaker.page.locator('[data-talk=write]').fill('Good game!');
  await speaker.page.keyboard.press('Enter');
  await hearer.page.locator('dialog [data-newest]', { hasText: 'Good game!' }).waitFor();
  await speaker.fingers.press(speaker.page.locator('[data-react=bravo]'));
  await hearer.page.locator('dialog [data-shown=bravo]').waitFor();
  await closeDialog(speaker);
  for (const one of [speaker, hearer]) await expectGoodLooks(one, `end-${one.name}`, 'table');
}
const closeDialog = ({ page }: Guest): Promise<void> => page.keyboard.press('Escape');

describe('two people', () => {
  test('and bots: from the box to the end; they talk, and a reload costs nothing', async () => {
    const [odette, ben] = await Promise.all([
      guest({ name: 'Odette', lang: 'fr' }),
      guest({ name: 'Ben', lang: 'en', theme: 'dark', way: 'touch' }),
    ]);
    const table = await openFromBox(odette);
    await sitDown(ben, table.link);
    await odette.page.locator('li[data-seat="1"][data-kind=person]').waitFor();
    await odette.page.locator('[data-action=fill-bots]').click();
    await start(odette, [ben]);

    const talk = async (): Promise<void> => {
      await playUpTo(ben, beanTurn, 8);
      await say(ben, 'Hello <b>you</b>');
      await odette.page.getByText('Hello <b>you</b>', { exact: true }).waitFor();
      await ben.page.locator('[data-react=bravo]').tap();
      await odette.page.locator('[data-reaction=bravo]').waitFor();
      await say(odette, 'Bonjour');
      await ben.page.locator('li', { hasText: 'Bonjour' }).waitFor();
      await closeDialog(ben);
      await odette.page.locator('[data-action=menu]').click();
      await odette.page.locator('dialog [role=switch]').first().click();
      await ben.page.locator('[data-action=talk]').waitFor({ state: 'detached' });
      await closeDialog(odette);
      await odette.page.locator('[data-talk=write]').waitFor({ state: 'detached' });
    };
    const reload = async (): Promise<void> => {
      await playUpTo(ben, beanTurn, 20);
      const hand = await handOf(ben);
      await ben.page.reload();
      await atTable(ben);
      expect(await handOf(ben)).toEqual(hand);
    };
    const guests = [odette, ben];
    await Promise.all([
      finish(odette, beanTurn),
      talk()
        .then(reload)
        .then(() => finish(ben, beanTurn)),
    ]);
    await expectSameEnd(guests, table);
    await expectDiscretion(guests, table.site);
    await goHome(guests);
  });

  test('and bots: a broken line, a move that got lost in it, and another device', async () => {
    const [dora, chloe, tablet] = await Promise.all([
      guest({ name: 'Dora', lang: 'de', way: 'keyboard' }),
      guest({ name: 'Chloé', lang: 'fr', way: 'touch' }),
      guest({ name: 'Chloé', lang: 'fr', width: 1024, height: 768 }),
    ]);
    // Many bots: so people have few cards, and a round is soon over.
    const plan = { game: 'pas-de-bras', seats: 6, bots: 4, options: { rounds: '1' } };
    const table = await openTable(dora, plan);
    const cable = await Proxy.open(Number(new URL(table.site).port));
    const site = `http://127.0.0.1:${cable.port}`;
    await sitDown(chloe, `${site}/t/${table.id}`);
    await start(dora, [chloe]);

    const loseLine = async (): Promise<void> => {
      await playUpTo(chloe, beanTurn, 8);
      const step = await stepOf(chloe.page);
      const said = chloe.wires.said.length;
      cable.hold();
      await beanTurn(chloe.page, chloe.fingers, chloe.dice);
      await expect.poll(() => isIn(chloe.wires.said.slice(said), '"kind":"move"')).toBe(true);
      cable.cut();
      await chloe.page.locator('[data-link=offline] p').waitFor();
      cable.mend();
      await chloe.page.locator('[data-link=online]').waitFor();
      // The client sends lost commands again by itself.
      await nextStep(chloe, step);
      forgiveLostLines(chloe);
    };
    const changeDevice = async (): Promise<void> => {
      await playUpTo(chloe, beanTurn, 24);
      const hand = await handOf(chloe);
      await chloe.page.locator('[data-action=menu]').tap();
      await chloe.page.locator('[data-action=move-seat]').tap();
      const link = await chloe.page.locator('[data-seat-link]').inputValue();
      expect(link).toMatch(/\/seat#[\w-]{20,}$/);
      await tablet.page.goto(link);
      await atTable(tablet);
      expect(await handOf(tablet)).toEqual(hand);
      expect(tablet.page.url()).toBe(`${site}/t/${table.id}`);
      await chloe.page.locator('[data-action=retake]').waitFor();
    };
    await Promise.all([
      finish(dora, beanTurn),
      loseLine()
        .then(changeDevice)
        .then(() => finish(tablet, beanTurn)),
    ]);
    await expectSameEnd([dora, tablet], table);
    await expectLastWord(tablet, dora);
    await expectDiscretion([dora, chloe, tablet], table.site);
    await goHome([dora, chloe, tablet]);
    await cable.close();
  });

  test('Chicorée, with a standing order that stays secret', async () => {
    const { table, guests } = await gather({ game: 'chicoree', seats: 2 }, [
      { name: 'Rosa', lang: 'de' },
      { name: 'Basile', lang: 'fr', theme: 'dark', way: 'touch' },
    ]);
    const [rosa, basile] = guests as [Guest, Guest];
    await start(rosa, [basile]);
    const expert = await expertTurn(rosa, table);
    const order = async (): Promise<void> => {
      await playUntil(rosa, expert, () => mayBid(rosa));
      const step = await stepOf(rosa.page);
      await rosa.page.locator('[data-action=more]').click();
      const slider = rosa.page.locator('dialog input[type=range]');
      const most = Math.min(6, Number(await slider.getAttribute('max')));
      await slider.fill(String(most));
      const said = rosa.wires.said.length;
      await rosa.page.locator('[data-action=up-to]').click();
      await rosa.page.locator('[data-order=bid]').waitFor();
      // The table bids for her.
      await nextStep(rosa, step);
      const since = rosa.wires.said.slice(said);
      expect(isIn(since, `"order":"bid ${most} pass`)).toBe(true);
      expect(isIn(since, '"kind":"move"')).toBe(false);
      expect(isIn(basile.wires.heard, '"order"'), 'it is told').toBe(false);
    };
    const goOn = async (): Promise<void> => {
      const step = await stepOf(rosa.page);
      const isFurther = async (): Promise<boolean> => (await stepOf(rosa.page)) > step + 12;
      await playOn(rosa.page, rosa.fingers, expert, rosa.dice, isFurther);
    };
    const rosaDone = order().then(goOn);
    // Basile plays as long as she does.
    await Promise.race([rosaDone, finish(basile, chicoreeTurn).then(() => rosaDone)]);
    expect((await roomOf(table)).seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    await expectDiscretion(guests, table.site);
    await goHome(guests);
  });
});

describe('a table of three', () => {
  test('with talk', async () => {
    const { page } = ada;
    await page
      .locator('[data-talk=write]')
      .fill('Une phrase assez longue pour deux lignes, au moins sur un téléphone.');
    await page.keyboard.press('Enter');
    await maximilienne.page.locator('[data-talk=write]').fill('Ja, ja.');
    await maximilienne.page.keyboard.press('Enter');
    await page.getByText('Ja, ja.', { exact: true }).waitFor();
    await expectGoodLooks(maximilienne, 'talk-beside', 'table');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-action=talk]').click();
    await page.locator('dialog[open]').waitFor();
    await expectGoodLooks(ada, 'talk', 'table');
    await page.keyboard.press('Escape');
    await page.locator('[data-action=menu]').click();
    await page.locator('[data-action=people]').click();
    await page.locator('[data-person="1"] summary').click();
    await expectGoodLooks(ada, 'people', 'table');
    await page.keyboard.press('Escape');
  });

  test('the player’s own page', async () => {
    const page = await maximilienne.visit.context.newPage();
    await page.goto(`${tableOfThree.site}/me`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expectGoodLooks({ ...maximilienne, page }, 'me', 'page');
    await page.close();
  });

  test('where a player is gone: a bot stands in, and the player returns to the seat', async () => {
    await ada.page.locator('[data-notice=gone]').waitFor();
    await maximilienne.page.locator('[data-notice=gone]').waitFor();
    await expectGoodLooks(maximilienne, 'absence', 'table');
    await ada.page.locator('[data-notice=gone] [data-action=stand-in]').click();
    await maximilienne.page.locator('[data-notice=gone]').waitFor({ state: 'detached' });
    await maximilienne.page.locator('[data-state=sits]').waitFor();
    // It has led by now: the others are asked.
    await maximilienne.page.locator('main[data-step="2"]').waitFor();

    const page = await lost.visit.context.newPage();
    lost = { ...lost, page };
    await page.goto(tableOfThree.link);
    await atTable(lost);
    await page.locator('[role=option]').nth(18).waitFor();
    expect(await page.locator('[role=option]').count()).toBe(19);
    await maximilienne.page.locator('[data-state=sits]').waitFor({ state: 'detached' });
  });

  test('that all players vote to end', async () => {
    await ada.page.locator('[data-action=menu]').click();
    await ada.page.locator('[data-action=ask-end]').click();
    // One tap stops nothing.
    await ada.page.locator('dialog [data-action=stop-sure]').waitFor();
    await expectGoodLooks(ada, 'stop', 'table');
    await ada.page.locator('dialog [data-action=stop-sure]').click();
    await maximilienne.page.locator('[data-notice=vote-end]').waitFor();
    await expectGoodLooks(maximilienne, 'vote', 'table');
    await maximilienne.page.locator('[data-action=decline]').click();
    await ada.page.locator('[data-notice=vote-end]').waitFor({ state: 'detached' });

    // A player may change a no into a yes.
    await maximilienne.page.locator('[data-action=menu]').click();
    await maximilienne.page.locator('[data-action=ask-end]').click();
    await maximilienne.page.locator('dialog [data-action=stop-sure]').click();
    // The others are asked once, and the last one reads what comes of it.
    await ada.page.locator('[data-notice=vote-end] [data-action=vote]').click();
    await lost.page.locator('[data-notice=played] [data-action=put-aside]').click();
    await lost.page.locator('[data-notice=vote-end]', { hasText: 'endgültig' }).waitFor();
    await lost.page.locator('[data-notice=vote-end] [data-action=vote]').click();
    const all = [ada, maximilienne, lost];
    await Promise.all(
      all.map(({ page }) => page.locator('dialog [data-action=rematch]').waitFor()),
    );
    for (const action of ['review', 'save'])
      await ada.page.locator(`dialog [data-action=${action}]`).waitFor();
    await expectGoodLooks(ada, 'agreed', 'table');
    await expectDiscretion(all, tableOfThree.site);
    // It lies where games are looked for that are over.
    await ada.page.goto(tableOfThree.site);
    await ada.page.locator('details.drawer summary', { hasText: 'Finished games' }).click();
    const row = ada.page.locator(`details.drawer [data-table="${tableOfThree.id}"]`);
    expect(await row.innerText()).toContain('game stopped');
    await row.locator('[data-action=review]').click();
    await ada.page.waitForURL(`**/t/${tableOfThree.id}/review`);
  });
});
