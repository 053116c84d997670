import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, sitting, storedResponses } from '../setup/attempts.js';
import { candidate, exam, setRules, type Exam, type CandidateAccess } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** When an exam can be started, and when an attempt ends by itself. */
const app = useApplication();

const questions = ['One?', 'Two?'].map((text) => mcq(text, ['a', 'b', 'c'], 2));

let owner: Person;
let openExam: Exam;
beforeAll(async () => {
  owner = await person(app);
  openExam = await exam(app, owner.api, { questions });
});

const learner = async (of = openExam): Promise<CandidateAccess> => candidate(app, of.code, 'Ada');

describe('the window', () => {
  const opened = async (rules: object) => {
    const other = await exam(app, owner.api, { questions });
    const page = new Page(await learner(other));
    await setRules(app, other.quizId, { ...rules });
    return { other, page, lobby: await page.lobby(), reply: await page.open() };
  };

  it('has not opened: the refusal names the time, with its zone', async () => {
    const { lobby, reply } = await opened({ opens_at: '2100-01-02T03:04:00Z' });
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'EXAM_NOT_OPEN_YET',
        message: expect.stringMatching(/^This exam opens on 2 January 2100 at \d\d:\d\d \(.+\)\.$/),
      },
    });
    expect(lobby).toMatchObject({
      mayStart: false,
      whyNot: 'EXAM_NOT_OPEN_YET',
      exam: { state: 'NOT_YET' },
    });
  });

  it('has closed', async () => {
    const { lobby, reply } = await opened({ closes_at: '2020-01-01T00:00:00Z' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'EXAM_CLOSED' } });
    expect(lobby).toMatchObject({ whyNot: 'EXAM_CLOSED', exam: { state: 'CLOSED' } });
  });

  it('can be set for one candidate', async () => {
    const { other, page, reply } = await opened({ closes_at: '2020-01-01T00:00:00Z' });
    expect(reply.status).toBe(409);
    await app.sql(`UPDATE candidates SET closes_at = '2100-01-01T00:00:00Z' WHERE quiz_id = $1`, [
      other.quizId,
    ]);
    expect((await page.open()).status).toBe(200);
    expect(page.sitting['attempt'].deadlineAt).toBe('2100-01-01T00:00:00.000Z');
  });

  it('ends an attempt before its minutes do', async () => {
    const { other, page } = await opened({ closes_at: '2020-01-01T00:00:00Z' });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [other.quizId]);
    await setRules(app, other.quizId, { closes_at: new Date(Date.now() + 600_000) });
    await page.open();
    const { startedAt, deadlineAt } = page.sitting['attempt'];
    expect(Date.parse(deadlineAt) - Date.parse(startedAt)).toBeLessThan(601_000);
  });

  it("ends with the exam's minutes and the candidate's extra time", async () => {
    const other = await exam(app, owner.api, { questions });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [other.quizId]);
    const page = new Page(await learner(other));
    await app.sql('UPDATE candidates SET extra_time_percent = 25 WHERE quiz_id = $1', [
      other.quizId,
    ]);
    expect((await page.lobby())['exam'].durationMinutes).toBe(37.5);
    await page.open();
    const { startedAt, deadlineAt } = page.sitting['attempt'];
    expect(Date.parse(deadlineAt) - Date.parse(startedAt)).toBe(37.5 * 60_000);
  });

  it.each([
    ['inactive', `status = 'INACTIVE'`],
    ['taken back', 'is_completed = false'],
    ['deleted', 'deleted_at = now()'],
  ])('is closed when the quiz is %s, and running attempts go on', async (_what, change) => {
    const other = await exam(app, owner.api, { questions });
    const running = await sitting(await learner(other));
    const late = new Page(await learner(other));
    await app.sql(`UPDATE quizzes SET ${change} WHERE id = $1`, [other.quizId]);
    expect(await late.open()).toMatchObject({ status: 409, body: { code: 'EXAM_UNAVAILABLE' } });
    expect((await running.save([running.entry(0)])).status).toBe(200);
    expect((await running.open()).status).toBe(200);
    expect((await running.submit()).status).toBe(200);
  });
});

describe('a deadline', () => {
  it('accepts for ten more seconds what was on its way', async () => {
    const requests = [
      async (page: Page) => page.save([page.entry(0)]),
      async (page: Page) => page.open(),
    ];
    for (const request of requests) {
      // Two seconds are left. A machine that stalls for longer gets another attempt.
      const status = async (): Promise<number> => {
        const page = await sitting(await learner());
        await moveDeadline(app, page.id, -8);
        return (await request(page)).status;
      };
      await expect.poll(status).toBe(200);
    }
  });

  it('ends an attempt after that: the next request submits what is saved', async () => {
    const meets = [
      async (page: Page) => (await page.save([page.entry(1)])).body['current'],
      async (page: Page) => {
        const late = page.entry(1);
        const { body } = await page.submit({ entries: [late] });
        expect(body['refused']).toMatchObject([{ questionId: late.questionId }]);
        return body['receipt'] as unknown;
      },
      async (page: Page) => (await page.clock()).body['receipt'],
      async (page: Page) => {
        // A worker may have submitted it a moment before; either way nothing goes on.
        expect((await page.open()).status).toBe(409);
        return (await page.clock()).body['receipt'] as unknown;
      },
    ];
    for (const meet of meets) {
      const page = await sitting(await learner());
      await page.save([page.entry(0)]);
      await moveDeadline(app, page.id, -11);
      expect(await meet(page)).toMatchObject({ submittedBy: 'TIME', answered: 1 });
      expect((await storedResponses(app, page.id)).size).toBe(1);
    }
    const page = await sitting(await learner());
    await moveDeadline(app, page.id, -11);
    expect((await page.lobby())['attempts']).toMatchObject([{ submittedBy: 'TIME' }]);
  });
});
