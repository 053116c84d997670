import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { checkAnswers, confirmSubmission, heading } from '../setup/take-pages.js';

/** Many questions: the palette, and the way from it to the submission. */
const app = useApplication();
const { visit } = useBrowser(app);

const PHONE = { width: 390, height: 844 };
const SCROLLED_OUT = 'document.documentElement.scrollHeight - innerHeight';

/** A page of an attempt at so many questions, of which the first ones are answered. */
async function attemptAt(total: number, answered: number): Promise<Page> {
  const questions = Array.from({ length: total }, (_, index) =>
    mcq(`What is ${index} and 1?`, [`${index}`, `${index + 1}`], 2),
  );
  const owner = await person(app);
  const { code } = await exam(app, owner.api, { questions });
  const learner = await candidate(app, code, 'Zoë');
  const first = await sitting(learner);
  const entries = Array.from({ length: answered }, (_, place) => first.entry(place));
  if (answered > 0) expect((await first.save(entries)).status).toBe(200);
  const { page } = await visit();
  await page.setViewportSize(PHONE);
  await page.goto(`/take#${learner.token}`);
  await button(page, 'Continue the exam').click();
  await heading(page, `Question 1 of ${total}`).waitFor();
  return page;
}

describe('an exam of 80 questions', () => {
  it('with 77 unanswered is found, checked and submitted without scrolling', async () => {
    const page = await attemptAt(80, 3);
    await button(page, 'Questions: 3 of 80 answered').click();
    // In view at once, without scrolling.
    const dialog = page.getByRole('dialog');
    const check = dialog.getByRole('button', { name: 'Review and submit' });
    const box = await check.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    const legend = dialog.getByRole('list', { name: 'What the symbols mean' });
    expect(await legend.innerText()).toMatch(
      /answered[^]+not answered[^]+flagged[^]+not saved yet/,
    );
    expect(await dialog.getByRole('button', { name: /^Question \d+:/ }).count()).toBe(80);
    await dialog.getByLabel('Unanswered only').check();
    expect(await dialog.getByRole('button', { name: /^Question \d+:/ }).count()).toBe(77);
    expect(await dialog.getByRole('button', { name: /^Question 3:/ }).count()).toBe(0);
    await check.click();
    await heading(page, 'Before you submit').waitFor();
    await page.getByText('Not answered: 77').waitFor();
    expect(await page.evaluate(SCROLLED_OUT)).toBeLessThanOrEqual(0);
    await inspect(page, 'take-check-80');
    await page.setViewportSize(PHONE);
    await button(page, 'Submit').click();
    // A key that is held down too long does not submit.
    await page.locator('dialog button:focus', { hasText: 'Cancel' }).waitFor();
    await dialog.getByText('77 questions are not answered.').waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await heading(page, 'Submitted').waitFor();
  });

  it('is submitted by two presses once all is answered, and not by a key held down', async () => {
    const page = await attemptAt(3, 3);
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await button(page, 'Review and submit').focus();
    // The further ones are repetitions of a key that is held down.
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.down('Enter');
      if (press === 0) await heading(page, 'Before you submit').waitFor();
    }
    await page.keyboard.up('Enter');
    await page.getByText('You have answered everything').waitFor();
    await expect.poll(async () => button(page, 'Submit').isEnabled()).toBe(true);
    await button(page, 'Back to the questions').click();
    // Nor by a double tap, wherever its second one arrives.
    await button(page, 'Review and submit').click();
    await page.evaluate(`[...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Submit')?.click()`);
    await heading(page, 'Before you submit').waitFor();
    await button(page, 'Back to the questions').click();
    await confirmSubmission(page);
    await heading(page, 'Submitted').waitFor();
  });

  it('shows the palette beside the paper in a wide window, with its button in view', async () => {
    const page = await attemptAt(80, 0);
    await page.setViewportSize({ width: 1366, height: 768 });
    const palette = page.getByRole('complementary', { name: 'Questions' });
    const box = await palette.getByRole('button', { name: 'Review and submit' }).boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
    await palette.getByRole('button', { name: 'Question 5: not answered' }).click();
    await heading(page, 'Question 5 of 80').waitFor();
    await checkAnswers(page);
  });
});
