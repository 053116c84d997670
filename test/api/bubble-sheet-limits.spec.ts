import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, type Page } from '../setup/attempts.js';
import { bubbleSheet, MergedSheet, rowOf, SHEET } from '../setup/bubble-sheets.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { transaction } from '../setup/transactions.js';

/** What the sheet of a large exam costs, and which learners it has. */
const app = useApplication({ RATE_LIMIT: 'on' });
let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { questions: [mcq('One?'), mcq('Two?')] });
});

const start = async (name: string): Promise<Page> => sitting(await candidate(app, of.code, name));
const namesOf = (sheet: Data): unknown[] => (sheet['rows'] as Data[]).map(({ name }) => name);

describe('the cost of a sheet', () => {
  it('is that of its rows, and a request has one', async () => {
    const alias = (name: string) =>
      `${name}: bubbleSheet(quizId: $quizId) { rows { attemptId answered } }`;
    const twice = `query ($quizId: ID!) { ${alias('a')} ${alias('b')} }`;
    const { message } = await owner.api.refused(twice, { quizId: of.quizId });
    expect(message).toBe('bubbleSheet may be used only once in a request');
    const response = await owner.api.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SHEET, variables: { quizId: of.quizId } }),
    });
    const { extensions } = (await response.json()) as {
      extensions: { cost: { requested: number; limit: number } };
    };
    expect(extensions.cost.requested).toBeGreaterThan(20_000);
    expect(extensions.cost.requested).toBeLessThan(extensions.cost.limit);
  });

  it('is limited for each viewer', async () => {
    const other = await person(app);
    const own = await exam(app, other.api, { questions: [mcq('One?')] });
    const reads = Array.from({ length: 120 }, async () => bubbleSheet(other.api, own.quizId));
    await Promise.all(reads);
    const { extensions } = await other.api.refused(SHEET, { quizId: own.quizId });
    expect(extensions.code).toBe('TOO_MANY_REQUESTS');
    await bubbleSheet(owner.api, of.quizId);
  });

  it('lets few questions of a request count who took them', async () => {
    const added = await addQuestions(owner.api, of.quizId, [mcq('Three?')]);
    const one = 'query ($id: ID!) { question(id: $id) { takenCount } }';
    expect((await owner.api.ask(one, { id: added[0]?.['id'] }))['question'].takenCount).toBe(0);
    const questions = 'questions(pageSize: 100) { items { takenCount } }';
    const page = `query ($quizId: ID!) { quiz(id: $quizId) {
      a: ${questions} b: ${questions} } }`;
    const { extensions } = await owner.api.refused(page, { quizId: of.quizId });
    expect(extensions.code).toBe('TOO_COSTLY');
  });
});

describe('the rows of a sheet', () => {
  it('have first whose page is not heard of, then whose time ends first, and the submitted last', async () => {
    of = await exam(app, owner.api, { questions: [mcq('One?'), mcq('Two?')] });
    const pages: Page[] = [];
    for (const name of ['Late', 'Early', 'Gone', 'Done']) pages.push(await start(name));
    const [late, early, gone, done] = pages as [Page, Page, Page, Page];
    await moveDeadline(app, late.id, 3_600);
    await moveDeadline(app, early.id, 600);
    await app.sql(
      `WITH p AS (UPDATE attempt_presence SET last_seen_at = now() - interval '1 hour' WHERE attempt_id = $1)
       UPDATE attempts SET started_at = now() - interval '1 hour' WHERE id = $1`,
      [gone.id],
    );
    await done.submit();
    expect(namesOf(await bubbleSheet(owner.api, of.quizId))).toEqual([
      ...['Gone', 'Early', 'Late'],
      'Done',
    ]);
  });

  it('are those of a search, with their number', async () => {
    await start('Zoë Ångström');
    const ask = async (search: string): Promise<Data> => {
      const query = SHEET.replace('$since: DateTime', '$search: String').replace(
        'since: $since',
        'search: $search',
      );
      return (await owner.api.ask(query, { quizId: of.quizId, search }))['bubbleSheet'] as Data;
    };
    const found = await ask(' ÅNGström ');
    expect(namesOf(found)).toEqual(['Zoë Ångström']);
    expect(found['rowCount']).toBe(1);
    expect(await ask('100% nobody_')).toMatchObject({ rowCount: 0, rows: [] });
    expect(await ask('')).toMatchObject({ rowCount: 5 });
    await expect(ask('x'.repeat(201))).rejects.toThrow('search');
  });

  it('come again when a learner who has submitted gets another name', async () => {
    const page = await start('Ann');
    await page.submit();
    const merged = new MergedSheet(owner.api, of.quizId);
    await merged.read();
    await app.sql(
      `UPDATE attempts SET updated_at = updated_at - interval '1 hour', last_saved_at = last_saved_at - interval '1 hour',
         started_at = started_at - interval '1 hour', submitted_at = submitted_at - interval '1 hour' WHERE id = $1`,
      [page.id],
    );
    const { at } = await bubbleSheet(owner.api, of.quizId);
    await app.sql(
      `UPDATE learners SET name = 'Anna', updated_at = now() WHERE id =
         (SELECT learner_id FROM candidates c JOIN attempts a ON a.candidate_id = c.id WHERE a.id = $1)`,
      [page.id],
    );
    const changed = await bubbleSheet(owner.api, of.quizId, String(at));
    expect(rowOf(changed, page.id)).toMatchObject({ name: 'Anna' });
  });

  it('are asked for since the oldest transaction, not since a connection that only waits', async () => {
    const other = await transaction(app.databaseUrl, 'SELECT pg_current_xact_id()', []);
    const begun = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const held = await bubbleSheet(owner.api, of.quizId);
    expect(Date.parse(held['at'] as string)).toBeLessThan(begun);
    await other.query('COMMIT');
    const free = await bubbleSheet(owner.api, of.quizId);
    expect(Date.parse(free['at'] as string)).toBeGreaterThan(Date.parse(held['at'] as string));
    await other.end();
  });
});
