import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, logOut, table, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { PASSWORD, person } from '../setup/factories.js';
import { inPrint } from '../setup/layout-shift.js';
import { colleague } from '../setup/members.js';
import { codeOf, forgetSteps, switchOnTwoFactor, wrongCode } from '../setup/two-factor.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);

const TWO_FACTOR = '/navigation/profile/two-factor';

/** From the password to the code that the app shows. @returns the key of the app */
async function scan(page: Page): Promise<string> {
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Next').click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = page.getByRole('status', { name: 'Or type this key into the app' });
  return (await key.textContent()) ?? '';
}

/** The second step of the log-in, by the keyboard. */
async function typeCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

it('is set up with an app, required at the log-in, and skipped in a trusted browser', async () => {
  const { page, owner, complaints } = await enter(TWO_FACTOR);
  const { email } = owner;
  await button(page, 'Set up two-factor log-in').click();
  await page.getByLabel('Your password').fill('Wrong!Horse');
  await button(page, 'Next').click();
  await page.getByText('The current password is wrong.').waitFor();
  const secret = await scan(page);
  // Eight groups of four, without blanks when it is copied.
  const key = page.getByRole('status', { name: 'Or type this key into the app' });
  expect(await key.locator('span').allTextContents()).toEqual(secret.match(/.{4}/g));
  await key.click({ clickCount: 3 });
  expect(await page.evaluate('getSelection().toString().trim()')).toBe(secret);
  const openApp = page.getByRole('link', { name: 'Open in your app' });
  expect(await openApp.count()).toBe(0);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await openApp.getAttribute('href')).toContain(`secret=${secret}`);
  if (screen) await page.setViewportSize(screen);
  await typeCode(page, 'Code', wrongCode(secret));
  await page.getByText('This code is wrong. Type the six digits').waitFor();
  await inspect(page, 'two-factor-scan');
  await typeCode(page, 'Code', codeOf(secret));
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  expect(await codes.count()).toBe(10);
  const first = (await codes.first().textContent()) ?? '';
  await inspect(page, 'two-factor-codes');
  const whose = page.getByText(`Recovery codes of ${email} for Examwright.`);
  expect(await whose.isVisible()).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await inPrint(page, async () => {
    expect(await whose.isVisible()).toBe(true);
    // White paper: nothing is painted on it.
    const painted = 'getComputedStyle(document.documentElement).backgroundColor';
    expect(await page.evaluate(painted)).toBe('rgba(0, 0, 0, 0)');
  });
  await page.emulateMedia({ colorScheme: null });
  // They are shown this once: leaving asks.
  await page.getByRole('link', { name: 'Sessions' }).click();
  await page.getByText('Have you saved the recovery codes?').waitFor();
  await button(page, 'Stay').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('examwright-recovery-codes.txt');
  await button(page, 'I have saved them').click();
  await page.getByText('10 recovery codes are left.').waitFor();

  await button(page, 'Create new recovery codes').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create new recovery codes' }).click();
  await dialog.getByText('Code is required').waitFor();
  await inspect(page, 'recovery-codes-asked');
  await typeCode(page, 'Code', wrongCode(secret));
  await dialog.getByText('This code is wrong or has already been used.').waitFor();
  await typeCode(page, 'Code', first);
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await button(page, 'I have saved them').click();
  await page.getByText('10 recovery codes are left.').waitFor();

  await forgetSteps(app.sql, email);
  await logOut(page);
  await typeLogIn(page, email);
  await page.getByRole('heading', { name: 'Two-factor log-in' }).waitFor();
  const field = page.getByLabel('Code', { exact: true });
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  await typeCode(page, 'Code', wrongCode(secret));
  await page.getByText('This code is wrong or has already been used.').waitFor();
  await button(page, 'Use a recovery code').click();
  await inspect(page, 'second-step');
  await page.getByLabel('Do not ask for a code in this browser for 30 days').check();
  await typeCode(page, 'Recovery code', recoveryCode);
  await page.waitForURL('**/all-quizzes');

  await logOut(page);
  await typeLogIn(page, email);
  await page.waitForURL('**/all-quizzes');
  await page.goto(TWO_FACTOR);
  await page.getByRole('link', { name: 'Browsers that do not ask for a code' }).click();
  await table(page, 'Trusted browsers').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a code again' }).click();
  await toast(page, 'That browser will ask for a code again.').waitFor();
  await table(page, 'Trusted browsers').waitFor({ state: 'detached' });
  await logOut(page);
  await typeLogIn(page, email);
  await typeCode(page, 'Code', codeOf(secret));
  await page.waitForURL('**/all-quizzes');
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});

it('is required of colleagues, who are redirected to its setup, and switched off for one who lost it', async () => {
  const owner = await person(app);
  const grace = await colleague(app, owner, 'EDITOR');
  await switchOnTwoFactor(app, owner);
  const { page } = await enter('/navigation/profile/colleagues', owner);
  await page.getByText('Two-factor log-in: off').waitFor();
  await button(page, 'Require it for everyone').click();
  await page.getByText('One colleague does not have it yet').waitFor();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Require it for everyone' }).click();
  await toast(page, 'Two-factor log-in is now required.').waitFor();

  const theirs = (await visit({})).page;
  await theirs.goto('/login?next=/navigation/profile');
  await typeLogIn(theirs, grace.email);
  await theirs.getByRole('heading', { name: 'Set up two-factor log-in' }).waitFor();
  await inspect(theirs, 'two-factor-required');
  await theirs.getByRole('link', { name: 'Quizzes' }).first().click();
  await theirs.getByRole('heading', { name: 'Set up two-factor log-in' }).waitFor();
  const secret = await scan(theirs);
  await typeCode(theirs, 'Code', codeOf(secret));
  await button(theirs, 'I have saved them').click();
  await theirs
    .getByRole('heading', { name: 'Set up two-factor log-in' })
    .waitFor({ state: 'detached' });
  await theirs.goto('/navigation/profile');
  await theirs.getByText(grace.email).first().waitFor();

  await page.reload();
  await inspect(page, 'colleagues-two-factor');
  await button(page, 'Switch off two-factor log-in for Grace Hopper').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Switch off two-factor' }).click();
  await toast(page, 'Grace Hopper now logs in with the password only.').waitFor();
  await page.getByText('Two-factor log-in: off').waitFor();
});
