import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser, type Watched } from '../setup/browser.js';
import { call, candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { fits } from '../setup/fits.js';
import { halves, image } from '../setup/images.js';
import { mcq } from '../setup/questions.js';
import { checkAnswers, heading, pageErrors, saved, start } from '../setup/take-pages.js';

/** All pages and dialogs of a learner on the smallest phone, with the largest text. */
const app = useApplication();
const { visit } = useBrowser(app);

const TITLE = 'Geography of rivers, lakes and oceans';
const PHONE_SIZE = { width: 320, height: 640 };
const LARGEST = { size: 'larger', scheme: 'system', contrast: 'normal', keys: true };

let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

async function given(rules: Record<string, unknown> = {}, count = 15): Promise<Exam> {
  const wide = await image(owner.api, await halves(800, 400).png().toBuffer());
  const pictured = { imageId: wide.imageId, alternativeText: 'A map of the rivers' };
  const options = [{ text: 'The Nile', image: pictured }, { text: 'The Rhine' }];
  const questions = [
    { mcq: { text: 'Which is longer?', image: pictured, options, correctOption: 1 } },
    { descriptive: { text: 'How does a delta form?' } },
    ...Array.from({ length: count - 2 }, (_, place) =>
      mcq(`Which city is capital number ${place}?`, ['Canberra', 'Sydney'], 1),
    ),
  ];
  return exam(app, owner.api, { title: TITLE, questions, rules });
}

/** A visitor on a phone of 320 px, with the largest text. */
async function phone(path: string): Promise<Watched> {
  const watched = await visit();
  const { page } = watched;
  await page.setViewportSize(PHONE_SIZE);
  await page.goto('/robots.txt');
  await page.evaluate(`localStorage.setItem('take.comfort', '${JSON.stringify(LARGEST)}')`);
  await page.goto(path);
  return watched;
}

const HIDDEN_BUTTONS = `[...document.querySelectorAll('dialog[open] > .actions button, dialog[open] > form > .actions button')]
  .filter((it) => { const { top, bottom } = it.getBoundingClientRect(); return top < 0 || bottom > innerHeight; })
  .map((it) => it.innerText)`;

/** Opens a dialog, looks at it and closes it. */
async function dialogFits(page: Page, opener: string, close: string): Promise<void> {
  await button(page, opener).first().click();
  await page.getByRole('dialog').waitFor();
  // It begins with what it is about, unless a field has the focus.
  const begins = `document.activeElement.matches('input') || document.querySelector('dialog[open]').scrollTop === 0`;
  expect(await page.evaluate(begins), opener).toBe(true);
  await fits(page, opener);
  // On the lowest phone, with text twice as large, its buttons are in view without scrolling.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  expect.soft(await page.evaluate(HIDDEN_BUTTONS), opener).toEqual([]);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  await page.setViewportSize(PHONE_SIZE);
  await page.getByRole('dialog').getByRole('button', { name: close, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('in the largest text at 320 px all is in reach and in full', () => {
  it('before the start', async () => {
    const { quizId, code } = await given({ access_code: 'delta', attempts_allowed: 2 });
    await app.sql('UPDATE quizzes SET duration_minutes = 90 WHERE id = $1', [quizId]);
    const { page, complaints } = await phone('/take');
    await heading(page, 'Take an exam').waitFor();
    await fits(page, 'code');
    await page.goto(`/take/${code}`);
    await page.getByText('I started on another device').click();
    await fits(page, 'front');
    await button(page, 'I do not have the code').click();
    await fits(page, 'ask to return');
    await button(page, 'I have the code').click();
    await page.getByLabel('Your name').first().fill('Zoë');
    await button(page, 'Go to the exam').click();
    await heading(page, 'Before you start').waitFor();
    await page.getByText('More rules').click();
    await fits(page, 'lobby');
    await dialogFits(page, 'Display', 'Close');
    await dialogFits(page, 'Start the exam', 'Cancel');
    await page.goto('/verify');
    await heading(page, 'Check a certificate or receipt').waitFor();
    await fits(page, 'verify');
    expect(complaints).toEqual([]);
  });

  it('in the exam', async () => {
    const { code } = await given();
    const { token } = await candidate(app, code, 'Zoë');
    const { page, complaints } = await phone(`/take#${token}`);
    await start(page);
    await page.getByRole('radio', { name: 'The Nile' }).check();
    await button(page, 'Flag').click();
    await saved(page, 1).waitFor();
    await fits(page, 'choice');
    await dialogFits(page, 'Display and keys', 'Close');
    await dialogFits(page, 'Questions: 1 of 15 answered', 'Close');
    await dialogFits(page, 'Enlarge picture: A map of the rivers', 'Close');
    await button(page, 'Next').click();
    await page.getByLabel('Your answer').waitFor();
    await fits(page, 'essay');
    await call(app.api.as(token), '/attempts', { client: crypto.randomUUID() });
    await button(page, 'Flag').click();
    await heading(page, 'Your exam is open elsewhere').waitFor();
    await fits(page, 'elsewhere');
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('in an exam that goes forward only, and after it', async () => {
    const rules = {
      navigation: 'FORWARD',
      review_content: 'KEY',
      pass_mark: 1,
      has_certificate: true,
    };
    const { code } = await given(rules, 3);
    const { token } = await candidate(app, code, 'Zoë');
    const { page, complaints } = await phone(`/take#${token}`);
    await start(page);
    await page.getByRole('radio', { name: 'The Nile' }).check();
    await dialogFits(page, 'Next', 'Cancel');
    await dialogFits(page, 'Questions: 1 of 3 answered', 'Close');
    await checkAnswers(page);
    await fits(page, 'check');
    await dialogFits(page, 'Submit', 'Cancel');
    await button(page, 'Submit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await heading(page, 'Submitted').waitFor();
    await page.getByText('Receipt', { exact: true }).click();
    await button(page, 'Finish on this computer').waitFor();
    await fits(page, 'end');
    await dialogFits(page, 'Finish on this computer', 'Cancel');
    await button(page, 'See the paper').click();
    await heading(page, 'Your paper').waitFor();
    await fits(page, 'paper');
    await button(page, 'View the certificate').click();
    await heading(page, /certificate/i).waitFor();
    await fits(page, 'certificate');
    await page.goto(`/take#${token}`);
    await page.reload();
    await heading(page, 'Your attempts').waitFor();
    await fits(page, 'lobby afterwards');
    expect(complaints).toEqual([]);
  });
});
