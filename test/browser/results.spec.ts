import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { mcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);
const FERN = 'Which is a fern?';

describe('results', () => {
  it('are filtered, and followed from exam to exam', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const of = await exam(app, owner.api, {
      questions: [mcq(FERN, ['Bracken', 'Oak'], 1), mcq('And which is not?', ['Oak', 'Fern'], 1)],
      rules: { pass_mark: 1 },
    });
    await takeExam(app, of, { [FERN]: 'Bracken' }, 'Zoë');
    await takeExam(app, of, { [FERN]: 'Oak' }, 'Ben');
    await page.goto(`/navigation/exam/${of.quizId}/results`);
    await page.getByLabel('Show', { exact: true }).selectOption('Passed');
    const results = table(page, 'Results');
    await results.getByText('Zoë').waitFor();
    await expect.poll(async () => results.getByText('Ben').count()).toBe(0);
    await inspect(page, 'results-narrowed');
    await page.goto(`/navigation/exam/${of.quizId}/results`);
    await results.getByRole('link', { name: 'Zoë', exact: true }).click();
    await page.getByRole('heading', { name: 'Zoë' }).waitFor();
    await table(page, 'Submitted papers of this learner').getByText('1 of 2').waitFor();
    await inspect(page, 'learner-progress');
    expect(complaints).toEqual([]);
  });

  it('give candidates who passed a certificate, which others can verify', async () => {
    const { owner, context } = await enter('/all-quizzes');
    await context.close();
    const of = await exam(app, owner.api, {
      title: 'Botany',
      questions: [mcq(FERN, ['Bracken', 'Oak'], 1)],
      rules: { pass_mark: 1, has_certificate: true },
    });
    const taken = await takeExam(app, of, { [FERN]: 'Bracken' }, 'ज़ोया');
    const { page, context: learner, complaints } = await visit();
    await page.goto(`/take/result/${taken.id}#${taken.candidate.token}`);
    await button(page, 'View the certificate').click();
    await page.getByText('ज़ोया').waitFor();
    await inspect(page, 'certificate');
    const reference = (await page.locator('.certificate-reference strong').textContent()) ?? '';
    await page.goto('/verify');
    await page.getByLabel('Certificate reference, or text of a receipt').fill(reference);
    await button(page, 'Check').click();
    await page.getByText('This certificate is genuine').waitFor();
    await inspect(page, 'certificate-checked');
    expect(complaints).toEqual([]);
    await learner.close();
  });
});
