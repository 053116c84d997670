/** Figures of exams with so many attempts that a worker computes them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { addAnsweredAttempts } from '../setup/answered-attempts.js';
import { FIGURES } from '../setup/compared-figures.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** One more than the API computes itself. */
const MANY = 20_001;

const app = useOwnApplication({ ROLE: 'api' });
let owner: Person;
let quizId: string;

beforeAll(async () => {
  owner = await person(app);
  quizId = (await exam(app, owner.api, { questions: [mcq('One?'), mcq('Two?')] })).quizId;
  await addAnsweredAttempts(app, quizId, MANY);
  await app.sql(
    `UPDATE attempts SET marked_answers = 'R1:1 W2:0', exact_score = '1', exact_max_score = '2'
     WHERE id IN (SELECT id FROM attempts ORDER BY id LIMIT 1)`,
  );
  await app.sql(`UPDATE attempts SET exact_score = '2', exact_max_score = '2'
     WHERE marked_answers = 'R:1 R:1'`);
});

const state = async (set = 'BEST'): Promise<Data> =>
  (await owner.api.ask(FIGURES, { quizId, set }))['examFigures'] as Data;
const computed = async (set = 'BEST'): Promise<Data> => {
  await expect.poll(async () => (await state(set))['figures']).not.toBeNull();
  return state(set);
};
const rows = async (): Promise<number> => (await app.sql('SELECT id FROM exam_figures')).length;

describe('the figures of very many attempts', () => {
  it('are computed by a worker, once, and stored until an attempt changes and a minute is over', async () => {
    const waiting = { progress: 0, figures: null };
    expect([await state(), await state()]).toEqual([waiting, waiting]);
    const worker = await app.start({ ROLE: 'worker' });
    const { progress, figures } = await computed();
    expect(progress).toBe(100);
    const [right, key] = [(100 * (MANY - 1)) / MANY, { value: expect.closeTo(100, 9) as number }];
    expect(figures).toMatchObject({
      ...{ submittedCount: MANY, chosenCount: MANY, markedCount: MANY, revision: 1, maxScore: '2' },
      scores: { attempts: MANY, highest: { value: 100 }, lowest: { value: 50 } },
      questions: [
        {
          right: MANY,
          discriminationIndex: { refusal: 'NO_SPREAD_OF_MARKS' },
          intendedWeight: { value: 50 },
        },
        {
          wrong: 1,
          rightAnswers: { value: expect.closeTo(right, 9) as number },
          effectiveWeight: key,
        },
      ],
    });
    expect((await computed('ALL'))['figures']).toMatchObject({ set: 'ALL', chosenCount: MANY });
    expect(await rows()).toBe(2);
    await worker.stop();

    // Stored ones need no worker, until they are outdated.
    expect((await state())['figures']).toEqual(figures);
    await app.sql(`UPDATE attempts SET waiting_count = 1, marked_answers = 'R:1 ?:'
      WHERE id IN (SELECT id FROM attempts WHERE marked_answers = 'R1:1 W2:0')`);
    // While learners submit, figures of the last minute are better than none.
    await app.sql(`UPDATE exam_figures SET computed_at = now()`);
    expect((await state())['figures']).toEqual(figures);
    await app.sql(
      `UPDATE exam_figures SET stamp = '0 of an older version' WHERE attempt_set = 'ALL'`,
    );
    expect(await state('ALL')).toEqual(waiting);
    const ids = async () => app.sql(`SELECT id FROM exam_figures WHERE attempt_set = 'BEST'`);
    const before = await ids();
    await app.sql(`UPDATE exam_figures SET computed_at = now() - interval '61 seconds'`);
    expect(await state()).toEqual(waiting);
    // A worker that froze before cannot end this one.
    expect(await ids()).not.toEqual(before);
    await app.start({ ROLE: 'worker' });
    expect((await computed())['figures']).toMatchObject({ markedCount: MANY - 1, waitingCount: 1 });
    expect(await rows()).toBe(2);
  });

  it('that could not be computed say so once, and are computed when somebody asks again', async () => {
    await app.sql(`UPDATE exam_figures SET figures = NULL, runs = 5 WHERE attempt_set = 'BEST'`);
    await app.sql(`UPDATE exam_figures SET problem = 'It was interrupted too often.'
      WHERE attempt_set = 'BEST'`);
    const { extensions } = await owner.api.refused(FIGURES, { quizId, set: 'BEST' });
    expect(extensions.code).toBe('FIGURES_FAILED');
    expect(await state()).toEqual({ progress: 0, figures: null });
    await app.start({ ROLE: 'worker' });
    expect((await computed())['figures']).toMatchObject({ submittedCount: MANY });
  });

  it('are gone with the exam', async () => {
    await app.sql('DELETE FROM attempts WHERE quiz_id = $1', [quizId]);
    await app.sql('DELETE FROM quizzes WHERE id = $1', [quizId]);
    expect(await rows()).toBe(0);
  });
});
