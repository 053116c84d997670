/** Results that are released by hand, by a date, or as they are marked; and withheld. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { chosen, reviewedExam } from '../setup/reviewed-exams.js';
import { review, answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const UPDATE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { rules { release releasesAt releasedAt withdrawnAt version } }
}`;
const STEP = (name: string) => `mutation ($quizId: ID!) {
  ${name}(quizId: $quizId) { rules { release releasesAt releasedAt withdrawnAt } }
}`;
const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const createExam = async (rules: object): Promise<Exam> =>
  reviewedExam(app, owner.api, { review_content: 'KEY', ...rules });

async function change({ quizId }: Exam, changes: object): Promise<Data> {
  const found = 'SELECT version FROM exam_rules WHERE quiz_id = $1';
  const [rules] = await app.sql<{ version: number }>(found, [quizId]);
  const input = { quizId, version: rules?.version, ...changes };
  return (await owner.api.ask(UPDATE, { input }))['updateExamRules'].rules as Data;
}

const step = async (name: 'releaseResults' | 'withdrawResults', { quizId }: Exam): Promise<Data> =>
  (await owner.api.ask(STEP(name), { quizId }))[name].rules as Data;

/** What is shown; or what it waits for. */
async function shown(taken: Page): Promise<string> {
  const { status, body } = await review(taken);
  return (status === 200 ? body['content'] : body['current'].waitsFor) as string;
}

describe('a release on a date', () => {
  it('happens by itself, is announced, and can be postponed, brought forward and withheld', async () => {
    const of = await createExam({});
    const taken = await chosen(app, of, 'Indus');
    const date = inDays(1);
    const rules = await change(of, { reviewTime: 'ON_DATE', releasesAt: date });
    expect(rules).toMatchObject({ release: 'AWAITED', releasesAt: date });
    expect((await review(taken)).body['current']).toEqual({ waitsFor: 'RELEASE', from: date });
    const { review: shownReview } = (await taken.lobby())['exam'] as Data;
    expect(shownReview).toEqual({ content: 'KEY', time: 'ON_DATE', from: date });

    expect(await change(of, { releasesAt: inDays(-1) })).toMatchObject({ release: 'SHOWN' });
    expect(await shown(taken)).toBe('KEY');
    expect(await step('withdrawResults', of)).toMatchObject({ release: 'WITHHELD' });
    expect((await review(taken)).body['current']).toEqual({ waitsFor: 'RELEASE', from: null });
    expect(await step('releaseResults', of)).toMatchObject({ release: 'SHOWN', withdrawnAt: null });
    expect(await shown(taken)).toBe('KEY');
    // Another date starts afresh.
    const later = { release: 'AWAITED', releasedAt: null, withdrawnAt: null };
    expect(await change(of, { releasesAt: date })).toMatchObject(later);
    expect(await shown(taken)).toBe('RELEASE');
    expect(await step('releaseResults', of)).toMatchObject({ release: 'SHOWN' });
    expect(await shown(taken)).toBe('KEY');
    // Other rules do not.
    expect(await change(of, { passMark: 1, releasesAt: date })).toMatchObject({ release: 'SHOWN' });
  });

  it('requires the date', async () => {
    const of = await createExam({});
    const input = { quizId: of.quizId, version: 1, reviewTime: 'ON_DATE' };
    const path = 'releasesAt';
    const { extensions } = await owner.api.refused(UPDATE, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
    const far = { ...input, releasesAt: '2201-01-01T00:00:00Z' };
    expect((await owner.api.refused(UPDATE, { input: far })).extensions.fields).toMatchObject([
      { path },
    ]);
    // A copy has none: its other rules can be changed all the same.
    await setRules(app, of.quizId, { review_time: 'ON_DATE' });
    expect(await change(of, { passMark: 1 })).toMatchObject({ release: 'WITHHELD' });
  });

  it('withholds the answers from everybody while somebody takes the exam, unless it was released by hand', async () => {
    const of = await createExam({ review_time: 'ON_DATE', releases_at: inDays(-1) });
    const taken = await chosen(app, of, 'Indus');
    const other = await answerExam(app, of, {}, 'Ben');
    expect(await shown(taken)).toBe('SCORE');
    await step('releaseResults', of);
    expect(await shown(taken)).toBe('KEY');
    await step('withdrawResults', of);
    await other.submit();
    expect(await shown(taken)).toBe('RELEASE');
  });

  it('is the same instant when the institute changes its zone, and is shown in that zone', async () => {
    const zoned = await person(app);
    const of = await reviewedExam(app, zoned.api, {});
    const taken = await takeExam(app, of);
    const version = 1;
    const move = async (zone: string) =>
      app.sql(
        `UPDATE institutes SET time_zone = $2 WHERE id =
          (SELECT institute_id FROM quizzes WHERE id = $1)`,
        [of.quizId, zone],
      );
    await move('Europe/Berlin');
    // Half past nine of the day on which the clock goes back, as staff of Berlin meant it.
    const releasesAt = '2031-10-26T08:30:00.000Z';
    const input = { quizId: of.quizId, version, reviewTime: 'ON_DATE', releasesAt };
    await zoned.api.ask(UPDATE, { input });
    const shownReview = async () =>
      (await review(taken)).body as { message: string; current: Data };
    expect((await shownReview()).message).toContain('26 October 2031 at 09:30 (Europe/Berlin)');
    await move('Asia/Kolkata');
    const { message, current } = await shownReview();
    expect(message).toContain('26 October 2031 at 14:00 (Asia/Kolkata)');
    expect(current).toEqual({ waitsFor: 'RELEASE', from: releasesAt });
    await setRules(app, of.quizId, { releases_at: new Date(Date.now() - 1_000) });
    expect(await shown(taken)).toBe('SCORE');
  });
});

describe('a release after marking', () => {
  it('happens for each candidate when none of their marks are open; by hand for all', async () => {
    const of = await createExam({ review_time: 'AFTER_MARKING' });
    const [waits, left] = [await chosen(app, of, 'Indus'), await takeExam(app, of, {}, 'Ben')];
    expect([await shown(waits), await shown(left)]).toEqual(['MARKING', 'KEY']);
    expect((await review(waits)).body).not.toHaveProperty('score');
    expect((await waits.lobby())['attempts']).toMatchObject([{ isReviewable: false, score: null }]);
    expect(await step('withdrawResults', of)).toMatchObject({ release: 'WITHHELD' });
    expect([await shown(waits), await shown(left)]).toEqual(['RELEASE', 'RELEASE']);
    expect(await step('releaseResults', of)).toMatchObject({ release: 'SHOWN' });
    expect([await shown(waits), await shown(left)]).toEqual(['KEY', 'KEY']);
    await step('withdrawResults', of);
    // Set again, the rule applies as written.
    await change(of, { reviewTime: 'ON_RELEASE' });
    expect(await change(of, { reviewTime: 'AFTER_MARKING' })).toMatchObject({ release: 'AWAITED' });
    await app.sql('UPDATE attempts SET waiting_count = 0 WHERE id = $1', [waits.id]);
    expect([await shown(waits), await shown(left)]).toEqual(['KEY', 'KEY']);
  });
});

it('is logged once, with who did it', async () => {
  const of = await createExam({ review_time: 'AFTER_MARKING' });
  for (const name of ['releaseResults', 'withdrawResults'] as const) {
    await step(name, of);
    await step(name, of);
  }
  const rows = await app.sql(
    `SELECT action, u.email, e.quiz_title FROM audit_events e JOIN users u ON u.id = e.actor_id
     WHERE e.quiz_id = $1 AND action LIKE 'RESULTS%' ORDER BY e.id`,
    [of.quizId],
  );
  expect(rows).toMatchObject([
    { action: 'RESULTS_RELEASED', email: owner.email },
    { action: 'RESULTS_WITHDRAWN', email: owner.email },
  ]);
});

it('by date is logged for whoever set the date, and not again when it comes', async () => {
  const of = await createExam({});
  const date = inDays(1);
  await change(of, { reviewTime: 'ON_DATE', releasesAt: date });
  const written = async () =>
    app.sql(
      `SELECT action, u.email, e.details FROM audit_events e JOIN users u ON u.id = e.actor_id
       WHERE e.quiz_id = $1 AND action = ANY('{RULES_CHANGED,RESULTS_RELEASED}') ORDER BY e.id`,
      [of.quizId],
    );
  const set = {
    action: 'RULES_CHANGED',
    email: owner.email,
    details: {
      reviewTime: { from: 'AT_ONCE', to: 'ON_DATE' },
      releasesAt: { from: null, to: date },
    },
  };
  expect(await written()).toEqual([set]);
  await setRules(app, of.quizId, { releases_at: new Date(Date.now() - 1_000) });
  expect(await shown(await chosen(app, of, 'Indus'))).toBe('KEY');
  expect(await written()).toEqual([set]);
});

it('is refused to markers', async () => {
  const of = await createExam({ review_time: 'ON_RELEASE' });
  const marker = await person(app);
  await app.sql(
    `UPDATE users SET role = 'MARKER', institute_id =
      (SELECT institute_id FROM quizzes WHERE id = $2) WHERE email = $1`,
    [marker.email, of.quizId],
  );
  for (const name of ['releaseResults', 'withdrawResults']) {
    const { extensions } = await marker.api.refused(STEP(name), { quizId: of.quizId });
    expect(extensions.code).toBe('NOT_ALLOWED');
  }
});
