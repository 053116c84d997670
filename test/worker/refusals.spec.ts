import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { MCQ_HEADERS, workbook } from '../setup/workbooks.js';

/** Invalid workbooks that could break more than themselves. */
const app = useApplication();

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

describe('a workbook is rejected', () => {
  it('with a character that the database cannot store, and the report does not contain it', async () => {
    const rows = [MCQ_HEADERS, ['a_x0000_b', 'x', 'y', null, null, null, 'A']];
    const result = await importFile(owner, await quiz(owner), await workbook(rows));
    expect(result).toMatchObject({ state: 'REFUSED', faultCount: 1, problem: null });
    expect(result['faults'].items).toMatchObject([
      { row: 2, column: 'Question', value: 'a\ufffdb' },
    ]);
  });

  it('that is made for multiple choice, when descriptive questions are wanted', async () => {
    const rows = [MCQ_HEADERS, ['q', 'x', 'y', null, null, null, 'A']];
    const quizId = await quiz(owner);
    const result = await importFile(owner, quizId, await workbook(rows), 'DESCRIPTIVE');
    expect(result).toMatchObject({ state: 'REFUSED', problem: { code: 'OTHER_KIND' } });
  });

  it('with countless errors, which are counted and only listed in part', async () => {
    // Every row lacks its question, its options and its answer.
    const rows = Array.from({ length: 6_000 }, () => [null, null, null, null, null, null, 'K']);
    const result = await importFile(
      owner,
      await quiz(owner),
      await workbook([MCQ_HEADERS, ...rows]),
    );
    expect(result).toMatchObject({ state: 'REFUSED', faultCount: 24_000, problem: null });
    expect(result['faults']).toMatchObject({ totalCount: 20_000, totalPages: 200 });
    expect(result['faults'].items[0]).toMatchObject({ row: 2, column: 'Question' });
  });
});
