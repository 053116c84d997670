import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import { candidate, exam } from '../setup/exams.js';
import { mcq } from '../setup/questions.js';
import { seedAttempts } from '../setup/seeded-attempts.js';

/** Staff watch an exam: bubbles fill as learners save, and who needs help comes first. */
const app = useApplication();
const { enter } = useBrowser(app);
const questions = ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map((text) => mcq(text));

describe('the bubble sheet', () => {
  it('fills as a learner saves, and puts who needs help first', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany', questions });
    const [asha, zoe] = [
      await sitting(await candidate(app, code, 'Asha Rao')),
      await sitting(await candidate(app, code, 'Zoë')),
    ];
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`/navigation/exam/${quizId}/running`);
    const attempts = table(page, 'Attempts');
    const rows = attempts.getByRole('row');
    const rowOf = (name: string) => attempts.getByRole('row', { name: new RegExp(name) });
    const filledOf = async (name: string): Promise<number> => {
      const path = await rowOf(name)
        .locator('[data-label="Answered"] path')
        .last()
        .getAttribute('d');
      return (path ?? '').split('M').length - 1;
    };
    await rowOf('Asha Rao').getByText('0 of 5', { exact: true }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await zoe.save([zoe.entry(0), zoe.entry(3)]);
    await rowOf('Zoë').getByText('2 of 5', { exact: true }).waitFor();
    expect(await filledOf('Zoë')).toBe(2);
    expect(await filledOf('Asha Rao')).toBe(0);
    expect(loads).toBe(1);
    expect(await rows.nth(1).innerText()).toContain('Asha Rao');

    // Nothing is heard of Zoë's page any more: the next look finds out.
    const earlier = `WITH p AS (UPDATE attempt_presence SET last_seen_at = now() - interval '1 hour'
        WHERE attempt_id = $1)
      UPDATE attempts SET started_at = now() - interval '1 hour', last_saved_at = now() - interval '1 hour'
      WHERE id = $1`;
    await app.sql(earlier, [zoe.id]);
    await rowOf('Zoë').getByText('The connection was lost').waitFor();
    await rowOf('Zoë').getByText('No connection').waitFor();
    expect(await rows.nth(1).innerText()).toContain('Zoë');
    await inspect(page, 'exam-bubble-sheet', { moved: 'a learner needs help' });

    // On a phone only who needs help, with the counts; everybody is one button away.
    await page.setViewportSize({ width: 390, height: 844 });
    await rowOf('Asha Rao').waitFor({ state: 'detached' });
    await rowOf('Zoë').getByText('The connection was lost').waitFor();
    const counts = page.locator('dl');
    await counts.getByText('Need help').waitFor();
    await counts.getByText('Running').waitFor();
    await button(page, 'Show everyone (2)').click();
    await rowOf('Asha Rao').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await asha.submit();
    await attempts.getByText('by the learner').waitFor();
    await page.getByLabel('Learners shown').selectOption('Submitted (1)');
    await rowOf('Zoë').waitFor({ state: 'detached' });
    await rowOf('Asha Rao').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has a thousand learners, of whom those in view are on the page', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany', questions });
    await seedAttempts(app.databaseUrl, quizId, 1_000);
    await page.goto(`/navigation/exam/${quizId}/running`);
    const attempts = table(page, 'Attempts');
    await attempts.waitFor();
    expect(await attempts.getAttribute('aria-rowcount')).toBe('1001');
    expect(await attempts.getByRole('row').count()).toBeLessThan(200);
    const last = attempts.locator('tr[aria-rowindex="1001"]');
    expect(await last.count()).toBe(0);
    const scroll = async (): Promise<number> => {
      await attempts.locator('tbody').last().scrollIntoViewIfNeeded();
      return last.count();
    };
    await expect.poll(scroll).toBe(1);
    await page.getByLabel('Search by name or roll number').fill('Ada Byron 6');
    // 6, 16 and so on have the same name: only one of them has exactly this number.
    await expect.poll(async () => attempts.getByRole('row').count()).toBeLessThan(30);
    await attempts.getByText('Ada Byron 6', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
