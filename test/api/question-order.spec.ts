import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { orderOf, questionsNamed, REORDER } from '../setup/question-transfers.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { DELETE_QUESTION, DELETE_QUIZ } from '../setup/trash.js';
import { PLACED } from '../setup/placed-questions.js';

const app = useApplication();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const LETTERS = [...'abcdef'];

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** A quiz of the questions a to f, at order version 2. */
async function lettered(): Promise<{ quizId: string; idsOf: (letters: string) => string[] }> {
  const quizId = await quiz(owner);
  const ids = await questionsNamed(owner, quizId, LETTERS);
  const idOf = new Map(LETTERS.map((letter, index) => [letter, ids[index] ?? '']));
  return { quizId, idsOf: (letters) => [...letters].map((letter) => idOf.get(letter) ?? '') };
}

describe('reorderQuestions', () => {
  it.each([
    ['f', 1, 'f a b c d e'],
    ['a', 6, 'b c d e f a'],
    ['c', 3, 'a b c d e f'],
    ['b', 4, 'a c d b e f'],
    ['ea', 3, 'b c e a d f'],
    ['af', 1, 'a f b c d e'],
    ['fedcba', 1, 'f e d c b a'],
    ['bd', 5, 'a c e f b d'],
  ])('puts %s at place %s', async (letters, position, expected) => {
    const { quizId, idsOf } = await lettered();
    const input = { quizId, orderVersion: 2, questionIds: idsOf(letters), position };
    const { reorderQuestions } = await owner.ask(REORDER, { input });
    expect(reorderQuestions).toEqual({ id: quizId, questionCount: 6, orderVersion: 3, version: 1 });
    expect(await orderOf(owner, quizId)).toBe(expected);
    expect((await addQuestions(owner, quizId, [mcq('g')]))[0]).toMatchObject({ position: 7 });
  });

  it('writes only changed positions, and counts as no edit', async () => {
    const { quizId, idsOf } = await lettered();
    const rows = async (): Promise<Record<string, string>[]> =>
      query(
        app.databaseUrl,
        `SELECT v.text, p.xmin::text, p.version, p.updated_at::text FROM ${PLACED}
         WHERE p.quiz_id = $1 ORDER BY v.text`,
        [quizId],
      );
    const before = await rows();
    const input = { quizId, orderVersion: 2, questionIds: idsOf('d'), position: 2 };
    await owner.ask(REORDER, { input });
    const after = await rows();
    const written = after.filter((row, index) => row['xmin'] !== before[index]?.['xmin']);
    expect(written.map((row) => row['text'])).toEqual(['b', 'c', 'd']);
    const said = (row: object): object => ({ ...row, xmin: '' });
    expect(after.map(said)).toEqual(before.map(said));
  });

  it('closes gaps that deleted questions left', async () => {
    const { quizId, idsOf } = await lettered();
    for (const id of idsOf('bd')) await owner.ask(DELETE_QUESTION, { id });
    const input = { quizId, orderVersion: 4, questionIds: idsOf('f'), position: 2 };
    await owner.ask(REORDER, { input });
    expect(await orderOf(owner, quizId)).toBe('a f c e');
  });

  it('rejects a stale order with the current one', async () => {
    const { quizId, idsOf } = await lettered();
    await addQuestions(owner, quizId, [mcq('g')]);
    const input = { quizId, orderVersion: 2, questionIds: idsOf('f'), position: 1 };
    const { extensions } = await owner.refused(REORDER, { input });
    expect(extensions).toMatchObject({ code: 'STALE_VERSION', status: 409 });
    expect(extensions.current).toEqual({ orderVersion: 3 });
    expect(await orderOf(owner, quizId)).toBe('a b c d e f g');
  });

  it('lets one of several at once win', async () => {
    const { quizId, idsOf } = await lettered();
    const answers = await Promise.all(
      LETTERS.map(async (letter) =>
        owner.send(REORDER, {
          input: { quizId, orderVersion: 2, questionIds: idsOf(letter), position: 1 },
        }),
      ),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'won').sort();
    expect(codes).toEqual([...Array<string>(5).fill('STALE_VERSION'), 'won']);
  });

  it.each([
    ['no question', { questionIds: [] }, 'questionIds', /^Name from 1 to 100/],
    ['101 questions', { questionIds: Array(101).fill('x') }, 'questionIds', /^Name from 1 to 100/],
    ['the place 0', { position: 0 }, 'position', /^position must be 1 or more$/],
    ['a place past the end', { position: 7 }, 'position', /^position must be from 1 to 6$/],
  ])('rejects %s', async (_what, change, path, message) => {
    const { quizId, idsOf } = await lettered();
    const input = { quizId, orderVersion: 2, questionIds: idsOf('a'), position: 1, ...change };
    const { extensions } = await owner.refused(REORDER, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(extensions.fields?.[0]?.path).toBe(path);
    expect(extensions.fields?.[0]?.message).toMatch(message);
    expect(await orderOf(owner, quizId)).toBe('a b c d e f');
  });

  it('rejects a question that is named twice, however it is written', async () => {
    const { quizId, idsOf } = await lettered();
    const [a = '', b = ''] = idsOf('ab');
    const input = { quizId, orderVersion: 2, questionIds: [a, b, a.toUpperCase()], position: 1 };
    const { extensions } = await owner.refused(REORDER, { input });
    expect(extensions.fields).toEqual([
      { path: 'questionIds.2', message: 'This question is named twice' },
    ]);
  });

  it('names the question that is not in the quiz', async () => {
    const { quizId, idsOf } = await lettered();
    const [elsewhere] = await questionsNamed(owner, await quiz(owner), ['x']);
    const [deleted] = idsOf('f');
    await owner.ask(DELETE_QUESTION, { id: deleted });
    for (const id of [elsewhere, deleted, UNKNOWN, 'nonsense']) {
      const questionIds = [...idsOf('a'), id];
      const input = { quizId, orderVersion: 3, questionIds, position: 1 };
      const { extensions } = await owner.refused(REORDER, { input });
      expect(extensions).toMatchObject({ code: 'QUESTION_NOT_FOUND', status: 404 });
      expect(extensions.fields?.[0]?.path).toBe('questionIds.1');
    }
  });

  it("answers for another institute's quiz, and for a deleted one, as for an unknown one", async () => {
    const { quizId, idsOf } = await lettered();
    const input = { quizId, orderVersion: 2, questionIds: idsOf('f'), position: 1 };
    const none = await stranger.refused(REORDER, { input: { ...input, quizId: UNKNOWN } });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await stranger.refused(REORDER, { input })).toEqual(none);
    expect(await orderOf(owner, quizId)).toBe('a b c d e f');
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await owner.refused(REORDER, { input })).toEqual(none);
  });
});
