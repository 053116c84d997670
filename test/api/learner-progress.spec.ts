/** A learner's results across the exams of an institute. */
import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import { exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { invite, LINK } from '../setup/learners.js';
import { anyDescriptive, anyMcq } from '../setup/questions.js';
import { submitAttempt } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const PROGRESS = `query ($learnerId: ID!, $page: Int, $pageSize: Int) {
  learnerProgress(learnerId: $learnerId, page: $page, pageSize: $pageSize) {
    learnerId name email
    attempts {
      items { quizId title result { attemptId learnerId number score maxScore percent isPassed } }
      totalCount totalPages
    }
  }
}`;

/** The learner with this address takes an exam of that title. */
async function takeExam(email: string, title: string, questions: object[]): Promise<Page> {
  const { quizId } = await exam(app, owner.api, { title, questions });
  await invite(owner.api, quizId, [{ name: 'Zoë', email }]);
  const [found] = await app.sql<{ id: string }>('SELECT id FROM candidates WHERE quiz_id = $1', [
    quizId,
  ]);
  const url = (await owner.api.ask(LINK, { id: found?.id }))['candidateLink'].url as string;
  const token = url.split('#')[1] ?? '';
  const page = await sitting({ token, api: app.api.as(token) });
  await page.save(page.questions.map((_, place) => page.entry(place)));
  return page;
}

async function learnerOf({ id }: Page): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `SELECT c.learner_id AS id FROM attempts a JOIN candidates c ON c.id = a.candidate_id
     WHERE a.id = $1`,
    [id],
  );
  return row?.id ?? '';
}

it('lists their submissions, in all exams, newest first', async () => {
  const email = anyEmail();
  const first = await takeExam(email, 'Botany', [anyMcq]);
  await submitAttempt(first);
  const second = await takeExam(email, 'Zoology', [anyDescriptive]);
  await submitAttempt(second);
  await takeExam(email, 'Still running', [anyMcq]);
  const learnerId = await learnerOf(first);
  const read = async (more: object = {}): Promise<Data> =>
    (await owner.api.ask(PROGRESS, { learnerId, ...more }))['learnerProgress'] as Data;
  const all = await read();
  expect(all).toMatchObject({ learnerId, name: 'Zoë', email, attempts: { totalCount: 2 } });
  expect(all['attempts'].items).toMatchObject([
    { title: 'Zoology', result: { attemptId: second.id, learnerId } },
    { title: 'Botany', result: { attemptId: first.id, number: 1 } },
  ]);
  const last = await read({ page: 2, pageSize: 1 });
  expect(last['attempts']).toMatchObject({ totalPages: 2, items: [{ title: 'Botany' }] });
  // A preview is no submission.
  const preview = (is: boolean) =>
    app.sql('UPDATE attempts SET is_preview = $2 WHERE id = $1', [second.id, is]);
  await preview(true);
  expect((await read())['attempts']).toMatchObject({ totalCount: 1, items: [{ title: 'Botany' }] });
  await preview(false);
  const code = async (by: Person['api'], id = learnerId) =>
    (await by.refused(PROGRESS, { learnerId: id })).extensions.code;
  expect(await code(stranger.api)).toBe('LEARNER_NOT_FOUND');
  expect(await code(app.api)).toBe('UNAUTHENTICATED');
  expect(await code(owner.api, 'x')).toBe('LEARNER_NOT_FOUND');
  expect((await owner.api.refused(PROGRESS, { learnerId, pageSize: 101 })).extensions.code).toBe(
    'VALIDATION',
  );
});

it('hides exams that markers mark anonymously, until that is done', async () => {
  const email = anyEmail();
  const page = await takeExam(email, 'Anonymous', [anyDescriptive]);
  await submitAttempt(page);
  const learnerId = await learnerOf(page);
  const marker = await person(app);
  await app.sql(
    `UPDATE users SET role = 'MARKER', institute_id =
      (SELECT institute_id FROM users WHERE email = $2) WHERE email = $1`,
    [marker.email, owner.email],
  );
  await app.sql(
    `INSERT INTO marking_settings (quiz_id, is_anonymous, step)
     SELECT quiz_id, true, 0.5 FROM attempts WHERE id = $1
     ON CONFLICT (quiz_id) DO UPDATE SET is_anonymous = true`,
    [page.id],
  );
  const count = async ({ api }: Person) =>
    (await api.ask(PROGRESS, { learnerId }))['learnerProgress'].attempts.totalCount as number;
  // A learner whom they know from no other exam is not found at all.
  const { extensions } = await marker.api.refused(PROGRESS, { learnerId });
  expect(extensions.code).toBe('MARKING_ANONYMOUS');
  await submitAttempt(await takeExam(email, 'With names', [anyMcq]));
  expect([await count(marker), await count(owner)]).toEqual([1, 2]);
  await app.sql(`UPDATE grades SET outcome = 'RIGHT', marks = '1' WHERE attempt_id = $1`, [
    page.id,
  ]);
  expect(await count(marker)).toBe(2);
});
