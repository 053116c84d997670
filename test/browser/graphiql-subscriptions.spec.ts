import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useBrowser } from '../setup/browser.js';
import { person, quiz } from '../setup/factories.js';
import { openEditor, shownResult, write } from '../setup/query-editor.js';

/** The query editor runs subscriptions itself. */
const app = useApplication();
const { visit } = useBrowser(app);

const watching = (quizId: string): string =>
  `subscription { examChanged(quizId: "${quizId}") { quizId at } }`;

/** Runs the subscription in the editor. @returns its request, once it was sent */
async function subscribe(page: Page): Promise<Request | null> {
  // Shortly after typing the editor still has the old text: then the button does nothing.
  let request: Request | null = null;
  await expect
    .poll(async () => {
      const asked = page.waitForRequest(/\/graphql\/stream$/, { timeout: 2_000 });
      const found = asked.catch(() => null);
      await page.getByRole('button', { name: /^Execute query/ }).click();
      return (request = await found);
    })
    .not.toBeNull();
  return request;
}

const result = async (page: Page): Promise<unknown> => {
  const text = await shownResult(page);
  return text.trim() === '' ? null : (JSON.parse(text) as unknown);
};

it('shows the events of a subscription until it is stopped', async () => {
  const { token, api } = await person(app);
  const quizId = await quiz(api);
  const { page, complaints } = await openEditor(visit);
  await write(page, 'Headers', `{"Authorization": "Bearer ${token}"}`);
  await write(page, 'Operation Editor', watching(quizId));
  const request = await subscribe(page);
  await expect.poll(async () => result(page)).toMatchObject({ data: { examChanged: { quizId } } });
  const first = await shownResult(page);
  await expect
    .poll(async () => {
      await app.sql('SELECT pg_notify($1, $2)', ['examwright_events', `exam:${quizId}`]);
      return shownResult(page);
    })
    .not.toBe(first);

  const ended = page.waitForEvent('requestfailed', (one) => one === request);
  await page.getByRole('button', { name: /^Stop query/ }).click();
  await ended;
  await page.getByRole('button', { name: /^Execute query/ }).waitFor();
  const last = await shownResult(page);
  expect(last).toContain(quizId);
  // The next one begins again.
  await subscribe(page);
  await expect.poll(async () => shownResult(page)).not.toBe(last);
  expect(complaints).toEqual([]);
});

it('shows why a subscription is refused', async () => {
  const stranger = await person(app);
  const { api } = await person(app);
  const quizId = await quiz(api);
  const { page } = await openEditor(visit);
  await write(page, 'Operation Editor', watching(quizId));
  await subscribe(page);
  await expect
    .poll(async () => result(page))
    .toMatchObject({
      errors: [
        { message: 'Log in to continue.', extensions: { code: 'UNAUTHENTICATED', status: 401 } },
      ],
    });
  await page.getByRole('button', { name: /^Execute query/ }).waitFor();
  await write(page, 'Headers', `{"Authorization": "Bearer ${stranger.token}"}`);
  await subscribe(page);
  await expect
    .poll(async () => result(page))
    .toMatchObject({ errors: [{ extensions: { code: 'QUIZ_NOT_FOUND' } }] });
});
