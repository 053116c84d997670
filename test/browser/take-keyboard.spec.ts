import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { button, useBrowser } from '../setup/browser.js';
import { call, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { FOCUSED, focusIs, press } from '../setup/focus.js';
import { GEOGRAPHY } from '../setup/questions.js';
import {
  allSaved,
  heading,
  notice,
  openLobby,
  pageErrors,
  question,
  start,
} from '../setup/take-pages.js';

/** An exam by keyboard and by screen reader: where the focus is, and what is read in which order. */
const app = useApplication();
const { visit } = useBrowser(app);

let given: Exam;
beforeEach(async () => {
  const owner = await person(app);
  given = await exam(app, owner.api, { title: 'Geography', questions: GEOGRAPHY });
});

const escape = async (page: Page): Promise<void> => page.keyboard.press('Escape');
const closing = async (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
const inDialog =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const pressing =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await button(page, name).focus();
    await focusIs(page, name, `${name}, before Enter`);
    await page.keyboard.press('Enter');
  };
/** The page listens to keys again a moment after a dialog was closed, or a question has come. */
const opensByKey = async (page: Page, key: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press(key);
      return page.getByRole('dialog').isVisible();
    })
    .toBe(true);
const blurred = async (page: Page): Promise<void> => {
  await page.evaluate('document.activeElement.blur()');
  await opensByKey(page, '?');
};

type Act = (page: Page) => Promise<void>;
/** What opens a dialog, what closes it, and what then has the focus. */
const DIALOGS: [name: string, open: Act, close: Act, focused: string][] = [
  ['palette, Escape', pressing('Questions: 0 of 3 answered'), escape, 'Questions: 0 of 3 answered'],
  ['palette, Close', pressing('Questions: 0 of 3 answered'), closing, 'Questions: 0 of 3 answered'],
  [
    'palette, a question',
    pressing('Questions: 0 of 3 answered'),
    inDialog('Question 2: not answered'),
    'Question 2 of 3',
  ],
  ['display, Close', pressing('Display and keys'), closing, 'Display and keys'],
  ['display, Escape', pressing('Display and keys'), escape, 'Display and keys'],
  [
    'keys',
    async (page) => {
      await page.locator('#question-1').focus();
      await opensByKey(page, '?');
    },
    escape,
    'Question 2 of 3',
  ],
  ['keys, with nothing focused', blurred, closing, 'Question 2 of 3'],
  [
    'palette, check',
    pressing('Questions: 0 of 3 answered'),
    inDialog('Review and submit'),
    'Before you submit',
  ],
  [
    'submit, Cancel',
    async (page) => {
      await expect.poll(async () => button(page, 'Submit').isEnabled()).toBe(true);
      await pressing('Submit')(page);
    },
    inDialog('Cancel'),
    'Submit',
  ],
  ['submit, Escape', pressing('Submit'), escape, 'Submit'],
  ['submit', pressing('Submit'), inDialog('Submit'), 'Submitted'],
];

describe('the focus', () => {
  it('is where one expects it after each dialog', async () => {
    const { page, complaints } = await openLobby(app, visit, given.code);
    // The page gives its heading the focus after it is drawn.
    await focusIs(page, 'Geography', 'lobby');
    await pressing('Start the exam')(page);
    await page.getByRole('dialog').waitFor();
    await escape(page);
    await focusIs(page, 'Start the exam', 'start, Escape');
    await start(page);
    await focusIs(page, 'Question 1 of 3', 'start');
    for (const [name, open, close, focused] of DIALOGS) {
      const dialog = page.getByRole('dialog');
      const isShown = async (): Promise<boolean> => dialog.isVisible();
      await open(page);
      await expect.poll(isShown, { message: `${name}: opens` }).toBe(true);
      await close(page);
      await expect.poll(isShown, { message: `${name}: closes` }).toBe(false);
      await focusIs(page, focused, name);
    }
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('is where one expects it after leaving a question for good, or not', async () => {
    const owner = await person(app);
    const rules = { navigation: 'FORWARD' };
    const { code } = await exam(app, owner.api, {
      title: 'Geography',
      questions: GEOGRAPHY,
      rules,
    });
    const { page } = await openLobby(app, visit, code);
    await start(page);
    await pressing('Next')(page);
    await inDialog('Cancel')(page);
    await focusIs(page, 'Next', 'leave, Cancel');
    await pressing('Next')(page);
    await page.getByRole('dialog').waitFor();
    await escape(page);
    await focusIs(page, 'Next', 'leave, Escape');
    await pressing('Next')(page);
    await inDialog('Close it and continue')(page);
    // It comes from the server.
    await question(page, 2).waitFor();
    await focusIs(page, 'Question 2 of 3', 'leave');
    await page.evaluate('document.activeElement.blur()');
    await opensByKey(page, 'n');
    await inDialog('Cancel')(page);
    await focusIs(page, 'Question 2 of 3', 'leave by a key, Cancel');
  });

  it('is on the heading when a dialog closes because the time is up', async () => {
    const { page } = await openLobby(app, visit, given.code);
    await start(page);
    await pressing('Display and keys')(page);
    const [attempt] = await app.sql<{ id: string }>(
      'SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1',
    );
    await moveDeadline(app, attempt?.id ?? '', 2);
    // The page learns it with the next save.
    await page.evaluate(`document.querySelector('.option input').click()`);
    await heading(page, /^(Time is up|Submitted)$/).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(async () => page.evaluate(FOCUSED)).toMatch(/^(Time is up|Submitted)$/);
  });

  it('is on the heading when a dialog closes because the exam goes on elsewhere', async () => {
    const { page, token } = await openLobby(app, visit, given.code);
    await start(page);
    await pressing('Questions: 0 of 3 answered')(page);
    await call(app.api.as(token), '/attempts', { client: crypto.randomUUID() });
    await page.evaluate(`document.querySelector('.option input').click()`);
    await heading(page, 'Your exam is open elsewhere').waitFor();
    await focusIs(page, 'Your exam is open elsewhere');
  });

  it('returns to where it was when the notice is gone that had it', async () => {
    const { page, context } = await openLobby(app, visit, given.code);
    await start(page);
    await context.setOffline(true);
    await page.keyboard.press('f');
    await notice(page, 'The server is not responding.').waitFor();
    await page.locator('.flag').focus();
    await button(page, 'Try now').focus();
    await context.setOffline(false);
    await notice(page, 'The server is not responding.').waitFor({ state: 'detached' });
    await focusIs(page, 'Flagged', 'back online');
    await pressing('Close this message')(page);
    await focusIs(page, 'Flagged', 'closed');
  });
});

describe('an exam by keyboard', () => {
  it('is taken from the lobby to the receipt, with the focus seen at each step', async () => {
    const { page, complaints } = await openLobby(app, visit, given.code);
    await button(page, 'Start the exam').focus();
    await press(
      page,
      ['Enter', 'Cancel'],
      ['Shift+Tab', 'Start the exam'],
      ['Enter', 'Question 1 of 3'],
    );
    await press(
      page,
      ['Tab', 'Flag'],
      ['Tab', 'Sydney'],
      ['ArrowDown', 'Canberra'],
      ['Tab', 'Clear answer'],
      ['Tab', 'Questions: 1 of 3 answered'],
      ['Tab', 'Next'],
      ['Enter', 'Question 2 of 3'],
      ['Tab', 'Flag'],
      ['Enter', 'Flagged'],
      ['Tab', 'Brussels'],
      ['Space', 'Brussels'],
      ['n', 'Question 3 of 3'],
      ['Tab', 'Flag'],
      ['Tab', 'Your answer'],
    );
    await page.keyboard.type('Silt settles, n and p are letters here?');
    await allSaved(page).waitFor();
    await press(
      page,
      ['Tab', 'Previous'],
      ['Enter', 'Question 2 of 3'],
      ['f', 'Question 2 of 3'],
      ['n', 'Question 3 of 3'],
      ['Shift+Tab', 'Display and keys'],
    );
    await page.locator('#question-2').focus();
    await press(
      page,
      ['Tab', 'Flag'],
      ['Tab', 'Your answer'],
      ['Tab', 'Previous'],
      ['Tab', 'Questions: 3 of 3 answered'],
      ['Tab', 'Review and submit'],
      ['Enter', 'Before you submit'],
    );
    await expect.poll(async () => button(page, 'Submit').isEnabled()).toBe(true);
    await press(page, ['Tab', 'Submit'], ['Enter', 'Submitted']);
    await page.getByText('3 of 3', { exact: true }).waitFor();
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('is read from the title to the buttons, in this order', async () => {
    const { page, context } = await openLobby(app, visit, given.code);
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await allSaved(page).waitFor();
    const read = async (): Promise<string> => page.locator('.sitting').ariaSnapshot();
    expect(await read()).toBe(QUESTION_READ);
    // Messages are read before the question, and the palette of a wide window comes last.
    await context.setOffline(true);
    await page.keyboard.press('f');
    await notice(page, 'The server is not responding.').waitFor();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('complementary').waitFor();
    const landmarks = (await read()).match(/^- .*$/gm);
    expect(landmarks).toEqual([
      '- banner:',
      '- region "Messages":',
      '- main:',
      '- navigation "Move between questions":',
      '- complementary "Questions":',
    ]);
    const palette = page.getByRole('complementary');
    expect(await palette.ariaSnapshot()).toContain(
      'button "Question 1: answered, flagged, not saved yet"',
    );
  });
});

const QUESTION_READ = `- banner:
  - heading "Geography" [level=1]
  - paragraph: All answers are saved 1 of 3 answered
  - text: No time limit
  - button "Display and keys"
- main:
  - article:
    - heading "Question 1 of 3" [level=2]
    - text: 1 mark
    - button "Flag"
    - group "What is the capital of Australia?":
      - text: What is the capital of Australia?
      - radio "Sydney"
      - text: Sydney
      - radio "Canberra" [checked]
      - text: Canberra
    - text: Saved
    - button "Clear answer"
- navigation "Move between questions":
  - button "Previous" [disabled]
  - 'button "Questions: 1 of 3 answered"': Questions
  - button "Next"`;
