import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';

/** Staff preview their own exam as a candidate, and leave no trace. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
const TRACES = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { invited registered started running submitted }
  examEvents(quizId: $quizId) { totalCount items { id } }
}`;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

async function preview(quizId: string): Promise<Page> {
  const { url } = (await owner.ask(PREVIEW, { quizId }))['previewExam'] as { url: string };
  expect(url).toMatch(/^https:\/\/exams\.example\.org\/take#[\w-]{54}$/);
  const token = url.split('#')[1] ?? '';
  return new Page({ token, api: app.api.as(token) });
}

const textsOf = (page: Page): unknown[] => page.questions.map(({ text }) => text as string);

describe('previewExam', () => {
  it('shows the quiz as it is now, submitted or not', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [mcq('First?')]);
    const early = await preview(quizId);
    await addQuestions(owner, quizId, [mcq('Second?')]);
    const later = await preview(quizId);
    for (const page of [early, later]) expect((await page.open()).status).toBe(200);
    expect([textsOf(early), textsOf(later)]).toEqual([['First?'], ['First?', 'Second?']]);
    expect(early.sitting['attempt']).toMatchObject({ isPreview: true });
    expect(
      await app.sql('SELECT FROM paper_revisions WHERE quiz_id = $1 AND number > 0', [quizId]),
    ).toEqual([]);
  });

  it('has no window, and any number of attempts', async () => {
    const { quizId } = await exam(app, owner, {
      questions: [anyMcq],
      rules: { closes_at: '2020-01-01' },
    });
    const page = await preview(quizId);
    for (const number of [1, 2, 3]) {
      expect((await page.open()).body).toMatchObject({ attempt: { number, deadlineAt: null } });
      expect((await page.submit({ entries: [page.entry(0)] })).status).toBe(200);
    }
    expect(await page.lobby()).toMatchObject({
      candidate: { name: null, email: null, isPreview: true },
      exam: { state: 'OPEN', questionCount: 1 },
      mayStart: true,
    });
  });

  it('leaves no trace in what staff see of the exam', async () => {
    const { quizId, code } = await exam(app, owner);
    const before = await owner.ask(TRACES, { quizId });
    const page = await preview(quizId);
    await page.open();
    await page.submit();
    expect(await owner.ask(TRACES, { quizId })).toEqual(before);
    const input = { attemptId: page.id, reason: 'It is none' };
    const handIn = 'mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { id } }';
    expect((await owner.refused(handIn, { input })).extensions.code).toBe('ATTEMPT_NOT_FOUND');
    await new Page(await candidate(app, code, 'Ada')).open();
    expect((await owner.ask(TRACES, { quizId }))['examProgress']).toMatchObject({
      registered: 1,
      running: 1,
    });
  });

  it('requires a question, and not too many', async () => {
    const quizId = await quiz(owner);
    const code = async (): Promise<string> =>
      (await owner.refused(PREVIEW, { quizId })).extensions.code;
    expect(await code()).toBe('QUIZ_IS_EMPTY');
    await app.sql('UPDATE quizzes SET question_count = 1001 WHERE id = $1', [quizId]);
    expect(await code()).toBe('EXAM_TOO_LONG');
  });

  it('is deleted after a day, and nothing else with it', async () => {
    const { quizId, code } = await exam(app, owner);
    await addQuestions(owner, quizId, [anyMcq]);
    const learner = new Page(await candidate(app, code, 'Ada'));
    await learner.open();
    const [old, fresh] = [await preview(quizId), await preview(quizId)];
    for (const page of [old, fresh]) await page.open();
    const yesterday = `UPDATE candidates SET created_at = now() - interval '25 hours' WHERE id =
      (SELECT candidate_id FROM attempts WHERE id = $1)`;
    await app.sql(yesterday, [old.id]);
    await app.sql(`UPDATE paper_revisions SET created_at = now() - interval '25 hours'`);
    await app.sweep();
    const left = async (): Promise<Data[]> =>
      app.sql('SELECT id FROM attempts WHERE quiz_id = $1 ORDER BY started_at', [quizId]);
    await expect.poll(left).toEqual([{ id: learner.id }, { id: fresh.id }]);
    const revisions = 'SELECT number FROM paper_revisions WHERE quiz_id = $1 ORDER BY number';
    expect(await app.sql(revisions, [quizId])).toEqual([{ number: 1 }, { number: null }]);
    await app.sql(yesterday, [fresh.id]);
    await app.sweep();
    await expect.poll(async () => app.sql(revisions, [quizId])).toEqual([{ number: 1 }]);
    expect(await old.open()).toMatchObject({ status: 401 });
  });
});
