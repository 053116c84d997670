import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { halves, image } from '../setup/images.js';
import { heading, openLobby, pageErrors, saved, start } from '../setup/take-pages.js';

/** Pictures in questions and options, with and without a connection. */
const app = useApplication();
const { visit } = useBrowser(app);

const PICTURES = '**/images/*';

/** Two questions with wide pictures, and one in an option. */
async function openPictured() {
  const { api } = await person(app);
  const wide = await image(api, await halves(1600, 400).png().toBuffer());
  const small = await image(api);
  const map = { imageId: wide.imageId, alternativeText: 'A map of the rivers' };
  const options = [
    { text: 'The Nile', image: { imageId: wide.imageId, alternativeText: 'A long river' } },
    { text: 'The Rhine', image: { imageId: small.imageId, alternativeText: 'A short river' } },
  ];
  const later = await image(api, await halves(800, 600).png().toBuffer());
  const questions = [
    { mcq: { text: 'Which is longer?', image: map, options, correctOption: 1 } },
    { descriptive: { text: 'Describe it.', image: { imageId: later.imageId } } },
  ];
  const { code } = await exam(app, api, { questions });
  return openLobby(app, visit, code);
}

const overflow = async (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

/** Width, height and distance from the top of each box and option, rounded. */
const boxes = async (page: Page) =>
  page.evaluate<string>(`JSON.stringify([...document.querySelectorAll('.picture')].map((box) => {
    const { width, height } = box.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  }))`);

it('leave the page as wide as it was when they do not load, and load on a tap', async () => {
  const { page, complaints } = await openPictured();
  // Requests of the service worker could not be refused: without HTTPS there is none.
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  await page.reload();
  await page.route(PICTURES, async (route) => route.abort());
  await start(page);
  await expect.poll(async () => page.getByText('The picture did not load.').count()).toBe(3);
  await page.getByText('A map of the rivers', { exact: true }).waitFor();
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    await page.getByRole('radio', { name: 'The Rhine' }).check();
    await page.getByRole('radio', { name: 'The Nile' }).check();
  }
  await inspect(page, 'take-picture-failed');
  await page.setViewportSize({ width: 1366, height: 700 });
  const failed = JSON.parse(await boxes(page)) as number[][];
  await page.unroute(PICTURES);
  await button(page, 'Try again picture: A map of the rivers').click();
  await button(page, 'Enlarge picture: A map of the rivers').waitFor();
  const [map] = JSON.parse(await boxes(page)) as number[][];
  expect(map).toEqual(failed[0]);
  expect((map?.[0] ?? 0) / (map?.[1] ?? 1)).toBeCloseTo(4, 1);
  // The others follow by themselves.
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await button(page, 'Enlarge picture: A long river').waitFor();
  await expect.poll(async () => page.getByText('The picture did not load.').count()).toBe(0);
  expect(pageErrors(complaints)).toEqual([]);
});

it('are fetched ahead after the start, and shown later without a connection', async () => {
  const { page, complaints } = await openPictured();
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/images/')) asked.push(request.url());
  });
  expect(asked).toEqual([]);
  await start(page);
  await expect.poll(() => new Set(asked).size).toBe(3);
  await page.context().setOffline(true);
  await button(page, 'Next').click();
  await heading(page, 'Question 2 of 2').waitFor();
  const isShown = `(({ complete, naturalWidth }) => complete && naturalWidth > 0)(
    document.querySelector('.picture img'))`;
  await expect.poll(async () => page.evaluate<boolean>(isShown)).toBe(true);
  await page.context().setOffline(false);
  expect(pageErrors(complaints)).toEqual([]);
});

it('are enlarged by keyboard, which chooses no option', async () => {
  const { page, complaints } = await openPictured();
  await start(page);
  const enlarge = button(page, 'Enlarge picture: A long river');
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('img', { name: 'A long river' }).waitFor();
  const pane = `(({ scrollLeft, scrollWidth, clientWidth }) => ({ scrollLeft, scrollWidth, clientWidth }))(
    document.querySelector('.picture-pane'))`;
  const { scrollWidth, clientWidth } = await page.evaluate<Record<string, number>>(pane);
  expect(scrollWidth).toBe(1600);
  expect(clientWidth).toBeLessThan(360);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await page.evaluate<Record<string, number>>(pane))['scrollLeft'])
    .toBeGreaterThan(0);
  await inspect(page, 'take-picture-enlarged');
  await dialog.getByRole('button', { name: 'Fit to window' }).click();
  const isFitted = `(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth)(
    document.querySelector('.picture-pane'))`;
  await expect.poll(async () => page.evaluate(isFitted)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => enlarge.and(page.locator(':focus')).count()).toBe(1);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  // A picture that is shown in full has no button; a tap on a picture in an option chooses it.
  expect(await page.getByRole('button', { name: 'A short river' }).count()).toBe(0);
  await page.getByRole('img', { name: 'A short river' }).click();
  expect(await page.getByRole('radio', { name: 'The Rhine' }).isChecked()).toBe(true);
  await saved(page, 1).waitFor();
  // A tap on a picture of the question enlarges it.
  await page.getByRole('img', { name: 'A map of the rivers' }).click();
  await dialog.waitFor();
  await button(page, 'Close').click();
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('leave the options in reach where they are high', async () => {
  const { api } = await person(app);
  const high = await image(api, await halves(700, 1400).png().toBuffer());
  const pictured = { imageId: high.imageId, alternativeText: 'A tower' };
  const options = [{ text: 'Pisa' }, { text: 'Paris' }];
  const { code } = await exam(app, api, {
    questions: [{ mcq: { text: 'Where?', image: pictured, options, correctOption: 1 } }],
  });
  const { page } = await openLobby(app, visit, code);
  await start(page);
  for (const [width, height] of [
    [390, 740],
    [1366, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [box] = JSON.parse(await boxes(page)) as [number, number][];
    expect(box?.[1] ?? height).toBeLessThanOrEqual(0.7 * height + 1);
    expect((box?.[1] ?? 0) / (box?.[0] ?? 1)).toBeCloseTo(2, 1);
  }
});
