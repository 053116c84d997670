import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { focusIs } from '../setup/focus.js';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../setup/layout-shift.js';
import { candidatesOf, REVOKE } from '../setup/learners.js';
import { intercept, pauseRequests } from '../setup/page-requests.js';
import { mcq } from '../setup/questions.js';
import { askToReturn, REFUSE_RETURN, waitingReturns } from '../setup/returns.js';
import { heading, pageErrors, PHONE, saved, start } from '../setup/take-pages.js';

/** Learners who joined by name come back as the same candidate. */
const app = useApplication();
const { enter, visit } = useBrowser(app);

const questions = [mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2)];

let owner: Person;
let of: Exam;
const height = ({ offsetHeight }: { offsetHeight: number }): number => offsetHeight;

beforeEach(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { title: 'Capitals', questions });
});

const namesOf = async ({ quizId }: Exam): Promise<unknown[]> =>
  (await candidatesOf(owner.api, quizId)).map(({ name }) => name as unknown);

/** A learner on a phone, who has joined by name. */
async function join(name: string) {
  const watched = await visit({});
  const { page } = watched;
  await page.setViewportSize(PHONE);
  await page.goto(`/take/${of.code}`);
  await page.getByLabel('Your name').first().fill(name);
  await button(page, 'Go to the exam').click();
  await heading(page, 'Before you start').waitFor();
  return watched;
}

describe('on the same device', () => {
  it('goes on as who has joined, and lets somebody else join', async () => {
    const { page, complaints } = await join('Ada');
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    const second = await page.context().newPage();
    await page.close();
    await second.goto(`/take/${of.code}`);
    await button(second, 'Continue as Ada').waitFor();
    expect(await second.getByLabel('Your name').first().isVisible()).toBe(false);
    await inspect(second, 'take-return-same');
    await button(second, 'Continue as Ada').click();
    await button(second, 'Continue the exam').click();
    await second.getByRole('radio', { name: 'Canberra', checked: true }).waitFor();

    const third = await page.context().newPage();
    await third.goto(`/take/${of.code}`);
    await third.getByText('I am someone else').click();
    await third.getByLabel('Your name').first().fill('Bob');
    await third.reload();
    await third.getByText('I am someone else').click();
    expect(await third.getByLabel('Your name').first().inputValue()).toBe('Bob');
    await button(third, 'Go to the exam').click();
    await third.getByText('Hello, Bob.').waitFor();
    await third.goto(`/take/${of.code}`);
    await button(third, 'Continue as Bob').waitFor();
    await button(third, 'Continue as Ada').waitFor();
    expect((await namesOf(of)).sort()).toEqual(['Ada', 'Bob']);

    // Ada leaves to go on elsewhere: no page of this browser leads to her exam then. Bob can still go on.
    const link = second.url();
    const fifth = await page.context().newPage();
    await fifth.goto('/take');
    await fifth.evaluate(`location.hash = '${new URL(link).hash}'`);
    await fifth.getByText('Your exam is running.').waitFor();
    await fifth.goBack();
    await heading(fifth, 'Take an exam').waitFor();
    const fourth = await page.context().newPage();
    await fourth.goto(link);
    await fourth.getByText('Your exam is running.').waitFor();
    await button(fourth, 'Finish on this computer').click();
    await fourth.getByText('Your exam is not submitted').waitFor();
    await fourth.getByRole('dialog').getByRole('button', { name: 'Finish and forget' }).click();
    await heading(fourth, 'Finished on this computer').waitFor();
    await heading(second, 'Finished on this computer').waitFor();
    // The entries before it in the history of that page are of her link, too.
    await second.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await heading(second, 'Finished on this computer').waitFor();
    expect(await second.evaluate('caches.keys()')).toEqual([]);
    expect(await second.evaluate('Object.keys(sessionStorage)')).toEqual([]);
    // Within one page, Forward leads no further than Back; the address, typed on purpose, does.
    const hash = new URL(link).hash;
    await fifth.goForward({ waitUntil: 'commit' }).catch(() => undefined);
    await heading(fifth, 'Finished on this computer').waitFor();
    await fifth.goto('/take');
    await fifth.evaluate(`location.hash = '${hash}'`);
    await fifth.getByText('Your exam is running.').waitFor();
    await button(third, 'Continue as Ada').waitFor({ state: 'detached' });
    await button(third, 'Continue as Bob').click();
    await third.getByText('Hello, Bob.').waitFor();
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('forgets a link that was revoked', async () => {
    const { page } = await join('Ada');
    const [ada] = await candidatesOf(owner.api, of.quizId);
    await owner.api.ask(REVOKE, { id: ada?.['id'] });
    await page.goto(`/take/${of.code}`);
    await page.getByLabel('Your name').first().waitFor();
    await button(page, 'Continue as Ada').waitFor({ state: 'detached' });
    expect(await page.evaluate("localStorage.getItem('take.joined')")).toBe(null);
  });
});

describe('on another device', () => {
  it('goes on by the code that the first one shows', async () => {
    const first = await join('Ada');
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/;
    const shown = await first.page.locator('.return-code').innerText();
    await start(first.page);
    await first.page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(first.page, 1).waitFor();
    await first.page.getByRole('button', { name: 'Display and keys' }).click();
    const menu = first.page.getByRole('dialog');
    expect(await menu.locator('.return-code').innerText()).toBe(shown);
    await inspect(first.page, 'take-return-menu');

    const { page } = await visit({});
    await page.goto(`/take/${of.code}`);
    await page.getByText('I started on another device').click();
    await button(page, 'I do not have the code').click();
    await focusIs(page, 'Your name');
    await button(page, 'I have the code').click();
    await focusIs(page, 'Your code');
    const field = page.getByLabel('Your code');
    await field.fill('2345-6789');
    await button(page, 'Continue my exam').click();
    await page.getByText('This is not a code of this exam.').waitFor();
    await inspect(page, 'take-return-code');
    await field.fill(code.exec(shown)?.[0].toLowerCase() ?? '');
    await button(page, 'Continue my exam').click();
    await button(page, 'Continue the exam').click();
    await page.getByRole('radio', { name: 'Canberra', checked: true }).waitFor();
    expect(await namesOf(of)).toEqual(['Ada']);
  });

  it('waits to be confirmed by staff, also over a reload', async () => {
    await join('Ada');
    const { page, complaints } = await visit({});
    await page.setViewportSize(PHONE);
    await page.goto(`/take/${of.code}`);
    await page.getByText('I started on another device').click();
    await button(page, 'I do not have the code').click();
    const form = page.locator('form', { hasText: 'Roll number' });
    await form.getByLabel('Your name').fill('ada');
    await form.getByLabel('Roll number').fill('17');
    await button(page, 'Ask to continue').click();
    await heading(page, 'ada, you are waiting to continue').waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    const shown = page.locator('.return-number strong');
    const number = await shown.innerText();
    await inspect(page, 'take-return-waiting');
    const refused = await waitingReturns(owner.api, of.quizId);
    expect(String(refused[0]?.['number'])).toBe(number);
    await owner.api.ask(REFUSE_RETURN, { id: refused[0]?.['id'] });
    await page.getByText('You were not confirmed.').waitFor();
    await form.getByLabel('Your name').fill('ada');
    await button(page, 'Ask to continue').click();
    await heading(page, 'ada, you are waiting to continue').waitFor();
    await page.reload();
    await heading(page, 'ada, you are waiting to continue').waitFor();
    const again = await shown.innerText();
    const staff = await enter(`/navigation/exam/${of.quizId}/running`, owner);
    await button(staff.page, 'See who is asking').click();
    const dialog = staff.page.getByRole('dialog');
    const paused = await pauseRequests(staff.page, 'query ReturnSuggestions');
    await button(staff.page, `Choose ${again}`).click();
    await expect.poll(() => paused.length).toBe(1);
    const loading = await dialog.evaluate(height);
    await paused[0]?.continue();
    const choice = dialog.getByRole('radio', { name: 'Ada' });
    await choice.waitFor();
    // In the middle of the window, it moves by half of the difference.
    expect(Math.abs((await dialog.evaluate(height)) - loading)).toBeLessThan(60);
    await button(staff.page, 'Confirm').click();
    await dialog.getByText('Choose the learner.').waitFor();
    await choice.check();
    await inspect(staff.page, 'return-dialog');
    await button(staff.page, 'Confirm').click();
    await toast(staff.page, '\u2068ada\u2069 continues on the other device').waitFor();
    await button(staff.page, 'See who is asking').waitFor({ state: 'detached' });
    await page.getByText('Hello, Ada.').waitFor();
    expect(await page.evaluate('Object.keys(sessionStorage).join()')).not.toContain('take.return');
    expect(await namesOf(of)).toEqual(['Ada']);
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('is decided by its number, and stays the one that was chosen', async () => {
    const chosen = await askToReturn(app.api, of.code, 'Ada');
    const other = await askToReturn(app.api, of.code, 'ada');
    const { page } = await enter(`/navigation/exam/${of.quizId}/running`, owner);
    await button(page, 'See who is asking').click();
    const dialog = page.getByRole('dialog', { name: 'Learners asking to continue' });
    await dialog.getByText('Someone else is asking under this name, too.').first().waitFor();
    await inspect(page, 'return-list');
    await button(page, `Choose ${chosen.number}`).click();
    await page.getByText('No learner in this exam has a name like this.').waitFor();
    for (let n = 0; n < 12; n += 1) await candidate(app, of.code, `Grace ${n}`);
    const decision = page.getByRole('dialog', { name: /^Is this/ });
    await decision.getByRole('searchbox').fill('grace');
    await decision.getByText('2 more found.').waitFor();
    expect(await page.getByRole('radio').count()).toBe(10);
    await owner.api.ask(REFUSE_RETURN, { id: chosen.id });
    await page.getByText('This learner is no longer waiting').waitFor();
    expect(await button(page, 'Confirm').count()).toBe(0);
    await button(page, 'Back to the list').click();
    await button(page, `Choose ${other.number}`).waitFor();
    await button(page, 'Refuse all').click();
    const question = page.getByRole('dialog', { name: 'Refuse all requests?' });
    await question.getByRole('button', { name: 'Refuse all' }).click();
    await toast(page, 'Requests refused: 1').waitFor();
    await dialog.getByText('Nobody is waiting any more.').waitFor();
  });

  it('is announced where it stays, also on a slow line', async () => {
    await askToReturn(app.api, of.code, 'Ada');
    const { page } = await enter('/all-quizzes', owner);
    await intercept(page, 'ReturnRequests', async (route) => {
      await setTimeout(1_500);
      await route.continue();
    });
    await page.goto(`/navigation/exam/${of.quizId}/running`);
    await button(page, 'See who is asking').waitFor();
    expect((await layoutShift(page)).value).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

  it('lets nobody in who has stopped waiting, and says where the exam has moved', async () => {
    const { page } = await visit({});
    const ask = async (): Promise<void> => {
      const form = page.locator('form', { hasText: 'Roll number' });
      await form.getByLabel('Your name').fill('Ada');
      await button(page, 'Ask to continue').click();
      await page.locator('.return-number').waitFor();
    };
    await page.goto(`/take/${of.code}`);
    await page.getByText('I started on another device').click();
    await button(page, 'I do not have the code').click();
    await ask();
    // The answer that lets them in is on its way while they stop.
    const answer = { state: 'CONFIRMED', candidate: { token: 'x', name: 'Ada' } };
    const polls = /return-requests\/[^/]+$/;
    const [asked] = await Promise.all([
      new Promise<() => Promise<void>>((resolve) => {
        void page.route(polls, (route) => resolve(async () => route.fulfill({ json: answer })), {
          times: 1,
        });
      }),
      page.waitForRequest(polls),
    ]);
    await button(page, 'Stop waiting').click();
    await expect.poll(async () => waitingReturns(owner.api, of.quizId)).toEqual([]);
    await asked();
    await button(page, 'Ask to continue').waitFor();
    await ask();
    const renew = 'mutation ($quizId: ID!) { renewExamCode(quizId: $quizId) { code } }';
    await owner.api.ask(renew, { quizId: of.quizId });
    await page.getByText('This exam has a new link.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/take/${of.code}`);
  });
});
