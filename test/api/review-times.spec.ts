/** When candidates see the review of their submissions. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { candidate, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { chosen, reviewedExam, SECRETS } from '../setup/reviewed-exams.js';
import { review, answerExam } from '../setup/taking.js';

const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const createExam = async (rules: object = {}): Promise<Exam> =>
  reviewedExam(app, owner.api, { ...rules });

describe('the time of the review', () => {
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
      const of = await createExam({ review_content: 'KEY', review_time });
      const taken = await answerExam(app, of);
      await setRules(app, of.quizId, {
        closes_at: new Date(Date.now() - 1_000),
        released_at: new Date(),
      });
      expect((await barrier(taken))?.current).toEqual({ waitsFor: 'SUBMISSION', from: null });
    },
  );

  it('is after the closing, shown in the zone of the institute', async () => {
    const closing = new Date('2031-05-06T07:08:00Z');
    const of = await createExam({
      review_content: 'KEY',
      review_time: 'AFTER_CLOSING',
      closes_at: closing,
    });
    const taken = await chosen(app, of, 'Indus');
    const barrierShown = await barrier(taken);
    // With the grace period for the last answers.
    const from = new Date(closing.getTime() + 10_000).toISOString();
    expect(barrierShown?.current).toEqual({ waitsFor: 'CLOSING', from });
    expect(barrierShown?.message).toContain('6 May 2031 at 07:08 (UTC)');
    // A look that comes after the grace period is too late.
    const justClosed = async () => {
      await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 1_000) });
      return (await barrier(taken))?.current.waitsFor as unknown;
    };
    await expect.poll(justClosed).toBe('CLOSING');
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

  it('is after the closing, without answers while somebody takes the exam', async () => {
    const of = await createExam({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(app, of, 'Indus');
    const late = await answerExam(app, of, {}, 'Ben');
    await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 60_000) });
    const { status, body } = await review(taken);
    expect([status, body['content'], body['score']]).toEqual([200, 'SCORE', 2.5]);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    await late.submit();
    expect((await review(taken)).body['content']).toBe('KEY');
  });

  it('is after the closing, without answers while somebody has a later window', async () => {
    const of = await createExam({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
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
    // A removed candidate, a preview or a window that is over delays nothing.
    await ofBen('revoked_at = now()');
    expect(await shown()).toBe('KEY');
    await ofBen(`revoked_at = NULL, origin = 'PREVIEW'`);
    expect(await shown()).toBe('KEY');
    await ofBen(`origin = 'LINK'`);
    expect(await shown()).toBe('SCORE');
    await ofBen(`closes_at = now() - interval '1 second'`);
    expect(await shown()).toBe('KEY');
  });

  it('is not reached for a candidate whose own window has closed if the exam never closes for the others', async () => {
    const of = await createExam({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(app, of, 'Indus');
    await app.sql(
      `UPDATE candidates SET closes_at = now() - interval '1 hour' WHERE quiz_id = $1`,
      [of.quizId],
    );
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
  });

  it.each(['AT_ONCE', 'AFTER_CLOSING', 'ON_RELEASE'])(
    'shows the score alone to a candidate who takes another attempt: %s',
    async (review_time) => {
      const of = await createExam({
        review_content: 'KEY',
        review_time,
        released_at: new Date(),
        attempts_allowed: 2,
      });
      const taken = await chosen(app, of, 'Indus');
      const again = await sitting(taken.candidate);
      expect(again.sitting['attempt'].number).toBe(2);
      await setRules(app, of.quizId, { closes_at: new Date(Date.now() - 60_000) });
      const { status, body } = await review(taken);
      expect([status, body['content'], body['questions']]).toEqual([200, 'SCORE', undefined]);
      await again.submit();
      expect((await review(taken)).body['content']).toBe('KEY');
    },
  );

  it('is reached when an exam that never closes is taken back', async () => {
    const of = await createExam({ review_content: 'KEY', review_time: 'AFTER_CLOSING' });
    const taken = await chosen(app, of, 'Indus');
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    const late = await answerExam(app, of, {}, 'Ben');
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [of.quizId]);
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'CLOSING', from: null });
    await late.submit();
    expect(await barrier(taken)).toBeNull();
  });

  it('is the release, unless that is withdrawn', async () => {
    const of = await createExam({ review_content: 'KEY', review_time: 'ON_RELEASE' });
    const taken = await chosen(app, of, 'Indus');
    expect((await barrier(taken))?.current).toEqual({ waitsFor: 'RELEASE', from: null });
    await setRules(app, of.quizId, { released_at: new Date() });
    expect(await barrier(taken)).toBeNull();
    await setRules(app, of.quizId, { released_at: null });
    expect((await barrier(taken))?.current.waitsFor).toBe('RELEASE');
  });

  it('is reached also when the time is over and nothing has submitted the attempt', async () => {
    const taken = await answerExam(app, await createExam());
    await moveDeadline(app, taken.id, -60);
    const { status, body } = await review(taken);
    expect([status, body['attempt']?.submittedBy]).toEqual([200, 'TIME']);
  });

  it('is shown in the lobby, with as much of the score', async () => {
    const of = await createExam({ review_content: 'SCORE', review_time: 'ON_RELEASE' });
    const taken = await chosen(app, of, 'Indus');
    const listed = async () => ((await taken.lobby())['attempts'] as Data[])[0];
    const hidden = { isReviewable: false, score: null, maxScore: null, isPassed: null };
    expect(await listed()).toMatchObject(hidden);
    await setRules(app, of.quizId, { released_at: new Date() });
    const shown = { isReviewable: true, score: 2.5, maxScore: 8.5, isPassed: true };
    expect(await listed()).toMatchObject(shown);
  });
});
