import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';

const app = useApplication();
const { enter } = useBrowser(app);

const FAILED = 'Failed to create exam';
const HEIGHT = 900;

it('messages stay at the top right for five seconds, however many there are', async () => {
  const { page, context } = await enter('/all-quizzes');
  await page.clock.install();
  await page.setViewportSize({ width: WIDTHS.wide, height: HEIGHT });
  const all = toast(page, FAILED);
  await button(page, 'Create new exam').first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter Exam Title' });
  await dialog.getByRole('textbox', { name: 'Exam title' }).fill('Botany');
  // Paused, so that the time the test takes does not count.
  await page.clock.pauseAt(Date.now() + 600_000);
  await context.setOffline(true);
  for (let count = 1; count <= 12; count += 1) {
    await page.keyboard.press('Enter');
    await expect.poll(async () => all.count()).toBe(count);
  }
  const [first, second] = await Promise.all([0, 1].map(async (at) => all.nth(at).boundingBox()));
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(WIDTHS.wide - 40);
  // Below the header and the page's primary action.
  const action = await button(page, 'Create new exam').first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((action?.y ?? HEIGHT) + (action?.height ?? 0));
  expect(first?.y).toBeLessThan(180);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  // Messages that do not fit can be scrolled to; all of them stay while the pointer is over one.
  await all.first().hover();
  await page.clock.runFor(20_000);
  expect(await all.count()).toBe(12);
  await all.last().hover();
  expect((await all.last().boundingBox())?.y).toBeLessThan(HEIGHT);
  await page.mouse.move(0, HEIGHT / 2);
  await page.clock.runFor(4_900);
  expect(await all.count()).toBe(12);
  await page.clock.runFor(400);
  await expect.poll(async () => all.count()).toBe(0);
});

it('messages can be closed by keyboard, and failures are announced at once', async () => {
  const { page, context } = await enter('/all-quizzes');
  await button(page, 'Create new exam').first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter Exam Title' });
  await dialog.getByRole('textbox', { name: 'Exam title' }).fill('Botany');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: FAILED });
  await failure.waitFor();
  await failure.hover();
  await inspect(page, 'toast');
  await page.mouse.move(0, HEIGHT / 2);
  await dialog.getByRole('textbox', { name: 'Exam title' }).focus();
  await page.clock.install();
  // It stays while it has the keyboard focus, and gives the focus back afterwards.
  await failure.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await failure.waitFor({ state: 'detached' });
  const title = dialog.getByRole('textbox', { name: 'Exam title' });
  expect(await title.and(page.locator(':focus')).count()).toBe(1);
});

it('messages cover no action of the page on a phone', async () => {
  const { page } = await enter('/all-quizzes');
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Create new exam').first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter Exam Title' });
  await dialog.getByRole('textbox', { name: 'Exam title' }).fill('Botany');
  await page.keyboard.press('Enter');
  const submit = button(page, 'Submit Questions Paper');
  await submit.waitFor();
  const [action, message] = await Promise.all([
    submit.boundingBox(),
    toast(page, 'Exam created successfully').boundingBox(),
  ]);
  expect(message?.y).toBeGreaterThanOrEqual((action?.y ?? HEIGHT) + (action?.height ?? 0));
});
