import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, typeLogIn, useBrowser } from '../setup/browser.js';
import { anyEmail, PASSWORD, person } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';

const app = useApplication();
const { visit } = useBrowser(app);

const FIELDS = ['First Name', 'Last Name', 'Institute Name', 'Email'];
const PASSWORDS = ['Password', 'Confirm Password'];

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function typePasswords(page: Page, password = PASSWORD, repeated = password): Promise<void> {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(repeated);
}

async function typeDetails(page: Page, email: string): Promise<void> {
  await field(page, 'First Name').fill('Zoë');
  await field(page, 'Last Name').fill('अंजलि');
  await field(page, 'Institute Name').fill('Berg School 2');
  await typePasswords(page);
  await field(page, 'Email').fill(email);
}

async function areDisabled(page: Page, names: string[]): Promise<boolean[]> {
  return Promise.all(names.map(async (name) => field(page, name).isDisabled()));
}

async function breakDown(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
}

async function expectFocus(page: Page, autocomplete: string): Promise<void> {
  await expect
    .poll(async () => page.evaluate('document.activeElement.autocomplete'))
    .toBe(autocomplete);
}

const banner = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });

describe('sign-up', () => {
  it('takes each step only after the server has confirmed it, and shows what is missing', async () => {
    const { page, context, complaints } = await visit();
    const email = anyEmail();
    await page.clock.install();
    await page.goto('/register');
    await typeDetails(page, email);
    await typePasswords(page, PASSWORD, 'Other!Horse');
    await button(page, 'Verify Email').click();
    await page.getByText('Passwords must match').waitFor();
    await field(page, 'Confirm Password').fill('');
    await button(page, 'Verify Email').click();
    await page.getByText('Confirm Password is required').waitFor();
    await typePasswords(page);

    // No code, no second step.
    await breakDown(context);
    await page.clock.pauseAt(Date.now() + 600_000);
    await button(page, 'Verify Email').click();
    await banner(page, 'Email verification failed').waitFor();
    expect(await areDisabled(page, [...FIELDS, ...PASSWORDS])).not.toContain(true);
    expect(await page.getByLabel('OTP').count()).toBe(0);
    // A banner goes after five seconds.
    await page.clock.runFor(4_900);
    expect(await banner(page, 'Email verification failed').count()).toBe(1);
    await page.clock.runFor(200);
    await banner(page, 'Email verification failed').waitFor({ state: 'detached' });
    await page.clock.resume();
    await context.unroute('**/graphql');

    await button(page, 'Verify Email').click();
    await page.getByText(`We have sent a message to ${email}.`).waitFor();
    expect(await areDisabled(page, [...FIELDS, ...PASSWORDS])).not.toContain(false);
    expect(await button(page, 'Sign Up').count()).toBe(0);
    await button(page, 'Verify OTP').click();
    await page.getByText('OTP is required').waitFor();
    await expectFocus(page, 'one-time-code');
    const first = codeIn(await app.sink.next(email));
    await breakDown(context);
    await page.getByLabel('OTP').fill(first);
    await button(page, 'Verify OTP').click();
    await banner(page, 'OTP verification failed').waitFor();
    await context.unroute('**/graphql');
    // A new code after a minute.
    expect(
      await page.getByRole('button', { name: /^Send another message in \d+ s/ }).isDisabled(),
    ).toBe(true);
    await page.clock.fastForward('01:01');
    await button(page, 'Send another message').click();
    const code = codeIn(await app.sink.next(email));

    // The address had a slip in it, or had it not: the same one needs no other code.
    await button(page, 'Change my details').click();
    await expectFocus(page, 'given-name');
    expect(await areDisabled(page, [...FIELDS, ...PASSWORDS])).not.toContain(true);
    await field(page, 'First Name').fill('Zoe');
    await button(page, 'Verify Email').click();
    await page.getByLabel('OTP').fill(code);
    await button(page, 'Verify OTP').click();
    await page.getByText('Your e-mail address is verified.').waitFor();
    const focused = 'document.activeElement.textContent';
    await expect.poll(async () => page.evaluate(focused)).toBe('Sign Up');
    expect(await button(page, 'Sign Up').isDisabled()).toBe(false);

    // Passwords are not kept: after a reload they are missing, and that is said.
    await page.reload();
    const stored = await page.evaluate<string>("sessionStorage.getItem('sign-up')");
    expect((JSON.parse(stored) as { resendAt: number }).resendAt).toBeGreaterThan(0);
    await page.getByText('Before you sign up, fill in: Password.').waitFor();
    expect(await button(page, 'Sign Up').isDisabled()).toBe(true);
    expect(await areDisabled(page, FIELDS)).not.toContain(false);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByText('Before you sign up, fill in: Confirm Password.').waitFor();
    await inspect(page, 'sign-up-verified');
    await field(page, 'Confirm Password').fill(PASSWORD);
    await breakDown(context);
    await button(page, 'Sign Up').click();
    await banner(page, 'Registration failed').waitFor();
    await context.unroute('**/graphql');
    // One of the commonest, which only the server knows: it can be changed.
    await typePasswords(page, 'Password!');
    await button(page, 'Sign Up').click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await areDisabled(page, PASSWORDS)).not.toContain(true);
    await typePasswords(page);
    await button(page, 'Sign Up').click();
    await page.getByRole('heading', { name: 'Registration successful' }).waitFor();
    expect(await button(page, 'Sign Up').count()).toBe(0);
    await expect.poll(async () => page.evaluate('document.activeElement.localName')).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Click here to Login');
    await inspect(page, 'sign-up-done');
    // The password was just typed: the link needs it no second time, and nothing has stored it.
    const all = 'JSON.stringify([sessionStorage, localStorage, history.state])';
    expect(await page.evaluate(all)).not.toContain(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('No exams available').waitFor();
    expect(new URL(page.url()).pathname).toBe('/all-quizzes');
    expect(await page.evaluate(all)).not.toContain(PASSWORD);
    const provoked = complaints.filter((text) => !text.includes('status of 500'));
    expect(provoked).toEqual([]);
  });

  it('leads to the log-in page, with the address, if the link cannot log in', async () => {
    const { page, context } = await visit();
    const email = anyEmail();
    await page.goto('/register');
    await typeDetails(page, email);
    await button(page, 'Verify Email').click();
    await page.getByLabel('OTP').fill(codeIn(await app.sink.next(email)));
    await button(page, 'Verify OTP').click();
    await button(page, 'Sign Up').click();
    const link = page.getByRole('link', { name: 'Click here to Login' });
    await link.waitFor();
    await breakDown(context);
    await link.click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('');
    await context.unroute('**/graphql');
    await typeLogIn(page, email);
    await page.getByText('No exams available').waitFor();
  });

  it('says the same to an address with an account, whose mail has no code', async () => {
    const { page, complaints } = await visit();
    const { email: known } = await person(app);
    const shown: string[] = [];
    for (const email of [known, anyEmail()]) {
      await page.goto('/register');
      await typeDetails(page, email);
      await button(page, 'Verify Email').click();
      await page
        .getByText(`We have sent a message to ${email}. It says what to do next.`)
        .waitFor();
      await page.getByText('If there is a six-digit code in it, type it here.').waitFor();
      const text = await page.getByRole('main').innerText();
      shown.push(text.replaceAll(email, 'x').replace(/\d+ s\b/, 'n s'));
      // A later visitor of the same browser tab.
      await page.evaluate('sessionStorage.clear()');
    }
    expect(shown[1]).toBe(shown[0]);
    expect(shown[0]).not.toMatch(/new code|code (?:is|was|has been)/);
    const mail = await app.sink.next(known);
    expect(mail.text).toContain(
      'The address already has an account, so there is no code in this mail.',
    );
    expect(mail.text).toContain('/login, "Forgot password?"');
    expect(complaints).toEqual([]);
  });
});
