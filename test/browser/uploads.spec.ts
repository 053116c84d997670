import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, type Watched } from '../setup/browser.js';
import { query } from '../setup/database.js';
import { answeredElsewhere, pauseRequests, loseAnswers } from '../setup/page-requests.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enterForm } = useBrowser(app);

async function whys(): Promise<Buffer> {
  return workbook([['Question'], ['Why?'], ['क्यों?']]);
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name: 'why.xlsx', mimeType: '', buffer });
}

/** Pauses uploads. @returns the waiting requests; the list grows */
async function pauseUploads({ context }: Watched): Promise<Route[]> {
  const paused: Route[] = [];
  await context.route('**/uploads/spreadsheets', (route) => void paused.push(route));
  return paused;
}

describe('a file', () => {
  it('is chosen by keyboard too', async () => {
    const { page } = await enterForm();
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('link', { name: 'Earlier imports' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const file = { name: 'empty.xlsx', mimeType: '', buffer: Buffer.from('') };
    await (await opened).setFiles(file);
    await page.getByText('The file is empty.').waitFor();
  });

  it('that is not supported is refused before it is sent, with the reason', async () => {
    const { page } = await enterForm();
    const file = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByText('Only .xlsx and .csv files can be imported.').waitFor();
    // Sending the same file again would not help.
    expect(await button(page, 'Try again').count()).toBe(0);
    // From the disk: over the wire of the test it would take long.
    const large = join(mkdtempSync(join(tmpdir(), 'upload-')), 'large.xlsx');
    writeFileSync(large, Buffer.alloc(15 * 1024 * 1024 + 1));
    await page.getByLabel('Choose a file').setInputFiles(large);
    await page.getByText('The file is larger than 15 MB. Split it into smaller files.').waitFor();
    rmSync(dirname(large), { recursive: true });
    const disguised = { name: 'notes.xlsx', mimeType: '', buffer: Buffer.from('%PDF') };
    await page.getByLabel('Choose a file').setInputFiles(disguised);
    await page.getByText('This file is not an .xlsx workbook.').waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
  });

  it('can begin as an example of the chosen kind, with a page that explains it', async () => {
    const { page } = await enterForm();
    for (const [kind, name] of [
      ['Multiple Choice Questions', 'mcq'],
      ['Subjective', 'descriptive'],
    ] as const) {
      await page.getByText(kind, { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /^Example spreadsheet/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${name}.xlsx`);
      const instructions = page.getByRole('link', { name: /^Instructions .*PDF/ });
      expect(await instructions.getAttribute('href')).toBe(`/templates/${name}.pdf`);
      expect((await page.request.get(`/templates/${name}.pdf`)).status()).toBe(200);
    }
  });

  it('is the first one if several are dropped', async () => {
    const { page } = await enterForm();
    const files = await Promise.all(
      ['first', 'second'].map(async (name) => ({
        name: `${name}.xlsx`,
        mimeType: '',
        buffer: await workbook([
          ['Question', 'Option 1', 'Option 2', 'Correct Answer'],
          [name, 'a', 'b', 2],
        ]),
      })),
    );
    await page.getByLabel('Choose a file').setInputFiles(files);
    await page.getByText('You can import one file at a time. Only first.xlsx was used.').waitFor();
    await page.getByText('1 question was added.').waitFor();
  });

  it('that could not be sent is sent again, and stored once', async () => {
    const { page, context, owner, id } = await enterForm();
    await page.getByText('Subjective').click();
    // The start arrives, its answer does not.
    await loseAnswers(context, 'StartImport');
    await choose(page, await whys());
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('2 questions were added.').waitFor();
    const { quiz: found } = await owner.api.ask(
      'query ($id: ID!) { quiz(id: $id) { questionCount } }',
      { id },
    );
    expect(found.questionCount).toBe(2);
    await page.getByRole('link', { name: 'View the questions' }).click();
    await page.getByText('क्यों?').waitFor();
  });

  it('is sent again as a new upload when the server has lost the first', async () => {
    const { page, context, owner } = await enterForm();
    await page.getByText('Subjective').click();
    let losses = 0;
    await context.route('**/graphql', async (route) => {
      const isStart = route.request().postData()?.includes('StartImport');
      if (isStart && losses++ === 0) {
        const forget = `DELETE FROM uploads
          WHERE created_by = (SELECT id FROM users WHERE email = $1)`;
        await query(app.databaseUrl, forget, [owner.email]);
      }
      await route.continue();
    });
    await choose(page, await whys());
    await page.getByText('This upload does not exist').waitFor();
    await button(page, 'Try again').click();
    await page.getByText('2 questions were added.').waitFor();
  });

  it('cannot be sent again where the answer would be the same', async () => {
    const { page, id } = await enterForm();
    await page.getByText('Total Questions: 0').waitFor();
    await query(app.databaseUrl, 'UPDATE quizzes SET deleted_at = now() WHERE id = $1', [id]);
    await choose(page, await whys());
    await page.getByText('Quiz not found').waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
  });
});

describe('an upload', () => {
  it('asks before the page is left, and then stops', async () => {
    const form = await enterForm();
    const { page, id } = form;
    const paused = await pauseUploads(form);
    await choose(page, await whys());
    await expect.poll(() => paused.length).toBe(1);
    const link = page.getByRole('link', { name: 'View the questions' });
    await link.click();
    await page.getByRole('dialog').getByText('The file is still being uploaded').waitFor();
    await inspect(page, 'upload-left');
    await button(page, 'Stay').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await link.click();
    // It stops at once.
    const isUpload = (request: Request): boolean => request.url().includes('/uploads/spreadsheets');
    await Promise.all([
      page.waitForEvent('requestfailed', isUpload),
      button(page, 'Stop and leave').click(),
    ]);
    await page.getByText('No questions yet').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/navigation/quiz-detail/${id}`);
  });

  it('does not change the address of a later page', async () => {
    const { page, context } = await enterForm();
    const paused = await pauseRequests(context, 'StartImport');
    await choose(page, await whys());
    await expect.poll(() => paused.length).toBe(1);
    // The file has arrived: the rest happens without this page.
    expect(await answeredElsewhere(page, paused)).not.toContain('import=');
  });

  it('can be cancelled, and another started', async () => {
    const form = await enterForm();
    const { page, context } = form;
    await page.getByText('Subjective').click();
    await pauseUploads(form);
    await choose(page, await whys());
    await button(page, 'Cancel').click();
    const heading = page.getByRole('heading', { name: 'Import from a spreadsheet' });
    await expect.poll(async () => heading.and(page.locator(':focus')).count()).toBe(1);
    await context.unroute('**/uploads/spreadsheets');
    await choose(page, await whys());
    await page.getByText('2 questions were added.').waitFor();
  });

  it('that fails shows the reason', async () => {
    const { page, context } = await enterForm();
    await page.getByText('Subjective').click();
    const failed = toast(page, 'Failed to upload Excel file. Please try again.');
    const reason = page.getByRole('main').getByRole('alert');
    /** The message is there once, and goes. */
    const isSaid = async (why: string): Promise<void> => {
      await reason.getByText(why, { exact: true }).waitFor();
      await failed.getByRole('button', { name: 'Close' }).click();
      await failed.waitFor({ state: 'hidden' });
    };
    const uploads = '**/uploads/spreadsheets';
    await context.route(uploads, (route) => route.abort());
    await choose(page, await whys());
    await isSaid('No response from server. Please try again.');
    await context.unroute(uploads);
    // With a sentence of the server's, and with none.
    const answers = ['{"message":"The disk is full."}', '<h1>Bad gateway</h1>'];
    await context.route(uploads, (route) =>
      route.fulfill({ status: 500, body: answers.shift() ?? '' }),
    );
    await button(page, 'Try again').click();
    await isSaid('The disk is full.');
    await button(page, 'Try again').click();
    await isSaid('Internal Server Error. Please try again later.');
    await context.unroute(uploads);
    await button(page, 'Try again').click();
    await page.getByText('2 questions were added.').waitFor();
  });

  it('without progress for a minute fails', async () => {
    const form = await enterForm();
    const { page } = form;
    await page.clock.install();
    const paused = await pauseUploads(form);
    await choose(page, await whys());
    await expect.poll(() => paused.length).toBe(1);
    await page.clock.fastForward('01:00');
    await page.getByText('No response from server.').waitFor();
    await button(page, 'Try again').waitFor();
  });
});
