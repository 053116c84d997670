import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { PASSWORD } from '../setup/factories.js';
import { pauseRequests } from '../setup/page-requests.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const TOKENS = '/navigation/profile/access-tokens';
const passwordField = (page: Page) => page.getByLabel('Your password', { exact: true });
const typePassword = async (page: Page, password = PASSWORD): Promise<void> =>
  passwordField(page).fill(password);

describe('access tokens', () => {
  it('are created, shown once, used and revoked', async () => {
    const { page, context, complaints } = await enter(TOKENS);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('No access tokens').waitFor();
    await button(page, 'Create a token').click();
    await button(page, 'Create token').click();
    await page.getByText('The name is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await typePassword(page);
    await page.getByLabel('Days until it expires').fill('500');
    await page.getByLabel('Name').fill('जाँच <sync>');
    await button(page, 'Create token').click();
    await page.getByText('Type a whole number from 1 to 366, or leave it empty').waitFor();
    await inspect(page, 'access-token-form');
    await page.getByLabel('Days until it expires').fill('30');
    await page.getByRole('radio', { name: 'Reading', exact: true }).check();
    await button(page, 'Create token').click();
    await page.getByRole('heading', { name: 'Token for जाँच <sync>' }).waitFor();
    const token = (await page.getByRole('status', { name: 'Access token' }).textContent()) ?? '';
    expect(token).toMatch(/^exw_/);

    // Each way out asks, as long as the token has not been copied.
    await button(page, 'Done').click();
    await page.getByText('You have not copied the token.').waitFor();
    await inspect(page, 'access-token-made');
    await button(page, 'Go back and copy it').click();
    await page.keyboard.press('Escape');
    await page.getByText('You have not copied the token.').waitFor();
    await button(page, 'Copy the token').click();
    await toast(page, 'Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
    await button(page, 'Done').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(token);

    const program = app.api.as(token);
    await program.ask('{ me { id } }');
    await expect
      .poll(async () => {
        await page.reload();
        return table(page, 'Access tokens').getByRole('row').nth(1).textContent();
      })
      .not.toContain('Never');
    await table(page, 'Access tokens').getByText('Reading', { exact: true }).waitFor();
    await inspect(page, 'access-tokens');

    await button(page, 'Revoke जाँच <sync>').click();
    await page.getByRole('heading', { name: 'Revoke the token जाँच <sync>?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await toast(page, 'The token has been revoked.').waitFor();
    await page.getByText('No access tokens').waitFor();
    await expect
      .poll(async () => page.evaluate('document.activeElement.textContent'))
      .toBe('Create a token');
    expect((await program.send('{ me { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(complaints).toEqual([]);
  });

  it('keep what was typed after a failure and after the end of the session', async () => {
    const { page, context, owner } = await enter(TOKENS);
    await button(page, 'Create a token').click();
    await page.getByLabel('Name').fill('Nightly');
    await typePassword(page);
    await page.getByRole('radio', { name: 'Reading and changing' }).check();
    await page.getByLabel('Days until it expires').fill('');
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Create token').click();
    await page.getByRole('alert').getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await endSessions(app, owner);
    await button(page, 'Create token').click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await typeLogIn(page, owner.email);
    await page.waitForURL(`**${TOKENS}`);
    expect(await page.getByLabel('Name').inputValue()).toBe('Nightly');
    // Everything typed is kept, except the password.
    expect(await passwordField(page).inputValue()).toBe('');
    await typePassword(page, 'Wrong!Horse');
    await button(page, 'Create token').click();
    await page.getByText('The current password is wrong.').waitFor();
    await typePassword(page);
    await button(page, 'Create token').click();
    await page.getByRole('heading', { name: 'Token for Nightly' }).waitFor();
    await button(page, 'Done').click();
    await button(page, 'Close without copying').click();
    await table(page, 'Access tokens').getByText('When revoked').waitFor();
    const { accessTokens } = await owner.api
      .as(await page.evaluate('localStorage.getItem("token")'))
      .ask('{ accessTokens { name scope expiresAt } }');
    expect(accessTokens).toEqual([{ name: 'Nightly', scope: 'WRITE', expiresAt: null }]);
  });

  it('can be dismissed by somebody who wanted to leave before they were created', async () => {
    const { page, complaints } = await enter(TOKENS);
    const paused = await pauseRequests(page, 'createAccessToken');
    await button(page, 'Create a token').click();
    await page.getByLabel('Name').fill('Nightly');
    await typePassword(page);
    await button(page, 'Create token').click();
    await expect.poll(() => paused.length).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByText('You have unsaved changes').waitFor();
    await paused[0]?.continue();
    // That question is over, and there is another one: the token is shown this once.
    const dialog = page.getByRole('dialog', { name: 'Token for Nightly' });
    const question = page.getByRole('dialog', { name: 'You have not copied the token.' });
    await question.getByRole('button', { name: 'Stay', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.getByRole('status', { name: 'Access token' }).getByText(/^exw_/).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Close without copying').click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('that were created without an answer are listed, with a notice', async () => {
    const { page, context } = await enter(TOKENS);
    await button(page, 'Create a token').click();
    await page.getByLabel('Name').fill('Nightly');
    await typePassword(page);
    const isMaking = (body: string | null): boolean => body?.includes('createAccessToken') ?? false;
    await context.route('**/graphql', async (route) => {
      // It reaches the server, and only the answer is lost.
      if (isMaking(route.request().postData())) await route.fetch();
      await route.abort();
    });
    await button(page, 'Create token').click();
    await page.getByRole('alert').getByText('may have been created anyway').waitFor();
    await inspect(page, 'access-token-unknown');
    await context.unroute('**/graphql');
    await button(page, 'Cancel').click();
    await page.getByText('You have unsaved changes').waitFor();
    await button(page, 'Leave without saving').click();
    await button(page, 'Revoke Nightly').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('No access tokens').waitFor();

    // Only one answer is lost: the list is read at once.
    await context.route(
      '**/graphql',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(page, 'Create a token').click();
    await page.getByLabel('Name').fill('Weekly');
    await typePassword(page);
    await button(page, 'Create token').click();
    await page.getByRole('alert').getByText('may have been created anyway').waitFor();
    await table(page, 'Access tokens').getByText('Weekly').waitFor();

    await button(page, 'Create token').click();
    await page.getByRole('dialog').getByText('Token for Weekly').waitFor();
    expect(await table(page, 'Access tokens').getByText('Weekly').count()).toBe(1);
  });
});
