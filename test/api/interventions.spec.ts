import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, sitting, storedResponses } from '../setup/attempts.js';
import { candidate, closeExam, exam, setRules, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { EXTEND_ALL } from '../setup/interventions.js';
import { mcq } from '../setup/questions.js';

/** Staff watch a running exam, and intervene. */
const app = useApplication();

const FIELDS = 'id number startedAt deadlineAt lastSavedAt submittedAt submittedBy';
const EXTEND = `mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { ${FIELDS} } }`;
const REOPEN = `mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { ${FIELDS} } }`;
const HAND_IN = `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { ${FIELDS} } }`;
const PROGRESS = 'query ($quizId: ID!) { examProgress(quizId: $quizId) { running } }';
const EVENTS = `query ($quizId: ID!, $page: Int! = 1, $pageSize: Int! = 100) {
  examEvents(quizId: $quizId, page: $page, pageSize: $pageSize) {
    items { id kind attemptId candidateName actorName reason minutes at } totalCount totalPages
  }
}`;
const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
const reason = 'The fire alarm went off';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** An exam of thirty minutes, and a candidate who is taking it. */
async function startedExam(name = 'Ada'): Promise<{ openExam: Exam; page: Page }> {
  const openExam = await exam(app, owner, { questions });
  await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [openExam.quizId]);
  return { openExam, page: await sitting(await candidate(app, openExam.code, name)) };
}

const codeOf = async (api: Api, text: string, input: object): Promise<string> =>
  (await api.refused(text, { input })).extensions.code;

async function eventsOf(quizId: string): Promise<Data[]> {
  return (await owner.ask(EVENTS, { quizId }))['examEvents'].items as Data[];
}

const deadlineOf = async (page: Page): Promise<number> =>
  Date.parse((await page.clock()).body['deadlineAt'] as string);

describe('extendTime', () => {
  it('moves a deadline, and records who did it and why', async () => {
    const { openExam, page } = await startedExam();
    const before = await deadlineOf(page);
    const { extendTime } = await owner.ask(EXTEND, {
      input: { attemptId: page.id, minutes: 10, reason: ` ${reason} ` },
    });
    expect(await deadlineOf(page)).toBe(before + 600_000);
    expect(Date.parse(extendTime.deadlineAt as string)).toBe(before + 600_000);
    expect(await eventsOf(openExam.quizId)).toMatchObject([
      {
        kind: 'EXTENDED',
        attemptId: page.id,
        candidateName: 'Ada',
        actorName: 'Ada Byron',
        reason,
        minutes: 10,
      },
      { kind: 'STARTED', actorName: null, reason: null, minutes: null },
    ]);
    // It stays when the exam closes later than that.
    await closeExam(app, owner, openExam.quizId, new Date(Date.now() + 3_600_000));
    expect(await deadlineOf(page)).toBe(before + 600_000);
  });

  it('lets an attempt continue that has just run out', async () => {
    // If it is extended only after the grace period, another attempt is made.
    const extended = async (): Promise<number> => {
      const { page } = await startedExam();
      await moveDeadline(app, page.id, -1);
      const end = await deadlineOf(page);
      await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 1, reason } });
      expect(await deadlineOf(page)).toBe(end + 60_000);
      return (await page.save([page.entry(0)])).status;
    };
    await expect.poll(extended).toBe(200);
  });

  it('requires an attempt that runs and has a deadline', async () => {
    const { page } = await startedExam();
    await app.sql('UPDATE attempts SET deadline_at = NULL WHERE id = $1', [page.id]);
    const input = { attemptId: page.id, minutes: 1, reason };
    expect(await codeOf(owner, EXTEND, input)).toBe('NO_DEADLINE');
    await page.submit();
    expect(await codeOf(owner, EXTEND, input)).toBe('ATTEMPT_ENDED');
  });
});

describe('extendTimeForAll', () => {
  it('moves every deadline, each with an event, and no other exam’s', async () => {
    const { openExam, page } = await startedExam();
    const second = await sitting(await candidate(app, openExam.code, 'Grace'));
    const ended = await sitting(await candidate(app, openExam.code, 'Mary'));
    await ended.submit();
    const elsewhere = (await startedExam()).page;
    const before = await Promise.all([page, second, elsewhere].map(deadlineOf));
    const input = { quizId: openExam.quizId, minutes: 5, reason };
    expect(await owner.ask(EXTEND_ALL, { input })).toEqual({ extendTimeForAll: { count: 2 } });
    const after = await Promise.all([page, second, elsewhere].map(deadlineOf));
    expect(after.map((time, place) => time - (before[place] ?? 0))).toEqual([300_000, 300_000, 0]);
    const events = (await eventsOf(openExam.quizId)).filter(({ kind }) => kind === 'EXTENDED');
    expect(events.map(({ attemptId }) => attemptId as string).sort()).toEqual(
      [page.id, second.id].sort(),
    );
  });
});

describe('reopenAttempt', () => {
  it('lets an attempt continue where it was, for a number of minutes, and marks it again', async () => {
    const { openExam, page } = await startedExam();
    const wrong = page.questions[0]?.['options'][1].id as string;
    const right = page.questions[0]?.['options'][0].id as string;
    await page.submit({ entries: [page.entry(0, { response: { optionId: wrong } })] });
    const first = (await page.clock()).body['receipt'] as Data;
    expect((await page.lobby())['attempts']).toMatchObject([{ score: 0 }]);
    const input = { attemptId: page.id, minutes: 7, reason };
    const { reopenAttempt } = await owner.ask(REOPEN, { input });
    expect(reopenAttempt).toMatchObject({ submittedAt: null, submittedBy: null });
    const left = Date.parse(reopenAttempt.deadlineAt as string) - Date.now();
    expect(left).toBeGreaterThan(6 * 60_000);
    expect(left).toBeLessThanOrEqual(7 * 60_000 + 1_000);
    // What was on its way to the first submission comes too late.
    expect(await page.save([page.entry(1)])).toMatchObject({ body: { code: 'LEASE_LOST' } });
    await page.open();
    expect(page.sitting['responses']).toMatchObject([{ response: { optionId: wrong } }]);
    const { body } = await page.submit({
      entries: [page.entry(0, { response: { optionId: right } })],
    });
    expect(body['receipt'].hash).not.toBe(first['hash']);
    expect((await page.lobby())['attempts']).toMatchObject([{ number: 1, score: 1 }]);
    expect(await eventsOf(openExam.quizId)).toMatchObject([
      { kind: 'SUBMITTED' },
      { kind: 'REOPENED', actorName: 'Ada Byron', reason, minutes: 7 },
      { kind: 'SUBMITTED' },
      { kind: 'STARTED' },
    ]);
    const kept = `SELECT details->>'hash' AS hash FROM exam_events WHERE attempt_id = $1 AND kind = 'REOPENED'`;
    expect(await app.sql(kept, [page.id])).toEqual([{ hash: first['hash'] }]);
  });

  it('requires a submitted attempt, and no other running one', async () => {
    const { openExam, page } = await startedExam();
    const input = { attemptId: page.id, minutes: 1, reason };
    expect(await codeOf(owner, REOPEN, input)).toBe('ATTEMPT_RUNNING');
    await page.submit();
    await setRules(app, openExam.quizId, { attempts_allowed: 2 });
    await page.open();
    expect(page.sitting['attempt'].number).toBe(2);
    expect(await codeOf(owner, REOPEN, input)).toBe('ATTEMPT_RUNNING');
  });
});

describe('submitAttempt', () => {
  it('submits what is saved', async () => {
    const { openExam, page } = await startedExam();
    await page.save([page.entry(0)]);
    const input = { attemptId: page.id, reason };
    const { submitAttempt } = await owner.ask(HAND_IN, { input });
    expect(submitAttempt).toMatchObject({ id: page.id, submittedBy: 'STAFF' });
    expect(await page.save([page.entry(1)])).toMatchObject({
      body: { code: 'ATTEMPT_ENDED', current: { submittedBy: 'STAFF', answered: 1 } },
    });
    expect((await eventsOf(openExam.quizId))[0]).toMatchObject({
      kind: 'SUBMITTED_BY_STAFF',
      reason,
    });
    expect(await codeOf(owner, HAND_IN, input)).toBe('ATTEMPT_ENDED');
    expect((await storedResponses(app, page.id)).size).toBe(1);
  });
});

describe('every intervention', () => {
  it.each([
    [EXTEND, { minutes: 0 }, 'minutes'],
    [EXTEND, { minutes: 1_441 }, 'minutes'],
    [EXTEND, { reason: ' ' }, 'reason'],
    [EXTEND, { reason: 'x'.repeat(501) }, 'reason'],
    [REOPEN, { minutes: 0 }, 'minutes'],
    [REOPEN, { reason: '' }, 'reason'],
  ])('rejects %s %j', async (text, change, path) => {
    const { page } = await startedExam();
    const input = { attemptId: page.id, minutes: 5, reason, ...change };
    expect((await owner.refused(text, { input })).extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path }],
    });
  });

  it('requires a reason to submit an attempt and to extend time for all', async () => {
    const { openExam, page } = await startedExam();
    expect(await codeOf(owner, HAND_IN, { attemptId: page.id, reason: '' })).toBe('VALIDATION');
    const input = { quizId: openExam.quizId, minutes: 0, reason };
    expect(await codeOf(owner, EXTEND_ALL, input)).toBe('VALIDATION');
  });

  it("does not find another institute's attempt, or an invalid id", async () => {
    const { openExam, page } = await startedExam();
    for (const attemptId of [page.id, 'x', '00000000-0000-4000-8000-000000000000']) {
      const input = { attemptId, minutes: 5, reason };
      expect(await codeOf(stranger, EXTEND, input)).toBe('ATTEMPT_NOT_FOUND');
      expect(await codeOf(stranger, REOPEN, input)).toBe('ATTEMPT_NOT_FOUND');
      expect(await codeOf(stranger, HAND_IN, { attemptId, reason })).toBe('ATTEMPT_NOT_FOUND');
    }
    const { quizId } = openExam;
    expect(await codeOf(stranger, EXTEND_ALL, { quizId, minutes: 5, reason })).toBe(
      'QUIZ_NOT_FOUND',
    );
    for (const text of [PROGRESS, EVENTS])
      expect((await stranger.refused(text, { quizId })).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await page.clock()).body).toMatchObject({ submittedAt: null });
  });
});

describe('Candidate.attempts', () => {
  it('lists the attempts of each candidate, oldest first', async () => {
    const { openExam, page } = await startedExam();
    await candidate(app, openExam.code, 'Not yet');
    await page.save([page.entry(0)]);
    await page.submit();
    await setRules(app, openExam.quizId, { attempts_allowed: 2 });
    await page.open();
    const list = `query ($quizId: ID!) {
      candidates(quizId: $quizId, sort: OLDEST) { items { name attempts { ${FIELDS} } } }
    }`;
    const { items } = (await owner.ask(list, { quizId: openExam.quizId }))['candidates'];
    const lastSavedAt = expect.any(String) as string;
    expect(items).toMatchObject([
      {
        name: 'Ada',
        attempts: [
          { number: 1, submittedBy: 'LEARNER', lastSavedAt },
          { id: page.id, number: 2, submittedAt: null, lastSavedAt: null },
        ],
      },
      { name: 'Not yet', attempts: [] },
    ]);
  });
});

describe('examEvents', () => {
  it('is paged, newest first', async () => {
    const { openExam, page } = await startedExam('Zoë');
    await new Page(page.candidate).open();
    await page.open();
    const part = { quizId: openExam.quizId, pageSize: 2 };
    const { items, totalCount, totalPages } = (await owner.ask(EVENTS, part))['examEvents'];
    expect([totalCount, totalPages]).toEqual([3, 2]);
    expect(items).toMatchObject([
      { kind: 'TAKEN_OVER', candidateName: 'Zoë' },
      { kind: 'TAKEN_OVER' },
    ]);
    const last = (await owner.ask(EVENTS, { ...part, page: 2 }))['examEvents'].items;
    expect(last).toMatchObject([{ kind: 'STARTED' }]);
  });
});
