import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser } from '../setup/browser.js';
import { pauseAllRequests, pauseFiles, intercept, loseAnswers } from '../setup/page-requests.js';
import {
  field,
  formNames,
  FORMS,
  formOf,
  waitUntilAwake,
  send,
  sentRequests,
  stored,
  typed,
  typeIn,
} from '../setup/site-forms.js';

const app = useApplication({ RATE_LIMIT: 'on' });
const { visit } = useBrowser(app);

const DETAILS = 'There was an error submitting your details. Please try again later.';
const WAITING = 'What you typed is still here, and will be sent when you are back online.';

describe.each(formNames)('the form of %s', (form) => {
  const { done } = FORMS[form];
  const noAnswer = form === 'feedback' ? 'No response received from server.' : DETAILS;

  it('keeps its fields offline, says so, and is sent once there is a connection', async () => {
    const { page, context } = await visit();
    await page.goto('/help');
    await waitUntilAwake(page, form);
    const email = await typeIn(page, form);
    const before = await typed(page, form);
    await context.setOffline(true);
    await send(page, form);
    await formOf(page, form).getByRole('alert').getByText(noAnswer, { exact: true }).waitFor();
    expect(await typed(page, form)).toEqual(before);
    await inspect(page, `site-form-${form}-failed`);
    await context.setOffline(false);
    await send(page, form);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await formOf(page, form).getByText(noAnswer, { exact: true }).count()).toBe(0);
    expect(await stored(app, form, email)).toBe(1);
  });

  it('is sent once, however often the button is pressed, and keeps what is typed meanwhile', async () => {
    const { page, context } = await visit();
    await page.goto('/help');
    await waitUntilAwake(page, form);
    const email = await typeIn(page, form);
    const letGo = await pauseAllRequests(context);
    const sent = sentRequests(page);
    const button = formOf(page, form).getByRole('button');
    await button.dblclick();
    await formOf(page, form).getByRole('button', { name: 'Sending…' }).click({ force: true });
    await field(page, form, 'email').fill('bob@example.org');
    await letGo();
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await field(page, form, 'email').inputValue()).toBe('bob@example.org');
    expect(await stored(app, form, email)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('is stored once even if it is sent again after a lost answer', async () => {
    const { page, context } = await visit();
    await loseAnswers(context, 'mutation');
    await page.goto('/help');
    await waitUntilAwake(page, form);
    const email = await typeIn(page, form);
    const before = await typed(page, form);
    await send(page, form);
    await formOf(page, form).getByRole('alert').getByText(noAnswer, { exact: true }).waitFor();
    expect(await typed(page, form)).toEqual(before);
    expect(await stored(app, form, email)).toBe(1);
    await context.unroute('**/graphql');
    await send(page, form);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
  });

  it('shows when the rate limit is exceeded', async () => {
    const { page } = await visit();
    await page.goto('/help');
    const email = await typeIn(page, form);
    const spent =
      'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { success } }';
    for (let count = 0; count < 10; count += 1)
      await app.api.ask(spent, { input: { email, website: 'x' } });
    await send(page, form);
    const message = form === 'feedback' ? /^Too many tries\. Try again in \d+ minutes\.$/ : DETAILS;
    await formOf(page, form).getByRole('alert').getByText(message).waitFor();
    expect(await typed(page, form)).toContain(email);
    expect(await stored(app, form, email)).toBe(0);
  });

  it('shows an error when the answer is not one of the API', async () => {
    const { page } = await visit();
    await intercept(page, 'mutation', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.goto('/help');
    await typeIn(page, form);
    await send(page, form);
    const message = form === 'feedback' ? 'Error occurred while sending feedback.' : DETAILS;
    await formOf(page, form).getByRole('alert').getByText(message, { exact: true }).waitFor();
  });

  it('keeps what is submitted before its script has loaded, and sends it once afterwards', async () => {
    const { page, complaints } = await visit();
    const letCome = await pauseFiles(page, '**/site/assets/hydrate-*');
    const sent = sentRequests(page);
    await page.goto('/help');
    const email = await typeIn(page, form);
    const before = await typed(page, form);
    await send(page, form);
    await send(page, form);
    expect(await typed(page, form)).toEqual(before);
    await letCome();
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
    expect(sent).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('keeps what is typed before its script has loaded, and counts it', async () => {
    const { page } = await visit();
    const letCome = await pauseFiles(page, '**/site/assets/hydrate-*');
    await page.goto('/help');
    await typeIn(page, form);
    const before = await typed(page, form);
    await letCome();
    await waitUntilAwake(page, form);
    expect(await typed(page, form)).toEqual(before);
    if (form === 'feedback') await formOf(page, form).getByText('18 of 500 characters').waitFor();
  });

  it('sends what was submitted while its script could not load, once there is a connection', async () => {
    const { page, context } = await visit();
    await page.route('**/site/assets/hydrate-*', (route) => route.abort());
    const sent = sentRequests(page);
    await page.goto('/help');
    const email = await typeIn(page, form);
    await context.setOffline(true);
    await send(page, form);
    await page.getByRole('alert').getByText(WAITING).waitFor();
    await inspect(page, `site-form-${form}-held`);
    await page.unroute('**/site/assets/hydrate-*');
    await context.setOffline(false);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await page.getByText(WAITING).count()).toBe(0);
    expect(await stored(app, form, email)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('stays as it is if submitted before any script has loaded', async () => {
    const { page } = await visit();
    const letCome = await pauseFiles(page, '**/site/assets/index-*.js');
    await page.goto('/help', { waitUntil: 'commit' });
    const email = await typeIn(page, form);
    const before = await typed(page, form);
    // With the keyboard: a click waits for frames, and a page that waits for its files may draw none.
    await formOf(page, form).getByRole('button').press('Enter');
    expect(await typed(page, form)).toEqual(before);
    expect(new URL(page.url()).search).toBe('');
    await letCome();
    await waitUntilAwake(page, form);
    await send(page, form);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
  });
});
