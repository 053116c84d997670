import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { Page, sitting, storedResponses } from '../setup/attempts.js';
import {
  call,
  candidate,
  exam,
  setRules,
  type Exam,
  type CandidateAccess,
} from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** The protocol between a candidate's page and the server. */
const app = useApplication();

const TEXTS = ['One?', 'Two?', 'Three?', 'Four?'];
const questions = TEXTS.map((text) => mcq(text, ['a', 'b', 'c'], 2));

let owner: Person;
let openExam: Exam;
let twice: Exam;
beforeAll(async () => {
  owner = await person(app);
  openExam = await exam(app, owner.api, {
    questions: [...questions, { descriptive: { text: 'Why?' } }],
  });
  twice = await exam(app, owner.api, { questions });
});

const learner = async (of = openExam): Promise<CandidateAccess> => candidate(app, of.code, 'Ada');

describe('a start', () => {
  it('returns the paper without its key, and a lease', async () => {
    const page = await sitting(await learner());
    const { attempt, paper, responses } = page.sitting;
    expect(attempt).toMatchObject({
      number: 1,
      epoch: 1,
      deadlineAt: null,
      reached: 0,
      isPreview: false,
    });
    expect(paper.questions.map((question: { text: string }) => question.text)).toEqual([
      ...TEXTS,
      'Why?',
    ]);
    expect(paper.questions[0]).toEqual({
      id: expect.any(String),
      kind: 'MCQ',
      text: 'One?',
      marks: '1',
      image: null,
      options: ['a', 'b', 'c'].map((text) => ({ id: expect.any(String), text, image: null })),
    });
    expect(paper.questions[4]).toEqual({ ...paper.questions[4], kind: 'DESCRIPTIVE', marks: '1' });
    expect(responses).toEqual([]);
  });

  it('fixes whether the spelling is checked, and attempts from before that rule check it', async () => {
    const of = await exam(app, owner.api, { rules: { checks_spelling: false } });
    const page = await sitting(await learner(of));
    const isChecked = async () => (await page.open()).body['attempt'].checksSpelling as boolean;
    expect((await page.lobby())['exam'].checksSpelling).toBe(false);
    await setRules(app, of.quizId, { checks_spelling: true });
    expect(await isChecked()).toBe(false);
    expect((await page.lobby())['exam'].checksSpelling).toBe(true);
    await app.sql(`UPDATE attempts SET rules = rules - 'checksSpelling' WHERE id = $1`, [page.id]);
    expect(await isChecked()).toBe(true);
  });

  it('continues where it was, on the same page', async () => {
    const page = await sitting(await learner());
    await page.save([page.entry(2, { isFlagged: true })]);
    const again = new Page(page.candidate, page.client);
    await again.open();
    expect(again.sitting['attempt']).toMatchObject({ id: page.id, epoch: 1, number: 1 });
    expect(again.sitting['responses']).toMatchObject([
      { questionId: page.questions[2]?.['id'], isFlagged: true, epoch: 1, sequence: 1 },
    ]);
  });

  it('creates one attempt, however often it is requested at once', async () => {
    const person = await learner();
    const pages = Array.from({ length: 8 }, () => new Page(person));
    const replies = await Promise.all(pages.map((page) => page.open()));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(pages.map((page) => page.id)).size).toBe(1);
    expect(pages.map((page) => page.epoch).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('creates none if the request is to continue', async () => {
    await setRules(app, twice.quizId, { attempts_allowed: 2 });
    const person = await learner(twice);
    const first = await sitting(person);
    const goOn = first.id;
    expect((await first.open({ goOn: goOn.toUpperCase() })).status).toBe(200);
    expect(first.epoch).toBe(1);
    // Another device takes it over and submits it.
    const second = new Page(person);
    expect((await second.open({ goOn })).status).toBe(200);
    const { body } = await second.submit();
    const ended = { code: 'ATTEMPT_ENDED', current: body['receipt'] };
    expect(await first.open({ goOn })).toMatchObject({ status: 409, body: ended });
    expect((await first.lobby())['attempts']).toHaveLength(1);
    // Nor does it continue the next attempt.
    await second.open();
    expect(second.sitting['attempt']).toMatchObject({ number: 2, epoch: 1 });
    expect(await first.open({ goOn })).toMatchObject({ status: 409, body: ended });
    expect((await second.clock()).body).toMatchObject({ epoch: 1 });
    const stranger = new Page(await learner(twice));
    for (const id of [goOn, randomUUID()])
      expect(await stranger.open({ goOn: id })).toMatchObject({
        status: 404,
        body: { code: 'ATTEMPT_NOT_FOUND' },
      });
    expect((await stranger.lobby())['attempts']).toEqual([]);
  });

  it('is rejected when all attempts are used', async () => {
    const page = await sitting(await learner());
    await page.submit();
    expect(await page.open()).toMatchObject({ status: 409, body: { code: 'NO_ATTEMPTS_LEFT' } });
    expect(await page.lobby()).toMatchObject({ mayStart: false, whyNot: 'NO_ATTEMPTS_LEFT' });
  });

  it.each([
    {},
    { client: '' },
    { client: 'x'.repeat(65) },
    { client: 'a b' },
    { client: 7 },
    { client: 'x', goOn: 'x' },
    [],
    'x',
  ])('rejects %j', async (body) => {
    const { api } = await learner();
    expect(await call(api, '/attempts', body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });
});

describe('a lease', () => {
  it('moves to the newer page, and the older page learns so', async () => {
    const person = await learner();
    const first = await sitting(person);
    await first.save([first.entry(4, { sequence: 50, response: { text: 'First' } })]);
    const second = await sitting(person);
    expect([second.id, second.epoch]).toEqual([first.id, 2]);
    const late = first.entry(4, { sequence: 99, response: { text: 'Too late' } });
    expect(await first.save([late])).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } });
    expect(await first.submit()).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } });
    const unknown = {
      status: 409,
      body: { message: expect.stringContaining('no epoch 9') as string },
    };
    expect(await first.save([late], { epoch: 9 })).toMatchObject(unknown);
    expect(await first.submit({ epoch: 9 })).toMatchObject(unknown);
    // Sequences start again: the lease counts first.
    const { body } = await second.save([
      second.entry(4, { sequence: 1, response: { text: 'Second' } }),
    ]);
    expect(body['receipts']).toMatchObject([{ epoch: 2, sequence: 1 }]);
    const stored = await storedResponses(app, first.id);
    expect([...stored.values()]).toMatchObject([{ response: { text: 'Second' }, epoch: 2 }]);
    await first.open();
    expect(first.epoch).toBe(3);
    expect((await first.save([first.entry(0)])).status).toBe(200);
    expect((await second.clock()).body).toMatchObject({
      epoch: 3,
      submittedAt: null,
      receipt: null,
    });
  });
});

describe('a submission', () => {
  it('stores the answers that it contains, and marks them', async () => {
    const page = await sitting(await learner());
    await page.save([page.entry(0), page.entry(4, { response: { text: '  ' } })]);
    const right = page.questions[1]?.['options'][1].id as string;
    const { status, body } = await page.submit({
      entries: [page.entry(1, { response: { optionId: right } })],
    });
    expect(status).toBe(200);
    expect(body['receipt']).toEqual({
      attemptId: page.id,
      submittedAt: expect.any(String),
      submittedBy: 'LEARNER',
      questions: 5,
      // Blanks are no answer.
      answered: 2,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      // See receipts.spec.ts.
      signature: expect.any(String),
    });
    expect((await page.lobby())['attempts']).toMatchObject([
      { id: page.id, submittedBy: 'LEARNER', isReviewable: true, score: 1, maxScore: 5 },
    ]);
  });

  it('has a receipt of its own, even if another candidate answers the same', async () => {
    const hashOf = async (): Promise<string> => {
      const page = await sitting(await learner());
      return (await page.submit({ entries: [page.entry(0)] })).body['receipt'].hash as string;
    };
    expect(await hashOf()).not.toBe(await hashOf());
  });

  it('leaves an answer of an outdated shape to be marked by a person', async () => {
    const page = await sitting(await learner());
    await page.save([page.entry(0), page.entry(4)]);
    await app.sql(
      `UPDATE responses SET response = '{"words": 1}' WHERE attempt_id = $1 AND question_id = $2`,
      [page.id, page.questions[4]?.['id']],
    );
    const { status, body } = await page.submit();
    expect([status, body['receipt']]).toMatchObject([200, { answered: 2, questions: 5 }]);
    expect(await app.sql('SELECT waiting_count FROM attempts WHERE id = $1', [page.id])).toEqual([
      { waiting_count: 1 },
    ]);
  });

  it('happens once, however often and by whichever page it is requested', async () => {
    const person = await learner();
    const page = await sitting(person);
    const replies = await Promise.all(Array.from({ length: 8 }, () => page.submit()));
    const [first] = replies;
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array(8).fill([200, first?.body]),
    );
    const late = page.entry(0);
    expect((await page.submit({ epoch: 77, entries: [late] })).body).toEqual({
      ...first?.body,
      refused: [{ questionId: late.questionId, code: 'QUESTION_CLOSED' }],
    });
    expect((await page.clock()).body).toMatchObject({ receipt: first?.body['receipt'], epoch: 1 });
    expect(await storedResponses(app, page.id)).toEqual(new Map());
  });

  it('lists the entries it did not store, each time it is requested', async () => {
    const page = await sitting(await learner());
    const [early, late] = [page.entry(0), page.entry(1)];
    await page.submit({ entries: [early] });
    expect((await page.submit({ entries: [early, late] })).body['refused']).toEqual([
      { questionId: late.questionId, code: 'QUESTION_CLOSED' },
    ]);
    expect([...(await storedResponses(app, page.id)).keys()]).toEqual([early.questionId]);
  });

  it('ends saving, with the receipt', async () => {
    const page = await sitting(await learner());
    const { body } = await page.submit();
    expect(await page.save([page.entry(0)])).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_ENDED', current: body['receipt'] },
    });
    expect(await storedResponses(app, page.id)).toEqual(new Map());
  });

  it('does not happen if an entry is invalid', async () => {
    const page = await sitting(await learner());
    const entry = page.entry(0, { response: { text: 'x' } });
    expect((await page.submit({ entries: [entry] })).status).toBe(400);
    expect((await page.clock()).body).toMatchObject({ submittedAt: null });
  });
});

describe('another candidate', () => {
  it('finds nothing of it, and neither do staff or strangers', async () => {
    const page = await sitting(await learner());
    const other = await learner();
    const calls: [string, string, object | undefined][] = [
      ['PUT', `/attempts/${page.id}/responses`, { epoch: 1, entries: [page.entry(0)] }],
      ['POST', `/attempts/${page.id}/submission`, { epoch: 1 }],
      ['GET', `/attempts/${page.id}/clock`, undefined],
    ];
    for (const [method, path, body] of calls) {
      const status = async (api: typeof app.api): Promise<unknown> => {
        const reply = await call(api, path, body, method);
        return [path, reply.status, reply.body['code']];
      };
      expect(await status(other.api)).toEqual([path, 404, 'ATTEMPT_NOT_FOUND']);
      expect(await status(owner.api)).toEqual([path, 401, 'LINK_INVALID']);
      expect(await status(app.api)).toEqual([path, 401, 'LINK_INVALID']);
      const nowhere = path.replace(page.id, 'x');
      expect((await call(page.candidate.api, nowhere, body, method)).status).toBe(404);
    }
    expect((await page.clock()).body).toMatchObject({ submittedAt: null });
    expect(await storedResponses(app, page.id)).toEqual(new Map());
  });
});
