import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { revisionsOf, SUBMIT } from '../setup/papers.js';
import {
  onlyPlaced,
  placedIn,
  placeIn,
  repeatQuestion,
  startPlacing,
  quizAsking,
  storedQuestion,
  type Placed,
} from '../setup/placed-questions.js';
import { MOVE, REORDER } from '../setup/question-transfers.js';
import { EDIT_QUESTION, mcq, readQuestions } from '../setup/questions.js';
import { lockNewPaperQuestions, lockTable } from '../setup/row-locks.js';
import { commit, transaction, waiting } from '../setup/transactions.js';
import { DELETE_QUESTION, PURGE_QUESTION } from '../setup/trash.js';

/** What is done to one question in two papers at the same time has the outcome of one after the other. */

const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

const app = useOwnApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const asking = async (text: string): Promise<Placed> => quizAsking(app.sql, owner, text);
const edited = async ({ id }: Placed, text: string): Promise<unknown> =>
  owner.ask(EDIT_QUESTION, { id, version: 1, question: mcq(text) });

describe('an edit', () => {
  it('waits while its question is placed in another paper, and writes a copy', async () => {
    const placed = await asking('shared');
    const toQuizId = await quiz(owner);
    const { client, id } = await startPlacing(app.databaseUrl, placed.id, toQuizId);
    const edit = edited(placed, 'here only');
    await waiting(app.databaseUrl, 1);
    await commit(client);
    await edit;
    const other = await onlyPlaced(app.sql, toQuizId);
    expect(other).toMatchObject({ id, questionId: placed.questionId, text: 'shared' });
    const copy = await onlyPlaced(app.sql, placed.quizId);
    expect(copy).toMatchObject({ text: 'here only', questionVersion: 1 });
    expect(copy.questionId).not.toBe(placed.questionId);
  });

  it('of one paper waits for that of another one, and both keep their texts', async () => {
    const placed = await asking('shared');
    const toQuizId = await quiz(owner);
    const id = await placeIn(app.databaseUrl, placed.id, toQuizId);
    const other = await onlyPlaced(app.sql, toQuizId);
    const lockSql = 'SELECT FROM questions WHERE id = $1 FOR NO KEY UPDATE';
    const before = await transaction(app.databaseUrl, lockSql, [placed.questionId]);
    const edits = [edited(placed, 'one'), edited(other, 'two')];
    await waiting(app.databaseUrl, 2);
    await commit(before);
    await Promise.all(edits);
    const after = [await onlyPlaced(app.sql, placed.quizId), await onlyPlaced(app.sql, toQuizId)];
    expect(after.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(after.map((one) => one.id)).toEqual([placed.id, id]);
    // Whoever came second had the question for itself.
    const [first, second] = after.map(({ questionId }) => questionId === placed.questionId);
    expect(first).not.toBe(second);
  });
});

it('a reorder that waits for an edit gives the edited question its place, too', async () => {
  const { quizId } = await asking('first');
  await repeatQuestion(app.sql, quizId, 300);
  const before = (await placedIn(app.sql, quizId)).map(({ id }) => id);
  const [fourth = '', last = ''] = [before[3], before.at(-1)];
  const editSql = 'UPDATE placements SET version = version + 1 WHERE id = $1';
  const edit = await transaction(app.databaseUrl, editSql, [fourth]);
  const { orderVersion } = await readQuestions(owner, quizId);
  const input = { quizId, orderVersion, questionIds: [last], position: 1 };
  const reordered = owner.ask(REORDER, { input });
  await waiting(app.databaseUrl, 1);
  await commit(edit);
  await reordered;
  const after = (await placedIn(app.sql, quizId)).map(({ id }) => id);
  expect(after).toEqual([last, ...before.slice(0, -1)]);
  const toOne = 'UPDATE placements SET position = 1 WHERE quiz_id = $1';
  await expect(app.sql(toOne, [quizId])).rejects.toThrow('placements_position');
});

it('a question goes when its last two placements are removed at the same time', async () => {
  const placed = await asking('goes');
  const toQuizId = await quiz(owner);
  await placeIn(app.databaseUrl, placed.id, toQuizId);
  const other = await onlyPlaced(app.sql, toQuizId);
  await owner.ask(DELETE_QUESTION, { id: other.id });
  const first = await transaction(app.databaseUrl, 'DELETE FROM placements WHERE id = $1', [
    placed.id,
  ]);
  const second = owner.ask(PURGE_QUESTION, { id: other.id });
  await waiting(app.databaseUrl, 1);
  await commit(first);
  await second;
  expect(await storedQuestion(app.sql, placed.questionId)).toBeNull();
});

it('a submission makes a revision of its own while that of a preview is removed', async () => {
  const { quizId } = await asking('previewed');
  await owner.ask(PREVIEW, { quizId });
  await app.sql('DELETE FROM candidates WHERE quiz_id = $1', [quizId]);
  const sweep = await transaction(
    app.databaseUrl,
    'DELETE FROM paper_revisions WHERE quiz_id = $1',
    [quizId],
  );
  const submitted = owner.ask(SUBMIT, { id: quizId });
  await waiting(app.databaseUrl, 1);
  await commit(sweep);
  await submitted;
  const revisions = 'SELECT number FROM paper_revisions WHERE quiz_id = $1';
  expect(await app.sql(revisions, [quizId])).toEqual([{ number: 1 }]);
});

it('a submission whose versions are removed before its end is refused, and can be sent again', async () => {
  const placed = await asking('shared');
  const toQuizId = await quiz(owner);
  const id = await placeIn(app.databaseUrl, placed.id, toQuizId);
  await owner.ask(DELETE_QUESTION, { id });
  const lock = await lockNewPaperQuestions(app.databaseUrl);
  const submitted = owner.send(SUBMIT, { id: placed.quizId });
  await lock.reached();
  // A copy from now on: with the other placement the question goes.
  await edited(placed, 'here only');
  await owner.ask(PURGE_QUESTION, { id });
  await lock.release();
  const { errors } = await submitted;
  expect(errors[0]?.extensions).toMatchObject({ code: 'BUSY', status: 503 });
  await owner.ask(SUBMIT, { id: placed.quizId });
  const [revision] = await revisionsOf(app, placed.quizId);
  expect(revision?.content.questions.map(({ text }) => text)).toEqual(['here only']);
});

it('a move answers with what it has read before its commit', async () => {
  const placed = await asking('moved');
  const toQuizId = await quiz(owner);
  const lock = await lockTable(app.databaseUrl, 'question_versions');
  const moved = owner.ask(MOVE, { input: { questionIds: [placed.id], toQuizId } });
  await lock.reached();
  const now = await app.sql('SELECT quiz_id FROM placements WHERE id = $1', [placed.id]);
  expect(now).toEqual([{ quiz_id: placed.quizId }]);
  await lock.release();
  expect((await moved)['moveQuestions']).toMatchObject([{ id: placed.id, quizId: toQuizId }]);
});
