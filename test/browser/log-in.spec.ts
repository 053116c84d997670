import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, logOut, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { PASSWORD, person } from '../setup/factories.js';
import { pauseAllRequests } from '../setup/page-requests.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

const TOKEN = "localStorage.getItem('password')";
const ADDRESS = "localStorage.getItem('username')";
const REMEMBERED = 'This browser is remembered. You can log in without a password.';

const rememberMe = (page: Page) => page.getByLabel('Remember Me');

async function refuse(context: BrowserContext, status: number, body: string): Promise<void> {
  await context.unroute('**/graphql');
  await context.route('**/graphql', (route) => route.fulfill({ status, body }));
}

/** Somebody whose browser is remembered, on the log-in page. */
async function rememberedVisitor() {
  const { email } = await person(app);
  const watched = await visit();
  await watched.page.goto('/login');
  await rememberMe(watched.page).check();
  await typeLogIn(watched.page, email);
  await watched.page.getByText('No exams available').waitFor();
  await logOut(watched.page);
  await watched.page.getByText(REMEMBERED).waitFor();
  return { ...watched, email };
}

/** The names of the operations sent to the server from now on. */
function watchOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (request.url().endsWith('/graphql') && operationName) sent.push(operationName);
  });
  return sent;
}

describe('the log-in form', () => {
  it('says Loading..., and sends nothing while a field is invalid', async () => {
    const { email } = await person(app);
    const { page, context, complaints } = await visit();
    const sent = watchOperations(page);
    await page.goto('/login');
    // Nothing is wrong before a field was touched.
    expect(await page.getByText('Email is required').count()).toBe(0);
    const before = await rememberMe(page).boundingBox();
    await page.getByLabel('Email').fill('nobody');
    await page.keyboard.press('Tab');
    await page.getByText('Invalid email format').waitFor();
    // What was about to be clicked has not moved away.
    expect(await rememberMe(page).boundingBox()).toEqual(before);
    expect(await page.getByText('Password is required').count()).toBe(0);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Visible!Horse');
    await page.keyboard.press('Enter');
    await expect.poll(async () => page.evaluate('document.activeElement.type')).toBe('email');
    expect(sent).toEqual([]);
    await button(page, 'Show or hide the password').click();
    expect(await password.getAttribute('type')).toBe('text');
    await inspect(page, 'log-in-invalid');

    const letGo = await pauseAllRequests(context);
    await typeLogIn(page, email);
    const loading = button(page, 'Loading...');
    await loading.waitFor();
    expect(await loading.isDisabled()).toBe(true);
    // The button changes shortly before the request arrives here.
    await expect.poll(() => sent).toEqual(['LogIn']);
    await letGo();
    await page.getByText('No exams available').waitFor();
    expect(await page.evaluate(TOKEN)).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('has a text for every refusal', async () => {
    const { page, context } = await visit();
    await page.goto('/login');
    const says = async (text: string): Promise<void> => {
      await typeLogIn(page, 'ada@example.org');
      await page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();
      await toast(page, text).first().waitFor();
    };
    await refuse(context, 400, 'no');
    await says('Bad Request. Please check your input.');
    await refuse(context, 418, 'a teapot');
    await says('An unexpected error occurred.');
    await refuse(context, 200, '<h1>Pay for this line first</h1>');
    await says('An error occurred. Please try again.');
    const answer = (code: string, more: object = {}) =>
      JSON.stringify({ errors: [{ message: 'no', extensions: { code, ...more } }] });
    await refuse(context, 200, answer('VALIDATION'));
    await says('Bad Request. Please check your input.');
    await refuse(context, 200, answer('INTERNAL'));
    await says('Internal Server Error. Please try again later.');
    await refuse(context, 200, answer('TOO_MANY_REQUESTS', { retryAfter: 40 }));
    await says('Too many tries. Try again in 40 seconds.');
    await refuse(context, 200, answer('NEVER_HEARD_OF'));
    await says('An unexpected error occurred.');
  });
});

describe('Remember Me', () => {
  it('ends with a log-out that forgets the browser', async () => {
    const { page, complaints, email } = await rememberedVisitor();
    await button(page, 'Log In').click();
    const trusted = JSON.stringify([{ email, token: 'any' }]);
    await page.evaluate(`localStorage.setItem('trusted-browser', '${trusted}')`);
    await app.sql(
      `INSERT INTO trusted_browsers (user_id, token_hash, client_address, user_agent, expires_at)
       SELECT id, encode(sha256('any'), 'hex'), '', '', now() + interval '1 day' FROM users
       WHERE email = $1`,
      [email],
    );
    await button(page, 'Account').click();
    await page.getByRole('menuitem', { name: 'Log Out and Forget This Browser' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await page.getByText(REMEMBERED).count()).toBe(0);
    expect(await page.evaluate('localStorage.getItem("password")')).toBeNull();
    expect(await page.evaluate('localStorage.getItem("trusted-browser")')).toBeNull();
    const kept = `SELECT 1 FROM users u
      LEFT JOIN remember_tokens t ON t.user_id = u.id AND t.ended_at IS NULL
      LEFT JOIN trusted_browsers b ON b.user_id = u.id
      WHERE u.email = $1 AND (t.id IS NOT NULL OR b.id IS NOT NULL)`;
    // The page does not wait for the answer to a log-out.
    await expect.poll(async () => app.sql(kept, [email])).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('logs this browser in without a password, by a token that is used once', async () => {
    const { page, complaints, email } = await rememberedVisitor();
    expect(await page.evaluate(ADDRESS)).toBe(email);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await rememberMe(page).isChecked()).toBe(true);
    const first = await page.evaluate<string>(TOKEN);
    expect(first).toMatch(/^[\w-]{43}$/);
    await inspect(page, 'log-in-remembered');
    await page.reload();
    await page.getByText(REMEMBERED).waitFor();
    await expect.poll(async () => page.evaluate('document.activeElement.innerText')).toBe('Log In');
    await page.keyboard.press('Enter');
    await page.getByText('No exams available').waitFor();
    const second = await page.evaluate<string>(TOKEN);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    // For another address it is worth nothing.
    await logOut(page);
    await page.getByLabel('Email').fill('nobody@example.org');
    expect(await page.getByText(REMEMBERED).count()).toBe(0);
    await button(page, 'Log In').click();
    await page.getByText('Password is required').waitFor();
    expect(await page.evaluate(TOKEN)).toBe(second);
    expect(complaints).toEqual([]);
  });

  it('logs two tabs in that press at the same time, one after the other', async () => {
    const { page, context } = await rememberedVisitor();
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByText(REMEMBERED).waitFor();
    // Both have pressed before the server sees the first.
    const sent = watchOperations(other);
    const letGo = await pauseAllRequests(context);
    await button(page, 'Log In').click();
    await button(page, 'Loading...').waitFor();
    await button(other, 'Log In').click();
    const waiting = 'navigator.locks.query().then(({ pending }) => pending.length)';
    await expect.poll(async () => other.evaluate(waiting)).toBe(1);
    expect(sent).toEqual([]);
    await letGo();
    for (const tab of [page, other]) await tab.getByText('No exams available').waitFor();
    // The family lives.
    await logOut(page);
    await page.getByText(REMEMBERED).waitFor();
    await button(page, 'Log In').click();
    await page.getByText('No exams available').waitFor();
  });

  it('is revoked by clearing the box, in the browser and on the server', async () => {
    const { page, context } = await rememberedVisitor();
    const token = await page.evaluate<string>(TOKEN);
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByText(REMEMBERED).waitFor();
    await rememberMe(page).uncheck();
    await page.getByText(REMEMBERED).waitFor({ state: 'detached' });
    await other.getByText(REMEMBERED).waitFor({ state: 'detached' });
    expect(await page.evaluate(TOKEN)).toBeNull();
    expect(await page.evaluate(ADDRESS)).toBeNull();
    await button(page, 'Log In').click();
    await page.getByText('Password is required').waitFor();
    const spend = 'mutation ($token: String!) { logInWithRememberToken(token: $token) { token } }';
    await expect
      .poll(async () => (await app.api.send(spend, { token })).errors[0]?.extensions.code)
      .toBe('REMEMBER_TOKEN_INVALID');
  });

  it('ends when the server refuses the token: the password is required, and gives a new one', async () => {
    const { page, email } = await rememberedVisitor();
    await page.evaluate("localStorage.setItem('password', 'copied-and-spent-elsewhere')");
    await button(page, 'Log In').click();
    const gone = 'This browser is not remembered any more. Log in with your password.';
    await page.getByRole('main').getByRole('alert').filter({ hasText: gone }).waitFor();
    expect(await page.evaluate(TOKEN)).toBeNull();
    await expect.poll(async () => page.evaluate('document.activeElement.type')).toBe('password');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('No exams available').waitFor();
    await expect.poll(async () => page.evaluate(TOKEN)).toMatch(/^[\w-]{43}$/);
  });

  it('survives a lost answer to its log-in', async () => {
    const { page, context } = await rememberedVisitor();
    const first = await page.evaluate<string>(TOKEN);
    await context.route('**/graphql', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Log In').click();
    const offline = 'No response from server. Please try again.';
    await page.getByRole('main').getByRole('alert').filter({ hasText: offline }).waitFor();
    expect(await page.evaluate(TOKEN)).toBe(first);
    await context.unroute('**/graphql');
    await button(page, 'Log In').click();
    await page.getByText('No exams available').waitFor();
    expect(await page.evaluate(TOKEN)).not.toBe(first);
  });

  it('is asked again when somebody logs in with a password', async () => {
    const { page, email } = await rememberedVisitor();
    const first = await page.evaluate<string>(TOKEN);
    const sent = watchOperations(page);
    await typeLogIn(page, email);
    await page.getByText('No exams available').waitFor();
    await expect.poll(async () => page.evaluate(TOKEN)).not.toBe(first);
    await expect.poll(() => sent).toContain('ForgetRememberToken');
    expect(sent).toContain('LogIn');
  });
});

it('the log-in page shows who is logged in already, with a link to the application', async () => {
  const { page, owner } = await enter('/login');
  await page.getByText(`This browser is logged in as ${owner.email}.`).waitFor();
  await inspect(page, 'log-in-again');
  await page.getByRole('link', { name: 'Go to your quizzes' }).click();
  await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
});
