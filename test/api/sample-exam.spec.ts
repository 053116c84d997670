import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { todayOf, waitingOf } from '../setup/today.js';

const app = useApplication();

const TITLE = 'Sample exam: World geography';
const ADD = `mutation { addSampleExam {
  id title status isCompleted questionCount creatorName durationMinutes createdAt
  progress { stage learnerCount runningCount submittedCount toMarkCount }
} }`;
const EXAM = `query ($quizId: ID!) {
  exam(quizId: $quizId) {
    code title state revision { number questionCount } hasUnpublishedChanges
    findings { code severity }
  }
  results(quizId: $quizId) { items { name waitingCount submittedAt } totalCount }
  marking(quizId: $quizId) { waitingCount markedCount }
}`;
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
const MOVE_TO_TRASH = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
const add = async (api: Api): Promise<Data> => (await api.ask(ADD))['addSampleExam'] as Data;

describe('addSampleExam', () => {
  it('adds a quiz that is submitted, open, taken by a class and partly marked', async () => {
    const { api } = await person(app);
    const quiz = await add(api);
    expect(quiz).toMatchObject({
      ...{ title: TITLE, status: 'ACTIVE', isCompleted: true, questionCount: 8 },
      ...{ creatorName: 'Ada Byron', durationMinutes: 45 },
      progress: {
        stage: 'OPEN',
        learnerCount: 4,
        runningCount: 0,
        submittedCount: 4,
        toMarkCount: 5,
      },
    });
    const { exam, results, marking } = await api.ask(EXAM, { quizId: quiz['id'] });
    expect(exam).toMatchObject({
      ...{ title: TITLE, state: 'OPEN', hasUnpublishedChanges: false },
      revision: { number: 1, questionCount: 8 },
    });
    expect((exam.findings as Data[]).filter(({ severity }) => severity === 'BLOCKING')).toEqual([]);
    expect(results.totalCount).toBe(4);
    expect(marking).toEqual({ waitingCount: 5, markedCount: 3 });
    expect(await waitingOf(api)).toEqual([['TO_MARK', 5]]);
    // It is no sign that the institute has written an exam.
    expect(await todayOf(api)).toMatchObject({
      ...{ hasSample: true, hasQuestions: false, hasSubmitted: false, hasLearners: false },
    });
    // Its times are those of now, and not of the template.
    const age = Date.now() - Date.parse(quiz['createdAt'] as string);
    expect(Math.abs(age)).toBeLessThan(60_000);
  });

  it('can be previewed, taken by whoever has its link, and deleted', async () => {
    const { api } = await person(app);
    const { id: quizId } = await add(api);
    expect((await api.ask(PREVIEW, { quizId }))['previewExam'].url).toContain('/take');
    const { exam } = await api.ask(EXAM, { quizId });
    const page = await sitting(await candidate(app, exam.code as string, 'Zoe'));
    expect(page.questions).toHaveLength(8);
    expect((await page.submit()).status).toBe(200);
    await api.ask(MOVE_TO_TRASH, { id: quizId });
    expect((await api.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(0);
  });

  it('finds a title that is free, also for two at once', async () => {
    const { api } = await person(app);
    const added = [await add(api), ...(await Promise.all([add(api), add(api)]))];
    const titles = added.map(({ title }) => title as string).sort();
    expect(titles).toEqual([TITLE, `${TITLE} (2)`, `${TITLE} (3)`]);
    for (const { id, title } of added)
      expect((await api.ask(EXAM, { quizId: id }))['exam']).toMatchObject({
        ...{ title, hasUnpublishedChanges: false },
      });
  });

  it('shares nothing with that of another institute', async () => {
    const [one, other] = [await person(app), await person(app)];
    const { id } = await add(one.api);
    await add(other.api);
    const refused = await other.api.refused(EXAM, { quizId: id });
    expect(refused.extensions.code).toBe('QUIZ_NOT_FOUND');
    const found = await app.sql(
      `SELECT count(DISTINCT l.institute_id) AS institutes, count(DISTINCT l.id) AS learners
       FROM candidates c JOIN learners l ON l.id = c.learner_id JOIN users u ON u.id = c.created_by
       WHERE u.email = ANY($1) AND l.institute_id = u.institute_id`,
      [[one.email, other.email]],
    );
    expect(found).toEqual([{ institutes: '2', learners: '8' }]);
  });

  it('has learners without addresses, and leaves nothing of its template', async () => {
    const { api } = await person(app);
    const { id } = await add(api);
    const learners = `SELECT l.email, c.mailed_at AS mailed FROM candidates c
      JOIN learners l ON l.id = c.learner_id WHERE c.quiz_id = $1`;
    expect(await app.sql(learners, [id])).toEqual(
      Array<unknown>(4).fill({ email: null, mailed: null }),
    );
    const left = `SELECT id FROM quizzes q WHERE title = $1
      AND created_by IN (SELECT id FROM users WHERE email NOT LIKE '%@%')`;
    expect(await app.sql(left, [TITLE])).toEqual([]);
  });

  it('is added once by a call that is repeated with its key, and logged', async () => {
    const { api } = await person(app);
    const keyed = api.with({ 'idempotency-key': randomUUID() });
    const [first, second] = [await add(keyed), await add(keyed)];
    expect(second['id']).toBe(first['id']);
    const logged = 'SELECT action FROM audit_events WHERE quiz_id = $1';
    expect(await app.sql(logged, [first['id']])).toEqual([{ action: 'QUIZ_CREATED' }]);
  });

  it('is not for markers', async () => {
    const marker = await colleague(app, await person(app), 'MARKER');
    expect((await marker.api.refused(ADD)).extensions.code).toBe('NOT_ALLOWED');
  });
});
