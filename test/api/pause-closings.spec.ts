import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { Page, sitting } from '../setup/attempts.js';
import {
  call,
  candidate,
  closeExam,
  exam,
  setRules,
  type CandidateAccess,
  type Exam,
} from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import { RESUME, about, lengthenPause, pauseExam } from '../setup/pauses.js';
import { mcq } from '../setup/questions.js';

/** An exam does not close while it is paused: whoever has not started loses no time either. */
const app = useApplication();

const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
const MINUTE = 60_000;
/** Of the exam after the pause has begun, and of the pause, in minutes: it would have closed meanwhile. */
const [LEFT, PAUSED] = [5, 20];
const RULES = `query ($quizId: ID!) {
  exam(quizId: $quizId) { state pausedAt rules { closesAt version } findings { code } }
}`;
const UPDATE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { rules { closesAt version } }
}`;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const fromNow = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE);
/** Times move by the time that the test takes, too. */

/** An exam of an hour that closes in some minutes. */
async function closing(minutes: number | null, rules: object = {}): Promise<Exam> {
  const closesAt = minutes === null ? null : fromNow(minutes);
  const given = await exam(app, owner, { questions, rules: { closes_at: closesAt, ...rules } });
  await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [given.quizId]);
  return given;
}

/** The exam has been paused for `PAUSED` minutes, at a time when it would be open for `LEFT` minutes. */
async function pausedPastClosing(given: Exam): Promise<void> {
  await pauseExam(owner, given.quizId);
  await lengthenPause(app, given.quizId, PAUSED);
  await setRules(app, given.quizId, { closes_at: fromNow(LEFT - PAUSED) });
}

const resume = async ({ quizId }: Exam): Promise<Data> =>
  (await owner.ask(RESUME, { input: { quizId } }))['resumeExam'] as Data;

const read = async ({ quizId }: Exam): Promise<Data> =>
  (await owner.ask(RULES, { quizId }))['exam'] as Data;

/** Minutes until a time that was returned. */
const until = (time: unknown): number => (Date.parse(time as string) - Date.now()) / MINUTE;

const lobbyOf = async (learner: CandidateAccess): Promise<Data> => new Page(learner).lobby();

async function arrange({ quizId }: Exam, name: string, changes: object): Promise<void> {
  const [row] = await app.sql(
    `SELECT c.id FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $1 AND l.name = $2`,
    [quizId, name],
  );
  await owner.ask(SET_ACCOMMODATIONS, { input: { candidateId: row?.['id'], ...changes } });
}

describe('an exam that is paused past its closing', () => {
  it('lets learners start once it goes on, for as long as was left', async () => {
    const given = await closing(LEFT);
    const learner = await candidate(app, given.code, 'Ada');
    await pausedPastClosing(given);
    expect(await lobbyOf(learner)).toMatchObject({
      mayStart: false,
      whyNot: 'EXAM_PAUSED',
      exam: { state: 'OPEN' },
    });
    const paused = await read(given);
    expect(paused).toMatchObject({ state: 'OPEN', pausedAt: expect.any(String) as string });
    expect((paused['findings'] as Data[]).map(({ code }) => code as string)).not.toContain(
      'CLOSED',
    );
    const resumed = await resume(given);
    expect(until(resumed['closesAt'])).toEqual(about(LEFT));
    expect(await lobbyOf(learner)).toMatchObject({ mayStart: true, exam: { state: 'OPEN' } });
    const page = await sitting(learner);
    expect(until(page.sitting['attempt'].deadlineAt)).toEqual(about(LEFT));
  });

  it('counts the version of its rules, so that an open form does not take the closing back', async () => {
    const given = await closing(LEFT);
    const { rules: before } = await read(given);
    await pausedPastClosing(given);
    await resume(given);
    const { rules } = await read(given);
    expect(rules.version).toBe((before.version as number) + 1);
    const { quizId } = given;
    const refused = await owner.refused(UPDATE, { input: { quizId, ...before } });
    expect(refused.extensions).toMatchObject({ code: 'STALE_VERSION', current: rules });
    const [resumed] = (await auditLog(owner, { quizId })).filter(
      ({ action }) => action === 'EXAM_RESUMED',
    );
    expect(resumed?.['details']).toContainEqual(
      expect.objectContaining({ name: 'closesAt', to: rules.closesAt }),
    );
  });

  it('takes registrations, and says that it is paused', async () => {
    const given = await closing(LEFT);
    await pausedPastClosing(given);
    const front = await call(app.api, `/attempts/exam/${given.code}`);
    expect(front.body).toMatchObject({ state: 'OPEN', pausedAt: expect.any(String) as string });
    expect((await lobbyOf(await candidate(app, given.code, 'Ada')))['whyNot']).toBe('EXAM_PAUSED');
  });

  it('shows neither scores nor keys that wait for its closing', async () => {
    const given = await closing(LEFT, { review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    await page.submit();
    await pausedPastClosing(given);
    const review = async (): Promise<unknown> =>
      (await call(page.candidate.api, `/attempts/${page.id}/review`)).body['code'];
    expect(await review()).toBe('REVIEW_NOT_ALLOWED');
    expect((await page.lobby())['attempts']).toMatchObject([{ isReviewable: false }]);
    await resume(given);
    await setRules(app, given.quizId, { closes_at: fromNow(-1) });
    expect(await review()).toBeUndefined();
  });

  it('says when scores are shown by the part of the pause after the opening', async () => {
    const rules = { review_content: 'SCORE', review_time: 'AFTER_CLOSING', opens_at: fromNow(10) };
    const given = await closing(60, rules);
    const learner = await candidate(app, given.code, 'Ada');
    await arrange(given, 'Ada', { opensAt: fromNow(-40), closesAt: fromNow(LEFT) });
    const page = await sitting(learner);
    await page.submit();
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    const { body } = await call(page.candidate.api, `/attempts/${page.id}/review`);
    expect(body).toMatchObject({ code: 'REVIEW_NOT_ALLOWED' });
    expect(until(body['current'].from)).toEqual(about(60));
  });

  it('shows no keys by a date, as long as somebody may start after the pause', async () => {
    const date = { review_time: 'ON_DATE', releases_at: fromNow(-1) };
    const given = await closing(LEFT, { review_content: 'KEY', ...date });
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    await page.submit();
    await pausedPastClosing(given);
    const { body } = await call(page.candidate.api, `/attempts/${page.id}/review`);
    expect(body).toMatchObject({ content: 'SCORE' });
  });
});

describe('a date of results that the closing would pass', () => {
  /** By a date some minutes from now, while others may start until the closing. */
  async function keyBy(minutes: number, rules: object = {}): Promise<Exam> {
    const date = { review_time: 'ON_DATE', releases_at: fromNow(minutes), ...rules };
    return closing(LEFT, { review_content: 'KEY', ...date });
  }

  it('moves to the closing, so that nobody sees the key while others may start', async () => {
    const given = await keyBy(LEFT + 1);
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    await page.submit();
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    const { closesAt, releasesAt } = await resume(given);
    expect(until(closesAt)).toEqual(about(LEFT + PAUSED));
    expect(releasesAt).toBe(closesAt);
    // Past the date as it was, before the closing.
    await app.sql(
      `UPDATE exam_rules SET releases_at = releases_at - $2::interval,
      closes_at = closes_at - $2::interval WHERE quiz_id = $1`,
      [given.quizId, `${LEFT + 2} minutes`],
    );
    const { body } = await call(page.candidate.api, `/attempts/${page.id}/review`);
    expect(body['code']).toBe('REVIEW_NOT_ALLOWED');
    const [resumed] = (await auditLog(owner, { quizId: given.quizId })).filter(
      ({ action }) => action === 'EXAM_RESUMED',
    );
    expect(resumed?.['details']).toContainEqual(
      expect.objectContaining({ name: 'releasesAt', to: releasesAt }),
    );
  });

  it.each([
    ['is late enough', LEFT + PAUSED + 5, {}],
    ['is before the closing', LEFT - 1, {}],
    ['does not count', LEFT + 1, { review_time: 'AFTER_CLOSING' }],
    ['is overridden', LEFT + 1, { released_at: new Date() }],
  ])('stays if it %s', async (_, minutes, rules) => {
    const given = await keyBy(minutes, rules);
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resume(given)).toMatchObject({ releasesAt: null });
    const [row] = await app.sql<{ releases_at: Date }>(
      'SELECT releases_at FROM exam_rules WHERE quiz_id = $1',
      [given.quizId],
    );
    expect(until(row?.releases_at.toISOString())).toEqual(about(minutes));
  });
});

describe('when the exam goes on', () => {
  it('the closing moves the deadlines that it makes once, and later closings find the pause', async () => {
    const given = await closing(LEFT);
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    const { closesAt } = await resume(given);
    const deadline = async (): Promise<string> => (await page.clock()).body['deadlineAt'] as string;
    expect(await deadline()).toBe(closesAt);
    expect(until(closesAt)).toEqual(about(LEFT + PAUSED));
    await closeExam(app, owner, given.quizId, fromNow(50));
    expect(until(await deadline())).toEqual(about(50));
    // The hour of the attempt stood still as long as the exam.
    await closeExam(app, owner, given.quizId, null);
    expect(until(await deadline())).toEqual(about(60 + PAUSED));
  });

  it('moves the windows of learners that had not closed', async () => {
    const given = await closing(null);
    const learners: CandidateAccess[] = [];
    for (const name of ['Ada', 'Grace']) learners.push(await candidate(app, given.code, name));
    await setRules(app, given.quizId, { closes_at: fromNow(-PAUSED - 1) });
    await pauseExam(owner, given.quizId);
    await arrange(given, 'Ada', { closesAt: fromNow(LEFT) });
    await arrange(given, 'Grace', { closesAt: fromNow(-PAUSED - LEFT) });
    await lengthenPause(app, given.quizId, PAUSED);
    const [ada, grace] = learners as [CandidateAccess, CandidateAccess];
    expect(await lobbyOf(ada)).toMatchObject({ whyNot: 'EXAM_PAUSED' });
    expect(await lobbyOf(grace)).toMatchObject({ whyNot: 'EXAM_CLOSED' });
    expect(await resume(given)).toMatchObject({ closesAt: null, movedWindows: 1 });
    expect(until((await lobbyOf(ada))['exam'].closesAt)).toEqual(about(LEFT + PAUSED));
    expect(await lobbyOf(grace)).toMatchObject({ whyNot: 'EXAM_CLOSED' });
    expect((await read(given))['rules']).toMatchObject({ version: 1 });
  });

  it('moves no closing past the latest time that rules may have', async () => {
    const given = await closing(null, { closes_at: '2199-12-31T23:59:00Z' });
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resume(given)).toMatchObject({ closesAt: '2200-01-01T00:00:00.000Z' });
  });

  it('leaves a closing whose window opens after the pause, and the version of the rules', async () => {
    const given = await closing(60, { opens_at: fromNow(10) });
    await candidate(app, given.code, 'Ada');
    await arrange(given, 'Ada', { closesAt: fromNow(LEFT + 10) });
    const { rules: before } = await read(given);
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resume(given)).toMatchObject({ count: 0, closesAt: null, movedWindows: 0 });
    expect((await read(given))['rules']).toEqual(before);
  });

  it('moves the closing by the part of the pause after the opening only', async () => {
    const given = await closing(60);
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    await setRules(app, given.quizId, { opens_at: fromNow(-5), closes_at: fromNow(55) });
    expect(until((await resume(given))['closesAt'])).toEqual(about(60));
  });
});
