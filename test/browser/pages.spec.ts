import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useBrowser } from '../setup/browser.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

describe('addresses', () => {
  it.each([
    ['/nowhere', '/login'],
    ['/navigation/elsewhere', '/login'],
    ['/all-quizes', '/login'],
  ])('%s leads to %s without a log-in', async (from, to) => {
    const { page, context } = await visit();
    await page.goto(from);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(to);
    await context.close();
  });

  it.each(['/all-quizes', '/navigation/create-exam', '/', '/nowhere'])(
    '%s shows the list',
    async (from) => {
      const { page, context } = await enter(from);
      await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
      await context.close();
    },
  );

  it('of a quiz that is not there say so', async () => {
    const { page, context } = await enter(
      '/navigation/quiz-detail/00000000-0000-4000-8000-000000000000',
    );
    await page.getByText('No quiz details available').waitFor();
    await context.close();
  });
});
