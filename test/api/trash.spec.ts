import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { auditedActions } from '../setup/audit.js';
import { query } from '../setup/database.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import {
  addQuestions,
  anyDescriptive,
  anyMcq,
  mcq,
  readQuestions,
  textsOf,
} from '../setup/questions.js';
import {
  DELETE_QUESTION,
  DELETE_QUIZ,
  DELETED_QUESTIONS,
  DELETED_QUIZZES,
  PURGE_QUESTION,
  PURGE_QUIZ,
  RESTORE_QUESTION,
  RESTORE_QUIZ,
  deletedQuestions,
  deletedQuizzes,
} from '../setup/trash.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
const THIRTY_DAYS_MS = 30 * 86_400_000;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** Questions with these texts. @returns their ids */
async function questions(quizId: string, texts: string[]): Promise<string[]> {
  const added = await addQuestions(
    owner,
    quizId,
    texts.map((text) => mcq(text)),
  );
  return added.map((question) => question['id'] as string);
}

function staysThirtyDays(entry: Data | undefined): void {
  const kept = Date.parse(entry?.['removedAt']) - Date.parse(entry?.['deletedAt']);
  expect(kept).toBe(THIRTY_DAYS_MS);
}

describe('deletedQuizzes', () => {
  it("lists the caller's, last deleted first, with the date until which they stay", async () => {
    const { api } = await person(app);
    const ids = [await quiz(api, 'First'), await quiz(api, 'Second'), await quiz(api, 'Third')];
    await addQuestions(api, ids[0] ?? '', [anyMcq, anyMcq]);
    for (const id of ids.slice(0, 2)) await api.ask(DELETE_QUIZ, { id });
    const items = await deletedQuizzes(api);
    expect(items).toMatchObject([
      { id: ids[1], title: 'Second', questionCount: 0 },
      { id: ids[0], title: 'First', questionCount: 2, isCompleted: false },
    ]);
    items.forEach(staysThirtyDays);
    const { deletedQuizzes: second } = await api.ask(DELETED_QUIZZES, { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ items: [{ title: 'First' }], totalCount: 2, totalPages: 2 });
  });

  it('lists those of the institute for editors, and for nobody else', async () => {
    const someone = await person(app);
    const id = await quiz(someone.api, 'Trashed');
    await someone.api.ask(DELETE_QUIZ, { id });
    const editor = await colleague(app, someone, 'EDITOR');
    expect(await deletedQuizzes(editor.api)).toMatchObject([{ id, title: 'Trashed' }]);
    const marker = await colleague(app, someone, 'MARKER');
    expect((await marker.api.refused(DELETED_QUIZZES)).extensions.code).toBe('NOT_ALLOWED');
    const stranger = await person(app);
    expect(await deletedQuizzes(stranger.api)).toEqual([]);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
  ])('rejects %j', async (variables, path) => {
    const { extensions } = await owner.refused(DELETED_QUIZZES, variables);
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
    const inQuiz = { ...variables, id: await quiz(owner) };
    const ofQuestions = await owner.refused(DELETED_QUESTIONS, inQuiz);
    expect(ofQuestions.extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
  });
});

describe('restoreQuiz', () => {
  it('restores a quiz with the questions it had, and not with those deleted before', async () => {
    const id = await quiz(owner);
    const [, second] = await questions(id, ['1', '2', '3']);
    await owner.ask(DELETE_QUESTION, { id: second });
    await owner.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id });
    await owner.ask(DELETE_QUIZ, { id });
    const { restoreQuiz } = await owner.ask(RESTORE_QUIZ, { quizId: id });
    expect(restoreQuiz).toMatchObject({ id, questionCount: 2, isCompleted: true });
    expect(textsOf(await readQuestions(owner, id))).toEqual(['1', '3']);
    expect(await deletedQuestions(owner, id)).toMatchObject([{ id: second, text: '2' }]);
    expect((await deletedQuizzes(owner)).map((entry) => entry['id'])).not.toContain(id);
  });

  it('chooses another title if its own is taken meanwhile', async () => {
    const title = `Taken ${Math.random()}`;
    const quizId = await quiz(owner, title);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    await quiz(owner, title.toUpperCase());
    const error = await owner.refused(RESTORE_QUIZ, { quizId });
    expect(error.extensions).toMatchObject({ code: 'TITLE_TAKEN', status: 409 });
    expect(error.message).toMatch(/Restore this one under a new title/);
    const still = await owner.refused(RESTORE_QUIZ, { quizId, title });
    expect(still.extensions.code).toBe('TITLE_TAKEN');
    const { restoreQuiz } = await owner.ask(RESTORE_QUIZ, { quizId, title: ` ${title} II ` });
    expect(restoreQuiz).toMatchObject({ title: `${title} II`, version: 2 });
    expect(
      (await owner.refused(`mutation { createQuiz(title: "${title} II") { id } }`)).extensions.code,
    ).toBe('TITLE_TAKEN');
  });

  it('rejects an invalid title', async () => {
    const quizId = await quiz(owner);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    const { extensions } = await owner.refused(RESTORE_QUIZ, { quizId, title: ' ' });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'title' }] });
  });

  it("answers for another institute's quiz, and for one that is not in the trash, as for an unknown one", async () => {
    const quizId = await quiz(owner);
    const none = await stranger.refused(RESTORE_QUIZ, { quizId: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await owner.refused(RESTORE_QUIZ, { quizId })).toEqual(none);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await stranger.refused(RESTORE_QUIZ, { quizId })).toEqual(none);
    expect(await owner.refused(RESTORE_QUIZ, { quizId: 'nonsense' })).toEqual(none);
    const twice = await Promise.all([
      owner.send(RESTORE_QUIZ, { quizId }),
      owner.send(RESTORE_QUIZ, { quizId }),
    ]);
    expect(twice.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
});

describe('Quiz.deletedQuestions', () => {
  it('lists the last deleted first, with the date until which they stay', async () => {
    const id = await quiz(owner);
    const added = await addQuestions(owner, id, [anyMcq, anyDescriptive, mcq('kept')]);
    for (const question of added.slice(0, 2)) {
      await owner.ask(DELETE_QUESTION, { id: question['id'] });
    }
    const items = await deletedQuestions(owner, id);
    expect(items).toMatchObject([
      { id: added[1]?.['id'], quizId: id, kind: 'DESCRIPTIVE', marks: null },
      { id: added[0]?.['id'], quizId: id, kind: 'MCQ', marks: '1', text: added[0]?.['text'] },
    ]);
    items.forEach(staysThirtyDays);
    const paged = await owner.ask(DELETED_QUESTIONS, { id, page: 2, pageSize: 1 });
    expect(paged['quiz'].deletedQuestions).toMatchObject({
      items: [{ id: added[0]?.['id'] }],
      totalCount: 2,
      totalPages: 2,
    });
  });
});

describe('restoreQuestion', () => {
  it('restores its position, even after the others changed theirs', async () => {
    const quizId = await quiz(owner);
    const [first, second, , fourth] = await questions(quizId, ['1', '2', '3', '4']);
    await owner.ask(DELETE_QUESTION, { id: second });
    await addQuestions(owner, quizId, [mcq('5')]);
    await owner.ask(
      `mutation ($input: ReorderQuestionsInput!) { reorderQuestions(input: $input) { id } }`,
      { input: { quizId, orderVersion: 4, questionIds: [fourth, first], position: 1 } },
    );
    expect(textsOf(await readQuestions(owner, quizId))).toEqual(['4', '1', '3', '5']);
    const { restoreQuestion } = await owner.ask(RESTORE_QUESTION, { questionId: second });
    expect(restoreQuestion).toMatchObject({ id: second, position: 2, text: '2', version: 1 });
    const list = await readQuestions(owner, quizId);
    expect(textsOf(list)).toEqual(['4', '2', '1', '3', '5']);
    expect(list).toMatchObject({ questionCount: 5, orderVersion: 6 });
    expect(await deletedQuestions(owner, quizId)).toEqual([]);
  });

  it('raises the count once when two restore it at once', async () => {
    const quizId = await quiz(owner);
    const [questionId] = await questions(quizId, ['1']);
    await owner.ask(DELETE_QUESTION, { id: questionId });
    const answers = await Promise.all(
      [1, 2, 3].map(async () => owner.send(RESTORE_QUESTION, { questionId })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await readQuestions(owner, quizId))['questionCount']).toBe(1);
  });

  it('is refused until its quiz is restored', async () => {
    const quizId = await quiz(owner);
    const [questionId] = await questions(quizId, ['1', '2']);
    await owner.ask(DELETE_QUESTION, { id: questionId });
    await owner.ask(DELETE_QUIZ, { id: quizId });
    const error = await owner.refused(RESTORE_QUESTION, { questionId });
    expect(error.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(error.message).toMatch(/Restore the quiz first/);
    await owner.ask(RESTORE_QUIZ, { quizId });
    await owner.ask(RESTORE_QUESTION, { questionId });
  });

  it('respects the limit of a quiz', async () => {
    const quizId = await quiz(owner);
    const [questionId] = await questions(quizId, ['1']);
    await owner.ask(DELETE_QUESTION, { id: questionId });
    await query(app.databaseUrl, 'UPDATE quizzes SET question_count = 40000 WHERE id = $1', [
      quizId,
    ]);
    const { extensions } = await owner.refused(RESTORE_QUESTION, { questionId });
    expect(extensions).toMatchObject({ code: 'QUIZ_IS_FULL', status: 409 });
    expect(await deletedQuestions(owner, quizId)).toHaveLength(1);
  });

  it("answers for another institute's question, and for one that is not in the trash, as for an unknown one", async () => {
    const quizId = await quiz(owner);
    const [questionId] = await questions(quizId, ['1']);
    const none = await stranger.refused(RESTORE_QUESTION, { questionId: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
    expect(await owner.refused(RESTORE_QUESTION, { questionId })).toEqual(none);
    await owner.ask(DELETE_QUESTION, { id: questionId });
    expect(await stranger.refused(RESTORE_QUESTION, { questionId })).toEqual(none);
    expect(await owner.refused(RESTORE_QUESTION, { questionId: 'nonsense' })).toEqual(none);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await stranger.refused(RESTORE_QUESTION, { questionId })).toEqual(none);
  });
});

describe('purgeQuiz', () => {
  it('removes a quiz of the trash for good', async () => {
    const quizId = await quiz(owner);
    await questions(quizId, ['1', '2']);
    const notYet = await owner.refused(PURGE_QUIZ, { id: quizId });
    expect(notYet.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await stranger.refused(PURGE_QUIZ, { id: quizId })).toEqual(notYet);
    expect((await owner.ask(PURGE_QUIZ, { id: quizId }))['purgeQuiz']).toEqual({ id: quizId });
    expect((await deletedQuizzes(owner)).map(({ id }) => id as string)).not.toContain(quizId);
    const left = 'SELECT id FROM placements WHERE quiz_id = $1';
    expect(await query(app.databaseUrl, left, [quizId])).toEqual([]);
    expect((await auditedActions(owner, quizId)).at(-1)).toBe('QUIZ_PURGED');
  });

  it('refuses one that learners have taken', async () => {
    const { quizId, code } = await exam(app, owner);
    await (await sitting(await candidate(app, code, 'Ada'))).submit();
    await owner.ask(DELETE_QUIZ, { id: quizId });
    const { extensions } = await owner.refused(PURGE_QUIZ, { id: quizId });
    expect(extensions).toMatchObject({ code: 'QUIZ_IS_KEPT', status: 409 });
    await owner.ask(RESTORE_QUIZ, { quizId });
  });

  it('does not count a preview', async () => {
    const { quizId } = await exam(app, owner);
    const { previewExam } = await owner.ask(PREVIEW, { quizId });
    const token = (previewExam.url as string).split('#')[1] ?? '';
    await sitting({ token, api: app.api.as(token) });
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect((await owner.ask(PURGE_QUIZ, { id: quizId }))['purgeQuiz']).toEqual({ id: quizId });
  });
});

describe('purgeQuestion', () => {
  it('removes a question of the trash for good', async () => {
    const quizId = await quiz(owner);
    const [first, second] = await questions(quizId, ['1', '2']);
    await owner.ask(DELETE_QUESTION, { id: first });
    await owner.ask(PURGE_QUESTION, { id: first });
    expect(await deletedQuestions(owner, quizId)).toEqual([]);
    expect(textsOf(await readQuestions(owner, quizId))).toEqual(['2']);
    const notDeleted = await owner.refused(PURGE_QUESTION, { id: second });
    expect(notDeleted.extensions.code).toBe('QUESTION_NOT_FOUND');
    expect((await auditedActions(owner, quizId)).at(-1)).toBe('QUESTIONS_PURGED');
  });

  it('refuses one that a submitted paper has', async () => {
    const quizId = await quiz(owner);
    const [first] = await questions(quizId, ['1', '2']);
    await owner.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: quizId });
    await owner.ask(DELETE_QUESTION, { id: first });
    const { extensions } = await owner.refused(PURGE_QUESTION, { id: first });
    expect(extensions).toMatchObject({ code: 'QUESTION_IS_KEPT', status: 409 });
    expect(await stranger.refused(PURGE_QUESTION, { id: first })).toMatchObject({
      extensions: { code: 'QUESTION_NOT_FOUND' },
    });
  });
});
