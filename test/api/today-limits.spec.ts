/** What the lists of today cost, and what does not belong in them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { anyMcq } from '../setup/questions.js';
import { listOf, progressOf, waitingOf } from '../setup/today.js';
import { MCQ_HEADERS, triviaWorkbook, workbook } from '../setup/workbooks.js';

const app = useApplication({ RATE_LIMIT: 'on' });
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('today', () => {
  it('is read once in a request, and not all the time', async () => {
    const { api } = await person(app);
    const { message } = await api.refused('{ a: today { at } b: today { at } }');
    expect(message).toBe('today may be used only once in a request');
    const reads = Array.from({ length: 120 }, async () => api.ask('{ today { at } }'));
    await Promise.all(reads);
    const { extensions } = await api.refused('{ today { at } }');
    expect(extensions.code).toBe('TOO_MANY_REQUESTS');
    await owner.api.ask('{ today { at } }');
  });

  it('shows what was done before it was asked for', async () => {
    for (let count = 1; count <= 3; count += 1) {
      const [made, before] = await Promise.all([
        quiz(owner.api).then(async () => owner.api.ask('{ today { draftsTotal } }')),
        owner.api.ask('{ today { draftsTotal } }'),
      ]);
      expect(made['today'].draftsTotal).toBe(count);
      expect(before['today'].draftsTotal).toBeLessThanOrEqual(count);
    }
  });

  it('is priced in a list of quizzes by the exams that are counted', async () => {
    const query = '{ quizzes(pageSize: 100) { items { progress { stage } } } }';
    const response = await owner.api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { extensions } = (await response.json()) as {
      extensions: { cost: { requested: number } };
    };
    expect(extensions.cost.requested).toBeGreaterThan(1_500);
  });
});

describe('what waits', () => {
  it('is no release while a learner has still to come in a window of their own', async () => {
    const { api } = await person(app);
    const of = await exam(app, api, { questions: [anyMcq] });
    await (await sitting(await candidate(app, of.code, 'Ada'))).submit();
    await candidate(app, of.code, 'Late');
    await app.sql(
      `UPDATE exam_rules SET review_time = 'ON_RELEASE', closes_at = now() - interval '1 hour'
       WHERE quiz_id = $1`,
      [of.quizId],
    );
    expect(await waitingOf(api)).toEqual([['UNRELEASED', 1]]);
    await app.sql(
      `UPDATE candidates SET closes_at = now() + interval '1 hour'
       WHERE quiz_id = $1 AND started_at IS NULL`,
      [of.quizId],
    );
    expect(await waitingOf(api)).toEqual([]);
    expect((await progressOf(api, of.quizId))['awaitsRelease']).toBe(false);
  });

  it('is imports that failed, until another one succeeds', async () => {
    const { api } = await person(app);
    const quizId = await quiz(api);
    const faulty = await workbook([MCQ_HEADERS, ['Without options?']]);
    const refused = await importFile(api, quizId, faulty);
    expect(refused).toMatchObject({ state: 'REFUSED', refusedRowCount: 1 });
    expect(await listOf(api, 'waiting')).toMatchObject([
      { kind: 'FAILED_IMPORT', quizId, importId: refused['id'], count: 1 },
    ]);
    // A file that is only looked at repairs nothing.
    const good = await triviaWorkbook(2);
    expect(await importFile(api, quizId, good, 'MCQ', { preview: true })).toMatchObject({
      state: 'CHECKED',
    });
    expect(await waitingOf(api)).toEqual([['FAILED_IMPORT', 1]]);
    await importFile(api, quizId, good);
    expect(await listOf(api, 'waiting')).toEqual([]);
  });
});
