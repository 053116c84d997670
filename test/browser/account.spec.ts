import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import {
  button,
  inspect,
  keepMessages,
  table,
  toast,
  typeLogIn,
  useBrowser,
} from '../setup/browser.js';
import { anyEmail, LOG_IN, logIn, PASSWORD, person, quiz } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { pauseRequests, loseAnswers } from '../setup/page-requests.js';

const app = useApplication();
const { enter } = useBrowser(app);

/** What "Remember me" leaves in the browser. */
async function remember(page: Page, email: string): Promise<void> {
  await page.evaluate(`Object.assign(localStorage, { username: '${email}', password: 'token' })`);
}

async function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate("'username' in localStorage || 'password' in localStorage");
}

/** Whether a field says to screen readers that it is wrong. */
const invalid = async (field: Locator): Promise<string | null> =>
  field.getAttribute('aria-invalid');

describe('sessions', () => {
  it('are listed in words, ended one by one, and all at once', async () => {
    const { page, context, owner, complaints } = await enter('/navigation/profile/sessions');
    const other = await logIn(app.api, owner.email);
    await page.reload();
    const sessions = table(page, 'Sessions');
    await sessions.getByText('This session').waitFor();
    expect(await sessions.getByRole('row').count()).toBe(1 + 2);
    await inspect(page, 'sessions');
    await page.getByRole('button', { name: /^End the session of node since/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await toast(page, 'The session has ended.').waitFor();
    await expect.poll(async () => sessions.getByRole('row').count()).toBe(1 + 1);
    await expect
      .poll(async () => page.evaluate('document.activeElement.textContent'))
      .toBe('Log out everywhere');
    expect((await other.api.send('{ me { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );

    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await page.getByText('Your sessions could not be loaded').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await sessions.getByText('This session').waitFor();
    complaints.length = 0;
    await remember(page, owner.email);
    await keepMessages(page);
    await button(page, 'Log out everywhere').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await toast(page, 'You are logged out everywhere.').waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    expect(await isRemembered(page)).toBe(false);
    expect((await owner.api.send('{ me { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(complaints).toEqual([]);
  });
});

const EMAIL = "localStorage.getItem('email')";

describe('the address', () => {
  it('is changed by code and password, in every tab, without logging out', async () => {
    const { page, context, owner, complaints } = await enter('/navigation/profile');
    const next = anyEmail();
    // Half-written work in another tab, which is its owner's by the new address, too.
    const id = await quiz(owner.api);
    const other = await context.newPage();
    await other.goto(`/navigation/exam/${id}/rules`);
    await other.getByLabel('Minutes for each attempt').fill('45');
    await page.evaluate(`Object.assign(localStorage,
      ${JSON.stringify({ username: owner.email, password: 'a token' })})`);

    await button(page, 'Change: Email').click();
    await button(page, 'Send the message').click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('New e-mail address').fill(owner.email.toUpperCase());
    await button(page, 'Send the message').click();
    await page.getByText('This is already your e-mail address.').waitFor();
    await page.getByLabel('New e-mail address').fill(` ${next} `);
    await button(page, 'Send the message').click();
    await page.getByText(`Read the message to ${next}.`).waitFor();
    await inspect(page, 'email-code');
    const code = codeIn(await app.sink.next(next));
    await page.getByLabel('OTP').fill(code === '000000' ? '111111' : '000000');
    await button(page, 'Verify OTP').click();
    await page.getByText(/^This code is wrong or has expired/).waitFor();

    // Back to the address and on with the same one: the code that was mailed is still good.
    await button(page, 'Use another e-mail address').click();
    await page.getByLabel('New e-mail address').fill(anyEmail());
    await page.getByLabel('New e-mail address').fill(next.toUpperCase());
    await button(page, 'Send the message').click();
    await page.getByText(`Read the message to ${next}.`).waitFor();

    // The phone on which the mail is read drops the page.
    await page.reload();
    await page.getByLabel('OTP').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    // The answer leads to the password: until then the address cannot be changed.
    const paused = await pauseRequests(page, 'VerifyAddressCode');
    await button(page, 'Verify OTP').click();
    await expect.poll(() => paused.length).toBe(1);
    expect(await button(page, 'Use another e-mail address').isDisabled()).toBe(true);
    await paused[0]?.continue();
    await button(page, 'Use another e-mail address').click();
    await button(page, 'Send the message').click();
    await page.getByLabel('Your password').fill('Wrong!Horse');
    await button(page, 'Change e-mail address').click();
    await page.getByText('The current password is wrong.').waitFor();
    expect(await invalid(page.getByLabel('Your password'))).toBe('true');
    await page.getByLabel('Your password').fill(PASSWORD);
    const changing = await pauseRequests(page, 'ChangeEmail');
    await button(page, 'Change e-mail address').click();
    await expect.poll(() => changing.length).toBe(1);
    expect(await button(page, 'Use another e-mail address').isDisabled()).toBe(true);
    await changing[0]?.continue();
    await toast(page, `From now on, log in as ${next}.`).waitFor();
    await page.getByRole('main').getByText(next).waitFor();
    await expect.poll(async () => page.evaluate(EMAIL)).toBe(next);
    await expect.poll(async () => page.evaluate("localStorage.getItem('username')")).toBe(next);

    expect(await other.getByLabel('Minutes for each attempt').inputValue()).toBe('45');
    await button(other, 'Account').click();
    await other.getByRole('menu').getByText(next).waitFor();
    await other.reload();
    expect(await other.getByLabel('Minutes for each attempt').inputValue()).toBe('45');
    expect(other.url()).toContain(id);
    expect(complaints).toEqual([]);
  });

  it('is changed once though the answer is lost', async () => {
    const { page } = await enter('/navigation/profile');
    const next = anyEmail();
    await button(page, 'Change: Email').click();
    await page.getByLabel('New e-mail address').fill(next);
    await button(page, 'Send the message').click();
    await page.getByLabel('OTP').fill(codeIn(await app.sink.next(next)));
    await button(page, 'Verify OTP').click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await loseAnswers(page, 'mutation ChangeEmail');
    await button(page, 'Change e-mail address').click();
    await page.getByRole('alert').getByText('No response from server.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Change e-mail address').click();
    await toast(page, `From now on, log in as ${next}.`).waitFor();
    await page.getByRole('main').getByText(next).waitFor();
    await expect.poll(async () => page.evaluate(EMAIL)).toBe(next);
  });

  it('follows a change made elsewhere, and shows when it belongs to another account', async () => {
    const taken = await person(app);
    const { page, owner } = await enter('/navigation/profile');
    await page.getByRole('main').getByText(owner.email).waitFor();
    const next = anyEmail();
    await app.sql('UPDATE users SET email = $2 WHERE email = $1', [owner.email, next]);
    await page.reload();
    await page.getByRole('main').getByText(next).waitFor();
    await expect.poll(async () => page.evaluate(EMAIL)).toBe(next);

    await button(page, 'Change: Email').click();
    const free = anyEmail();
    await page.getByLabel('New e-mail address').fill(free);
    await button(page, 'Send the message').click();
    await page.getByLabel('OTP').fill(codeIn(await app.sink.next(free)));
    await button(page, 'Verify OTP').click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await app.sql('UPDATE users SET email = $2 WHERE email = $1', [taken.email, free]);
    await button(page, 'Change e-mail address').click();
    await page.getByText('This e-mail address is already registered.').waitFor();
    expect(await page.getByLabel('New e-mail address').inputValue()).toBe(free);
    expect(await page.evaluate(EMAIL)).toBe(next);
  });
});

describe('the password', () => {
  it('is changed with the current one, which ends every other session', async () => {
    const { page, owner, complaints } = await enter('/navigation/profile');
    const other = await logIn(app.api, owner.email);
    await button(page, 'Change: Password').click();
    const type = async (current: string, next: string, repeated = next): Promise<void> => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('New password, again').fill(repeated);
      await button(page, 'Change the password').click();
    };
    await type('', 'short', 'other');
    await page.getByText('Password is required').waitFor();
    await page.getByText(/^Must be 8 characters/).waitFor();
    await page.getByText('Passwords must match').waitFor();
    for (const label of ['Current password', 'New password', 'New password, again'])
      expect(await invalid(page.getByLabel(label, { exact: true }))).toBe('true');
    await inspect(page, 'password');
    await type('Wrong!Horse', 'Battery!Staple');
    await page.getByText('The current password is wrong.').waitFor();
    await type(PASSWORD, 'Password!');
    await page.getByText(/one of the 3,000 most common passwords/).waitFor();
    await remember(page, owner.email);
    await type(PASSWORD, 'Battery!Staple');
    await toast(page, 'Your password has been changed.').waitFor();
    expect(await isRemembered(page)).toBe(false);
    expect((await other.api.send('{ me { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    await owner.api.ask('{ me { id } }');
    await logIn(app.api, owner.email, 'Battery!Staple');
    expect(complaints).toEqual([]);
  });
});

describe('the account', () => {
  it('can be deleted by a button that stays where it is while the page loads', async () => {
    const { page } = await enter('/all-quizzes');
    const paused = await pauseRequests(page, 'LearnerRetention');
    await page.goto('/navigation/profile');
    const place = async () => button(page, 'Delete my account').boundingBox();
    await expect.poll(() => paused.length).toBe(1);
    await button(page, 'Delete my account').waitFor();
    const before = await place();
    for (const request of paused) await request.continue();
    await page.getByText('It is kept until an owner erases it.').waitFor();
    expect(await place()).toEqual(before);
  });

  it('is deleted after thirty days, unless its owner keeps it', async () => {
    const { page, owner, complaints } = await enter('/navigation/profile');
    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Delete the account of ${owner.email}?`).waitFor();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Password is required').waitFor();
    await page.getByLabel('Your password').fill('Wrong!Horse');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('The current password is wrong.').waitFor();
    expect(await invalid(page.getByLabel('Your password'))).toBe('true');
    await inspect(page, 'account-delete');
    await page.getByLabel('Your password').fill(PASSWORD);
    await remember(page, owner.email);
    await keepMessages(page);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await toast(page, 'Your account will be deleted on').waitFor();
    expect(await isRemembered(page)).toBe(false);
    expect((await owner.api.send('{ me { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );

    await typeLogIn(page, owner.email);
    await page.waitForURL('**/all-quizzes');
    await page.getByText(/^This account will be deleted on \d/).waitFor();
    await inspect(page, 'account-due', { moved: 'the notice has been loaded' });
    await page.goto('/navigation/profile');
    await button(page, 'Change: Email').waitFor();
    expect(await button(page, 'Delete my account').count()).toBe(0);
    await button(page, 'Keep my account').click();
    await toast(page, 'Your account will not be deleted.').waitFor();
    await button(page, 'Delete my account').waitFor();
    expect(await page.getByText('This account will be deleted on').count()).toBe(0);
    const { logIn: opened } = await app.api.ask(LOG_IN, {
      input: { email: owner.email, password: PASSWORD },
    });
    const kept = await app.api.as(opened.token).ask('{ me { deletionDueAt } }');
    expect(kept['me'].deletionDueAt).toBeNull();
    expect(complaints).toEqual([]);
  });
});
