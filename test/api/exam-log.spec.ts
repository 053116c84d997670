import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, sitting } from '../setup/attempts.js';
import { call, candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { EXTEND_ALL, REOPEN } from '../setup/interventions.js';
import { pauseExam, resumeExam, sendMessage } from '../setup/pauses.js';
import {
  decide,
  ESSAY,
  FIRST,
  submittedWithLateAnswers,
  question,
  questions,
  SECOND,
} from '../setup/late-answers.js';

/** What the log says of a sitting, and in which order; it claims no more than the server knows. */
const app = useApplication();

const EVENTS = `query ($quizId: ID!, $page: Int, $pageSize: Int! = 100, $source: ExamEventSource,
    $attemptId: ID, $isGrouped: Boolean) {
  examEvents(quizId: $quizId, page: $page, pageSize: $pageSize, source: $source, attemptId: $attemptId,
      isGrouped: $isGrouped) {
    items { id kind takenFrom submittedBy questions reason minutes attemptCount at } totalCount
  }
}`;

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const createExam = async (): Promise<Exam> => exam(app, owner.api, { questions });
const sit = async ({ code }: Exam): Promise<Page> => sitting(await candidate(app, code, 'Anna'));

async function eventsOf({ quizId }: Exam, more: object = {}): Promise<Data[]> {
  return (await owner.api.ask(EVENTS, { quizId, ...more }))['examEvents'].items as Data[];
}

describe('what staff do to all at once', () => {
  it('is one event of the exam, and one of each attempt', async () => {
    const of = await createExam();
    const { quizId } = of;
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const [page] = [await sit(of), await sit(of), await sit(of)];
    const reason = 'Stay seated';
    await sendMessage(owner.api, { quizId, text: reason });
    await sendMessage(owner.api, { quizId, text: reason });
    await sendMessage(owner.api, { quizId, text: reason, attemptId: page.id });
    await pauseExam(owner.api, quizId);
    await resumeExam(owner.api, quizId);
    await owner.api.ask(EXTEND_ALL, { input: { quizId, minutes: 5, reason } });
    const list = { source: 'STAFF', isGrouped: true };
    const ofAll = [
      { kind: 'EXTENDED', minutes: 5, attemptCount: 3 },
      { kind: 'RESUMED', attemptCount: 3 },
      { kind: 'PAUSED', attemptCount: 3 },
      { kind: 'MESSAGE_SENT', attemptCount: 1, reason },
      { kind: 'MESSAGE_SENT', attemptCount: 3, reason },
      { kind: 'MESSAGE_SENT', attemptCount: 3, reason },
    ];
    const { items, totalCount } = (await owner.api.ask(EVENTS, { quizId, ...list }))['examEvents'];
    expect(items).toMatchObject(ofAll);
    expect(totalCount).toBe(ofAll.length);
    const paged = await eventsOf(of, { ...list, pageSize: 2, page: 2 });
    expect(paged).toEqual((items as Data[]).slice(2, 4));
    // With all sources, and where the starts are.
    const all = await eventsOf(of, { isGrouped: true });
    expect(all).toHaveLength(ofAll.length + 3);
    // Ungrouped as ever, and of one attempt its own.
    expect(await eventsOf(of, { source: 'STAFF' })).toHaveLength(16);
    const own = await eventsOf(of, { ...list, attemptId: page.id });
    expect(own.map(({ kind, attemptCount }) => [kind, attemptCount] as unknown[])).toEqual(
      ofAll.map(({ kind }) => [kind, 1]),
    );
  });

  it('is of how many, whoever the learner of the first event is', async () => {
    const of = await createExam();
    await sit(of);
    await sit(of);
    await pauseExam(owner.api, of.quizId);
    // One of them was reopened in the pause: it stood still for a shorter time.
    await app.sql(
      `UPDATE attempts SET paused_at = paused_at - interval '1 minute' WHERE id =
       (SELECT id FROM attempts WHERE quiz_id = $1 ORDER BY id LIMIT 1)`,
      [of.quizId],
    );
    await resumeExam(owner.api, of.quizId);
    const [resumed] = await eventsOf(of, { isGrouped: true });
    expect(resumed).toMatchObject({ kind: 'RESUMED', attemptCount: 2 });
  });
});

describe('what is of learners’ pages', () => {
  it('says that an attempt continues on another one, too', async () => {
    const of = await createExam();
    const page = await sit(of);
    await new Page(page.candidate).open({ browser: 'other' });
    await app.sql(
      `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id)
       SELECT quiz_id, candidate_id, id, 'RETURN_CONFIRMED', created_by FROM attempts WHERE id = $1`,
      [page.id],
    );
    const kinds = (await eventsOf(of, { source: 'PAGE' })).map(({ kind }) => kind as string);
    expect(kinds).toEqual(['RETURN_CONFIRMED', 'TAKEN_OVER']);
  });
});

describe('an attempt that is taken over', () => {
  const takenFrom = async (of: Exam): Promise<unknown[]> =>
    (await eventsOf(of))
      .filter(({ kind }) => kind === 'TAKEN_OVER')
      .map((event) => event['takenFrom'] as unknown)
      .reverse();

  it('continues in the same browser, in another one, or in an unknown one', async () => {
    const of = await createExam();
    const learner = await candidate(app, of.code, 'Anna');
    const open = async (browser?: string): Promise<void> => {
      const { status } = await new Page(learner).open(browser === undefined ? {} : { browser });
      expect(status).toBe(200);
    };
    await open('one');
    await open('one');
    await open('two');
    await open();
    await open('two');
    expect(await takenFrom(of)).toEqual(['SAME_BROWSER', 'OTHER_BROWSER', null, null]);
  });

  it('forgets its browser once it has ended, and starts afresh when it is reopened', async () => {
    const of = await createExam();
    const learner = await candidate(app, of.code, 'Anna');
    const page = new Page(learner);
    await page.open({ browser: 'one' });
    const kept = 'SELECT lease_browser AS browser FROM attempts WHERE id = $1';
    expect(await app.sql(kept, [page.id])).toEqual([
      { browser: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    await page.submit();
    expect(await app.sql(kept, [page.id])).toEqual([{ browser: null }]);
    const input = { attemptId: page.id, minutes: 5, reason: 'By mistake' };
    await owner.api.ask(REOPEN, { input });
    await new Page(learner).open({ browser: 'two' });
    await new Page(learner).open({ browser: 'two' });
    expect(await takenFrom(of)).toEqual(['SAME_BROWSER']);
  });

  it.each(['', 'x'.repeat(65), 'a b'])('ignores an invalid browser name %j', async (browser) => {
    const page = new Page(await candidate(app, (await createExam()).code, 'Anna'));
    const { status, body } = await page.open({ browser });
    expect([status, body['fields']]).toEqual([400, [expect.objectContaining({ path: 'browser' })]]);
  });
});

it('lists events in the order in which they happened, over all pages, however late they arrived', async () => {
  const of = await createExam();
  const [page, other] = [await sit(of), await sit(of)];
  const begun = `UPDATE attempts SET started_at = now() - interval '10 minutes' WHERE id = $1`;
  await app.sql(begun, [page.id]);
  await other.submit();
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1_000).toISOString();
  const fact = (secondsAgo: number) => ({
    id: randomUUID(),
    kind: 'FOCUS_LOST',
    at: at(secondsAgo),
  });
  // Two events of one moment stay separate, too.
  const same = fact(300);
  const facts = [fact(60), fact(400), same, { ...same, id: randomUUID() }];
  await call(page.candidate.api, `/attempts/${page.id}/facts`, { facts });
  const all = await eventsOf(of);
  const times = all.map((event) => event['at'] as string);
  expect(times).toEqual([...times].sort().reverse());
  expect(all[0]).toMatchObject({ kind: 'SUBMITTED' });
  const paged: Data[] = [];
  for (const number of [1, 2, 3, 4])
    paged.push(...(await eventsOf(of, { page: number, pageSize: 2 })));
  expect(paged).toEqual(all);
});

it('says whether the candidate or the clock submitted', async () => {
  const of = await createExam();
  const [page, slow] = [await sit(of), await sit(of)];
  await page.submit();
  await moveDeadline(app, slow.id, -60);
  await slow.clock();
  const ends = (await eventsOf(of)).filter(({ kind }) => kind === 'SUBMITTED');
  expect(ends.map((event) => event['submittedBy'] as string)).toEqual(['TIME', 'LEARNER']);
});

it('names the questions whose late answers were decided on', async () => {
  const of = await createExam();
  const page = await submittedWithLateAnswers(app, of);
  const idOf = async (asked: string): Promise<string> =>
    (await question(owner.api, page.id, asked))['late'][0].id as string;
  await decide(owner.api, page.id, [await idOf(SECOND)], true);
  await decide(owner.api, page.id, [await idOf(ESSAY), await idOf(FIRST)], false);
  expect((await eventsOf(of)).slice(0, 2)).toMatchObject([
    { kind: 'LATE_REFUSED', questions: [1, 3] },
    { kind: 'LATE_ACCEPTED', questions: [2] },
  ]);
});
