import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { DELETE_QUESTIONS, RESTORE_QUESTIONS, SET_MARKS } from '../setup/bulk-questions.js';
import { query } from '../setup/database.js';
import { SUBMIT_QUIZ } from '../setup/exams.js';
import { person, quiz, type Person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { allQuestions, orderOf, questionsNamed } from '../setup/question-transfers.js';
import { addQuestions, EDIT_QUESTION, mcq } from '../setup/questions.js';
import { deletedQuestions, DELETE_QUESTION } from '../setup/trash.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let staff: Person;
let owner: Api;
let stranger: Api;
beforeAll(async () => {
  staff = await person(app);
  owner = staff.api;
  stranger = (await person(app)).api;
});

/** A quiz of the multiple-choice questions a to d and a written one. */
async function five(): Promise<{ quizId: string; ids: string[] }> {
  const quizId = await quiz(owner);
  const ids = await questionsNamed(owner, quizId, [...'abcd']);
  const [written] = await addQuestions(owner, quizId, [{ descriptive: { text: 'e' } }]);
  return { quizId, ids: [...ids, String(written?.['id'])] };
}

const marksOf = async (quizId: string): Promise<unknown[]> =>
  (await allQuestions(owner, quizId)).map(({ marks, wrongMarks, version }) => [
    marks,
    wrongMarks,
    version,
  ]);

describe('deleteQuestions and restoreQuestions', () => {
  it('move questions to the trash and back to where they stood', async () => {
    const { quizId, ids } = await five();
    const input = { quizId, questionIds: [ids[3], ids[1]] };
    const { deleteQuestions } = await owner.ask(DELETE_QUESTIONS, { input });
    expect(deleteQuestions).toMatchObject({ id: quizId, questionCount: 3, orderVersion: 4 });
    expect(await orderOf(owner, quizId)).toBe('a c e');
    expect((await deletedQuestions(owner, quizId)).map(({ id }) => id as string).sort()).toEqual(
      [ids[1], ids[3]].sort(),
    );
    const { restoreQuestions } = await owner.ask(RESTORE_QUESTIONS, { input });
    expect(restoreQuestions).toMatchObject({ id: quizId, questionCount: 5, orderVersion: 5 });
    expect(await orderOf(owner, quizId)).toBe('a b c d e');
    expect(await deletedQuestions(owner, quizId)).toEqual([]);
  });

  it('delete each question once, whoever is first', async () => {
    const { quizId, ids } = await five();
    const all = { quizId, questionIds: ids.slice(0, 4) };
    const answers = await Promise.all([
      owner.send(DELETE_QUESTIONS, { input: all }),
      owner.send(DELETE_QUESTIONS, { input: { quizId, questionIds: [ids[4], ids[0]] } }),
      owner.send(DELETE_QUESTION, { id: ids[1] }),
    ]);
    const deleted = answers.filter(({ errors }) => errors.length === 0).length;
    expect(deleted).toBeGreaterThan(0);
    const left = await allQuestions(owner, quizId);
    const { quiz: counted } = await owner.ask(
      'query ($id: ID!) { quiz(id: $id) { questionCount } }',
      { id: quizId },
    );
    expect(counted.questionCount).toBe(left.length);
    expect(left.length + (await deletedQuestions(owner, quizId)).length).toBe(5);
  });

  it('restore nothing beyond the limit of a quiz', async () => {
    const { quizId, ids } = await five();
    const input = { quizId, questionIds: ids.slice(0, 2) };
    await owner.ask(DELETE_QUESTIONS, { input });
    await query(app.databaseUrl, 'UPDATE quizzes SET question_count = 39999 WHERE id = $1', [
      quizId,
    ]);
    const { extensions } = await owner.refused(RESTORE_QUESTIONS, { input });
    expect(extensions).toMatchObject({ code: 'QUIZ_IS_FULL', status: 409 });
    expect(await orderOf(owner, quizId)).toBe('c d e');
  });

  it('delete only what is as it was seen, where versions say what was', async () => {
    const { quizId, ids } = await five();
    const named = { quizId, questionIds: ids.slice(0, 3), versions: [1, 1, 1] };
    for (const index of [0, 2])
      await owner.ask(EDIT_QUESTION, {
        id: ids[index],
        version: 1,
        question: mcq('new', ['x', 'y'], 1),
      });
    const { extensions } = await owner.refused(DELETE_QUESTIONS, { input: named });
    expect(extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['versions.0', 'versions.2']);
    expect(await orderOf(owner, quizId)).toBe('new b new d e');
    await owner.ask(DELETE_QUESTIONS, { input: { ...named, versions: [2, 1, 2] } });
    expect(await orderOf(owner, quizId)).toBe('d e');
    const fewer = { quizId, questionIds: ids.slice(3), versions: [1] };
    const refused = await owner.refused(DELETE_QUESTIONS, { input: fewer });
    expect(refused.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'versions' }],
    });
  });

  it('name what is not in the trash', async () => {
    const { quizId, ids } = await five();
    await owner.ask(DELETE_QUESTIONS, { input: { quizId, questionIds: [ids[0]] } });
    const { extensions } = await owner.refused(RESTORE_QUESTIONS, {
      input: { quizId, questionIds: [ids[0], ids[1], ids[2]] },
    });
    expect(extensions).toMatchObject({
      code: 'QUESTION_NOT_FOUND',
      fields: [{ path: 'questionIds.1' }, { path: 'questionIds.2' }],
    });
    expect(await orderOf(owner, quizId)).toBe('b c d e');
  });
});

describe('setQuestionMarks', () => {
  const entry = (questionId: string | undefined, changes: object = {}): Data => {
    return { questionId, version: 1, marks: '2', ...changes };
  };

  it('sets marks of all, as an edit of each', async () => {
    const { quizId, ids } = await five();
    const questions = [
      entry(ids[0], { marks: '1/3', wrongMarks: '-0.25' }),
      entry(ids[4], { marks: null }),
      entry(ids[2], { wrongMarks: '0' }),
    ];
    const { setQuestionMarks } = await owner.ask(SET_MARKS, { input: { quizId, questions } });
    expect(setQuestionMarks).toMatchObject({ id: quizId, questionCount: 5, orderVersion: 3 });
    expect(await marksOf(quizId)).toEqual([
      ['1/3', '-0.25', 2],
      ['1', null, 1],
      ['2', '0', 2],
      ['1', null, 1],
      [null, null, 2],
    ]);
    expect(await orderOf(owner, quizId)).toBe('a b c d e');
  });

  it('keeps what an entry leaves out, and clears what is null', async () => {
    const { quizId, ids } = await five();
    const set = async (...questions: Data[]): Promise<unknown> =>
      owner.ask(SET_MARKS, { input: { quizId, questions } });
    await set(entry(ids[0], { wrongMarks: '-0.5' }), entry(ids[4], { marks: '3' }));
    await set(
      { questionId: ids[0], version: 2, marks: '4' },
      { questionId: ids[4], version: 2, marks: '3' },
      { questionId: ids[1], version: 1, wrongMarks: '-1' },
    );
    const marks = await marksOf(quizId);
    expect([marks[0], marks[4], marks[1]]).toEqual([
      ['4', '-0.5', 3],
      ['3', null, 3],
      ['1', '-1', 2],
    ]);
    await set({ questionId: ids[0], version: 3, wrongMarks: null });
    expect((await marksOf(quizId))[0]).toEqual(['4', null, 4]);
    const input = { quizId, questions: [{ questionId: ids[0], version: 4 }] };
    const { extensions } = await owner.refused(SET_MARKS, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'questions.0' }] });
  });

  it('changes a submitted paper only when it is submitted again', async () => {
    const { quizId, ids } = await five();
    await owner.ask(SUBMIT_QUIZ, { id: quizId });
    await owner.ask(SET_MARKS, { input: { quizId, questions: [entry(ids[0])] } });
    const state = 'query ($id: ID!) { exam(quizId: $id) { hasUnpublishedChanges } }';
    expect((await owner.ask(state, { id: quizId }))['exam'].hasUnpublishedChanges).toBe(true);
    await owner.ask(SUBMIT_QUIZ, { id: quizId });
    expect((await owner.ask(state, { id: quizId }))['exam'].hasUnpublishedChanges).toBe(false);
  });

  it("overwrites nobody's edit, and says which questions were changed", async () => {
    const { quizId, ids } = await five();
    await owner.ask(EDIT_QUESTION, { id: ids[1], version: 1, question: mcq('b2') });
    const questions = [entry(ids[0]), entry(ids[1])];
    const { extensions } = await owner.refused(SET_MARKS, { input: { quizId, questions } });
    expect(extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['questions.1.version']);
    expect((await marksOf(quizId))[0]).toEqual(['1', null, 1]);
  });

  it('lets one of an edit and a change of marks win, whoever is first', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { quizId, ids } = await five();
      const answers = await Promise.all([
        owner.send(EDIT_QUESTION, { id: ids[0], version: 1, question: mcq('a2') }),
        owner.send(SET_MARKS, { input: { quizId, questions: [entry(ids[0]), entry(ids[1])] } }),
      ]);
      const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'won').sort();
      expect(codes).toEqual(['STALE_VERSION', 'won']);
    }
  });

  it.each([
    ['no question', [], 'questions'],
    ['101 questions', Array(101).fill({ questionId: 'x', version: 1 }), 'questions'],
    ['marks that are no marks', [{ marks: '-1' }], 'questions.0.marks'],
    ['marks that are too high', [{ marks: '1001' }], 'questions.0.marks'],
    ['a wrong choice that earns something', [{ wrongMarks: '1' }], 'questions.0.wrongMarks'],
    ['a choice without marks', [{ marks: null }], 'questions.0.marks'],
    ['a question that is named twice', [{}, {}], 'questions.1.questionId'],
  ])('rejects %s', async (_what, changes, path) => {
    const { quizId, ids } = await five();
    const questions = changes.map((change: object) => entry(ids[0], change));
    const { extensions } = await owner.refused(SET_MARKS, { input: { quizId, questions } });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(extensions.fields?.map((field) => field.path)).toContain(path);
    expect((await marksOf(quizId))[0]).toEqual(['1', null, 1]);
  });

  it('rejects a wrong choice of a question without options', async () => {
    const { quizId, ids } = await five();
    const questions = [entry(ids[0]), entry(ids[4], { wrongMarks: '-1' })];
    const { extensions } = await owner.refused(SET_MARKS, { input: { quizId, questions } });
    expect(extensions).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'questions.1.wrongMarks' }],
    });
    expect((await marksOf(quizId))[0]).toEqual(['1', null, 1]);
  });
});

describe.each([
  ['deleteQuestions', DELETE_QUESTIONS],
  ['restoreQuestions', RESTORE_QUESTIONS],
  ['setQuestionMarks', SET_MARKS],
])('%s', (name, operation) => {
  const inputOf = (quizId: string | undefined, ids: (string | undefined)[]): Data =>
    name === 'setQuestionMarks'
      ? { quizId, questions: ids.map((questionId) => ({ questionId, version: 1, marks: '2' })) }
      : { quizId, questionIds: ids };
  const pathAt = (index: number): string =>
    name === 'setQuestionMarks' ? `questions.${index}.questionId` : `questionIds.${index}`;

  /** Two questions that the operation takes. */
  async function prepared(): Promise<{ quizId: string; ids: string[] }> {
    const quizId = await quiz(owner);
    const ids = await questionsNamed(owner, quizId, ['a', 'b']);
    if (name === 'restoreQuestions')
      await owner.ask(DELETE_QUESTIONS, { input: { quizId, questionIds: ids } });
    return { quizId, ids };
  }

  it('takes all or none, and names the unknown one', async () => {
    const { quizId, ids } = await prepared();
    const [elsewhere] = await questionsNamed(owner, await quiz(owner), ['x']);
    const [theirs] = await questionsNamed(stranger, await quiz(stranger), ['y']);
    for (const id of [elsewhere, theirs, UNKNOWN, 'nonsense']) {
      const { extensions } = await owner.refused(operation, {
        input: inputOf(quizId, [ids[0], id]),
      });
      expect(extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
      expect(extensions.fields?.[0]?.path).toBe(pathAt(1));
    }
    await owner.ask(operation, { input: inputOf(quizId, ids) });
  });

  it("answers for another institute's quiz as for an unknown one", async () => {
    const { quizId, ids } = await prepared();
    const none = await stranger.refused(operation, { input: inputOf(UNKNOWN, ids) });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await stranger.refused(operation, { input: inputOf(quizId, ids) })).toEqual(none);
  });

  it('is for editors, and for nobody without a log-in', async () => {
    const { quizId, ids } = await prepared();
    const marker = await colleague(app, staff, 'MARKER');
    const input = inputOf(quizId, ids);
    expect((await marker.api.refused(operation, { input })).extensions.code).toBe('NOT_ALLOWED');
    expect((await app.api.refused(operation, { input })).extensions.code).toBe('UNAUTHENTICATED');
  });

  it('takes at most 100 questions', async () => {
    const { quizId } = await prepared();
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
    const { extensions } = await owner.refused(operation, { input: inputOf(quizId, ids) });
    expect(extensions).toMatchObject({ code: 'VALIDATION' });
    expect(extensions.fields?.[0]?.message).toBe('Name from 1 to 100 questions at a time');
  });
});
