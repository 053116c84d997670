import { version } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exportExam, importExam } from '../setup/exam-files.js';
import { person, quiz } from '../setup/factories.js';
import { finished, startImport } from '../setup/imports.js';
import { SUBMIT } from '../setup/papers.js';
import {
  onlyPlaced,
  placedIn,
  placeIn,
  putInBank,
  quizAsking,
  storedQuestion,
  type Placed,
} from '../setup/placed-questions.js';
import { COPY, DUPLICATE, MOVE } from '../setup/question-transfers.js';
import { EDIT_QUESTION, mcq, readQuestions } from '../setup/questions.js';
import {
  DELETE_QUESTION,
  DELETE_QUIZ,
  PURGE_QUESTION,
  PURGE_QUIZ,
  RESTORE_QUESTION,
} from '../setup/trash.js';
import { triviaWorkbook } from '../setup/workbooks.js';

/** What each operation does to questions, which belong to the institute, and to placements, which papers have. */

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const asking = async (text: string): Promise<Placed> => quizAsking(app.sql, owner, text);
const now = async ({ quizId }: Placed): Promise<Placed> => onlyPlaced(app.sql, quizId);

/** Writes another text, by what is stored now; options keep their ids. */
async function edit(placed: Placed, text: string, more: object = {}): Promise<Data> {
  const { questions } = await readQuestions(owner, placed.quizId);
  const stored = (questions.items as Data[]).find(({ id }) => id === placed.id) ?? {};
  const options = (stored['options'] as Data[]).map(({ id, text }): Data => ({ id, text }));
  const question = { mcq: { text, options, correctOption: 1, marks: stored['marks'], ...more } };
  return owner.ask(EDIT_QUESTION, { id: placed.id, version: stored['version'], question });
}
/** Another quiz that has the same question. */
async function placedElsewhere(placed: Placed): Promise<Placed> {
  const quizId = await quiz(owner);
  await placeIn(app.databaseUrl, placed.id, quizId);
  return onlyPlaced(app.sql, quizId);
}
const remove = async ({ id }: Placed): Promise<Data> => owner.ask(DELETE_QUESTION, { id });
const purge = async ({ id }: Placed): Promise<Data> => owner.ask(PURGE_QUESTION, { id });

it('adding makes a question of the institute in version 1, and places it', async () => {
  const placed = await asking('new');
  expect(placed).toMatchObject({ questionVersion: 1, version: 1, text: 'new' });
  expect(placed.questionId).not.toBe(placed.id);
  const [stored] = await app.sql<Data>('SELECT * FROM questions WHERE id = $1', [
    placed.questionId,
  ]);
  const [institute] = await app.sql('SELECT institute_id AS id FROM quizzes WHERE id = $1', [
    placed.quizId,
  ]);
  expect(stored).toMatchObject({
    institute_id: institute?.['id'],
    latest_version: 1,
    is_in_bank: false,
  });
});

describe('an edit', () => {
  it('writes the next version of a question that only this paper has', async () => {
    const placed = await asking('first');
    await edit(placed, 'second');
    const after = { ...placed, questionVersion: 2, version: 2, text: 'second' };
    expect(await now(placed)).toEqual(after);
    expect(await storedQuestion(app.sql, placed.questionId)).toEqual({
      texts: ['1 first', '2 second'],
    });
  });

  it('of a question in the bank does the same', async () => {
    const placed = await asking('first');
    await putInBank(app.sql, placed.questionId);
    await edit(placed, 'second');
    expect(await now(placed)).toMatchObject({ questionId: placed.questionId, questionVersion: 2 });
  });

  it('of marks alone writes no version: they belong to the placement', async () => {
    const placed = await asking('worth more');
    await edit(placed, 'worth more', { marks: '3', wrongMarks: '-1' });
    expect(await now(placed)).toEqual({ ...placed, version: 2, marks: '3' });
  });

  it('writes a copy where another paper has the question, which stays as it is there', async () => {
    const placed = await asking('shared');
    const other = await placedElsewhere(placed);
    expect(other.questionId).toBe(placed.questionId);
    const options = async ({ quizId }: Placed) =>
      (await readQuestions(owner, quizId))['questions'].items[0].options as Data[];
    const before = await options(placed);
    await edit(placed, 'here only');
    const copy = await now(placed);
    expect(copy).toMatchObject({
      id: placed.id,
      questionVersion: 1,
      version: 2,
      text: 'here only',
    });
    expect(copy.questionId).not.toBe(placed.questionId);
    expect(await now(other)).toEqual(other);
    expect(await options(placed)).toEqual(before);
    expect(await storedQuestion(app.sql, placed.questionId)).toEqual({ texts: ['1 shared'] });
    // Now each has its own.
    await edit(other, 'there');
    expect(await now(other)).toMatchObject({ questionId: other.questionId, questionVersion: 2 });
  });

  it('writes a copy where the other paper is in the trash, from which it can be restored', async () => {
    const placed = await asking('shared');
    const other = await placedElsewhere(placed);
    await remove(other);
    await edit(placed, 'here only');
    await owner.ask(RESTORE_QUESTION, { questionId: other.id });
    expect((await now(other)).text).toBe('shared');
  });

  it('is stale after one that wrote a copy: drafts belong to the placement and its version', async () => {
    const placed = await asking('shared');
    await placedElsewhere(placed);
    await edit(placed, 'here only');
    const question = { mcq: { ...mcq('late').mcq } };
    const { extensions } = await owner.refused(EDIT_QUESTION, {
      id: placed.id,
      version: 1,
      question,
    });
    expect(extensions).toMatchObject({
      code: 'STALE_VERSION',
      current: { id: placed.id, version: 2, text: 'here only' },
    });
  });

  it('keeps a hundred versions, and older ones that a submitted paper has', async () => {
    const placed = await asking('v1');
    await edit(placed, 'v2');
    await owner.ask(SUBMIT, { id: placed.quizId });
    await app.sql(
      `WITH written AS (
         INSERT INTO question_versions (question_id, version, kind, text, body)
         SELECT question_id, n, kind, 'v' || n, body FROM question_versions, generate_series(3, 103) n
         WHERE question_id = $1 AND version = 2)
       UPDATE questions SET latest_version = 103 WHERE id = $1`,
      [placed.questionId],
    );
    await edit(placed, 'v104');
    const stored = await storedQuestion(app.sql, placed.questionId);
    expect(stored?.texts).toHaveLength(101);
    expect(stored?.texts.slice(0, 2)).toEqual(['2 v2', '5 v5']);
  });
});

async function transfer(text: string, name: string, id: string, toQuizId: string) {
  const input = { questionIds: [id], toQuizId };
  const [question] = (await owner.ask(text, { input }))[name] as Data[];
  return question?.['quizId'] as string;
}

describe('copying', () => {
  it.each([
    ['a question', async ({ id, quizId }: Placed) => transfer(COPY, 'copyQuestions', id, quizId)],
    [
      'a quiz',
      async ({ quizId }: Placed) =>
        (await owner.ask(DUPLICATE, { quizId }))['duplicateQuiz'].id as string,
    ],
  ])('%s makes new questions in version 1', async (_what, copied) => {
    const placed = await asking('original');
    await edit(placed, 'copied');
    const quizId = await copied(placed);
    const copy = (await placedIn(app.sql, quizId)).at(-1);
    expect(copy).toMatchObject({ text: 'copied', questionVersion: 1, version: 1 });
    expect(copy?.questionId).not.toBe(placed.questionId);
    expect(copy?.id).not.toBe(placed.id);
    // They begin with the time (decision 0061).
    expect([copy?.id ?? '', copy?.questionId ?? ''].map(version)).toEqual([7, 7]);
  });
});

describe('moving', () => {
  it('keeps question, version and placement', async () => {
    const placed = await asking('moved');
    await edit(placed, 'as it is now');
    const before = await now(placed);
    const toQuizId = await quiz(owner);
    await transfer(MOVE, 'moveQuestions', placed.id, toQuizId);
    expect(await onlyPlaced(app.sql, toQuizId)).toEqual({ ...before, quizId: toQuizId });
  });
});

describe('importing', () => {
  it('of spreadsheets and exam files makes new questions', async () => {
    const quizId = await quiz(owner);
    await finished(owner, await startImport(owner, quizId, await triviaWorkbook(3)));
    const file = await exportExam(owner, quizId);
    const placed = await placedIn(app.sql, quizId);
    for (const { id, questionId } of placed) {
      expect(file).not.toContain(id);
      expect(file).not.toContain(questionId);
    }
    const { body } = await importExam(owner, file);
    const copies = await placedIn(app.sql, body['quizId'] as string);
    expect(copies.map(({ text }) => text)).toEqual(placed.map(({ text }) => text));
    const questions = [...placed, ...copies];
    expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(6);
    expect(questions.every(({ questionVersion }) => questionVersion === 1)).toBe(true);
  });
});

describe('deleting', () => {
  it('moves the placement to the trash; restoring brings it back with question and version', async () => {
    const placed = await asking('back again');
    await edit(placed, 'edited');
    const before = await now(placed);
    await remove(placed);
    expect((await readQuestions(owner, placed.quizId))['questionCount']).toBe(0);
    await owner.ask(RESTORE_QUESTION, { questionId: placed.id });
    expect(await now(placed)).toEqual(before);
    expect((await readQuestions(owner, placed.quizId))['questionCount']).toBe(1);
  });

  it('for good removes a question that no placement has any more', async () => {
    const placed = await asking('gone');
    const other = await placedElsewhere(placed);
    await remove(placed);
    await purge(placed);
    expect(await now(other)).toEqual(other);
    await remove(other);
    expect(await storedQuestion(app.sql, placed.questionId)).not.toBeNull();
    await purge(other);
    expect(await storedQuestion(app.sql, placed.questionId)).toBeNull();
  });

  it('a quiz for good removes its questions, but for those that others have and that are in the bank', async () => {
    const [mine, shared, banked] = await Promise.all(['mine', 'shared', 'banked'].map(asking));
    const quizId = await quiz(owner);
    const input = { toQuizId: quizId, questionIds: [mine?.id, banked?.id] };
    await owner.ask(MOVE, { input });
    await placeIn(app.databaseUrl, shared?.id ?? '', quizId);
    await putInBank(app.sql, banked?.questionId ?? '');
    await owner.ask(DELETE_QUIZ, { id: quizId });
    await owner.ask(PURGE_QUIZ, { id: quizId });
    const left = async (placed?: Placed) => storedQuestion(app.sql, placed?.questionId ?? '');
    expect(await left(mine)).toBeNull();
    expect(await left(shared)).toEqual({ texts: ['1 shared'] });
    expect(await left(banked)).toEqual({ texts: ['1 banked'] });
  });
});
