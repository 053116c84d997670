import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import type { Data } from '../setup/api.js';
import { CHOICE, examWithOwner, receiptOf, EXAM_ANSWERS, TEXT } from '../setup/receipts.js';
import { takeExam } from '../setup/taking.js';
import { openLobby, submitExam, heading, pageErrors, PHONE, saved } from '../setup/take-pages.js';

/** Receipts as people have them checked, on a phone and without an account. */
const app = useApplication();
const { visit } = useBrowser(app);

let file: Data;
beforeAll(async () => {
  file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS, 'Zoë अंजलि'));
});

const said = (page: Page): Promise<string> => page.locator('.verified').innerText();

async function choose(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  const chosen = { name: 'receipt.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Choose the receipt file').setInputFiles(chosen);
}

describe('the page that checks receipts', () => {
  it('shows the answers and times of a genuine receipt', async () => {
    const { page, complaints } = await visit();
    await page.setViewportSize(PHONE);
    await page.goto('/verify');
    await heading(page, 'Check a certificate or receipt').waitFor();
    await inspect(page, 'verify');
    await page.setViewportSize(PHONE);
    await choose(page, file);
    await heading(page, 'This receipt is genuine').waitFor();
    await expect.poll(async () => page.evaluate('document.activeElement.tagName')).toBe('H2');
    // Ids come last, and folded.
    expect(await said(page)).not.toContain(file['receipt'].hash);
    expect(await said(page)).toContain('Their texts are not shown');
    // Checked again, it is unchanged.
    await button(page, 'Check').click();
    await heading(page, 'This receipt is genuine').waitFor();
    await page.getByText('For checking').click();
    const words = await said(page);
    for (const part of ['latest receipt', 'Zoë अंजलि', 'Analytical School', 'by the learner'])
      expect(words).toContain(part);
    for (const part of ['2 of 3', 'Revision 1', file['receipt'].hash, 'Question 1\nOption B'])
      expect(words).toContain(part);
    expect(words).toContain(`Question 2\n${EXAM_ANSWERS[TEXT]}`);
    // The paper stays with who gives it.
    expect(words).not.toContain(CHOICE);
    await inspect(page, 'verify-genuine');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => page.getByLabel('text of a receipt').isVisible()).toBe(false);
    await heading(page, 'This receipt is genuine').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a changed receipt, and a file that is none', async () => {
    const { page, complaints } = await visit();
    await page.goto('/verify/');
    const other = structuredClone(file);
    other['answers'][1].response.text = 'By magic.';
    await choose(page, other);
    await heading(page, 'This receipt has been changed').waitFor();
    expect(await said(page)).toContain('The answers are not the ones that were submitted');
    expect(await said(page)).not.toContain('By magic.');
    await inspect(page, 'verify-changed');
    await choose(page, { ...file, receipt: { ...file['receipt'], learner: 'Mallory' } });
    await page.getByText('The details were changed.').waitFor();
    expect(await said(page)).toContain('Zoë अंजलि');
    expect(await said(page)).not.toContain('Mallory');
    await choose(page, { ...file, note: 'Graded 100/100' });
    await heading(page, 'This file contains something that was not signed: note').waitFor();
    expect(await said(page)).not.toContain('nothing in it has been changed');
    expect(await said(page)).toContain(EXAM_ANSWERS[TEXT]);
    await inspect(page, 'verify-added');
    await choose(page, { hello: 'world' });
    await heading(page, 'This is neither a receipt nor the reference of a certificate').waitFor();
    await inspect(page, 'verify-none');

    // By the keyboard, and by the signature alone.
    const field = page.getByLabel('Certificate reference, or text of a receipt');
    await button(page, 'Check').press('Enter');
    await heading(page, 'This is neither a receipt nor the reference of a certificate').waitFor();
    expect(await page.getByText('Type the reference of a certificate,').count()).toBe(0);
    await field.fill(`  ${file['signature'] as string}\n`);
    await button(page, 'Check').press('Enter');
    await heading(page, 'This receipt is genuine').waitFor();
    expect(await said(page)).toContain('It came without answers');
    const [start, payload, seal] = (file['signature'] as string).split('.') as [
      string,
      string,
      string,
    ];
    await field.fill([start, payload.replace(/.$/, 'A'), seal].join('.'));
    await button(page, 'Check').click();
    await page.getByText('The signature does not match.').waitFor();
    const strange = { alg: 'EdDSA', typ: 'examwright-receipt', kid: 'x'.repeat(43) };
    const foreign = Buffer.from(JSON.stringify(strange)).toString('base64url');
    await field.fill(JSON.stringify({ signature: [foreign, payload, seal].join('.') }));
    await button(page, 'Check').click();
    await heading(page, 'This receipt was not signed here').waitFor();
    await field.fill('x'.repeat(2 * 1024 * 1024 + 1));
    await button(page, 'Check').click();
    await page.getByText('This is more than 2 MB').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows first that a receipt was replaced, and then changed letters', async () => {
    const of = await examWithOwner(app);
    const taken = await takeExam(app, of, EXAM_ANSWERS);
    const first = await receiptOf(taken);
    const { page, complaints } = await visit();
    await page.goto('/verify');
    await button(page, 'Check').click();
    await page.getByText('Type the reference of a certificate, choose').waitFor();
    const moved = structuredClone(first);
    moved['answers'][0].choice = 'A';
    await choose(page, moved);
    await page.getByText('The numbers or letters of the answers were changed').waitFor();
    await inspect(page, 'verify-places');
    const reopen = `mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }`;
    await of.owner.ask(reopen, { input: { attemptId: taken.id, minutes: 5, reason: 'Power cut' } });
    await choose(page, first);
    await heading(page, 'This receipt is not the latest one').waitFor();
    expect(await page.locator('.verified .notice.good').count()).toBe(0);
    await inspect(page, 'verify-replaced');
    expect(complaints).toEqual([]);
  });

  it('accepts a file that is dropped anywhere, and shows HTML as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const of = await examWithOwner(app);
    const page = await takeExam(app, of, { ...EXAM_ANSWERS, [TEXT]: hostile }, '<b>Bobby</b>');
    const content = JSON.stringify(await receiptOf(page));
    const { page: shown, complaints } = await visit();
    await shown.goto('/verify');
    await heading(shown, 'Check a certificate or receipt').waitFor();
    await shown.getByLabel('text of a receipt').waitFor();
    await shown.evaluate(`{
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([${JSON.stringify(content)}], 'receipt.json'));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    }`);
    await heading(shown, 'This receipt is genuine').waitFor();
    expect(await said(shown)).toContain(hostile);
    expect(await said(shown)).toContain('<b>Bobby</b>');
    expect(complaints).toEqual([]);
  });
});

describe('a receipt', () => {
  it('is downloaded after the submission and again from the lobby, and verified', async () => {
    const rules = { access_code: 'Blue Heron' };
    const { code } = await examWithOwner(app, { title: 'Rivers: of/Europe', rules });
    const { page, complaints } = await openLobby(app, visit, code);

    await page.getByText('You need an access code to start.').waitFor();
    await button(page, 'Start the exam').click();
    const dialog = page.getByRole('dialog');
    const start = dialog.getByRole('button', { name: 'Start the exam' });
    await expect.poll(async () => page.evaluate('document.activeElement.tagName')).toBe('INPUT');
    await start.click();
    await dialog.getByText('Type the access code that was read out.').waitFor();
    await dialog.getByLabel('Access code').fill('Grey Heron');
    await start.click();
    // It can be requested again at the same place, with the typed fields.
    await dialog.getByText('This is not the access code.').waitFor();
    expect(await dialog.getByLabel('Access code').inputValue()).toBe('Grey Heron');
    await inspect(page, 'take-access-code');
    await page.setViewportSize(PHONE);
    await dialog.getByLabel('Access code').fill('blueheron');
    await dialog.getByLabel('Access code').press('Enter');
    await heading(page, /^Question 1 of 3/).waitFor();
    await page.getByRole('radio', { name: 'Indus' }).check();
    await saved(page, 1).waitFor();
    await submitExam(page);
    // An empty live region takes no space.
    const gap = `document.querySelector('.facts').getBoundingClientRect().top -
      document.querySelector('.score').getBoundingClientRect().bottom`;
    expect(await page.evaluate(gap)).toBeLessThan(21);

    await page.getByText('Receipt', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the receipt').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^Receipt Rivers_ of_Europe \d{4}-\d\d-\d\d\.json$/,
    );
    const path = await download.path();
    await inspect(page, 'take-receipt');
    await page.setViewportSize(PHONE);
    await button(page, 'Go to your exam').click();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the receipt: Attempt 1').click(),
    ]);
    expect(await readFile(await again.path(), 'utf8')).toBe(await readFile(path, 'utf8'));

    await page.goto('/verify');
    await page.getByLabel('Choose the receipt file').setInputFiles(path);
    await heading(page, 'This receipt is genuine').waitFor();
    expect(await said(page)).toContain('Question 1\nOption B');
    const content = JSON.parse(await readFile(path, 'utf8')) as Data;
    content['answers'][0].choice = 'A';
    await choose(page, content);
    await heading(page, 'This receipt has been changed').waitFor();
    expect(await said(page)).not.toContain('Option A');
    expect(pageErrors(complaints)).toEqual([]);
  });
});
