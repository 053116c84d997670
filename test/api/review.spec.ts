/** What learners see of what they have handed in: as much as the rules say, when they say it, and no more. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { call, candidate, exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { questionAsking, review, sit, take } from '../setup/taking.js';

const app = useApplication();

const SECRETS = ['Because of Tibet', 'By scattering'];
const options = ['Ganges', 'Indus', 'Yamuna'].map((text) => ({ text }));
const RIVER = 'Which river?';
const SKY = 'Why is the sky blue?';
const LEFT = 'Which is left out?';
const questions = [
  { mcq: { text: RIVER, options, correctOption: 2, explanation: SECRETS[0], marks: 2.5 } },
  { descriptive: { text: SKY, modelAnswer: SECRETS[1], marks: 5 } },
  { mcq: { text: LEFT, options, correctOption: 1 } },
];

let owner: Person;
beforeAll(async () => {
  owner = await person(app.api, app.sink);
});

const given = async (rules: Record<string, unknown> = {}): Promise<Exam> =>
  exam(app, owner.api, { questions, rules: { penalty_percent: 50, pass_mark: 2, ...rules } });

/** Somebody who chose this river, and wrote something. */
const chosen = async (of: Exam, river: string): Promise<Page> =>
  take(app, of, { [RIVER]: river, [SKY]: 'It is not.' });

const SCORE_FIELDS = [
  'attempt',
  'content',
  'isPassed',
  'maxScore',
  'passMark',
  'score',
  'title',
  'waitingCount',
];

describe('what is shown', () => {
  it('is nothing where the rules say so', async () => {
    const { status, body } = await review(
      await chosen(await given({ review_content: 'NOTHING' }), 'Indus'),
    );
    expect([status, body['code']]).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    expect(body['current']).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/score|Indus/);
  });

  it('is the score, if nobody said anything', async () => {
    const of = await given();
    const taken = await chosen(of, 'Indus');
    const { status, body } = await review(taken);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(SCORE_FIELDS);
    expect(body).toMatchObject({
      attempt: { id: taken.id, number: 1, submittedBy: 'LEARNER', isPreview: false },
      content: 'SCORE',
      score: 2.5,
      maxScore: 8.5,
      passMark: 2,
      isPassed: true,
      waitingCount: 1,
    });
    // A wrong choice takes half of what it could have earned; what waits could still reach the pass mark.
    const other = (await review(await chosen(of, 'Ganges'))).body;
    expect(other).toMatchObject({ score: -1.25, isPassed: null });
    const nothing = (await review(await take(app, of))).body;
    expect(nothing).toMatchObject({ score: 0, isPassed: false, waitingCount: 0 });
  });

  it('is the own answers, as they were shown, and not what became of them', async () => {
    const of = await given({ review_content: 'ANSWERS', shuffles_options: true });
    const taken = await chosen(of, 'Indus');
    const { status, body } = await review(taken);
    expect([status, body['content']]).toEqual([200, 'ANSWERS']);
    expect(Object.keys(body).sort()).toEqual([...SCORE_FIELDS, 'questions'].sort());
    const river = questionAsking(taken, RIVER);
    const responses = [
      { optionId: river['options'].find(({ text }: Data) => text === 'Indus').id as string },
      { text: 'It is not.' },
      null,
    ];
    const shown = taken.questions;
    expect(body['questions']).toEqual(
      shown.map((question, index) => ({ ...question, response: responses[index] })),
    );
    for (const secret of [...SECRETS, 'correctOptionId', 'modelAnswer', 'outcome', 'RIGHT'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('is the key, the explanations and the marks', async () => {
    const taken = await chosen(await given({ review_content: 'KEY' }), 'Ganges');
    const { body } = await review(taken);
    const [river, sky, left] = body['questions'] as Data[];
    const indus = river?.['options'].find(({ text }: Data) => text === 'Indus');
    expect(river).toMatchObject({
      response: { optionId: river?.['options'][0].id as string },
      outcome: 'WRONG',
      given: -1.25,
      marks: 2.5,
      key: { correctOptionId: indus.id as string, explanation: SECRETS[0] },
    });
    expect(sky).toMatchObject({
      response: { text: 'It is not.' },
      outcome: 'WAITING',
      given: null,
      key: { modelAnswer: SECRETS[1] },
    });
    expect(left).toMatchObject({ response: null, outcome: 'BLANK', given: 0 });
  });

  it('is the paper as it was taken, whatever has become of its questions', async () => {
    const of = await given({ review_content: 'KEY' });
    const taken = await chosen(of, 'Indus');
    const before = (await review(taken)).body;
    const text = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
      updateQuestion(id: $id, version: $version, question: $question) { id }
    }`;
    const id = questionAsking(taken, RIVER)['id'] as string;
    const question = { mcq: { text: 'Which lake?', options, correctOption: 3 } };
    await owner.api.ask(text, { id, version: 1, question });
    await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: of.quizId });
    expect((await review(taken)).body).toEqual(before);
  });
});

describe('when it is shown', () => {
  const barrier = async (taken: Page) => {
    const { status, body } = await review(taken);
    if (status === 200) return null;
    expect([status, body['code']]).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    return body as { message: string; current: { waitsFor: string; from: string | null } };
  };

  it.each(['AT_ONCE', 'AFTER_CLOSING', 'ON_RELEASE'])(
    'is never while the attempt runs: %s',
    async (review_time) => {
      const of = await given({ review_content: 'KEY', review_time });
      const taken = await sit(app, of);
      await setRules(app, of.quizId, {
        closes_at: new Date(Date.now() - 1_000),
        released_at: new Date(),
      });
      expect((await barrier(taken))?.current).toEqual({ waitsFor: 'SUBMISSION', from: null });
    },
  );

  it('is after the closing, told in the zone of the institute', async () => {
    const closing = new Date('2031-05-06T07:08:00Z');
    const of = await given({
      review_content: 'KEY',
      review_time: 'AFTER_CLOSING',
      closes_at: closing,
    });
    const taken = await chosen(of, 'Indus');
    const told = await barrier(taken);
    // With the seconds in which the last answers come in.
    const from = new Date(closing.getTime() + 10_000).toISOString();
    expect(told?.current).toEqual({ waitsFor: 'CLOSING', from });
    expect(told?.message).toContain('6 May 2031 at 07:08 (UTC)');
    await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 1_000) });
    expect((await barrier(taken))?.current.waitsFor).toBe('CLOSING');
    await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 11_000) });
    expect(await barrier(taken)).toBeNull();
    // Their own window is longer than that of the others, or shorter: the later closing counts.
    const own = 'UPDATE candidates SET closes_at = $2 WHERE quiz_id = $1';
    await app.sql(own, [of.quizId, closing]);
    expect((await barrier(taken))?.current.from).toBe(from);
    await app.sql(own, [of.quizId, new Date(Date.now() - 3_600_000)]);
    await setRules(app, of.quizId, { closes_at: closing });
    expect((await barrier(taken))?.current.from).toBe(from);
  });

  it('is after the closing, without answers as long as somebody writes', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(of, 'Indus');
    const late = await sit(app, of, {}, 'Ben');
    await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 60_000) });
    const { status, body } = await review(taken);
    expect([status, body['content'], body['score']]).toEqual([200, 'SCORE', 2.5]);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    await late.submit();
    expect((await review(taken)).body['content']).toBe('KEY');
  });

  it('is after the closing, without answers as long as somebody has a later window', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(of, 'Indus');
    await candidate(app, of.code, 'Ben');
    await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 60_000) });
    const shown = async () => (await review(taken)).body['content'] as string;
    const ofBen = async (change: string) =>
      app.sql(`UPDATE candidates SET ${change} WHERE quiz_id = $1 AND started_at IS NULL`, [
        of.quizId,
      ]);
    expect(await shown()).toBe('KEY');
    await ofBen(`closes_at = now() + interval '1 day'`);
    const { status, body } = await review(taken);
    expect([status, body['content'], body['score']]).toEqual([200, 'SCORE', 2.5]);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    // Who comes in no more, or tries it out, keeps nobody waiting; nor does a window that is over.
    await ofBen('revoked_at = now()');
    expect(await shown()).toBe('KEY');
    await ofBen(`revoked_at = NULL, origin = 'PREVIEW'`);
    expect(await shown()).toBe('KEY');
    await ofBen(`origin = 'LINK'`);
    expect(await shown()).toBe('SCORE');
    await ofBen(`closes_at = now() - interval '1 second'`);
    expect(await shown()).toBe('KEY');
  });

  it('is not for whom an exam has closed that never closes for the others', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(of, 'Indus');
    await app.sql(
      `UPDATE candidates SET closes_at = now() - interval '1 hour' WHERE quiz_id = $1`,
      [of.quizId],
    );
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
  });

  it.each(['AT_ONCE', 'AFTER_CLOSING', 'ON_RELEASE'])(
    'is the score alone for whoever is at another attempt: %s',
    async (review_time) => {
      const of = await given({
        review_content: 'KEY',
        review_time,
        released_at: new Date(),
        attempts_allowed: 2,
      });
      const taken = await chosen(of, 'Indus');
      const again = await sitting(taken.learner);
      expect(again.sitting['attempt'].number).toBe(2);
      await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 60_000) });
      const { status, body } = await review(taken);
      expect([status, body['content'], body['questions']]).toEqual([200, 'SCORE', undefined]);
      await again.submit();
      expect((await review(taken)).body['content']).toBe('KEY');
    },
  );

  it('is when an exam that never closes is not given any more', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(of, 'Indus');
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    const late = await sit(app, of, {}, 'Ben');
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [of.quizId]);
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    await late.submit();
    expect(await barrier(taken)).toBeNull();
  });

  it('is on release, and not when that is taken back', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'ON_RELEASE' });
    const taken = await chosen(of, 'Indus');
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'RELEASE', from: null });
    await setRules(app, of.quizId, { released_at: new Date() });
    expect(await barrier(taken)).toBeNull();
    await setRules(app, of.quizId, { released_at: null });
    expect((await barrier(taken))?.current.waitsFor).toBe('RELEASE');
  });

  it('is also when the time is over and nobody has submitted it', async () => {
    const taken = await sit(app, await given());
    await moveDeadline(app, taken.id, -60);
    const { status, body } = await review(taken);
    expect([status, body['attempt']?.submittedBy]).toEqual([200, 'TIME']);
  });

  it('is said in the lobby, with as much of the score', async () => {
    const of = await given({ review_content: 'SCORE', review_time: 'ON_RELEASE' });
    const taken = await chosen(of, 'Indus');
    const listed = async () => ((await taken.lobby())['attempts'] as Data[])[0];
    const hidden = { isReviewable: false, score: null, maxScore: null, isPassed: null };
    expect(await listed()).toMatchObject(hidden);
    await setRules(app, of.quizId, { released_at: new Date() });
    const shown = { isReviewable: true, score: 2.5, maxScore: 8.5, isPassed: true };
    expect(await listed()).toMatchObject(shown);
  });
});

describe('who sees it', () => {
  let taken: Page;
  let of: Exam;
  beforeAll(async () => {
    of = await given({ review_content: 'KEY' });
    taken = await chosen(of, 'Indus');
  });
  const asked = async (api: Api, id = taken.id) => {
    const { status, body } = await call(api, `/attempts/${id}/review`);
    return [status, body['code']];
  };

  it('is its learner, and nobody without that link', async () => {
    expect(await asked(taken.learner.api)).toEqual([200, undefined]);
    expect(await asked(app.api)).toEqual([401, 'LINK_INVALID']);
    expect(await asked(app.api.as('nonsense'))).toEqual([401, 'LINK_INVALID']);
    expect(await asked(owner.api)).toEqual([401, 'LINK_INVALID']);
  });

  it('is not another learner, of the same exam or another', async () => {
    const other = await sit(app, of, {}, 'Ben');
    expect(await asked(other.learner.api)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
    expect(await asked(other.learner.api, other.id)).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    const stranger = await candidate(app, (await given()).code, 'Cem');
    expect(await asked(stranger.api)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
  });

  it.each([randomUUID(), 'x', '0', '%00', 'null'])('finds nothing for %s', async (id) => {
    expect(await asked(taken.learner.api, id)).toEqual([404, 'ATTEMPT_NOT_FOUND']);
  });

  it('is nobody when the link is revoked', async () => {
    const other = await chosen(of, 'Indus');
    await app.sql(
      `UPDATE candidates SET revoked_at = now() WHERE id =
        (SELECT candidate_id FROM attempts WHERE id = $1)`,
      [other.id],
    );
    await expect.poll(async () => asked(other.learner.api)).toEqual([401, 'LINK_INVALID']);
  });
});
