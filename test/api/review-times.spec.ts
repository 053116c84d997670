/** When learners see what of what they have handed in. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { candidate, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { chosen, reviewedExam, SECRETS } from '../setup/reviewed-exams.js';
import { review, sit } from '../setup/taking.js';

const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const given = async (rules: object = {}): Promise<Exam> =>
  reviewedExam(app, owner.api, { ...rules });

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
    const taken = await chosen(app, of, 'Indus');
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
    const taken = await chosen(app, of, 'Indus');
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
    const taken = await chosen(app, of, 'Indus');
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
    const taken = await chosen(app, of, 'Indus');
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
      const taken = await chosen(app, of, 'Indus');
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
    const taken = await chosen(app, of, 'Indus');
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    const late = await sit(app, of, {}, 'Ben');
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [of.quizId]);
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    await late.submit();
    expect(await barrier(taken)).toBeNull();
  });

  it('is on release, and not when that is taken back', async () => {
    const of = await given({ review_content: 'KEY', review_time: 'ON_RELEASE' });
    const taken = await chosen(app, of, 'Indus');
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
    const taken = await chosen(app, of, 'Indus');
    const listed = async () => ((await taken.lobby())['attempts'] as Data[])[0];
    const hidden = { isReviewable: false, score: null, maxScore: null, isPassed: null };
    expect(await listed()).toMatchObject(hidden);
    await setRules(app, of.quizId, { released_at: new Date() });
    const shown = { isReviewable: true, score: 2.5, maxScore: 8.5, isPassed: true };
    expect(await listed()).toMatchObject(shown);
  });
});
