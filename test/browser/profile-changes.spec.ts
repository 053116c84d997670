import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { logIn } from '../setup/factories.js';
import { pauseRequests } from '../setup/page-requests.js';

const app = useApplication();
const { enter } = useBrowser(app);

const PROFILE = '/navigation/profile';
const STORED = '{ me { firstName lastName institute { name timeZone } } }';
const UPDATE_NAMES =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
const UPDATE_INSTITUTE =
  'mutation ($input: UpdateInstituteInput!) { updateInstitute(input: $input) { id } }';

describe('a change in another session', () => {
  it('is not silently overwritten', async () => {
    const { page, owner, complaints } = await enter(PROFILE);
    const { api } = await logIn(app.api, owner.email);
    const stored = async () => (await api.ask(STORED))['me'];
    const name = page.getByRole('textbox', { name: 'Institute Name' });
    await button(page, 'Change: Institute Name').click();
    await name.fill('Mine');
    await api.ask(UPDATE_INSTITUTE, {
      input: { name: 'Analytical School', timeZone: 'Europe/Lisbon' },
    });
    await button(page, 'Save').click();
    await toast(page, 'The institute’s details have been changed.').waitFor();
    expect((await stored()).institute).toEqual({ name: 'Mine', timeZone: 'Europe/Lisbon' });
    await page.getByText(/^Lisbon \(Europe\), UTC\+0[01]:00, now /).waitFor();

    // The same field, here and there.
    await button(page, 'Change: Institute Name').click();
    await name.fill('Mine 2');
    await api.ask(UPDATE_INSTITUTE, { input: { name: 'Theirs', timeZone: 'Asia/Tokyo' } });
    await button(page, 'Save').click();
    await page.getByText('This was changed elsewhere while you were editing').waitFor();
    await page.getByText('now says Theirs; your version is kept here').waitFor();
    await page.getByText('now says Tokyo (Asia)', { exact: true }).waitFor();
    expect((await stored()).institute).toEqual({ name: 'Theirs', timeZone: 'Asia/Tokyo' });
    expect(await name.inputValue()).toBe('Mine 2');
    await inspect(page, 'profile-stale');
    await button(page, 'Discard my changes').click();
    await expect.poll(async () => name.inputValue()).toBe('Theirs');
    await name.fill('Mine 3');
    await button(page, 'Save').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await stored()).institute).toEqual({ name: 'Mine 3', timeZone: 'Asia/Tokyo' });

    await button(page, 'Change: Full Name').click();
    await page.getByLabel('First Name').fill('Grace');
    await api.ask(UPDATE_NAMES, { input: { firstName: 'Ada', lastName: 'Hopper' } });
    await button(page, 'Save').click();
    await toast(page, 'Your name has been changed.').waitFor();
    expect(await stored()).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    expect(complaints).toEqual([]);
  });
});

describe('a dialog of the profile', () => {
  it('accepts no input while it saves, which would be lost', async () => {
    const { page, owner, complaints } = await enter(PROFILE);
    const dialog = page.getByRole('dialog');
    const saveAndType = async (what: string, mutation: string): Promise<void> => {
      await button(page, `Change: ${what}`).click();
      const fields = dialog.locator('input:not([type="hidden"])');
      await fields.first().fill('Grace');
      expect(await fields.count()).toBe(2);
      const paused = await pauseRequests(page, mutation);
      await button(page, 'Save').click();
      await expect.poll(() => paused.length).toBe(1);
      for (const field of await fields.all()) {
        const before = await field.inputValue();
        await field.focus();
        await page.keyboard.type('x');
        expect(await field.inputValue()).toBe(before);
      }
      await paused[0]?.continue();
      await dialog.waitFor({ state: 'detached' });
      await page.unroute('**/graphql');
    };
    await saveAndType('Full Name', 'mutation UpdateProfile');
    await saveAndType('Institute Name', 'mutation UpdateInstitute');
    expect((await owner.api.ask(STORED))['me']).toMatchObject({
      firstName: 'Grace',
      institute: { name: 'Grace' },
    });
    expect(complaints).toEqual([]);
  });

  it('asks before typed changes are discarded', async () => {
    const { page, complaints } = await enter(PROFILE);
    const question = page.getByText('You have unsaved changes');
    const typeAndLeave = async (what: string, label: string, leave: () => Promise<void>) => {
      await button(page, `Change: ${what}`).click();
      await page.getByLabel(label, { exact: true }).fill('Maria');
      await leave();
      await question.waitFor();
      // Escape closes the confirmation, and keeps the dialog.
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('Maria');
      await button(page, 'Cancel').click();
      await button(page, 'Leave without saving').click();
      await expect.poll(async () => page.getByRole('dialog').count()).toBe(0);
    };
    await typeAndLeave('Full Name', 'First Name', async () => page.keyboard.press('Escape'));
    await typeAndLeave('Password', 'Current password', async () => page.keyboard.press('Escape'));
    await typeAndLeave('Institute Name', 'Institute Name', async () =>
      page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    );
    await button(page, 'Change: Full Name').click();
    await expect.poll(async () => page.getByLabel('First Name').inputValue()).toBe('Ada');
    // There is nothing to ask about.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
