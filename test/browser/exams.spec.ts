import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

async function codeOf(owner: Api, id: string): Promise<string> {
  return (await owner.ask('query ($id: ID!) { exam(quizId: $id) { code } }', { id }))['exam']
    .code as string;
}

describe('an exam', () => {
  it('is found from its quiz, submitted, and shown with its link, code and picture', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq, mcq('Which?', ['Fern', 'Oak']), anyMcq]);
    await page.reload();
    await page.getByRole('link', { name: 'View Botany' }).click();
    await page.getByRole('link', { name: /^People/ }).click();
    await page.getByText('You get the link and the exam code when you first submit').waitFor();
    await page.getByRole('link', { name: /^Check/ }).click();
    await page.getByText('The paper has not been submitted').waitFor();
    await inspect(page, 'exam-not-submitted');
    await button(page, 'Submit the paper').click();
    await page.getByRole('link', { name: 'Set opening times' }).last().waitFor();
    await button(page, 'Submit and open').click();
    await toast(page, 'Question paper submitted successfully!').waitFor();
    await page.getByText('Learners can start').waitFor();
    await page.getByRole('link', { name: 'Link, code and QR code for learners' }).click();
    const heading = page.getByRole('heading', { name: 'Share the exam' });
    await heading.waitFor();

    const code = await codeOf(owner.api, id);
    await page.getByText(code, { exact: true }).waitFor();
    await page.getByRole('img', { name: `QR code for the link of exam ${code}` }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the QR code' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`exam-${code}.svg`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the link').click();
    await toast(page, 'Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^http.*\/take\/[0-9A-Z]{8}$/);
    await inspect(page, 'exam-share', { moved: 'the paper was submitted' });
    // As a poster: whose exam it is, once, and nothing to press.
    expect(await page.getByText('Opening times: Always open').isVisible()).toBe(false);
    await page.evaluate('window.print = () => undefined');
    await button(page, 'Print').click();
    await inPrint(page, async () => {
      const titles = page.getByRole('main').getByText('Botany').filter({ visible: true });
      await expect.poll(async () => titles.count()).toBe(1);
      await page.getByText('Analytical School').filter({ visible: true }).waitFor();
      await page.getByText('Opening times: Always open').waitFor();
      await page.getByText(code, { exact: true }).waitFor();
      for (const name of [
        'All Quizzes',
        'Rules',
        'No people yet',
        'Share the exam',
        'Preview as a learner',
      ])
        expect(await page.getByText(name).filter({ visible: true }).count(), name).toBe(0);
      expect(await page.getByRole('button').count()).toBe(0);
      // Printed from the menu, the page is its list, without the poster.
      await page.evaluate("dispatchEvent(new Event('afterprint'))");
      await page.getByText('No people yet').waitFor();
      expect(await page.getByText(code, { exact: true }).isVisible()).toBe(false);
    });
    // The check leads to the question it is about.
    await page.getByRole('link', { name: /^Check/ }).click();
    await page.getByRole('heading', { name: 'Checks before opening' }).waitFor();
    await inspect(page, 'exam-check');
    await page.setViewportSize({ width: WIDTHS.wide, height: 500 });
    await page.getByRole('link', { name: 'Question 3' }).first().click();
    await page.getByText('Which?').waitFor();
    await expect.poll(async () => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    await page.setViewportSize({ width: WIDTHS.wide, height: 900 });
    await page.goBack();

    await addQuestions(owner.api, id, [mcq('One more?')]);
    await app.sql(
      `INSERT INTO wrong_access_codes (quiz_id, address_mark, count)
       VALUES ($1, 'a', 1200), ($1, 'b', 34)`,
      [id],
    );
    await page.reload();
    await page.getByText(/^1,234 wrong access codes since /).waitFor();
    await page.getByText('They came from 2 network addresses.').waitFor();
    const change = page.getByRole('link', { name: 'Change the access code' });
    expect(await change.getAttribute('href')).toBe(`/navigation/exam/${id}/rules#accessCode`);
    await page.getByText('Learners do not have your latest changes').waitFor();
    await button(page, 'Submit again').click();
    await page.getByText('Revision 2').waitFor();
    expect(await page.getByText('Learners do not have your latest changes').count()).toBe(0);

    await page.getByRole('link', { name: /^People/ }).click();
    await button(page, 'Change the exam code').click();
    await page.getByRole('dialog').getByText(`${code} stops working at once`).waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await codeOf(owner.api, id)).toBe(code);
    await button(page, 'Change the exam code').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the exam code' }).click();
    await toast(page, 'The exam has a new code and link').waitFor();
    const renewed = await codeOf(owner.api, id);
    expect(renewed).not.toBe(code);
    await page.getByText(renewed, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is offered after its paper was submitted', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await page.goto(`/navigation/exam-form?quiz=${id}`);
    await button(page, 'Submit Questions Paper').click();
    await page.getByText('The paper of Botany has been submitted').waitFor();
    await page.getByText('The exam is open: learners who have a link can start now').waitFor();
    await page.getByRole('link', { name: 'Next: People' }).click();
    await page.getByText('No people yet').waitFor();
    // That is news once.
    await page.goBack();
    await page.getByRole('link', { name: 'Botany', exact: true }).waitFor();
    expect(await page.getByText('The paper of Botany has been submitted').count()).toBe(0);
  });

  it('that does not exist says so', async () => {
    const { page } = await enter('/navigation/exam/00000000-0000-4000-8000-000000000000/rules');
    await page.getByText('Exam not found').waitFor();
  });
});
