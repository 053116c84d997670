import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser } from '../setup/browser.js';
import { holdBack, holdFiles, intercept, loseAnswers } from '../setup/page-requests.js';
import {
  field,
  formNames,
  FORMS,
  formOf,
  isAwake,
  send,
  sendings,
  stored,
  typed,
  typeIn,
} from '../setup/site-forms.js';

const app = useApplication({ RATE_LIMIT: 'on' });
const { visit } = useBrowser(app);

const DETAILS = 'There was an error submitting your details. Please try again later.';
const HELD = 'What you typed is kept, and sending is tried again when there is a line.';

describe.each(formNames)('the form of %s', (form) => {
  const { done } = FORMS[form];
  const noAnswer = form === 'feedback' ? 'No response received from server.' : DETAILS;

  it('keeps what is typed without a line, says so, and is sent once there is one', async () => {
    const { page, context } = await visit();
    await page.goto('/help');
    await isAwake(page, form);
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

  it('is sent once, however often it is pressed, and leaves what is typed meanwhile', async () => {
    const { page, context } = await visit();
    await page.goto('/help');
    await isAwake(page, form);
    const email = await typeIn(page, form);
    const letGo = await holdBack(context);
    const sent = sendings(page);
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

  it('is stored once by whoever sends it again, as its answer was lost', async () => {
    const { page, context } = await visit();
    await loseAnswers(context, 'mutation');
    await page.goto('/help');
    await isAwake(page, form);
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

  it('says when there is too much of it', async () => {
    const { page } = await visit();
    await page.goto('/help');
    const email = await typeIn(page, form);
    const spent =
      'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) }';
    for (let count = 0; count < 10; count += 1)
      await app.api.ask(spent, { input: { email, website: 'x' } });
    await send(page, form);
    const told = form === 'feedback' ? /^Too many tries\. Try again in \d+ minutes\.$/ : DETAILS;
    await formOf(page, form).getByRole('alert').getByText(told).waitFor();
    expect(await typed(page, form)).toContain(email);
    expect(await stored(app, form, email)).toBe(0);
  });

  it('says that something else answered', async () => {
    const { page } = await visit();
    await intercept(page, 'mutation', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.goto('/help');
    await typeIn(page, form);
    await send(page, form);
    const told = form === 'feedback' ? 'Error occurred while sending feedback.' : DETAILS;
    await formOf(page, form).getByRole('alert').getByText(told, { exact: true }).waitFor();
  });

  it('keeps what is typed and sent before its code is there, and sends it then, once', async () => {
    const { page, complaints } = await visit();
    const letCome = await holdFiles(page, '**/site/assets/hydrate-*');
    const sent = sendings(page);
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

  it('keeps what is typed before its code is there, and counts it', async () => {
    const { page } = await visit();
    const letCome = await holdFiles(page, '**/site/assets/hydrate-*');
    await page.goto('/help');
    await typeIn(page, form);
    const before = await typed(page, form);
    await letCome();
    await isAwake(page, form);
    expect(await typed(page, form)).toEqual(before);
    if (form === 'feedback') await formOf(page, form).getByText('18 of 500 characters').waitFor();
  });

  it('sends what was sent while its code could not be fetched, once there is a line', async () => {
    const { page, context } = await visit();
    await page.route('**/site/assets/hydrate-*', (route) => route.abort());
    const sent = sendings(page);
    await page.goto('/help');
    const email = await typeIn(page, form);
    await context.setOffline(true);
    await send(page, form);
    await page.getByRole('alert').getByText(HELD).waitFor();
    await inspect(page, `site-form-${form}-held`);
    await page.unroute('**/site/assets/hydrate-*');
    await context.setOffline(false);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await page.getByText(HELD).count()).toBe(0);
    expect(await stored(app, form, email)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('stays as it is where it is sent before any script has come', async () => {
    const { page } = await visit();
    const letCome = await holdFiles(page, '**/site/assets/index-*.js');
    await page.goto('/help', { waitUntil: 'commit' });
    const email = await typeIn(page, form);
    const before = await typed(page, form);
    await send(page, form);
    expect(await typed(page, form)).toEqual(before);
    expect(new URL(page.url()).search).toBe('');
    await letCome();
    await isAwake(page, form);
    await send(page, form);
    await formOf(page, form).getByText(done, { exact: true }).waitFor();
    expect(await stored(app, form, email)).toBe(1);
  });
});
