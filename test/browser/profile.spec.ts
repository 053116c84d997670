import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import type { Person } from '../setup/factories.js';
import { colourAt, halves, served } from '../setup/images.js';
import { pauseRequests } from '../setup/page-requests.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const PROFILE = '/navigation/profile';

async function choose(page: Page, buffer: Buffer, name = 'me.png', mimeType = 'image/png') {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function pictureOf({ api }: Person): Promise<string | null> {
  const { me } = await api.ask('{ me { pictureUrl } }');
  return me.pictureUrl as string | null;
}

describe('the profile', () => {
  it('shows the account, whose names can be changed', async () => {
    const { page, owner, complaints } = await enter(PROFILE);
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    await page.getByText('Ada Byron').first().waitFor();
    await page.getByRole('main').getByText(owner.email).waitFor();
    await page.getByRole('main').getByText('Analytical School').waitFor();
    await inspect(page, 'profile');
    await button(page, 'Change: Full Name').click();
    await page.getByLabel('First Name').fill('R2');
    await page.getByLabel('Last Name').fill('');
    await button(page, 'Save').click();
    await page.getByText('First Name must contain only alphabets').waitFor();
    await page.getByText('Last Name is required').waitFor();
    await inspect(page, 'profile-names');
    await page.getByLabel('First Name').fill('अंजलि');
    await page.getByLabel('Last Name').fill('Zoë');
    await button(page, 'Save').click();
    await toast(page, 'Your name has been changed.').waitFor();
    await page.getByText('अंजलि Zoë').first().waitFor();
    await expect
      .poll(async () => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe('Change: Full Name');
    expect((await owner.api.ask('{ me { fullName } }'))['me'].fullName).toBe('अंजलि Zoë');
    expect(complaints).toEqual([]);
  });
});

describe('the institute', () => {
  it('has a name, and a time zone in which all times are shown', async () => {
    const { page, owner, complaints } = await enter(`${PROFILE}/sessions`);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByText(/^UTC, UTC\+00:00, now .* there$/).waitFor();
    await button(page, 'Change: Institute Name').click();
    await page.getByRole('textbox', { name: 'Institute Name' }).fill('A & B');
    await page.getByRole('combobox', { name: 'Time Zone' }).click();
    await page.getByRole('combobox', { name: 'Time Zone' }).fill('india');
    await page.getByRole('option', { name: /^Kolkata \(Asia\) ?UTC\+05:30/ }).waitFor();
    // By the keyboard, and by its earlier name.
    await page.getByRole('combobox', { name: 'Time Zone' }).fill('calcutta');
    expect(await page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('must contain only alphanumeric characters').waitFor();
    await inspect(page, 'profile-institute');
    // An expired session, then a reload: the typed names are still there.
    await endSessions(app, owner);
    await page.getByRole('textbox', { name: 'Institute Name' }).fill('विद्यालय 4');
    expect(await page.getByRole('textbox', { name: 'Institute Name' }).getAttribute('dir')).toBe(
      'auto',
    );
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await typeLogIn(page, owner.email);
    await page.waitForURL(`**${PROFILE}`);
    await page.getByRole('dialog').waitFor();
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Institute Name' }).inputValue()).toBe(
      'विद्यालय 4',
    );
    await page.goBack();
    await page.getByText('You have unsaved changes').waitFor();
    await button(page, 'Stay').click();
    complaints.length = 0;
    await button(page, 'Save').click();
    await toast(page, 'The institute’s details have been changed.').waitFor();
    await page.getByText(/^Kolkata \(Asia\), UTC\+05:30, now .* there$/).waitFor();
    await page.getByText(/^\d+ \w+ \d+, \d\d:\d\d (IST|GMT\+5:30)$/).waitFor();
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('विद्यालय 4').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the grades', () => {
  it('are changed with the keyboard, and the focus goes on where a row was', async () => {
    const { page, complaints } = await enter(PROFILE);
    const press = async (name: string): Promise<void> => button(page, name).press('Enter');
    const focused = async (name: string): Promise<void> =>
      button(page, name).and(page.locator(':focus')).waitFor();
    await press('Change the grades');
    await press('Fill in A+ to F');
    await focused('Add a grade');
    await inspect(page, 'profile-grades');
    await press('Remove grade 2');
    await focused('Remove grade 2');
    expect(await page.getByLabel('Grade 2', { exact: true }).inputValue()).toBe('B');
    await press('Remove grade 5');
    await focused('Add a grade');
    for (const key of ['Enter', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'E', 'Tab', '5', 'Enter'])
      await page.keyboard.press(key);
    await page.getByText('The lowest grade must begin at 0.').waitFor();
    for (const key of ['ControlOrMeta+A', '0', 'Enter']) await page.keyboard.press(key);
    await toast(page, 'The grades have been changed.').waitFor();
    await page
      .getByText('A+ from 90 %, B from 70 %, C from 60 %, D from 50 %, E from 0 %')
      .waitFor();
    await focused('Change the grades');
    expect(complaints).toEqual([]);
  });
});

describe('a profile that cannot be fetched', () => {
  it('says why, in the texts of the catalogue', async () => {
    const { page, context } = await enter(PROFILE);
    await page.getByText('Choose a picture').waitFor();
    const answers = async (body: string, status = 200): Promise<void> => {
      await context.unroute('**/graphql');
      await context.route('**/graphql', (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      );
      await page.reload();
    };
    const says = async (text: string): Promise<void> =>
      page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    const refusal = { message: 'The server is busy.', extensions: { code: 'BUSY' } };
    await answers(JSON.stringify({ errors: [refusal] }));
    await says('Failed to fetch user profile: The server is busy.');
    await answers('{}', 503);
    await says('Failed to fetch user profile: 503');
    await answers('<html>');
    await says('Unexpected response structure');
    await answers(JSON.stringify({ data: null }));
    await says('Unexpected response structure');
    await context.unroute('**/graphql');
    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await says('No response received from server');
    await inspect(page, 'profile-failed');
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('Choose a picture').waitFor();
  });

  it('asks to log in again when the storage was emptied', async () => {
    const { page, owner } = await enter('/navigation/profile/sessions');
    await page.getByText('This session').waitFor();
    await page.evaluate("localStorage.removeItem('email')");
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByText('Token or email not found in local storage').waitFor();
    await page.getByRole('link', { name: 'Log In' }).click();
    await typeLogIn(page, owner.email);
    await page.waitForURL(`**${PROFILE}`);
    await page.getByText('Choose a picture').waitFor();
  });
});

describe('the picture', () => {
  it('is chosen, cropped by keyboard, stored as a JPEG of 250 by 250, and removed', async () => {
    const { page, owner, complaints } = await enter(PROFILE);
    await page.getByText('Choose a picture').waitFor();
    // Red on its left half, blue on its right: the middle of it is half and half.
    await choose(page, await halves(600, 300).png().toBuffer());
    await page.getByRole('heading', { name: 'Crop your picture' }).waitFor();
    const circle = page.getByRole('group', { name: /^Crop area/ });
    await circle.waitFor();
    await inspect(page, 'profile-crop');
    await page.getByRole('slider', { name: 'Zoom' }).press('End');
    await circle.focus();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
    await button(page, 'Use this picture').click();
    await toast(page, 'Your picture has been changed.').waitFor();
    const url = await pictureOf(owner);
    const portrait = button(page, 'Account').locator('img');
    await expect.poll(async () => portrait.getAttribute('src')).toBe(url);
    const file = await served(app.api, url ?? '');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 250, height: 250 });
    for (const left of [5, 245]) expect(await colourAt(file, left, 125)).toBe('blue');
    await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
    await inspect(page, 'profile-picture');

    await button(page, 'Remove the picture').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click();
    await toast(page, 'Your picture has been removed.').waitFor();
    await expect
      .poll(async () => page.evaluate('document.activeElement.textContent'))
      .toBe('Choose a picture');
    expect(await pictureOf(owner)).toBeNull();
    expect(await portrait.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('of an unsupported file is refused before it is sent, with the reason', async () => {
    const { page, complaints } = await enter(PROFILE);
    await page.getByText('Choose a picture').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const refused = async (buffer: Buffer, text: string): Promise<void> => {
      await choose(page, buffer);
      await page.getByRole('alert').getByText(text).waitFor();
    };
    const png = await halves(40, 40).png().toBuffer();
    await refused(Buffer.from(''), 'This file is empty.');
    await refused(Buffer.from('%PDF-1.7 and more'), 'This is not a PNG, JPEG, WebP or GIF image.');
    await refused(Buffer.concat([png.subarray(0, 8), Buffer.alloc(200)]), 'This image is damaged');
    // Made in the page: to send it there takes long.
    await page.evaluate(`(() => {
      const picked = new DataTransfer();
      picked.items.add(new File([new Uint8Array(15_000_001)], 'large.png'));
      const input = document.querySelector('input[type=file]');
      input.files = picked.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await page.getByRole('alert').getByText('larger than 15 MB').waitFor();
    expect(sent.filter((url) => url.includes('/uploads/'))).toEqual([]);
    await choose(page, png);
    await page.getByRole('heading', { name: 'Crop your picture' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Crop your picture' }).waitFor({ state: 'detached' });

    // A browser that cannot cut it, and a file that is gone by the time it is read.
    const unread = page.getByRole('alert').getByText('This picture could not be read.');
    await choose(page, png);
    await page.evaluate('void (HTMLCanvasElement.prototype.getContext = () => null)');
    await button(page, 'Use this picture').click();
    await unread.waitFor();
    await refused(Buffer.from(''), 'This file is empty.');
    await page.evaluate('void (Blob.prototype.arrayBuffer = () => Promise.reject(new Error()))');
    await choose(page, png);
    await unread.waitFor();
    expect(complaints).toEqual([]);
  });

  it('is stored even if its page was left', async () => {
    const { page } = await enter(PROFILE);
    await page.getByText('Choose a picture').waitFor();
    const paused = await pauseRequests(page, 'mutation SetProfilePicture');
    await choose(page, await halves(300, 300).png().toBuffer());
    await button(page, 'Use this picture').click();
    await expect.poll(() => paused.length).toBe(1);
    await page.getByRole('link', { name: 'All Quizzes' }).first().click();
    await page.waitForURL('**/all-quizzes');
    await paused[0]?.continue();
    await toast(page, 'Your picture has been changed.').waitFor();
    await page.goto(PROFILE);
    await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
    expect(await page.getByText('Your picture is not saved yet.').count()).toBe(0);
  });

  it('that was cropped is not lost when the connection or the session fails', async () => {
    const { page, context, owner } = await enter(PROFILE);
    await page.getByText('Choose a picture').waitFor();
    await context.route('**/uploads/images', (route) => route.abort());
    await choose(page, await halves(300, 300).png().toBuffer());
    await button(page, 'Use this picture').click();
    await page.getByText('No response from server.').waitFor();
    await inspect(page, 'profile-picture-failed');
    await context.unroute('**/uploads/images');
    await endSessions(app, owner);
    await button(page, 'Save the picture').click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await typeLogIn(page, owner.email);
    await page.waitForURL(`**${PROFILE}`);
    await page.getByText('Your picture is not saved yet.').waitFor();
    await button(page, 'Save the picture').click();
    await toast(page, 'Your picture has been changed.').waitFor();
    expect(await page.getByText('Your picture is not saved yet.').count()).toBe(0);
    const again = app.api.as(await page.evaluate("localStorage.getItem('token')"));
    const url = (await again.ask('{ me { pictureUrl } }'))['me'].pictureUrl as string;
    const file = await served(app.api, url);
    expect([await colourAt(file, 5, 125), await colourAt(file, 245, 125)]).toEqual(['red', 'blue']);
    await page.reload();
    await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
    expect(await page.getByText('Your picture is not saved yet.').count()).toBe(0);
  });
});
