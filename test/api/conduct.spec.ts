import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, sitting, storedResponses } from '../setup/attempts.js';
import { candidate, closeExam, exam, setRules, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** Staff watch an exam that is being given, and step in. */
const app = useApplication();

const FIELDS = 'id number startedAt deadlineAt lastSavedAt submittedAt submittedBy';
const EXTEND = `mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { ${FIELDS} } }`;
const EXTEND_ALL = 'mutation ($input: ExtendTimeForAllInput!) { extendTimeForAll(input: $input) }';
const REOPEN = `mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { ${FIELDS} } }`;
const HAND_IN = `mutation ($input: HandInAttemptInput!) { handInAttempt(input: $input) { ${FIELDS} } }`;
const PROGRESS = `query ($quizId: ID!) {
  examProgress(quizId: $quizId) { invited registered started running submitted at }
}`;
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

/** An exam of thirty minutes, and somebody who is at it. */
async function running(name = 'Ada'): Promise<{ given: Exam; page: Page }> {
  const given = await exam(app, owner, { questions });
  await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [given.quizId]);
  return { given, page: await sitting(await candidate(app, given.code, name)) };
}

const codeOf = async (api: Api, text: string, input: object): Promise<string> =>
  (await api.refused(text, { input })).extensions.code;

async function eventsOf(quizId: string): Promise<Data[]> {
  return (await owner.ask(EVENTS, { quizId }))['examEvents'].items as Data[];
}

const deadlineOf = async (page: Page): Promise<number> =>
  Date.parse((await page.clock()).body['deadlineAt'] as string);

describe('extendTime', () => {
  it('puts a deadline off, and says who did it and why', async () => {
    const { given, page } = await running();
    const before = await deadlineOf(page);
    const { extendTime } = await owner.ask(EXTEND, {
      input: { attemptId: page.id, minutes: 10, reason: ` ${reason} ` },
    });
    expect(await deadlineOf(page)).toBe(before + 600_000);
    expect(Date.parse(extendTime.deadlineAt as string)).toBe(before + 600_000);
    expect(await eventsOf(given.quizId)).toMatchObject([
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
    await closeExam(app, owner, given.quizId, new Date(Date.now() + 3_600_000));
    expect(await deadlineOf(page)).toBe(before + 600_000);
  });

  it('lets one go on that has just run out', async () => {
    const { page } = await running();
    await moveDeadline(app, page.id, -5);
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 1, reason } });
    expect(await deadlineOf(page)).toBeGreaterThan(Date.now() + 50_000);
    expect((await page.save([page.entry(0)])).status).toBe(200);
  });

  it('is for attempts that run and have a deadline', async () => {
    const { page } = await running();
    await app.sql('UPDATE attempts SET deadline_at = NULL WHERE id = $1', [page.id]);
    const input = { attemptId: page.id, minutes: 1, reason };
    expect(await codeOf(owner, EXTEND, input)).toBe('NO_DEADLINE');
    await page.submit();
    expect(await codeOf(owner, EXTEND, input)).toBe('ATTEMPT_ENDED');
  });
});

describe('extendTimeForAll', () => {
  it('puts every deadline off, each written down, and no other exam’s', async () => {
    const { given, page } = await running();
    const second = await sitting(await candidate(app, given.code, 'Grace'));
    const ended = await sitting(await candidate(app, given.code, 'Mary'));
    await ended.submit();
    const elsewhere = (await running()).page;
    const before = await Promise.all([page, second, elsewhere].map(deadlineOf));
    const input = { quizId: given.quizId, minutes: 5, reason };
    expect(await owner.ask(EXTEND_ALL, { input })).toEqual({ extendTimeForAll: 2 });
    const after = await Promise.all([page, second, elsewhere].map(deadlineOf));
    expect(after.map((time, place) => time - (before[place] ?? 0))).toEqual([300_000, 300_000, 0]);
    const events = (await eventsOf(given.quizId)).filter(({ kind }) => kind === 'EXTENDED');
    expect(events.map(({ attemptId }) => attemptId as string).sort()).toEqual(
      [page.id, second.id].sort(),
    );
  });
});

describe('reopenAttempt', () => {
  it('lets it go on where it was, for so many minutes, and marks it anew', async () => {
    const { given, page } = await running();
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
    expect(await eventsOf(given.quizId)).toMatchObject([
      { kind: 'SUBMITTED' },
      { kind: 'REOPENED', actorName: 'Ada Byron', reason, minutes: 7 },
      { kind: 'SUBMITTED' },
      { kind: 'STARTED' },
    ]);
    const kept = `SELECT details->>'hash' AS hash FROM exam_events WHERE attempt_id = $1 AND kind = 'REOPENED'`;
    expect(await app.sql(kept, [page.id])).toEqual([{ hash: first['hash'] }]);
  });

  it('is for what was submitted, and one at a time', async () => {
    const { given, page } = await running();
    const input = { attemptId: page.id, minutes: 1, reason };
    expect(await codeOf(owner, REOPEN, input)).toBe('ATTEMPT_RUNNING');
    await page.submit();
    await setRules(app, given.quizId, { attempts_allowed: 2 });
    await page.open();
    expect(page.sitting['attempt'].number).toBe(2);
    expect(await codeOf(owner, REOPEN, input)).toBe('ATTEMPT_RUNNING');
  });
});

describe('handInAttempt', () => {
  it('submits what is saved', async () => {
    const { given, page } = await running();
    await page.save([page.entry(0)]);
    const input = { attemptId: page.id, reason };
    const { handInAttempt } = await owner.ask(HAND_IN, { input });
    expect(handInAttempt).toMatchObject({ id: page.id, submittedBy: 'STAFF' });
    expect(await page.save([page.entry(1)])).toMatchObject({
      body: { code: 'ATTEMPT_ENDED', current: { submittedBy: 'STAFF', answered: 1 } },
    });
    expect((await eventsOf(given.quizId))[0]).toMatchObject({ kind: 'HANDED_IN', reason });
    expect(await codeOf(owner, HAND_IN, input)).toBe('ATTEMPT_ENDED');
    expect((await storedResponses(app, page.id)).size).toBe(1);
  });
});

describe('each of them', () => {
  it.each([
    [EXTEND, { minutes: 0 }, 'minutes'],
    [EXTEND, { minutes: 1_441 }, 'minutes'],
    [EXTEND, { reason: ' ' }, 'reason'],
    [EXTEND, { reason: 'x'.repeat(501) }, 'reason'],
    [REOPEN, { minutes: 0 }, 'minutes'],
    [REOPEN, { reason: '' }, 'reason'],
  ])('refuses %s %j', async (text, change, path) => {
    const { page } = await running();
    const input = { attemptId: page.id, minutes: 5, reason, ...change };
    expect((await owner.refused(text, { input })).extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path }],
    });
  });

  it('refuses a hand-in and more time for all without a reason', async () => {
    const { given, page } = await running();
    expect(await codeOf(owner, HAND_IN, { attemptId: page.id, reason: '' })).toBe('VALIDATION');
    const input = { quizId: given.quizId, minutes: 0, reason };
    expect(await codeOf(owner, EXTEND_ALL, input)).toBe('VALIDATION');
  });

  it("does not find somebody else's, or what is none", async () => {
    const { given, page } = await running();
    for (const attemptId of [page.id, 'x', '00000000-0000-4000-8000-000000000000']) {
      const input = { attemptId, minutes: 5, reason };
      expect(await codeOf(stranger, EXTEND, input)).toBe('ATTEMPT_NOT_FOUND');
      expect(await codeOf(stranger, REOPEN, input)).toBe('ATTEMPT_NOT_FOUND');
      expect(await codeOf(stranger, HAND_IN, { attemptId, reason })).toBe('ATTEMPT_NOT_FOUND');
    }
    const { quizId } = given;
    expect(await codeOf(stranger, EXTEND_ALL, { quizId, minutes: 5, reason })).toBe(
      'QUIZ_NOT_FOUND',
    );
    for (const text of [PROGRESS, EVENTS])
      expect((await stranger.refused(text, { quizId })).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await page.clock()).body).toMatchObject({ submittedAt: null });
  });
});

describe('examProgress', () => {
  it('counts candidates and attempts', async () => {
    const { given, page } = await running();
    await candidate(app, given.code, 'Not yet');
    const invited = await candidate(app, given.code, 'Invited');
    await app.sql(
      `UPDATE candidates SET origin = 'INVITED' WHERE learner_id IN
         (SELECT id FROM learners WHERE name = 'Invited') AND quiz_id = $1`,
      [given.quizId],
    );
    await sitting(invited);
    await page.submit();
    expect((await owner.ask(PROGRESS, { quizId: given.quizId }))['examProgress']).toEqual({
      invited: 1,
      registered: 2,
      started: 2,
      running: 1,
      submitted: 1,
      at: expect.any(String) as string,
    });
  });
});

describe('Candidate.attempts', () => {
  it('has those of each candidate, the first first', async () => {
    const { given, page } = await running();
    await candidate(app, given.code, 'Not yet');
    await page.save([page.entry(0)]);
    await page.submit();
    await setRules(app, given.quizId, { attempts_allowed: 2 });
    await page.open();
    const list = `query ($quizId: ID!) {
      candidates(quizId: $quizId, sort: OLDEST) { items { name attempts { ${FIELDS} } } }
    }`;
    const { items } = (await owner.ask(list, { quizId: given.quizId }))['candidates'];
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
  it('has pages, the latest first', async () => {
    const { given, page } = await running('Zoë');
    await new Page(page.learner).open();
    await page.open();
    const part = { quizId: given.quizId, pageSize: 2 };
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
