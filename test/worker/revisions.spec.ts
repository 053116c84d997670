import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { questionsNamed } from '../setup/question-transfers.js';
import { call, candidate, exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { image, type PostedImage } from '../setup/images.js';
import { asked, fillUp, revisionsOf, SUBMIT, submittedQuiz } from '../setup/papers.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';
import { DELETE_QUESTION, DELETE_QUIZ, deletedQuestions, deletedQuizzes } from '../setup/trash.js';
import { lengthenQuestions } from '../setup/placed-questions.js';

/** What the trash keeps for a revision, what it does not, and how workers store revisions. */
const app = useApplication();
const UPDATE_QUESTION = `mutation ($id: ID!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, question: $question, version: 1 }) { id }
}`;

let owner: Api;
beforeEach(async () => {
  owner = (await person(app)).api;
});

/** An exam that a candidate has started. @returns its quiz */
async function startedQuiz(): Promise<string> {
  const { quizId, code } = await exam(app, owner);
  const learner = await candidate(app, code, 'Grace');
  const { status } = await call(learner.api, '/attempts', { client: 'tab' });
  expect(status).toBe(200);
  return quizId;
}

async function age(table: string, column: string, interval: string, ids: string[]): Promise<void> {
  const past = `UPDATE ${table} SET ${column} = now() - $1::interval WHERE id = ANY($2)`;
  await app.sql(past, [interval, ids]);
}

/** Until of these rows only those are left. */
async function expectLeft(table: string, of: string[], ids: string[]): Promise<void> {
  const rows = async () =>
    (await app.sql(`SELECT id FROM ${table} WHERE id = ANY($1)`, [of])).map(({ id }) => id).sort();
  await expect.poll(rows).toEqual([...ids].sort());
}

describe('the trash', () => {
  it('keeps questions of submitted papers for good, and says so', async () => {
    const quizId = await quiz(owner);
    const [submitted = '', other = ''] = await questionsNamed(owner, quizId, [
      'one',
      'two',
      'three',
    ]);
    await owner.ask(DELETE_QUESTION, { id: other });
    await owner.ask(SUBMIT, { id: quizId });
    await owner.ask(DELETE_QUESTION, { id: submitted });
    expect(await deletedQuestions(owner, quizId)).toMatchObject([
      { id: submitted, removedAt: null },
      { id: other, removedAt: expect.any(String) as string },
    ]);
    await age('placements', 'deleted_at', '31 days', [submitted, other]);
    await app.sweep();
    await expectLeft('placements', [submitted, other], [submitted]);
    expect((await revisionsOf(app, quizId)).map(asked)).toEqual(['one three']);
  });

  it('keeps quizzes that candidates took for good, and says so', async () => {
    const [started, submitted] = [await startedQuiz(), await submittedQuiz(owner)];
    for (const id of [started, submitted]) await owner.ask(DELETE_QUIZ, { id });
    expect(await deletedQuizzes(owner)).toMatchObject([
      { id: submitted, removedAt: expect.any(String) as string },
      { id: started, removedAt: null },
    ]);
    await age('quizzes', 'deleted_at', '31 days', [started, submitted]);
    await app.sweep();
    await expectLeft('quizzes', [started, submitted], [started]);
    expect(await revisionsOf(app, started)).toHaveLength(1);
    for (const table of ['placements', 'paper_revisions', 'paper_revision_questions', 'exam_rules'])
      expect(await app.sql(`SELECT FROM ${table} WHERE quiz_id = $1`, [submitted])).toEqual([]);
  });
});

it('images of a submitted paper are kept when no question shows them any more', async () => {
  const quizId = await quiz(owner);
  const [shownInPaper, option, unused] = [
    await image(owner),
    await image(owner),
    await image(owner),
  ];
  const shows = ({ imageId }: PostedImage) => ({ imageId });
  const options = [{ text: 'a', image: shows(option) }, { text: 'b' }];
  const [first, second] = await addQuestions(owner, quizId, [
    { mcq: { text: 'Where?', image: shows(shownInPaper), options, correctOption: 1 } },
    { descriptive: { text: 'Why?', image: shows(unused) } },
  ]);
  const plain = { descriptive: { text: 'Why?' } };
  await owner.ask(UPDATE_QUESTION, { id: second?.['id'], question: plain });
  await owner.ask(SUBMIT, { id: quizId });
  await owner.ask(UPDATE_QUESTION, { id: first?.['id'], question: mcq('Where?') });
  const ids = [shownInPaper, option, unused].map(({ imageId }) => imageId);
  await age('images', 'created_at', '25 hours', ids);
  await app.sweep();
  await expectLeft('images', ids, [shownInPaper.imageId, option.imageId]);
  expect((await owner.fetch(shownInPaper.url)).status).toBe(200);
});

it('revisions for previews only are deleted after a day, unless an attempt refers to them', async () => {
  const quizId = await startedQuiz();
  const [published] = await revisionsOf(app, quizId);
  const drafts = await app.sql(
    `INSERT INTO paper_revisions (quiz_id, content_hash, content, question_count)
     SELECT quiz_id, n::text, content, question_count FROM paper_revisions, generate_series(1, 3) n
     WHERE id = $1 RETURNING id`,
    [published?.id],
  );
  const [old = '', young = '', looked = ''] = drafts.map(({ id }) => id);
  await app.sql('UPDATE attempts SET revision_id = $1 WHERE quiz_id = $2', [looked, quizId]);
  const all = [published?.id ?? '', old, young, looked];
  await age('paper_revisions', 'created_at', '25 hours', [published?.id ?? '', old, looked]);
  await age('paper_revisions', 'created_at', '23 hours', [young]);
  await app.sweep();
  await expectLeft('paper_revisions', all, [published?.id ?? '', young, looked]);
});

/** What a run of three seconds does not reach waits for the next, a minute later. */
const AFTER_A_RUN = { timeout: 120_000 };

describe('a quiz that was submitted before there were revisions', () => {
  /** As an earlier release left them. */
  async function removeRevisions(...quizIds: string[]): Promise<void> {
    for (const table of ['paper_revisions', 'exam_rules'])
      await app.sql(`DELETE FROM ${table} WHERE quiz_id = ANY($1)`, [quizIds]);
  }

  /** The running worker has looked through all quizzes lately, and waits. */
  const startWorker = async () => app.start({ ROLE: 'worker' });
  const numbers = async (quizId: string) =>
    (await revisionsOf(app, quizId)).map(({ number }) => number);

  it('gets a revision from a worker, even in the trash, and others do not', async () => {
    const [submitted, deleted, returned, changed] = [
      await submittedQuiz(owner),
      await submittedQuiz(owner),
      await submittedQuiz(owner),
      await submittedQuiz(owner),
    ];
    await owner.ask(DELETE_QUIZ, { id: deleted });
    await removeRevisions(submitted, deleted, returned);
    await app.sql('UPDATE quizzes SET is_completed = false WHERE id = $1', [returned]);
    await addQuestions(owner, changed, [anyMcq]);
    await startWorker();
    for (const id of [submitted, deleted])
      await expect.poll(async () => numbers(id), AFTER_A_RUN).toEqual([1]);
    expect(await numbers(returned)).toEqual([]);
    expect((await revisionsOf(app, changed)).map(({ count }) => count)).toEqual([1]);
    const codes = await app.sql('SELECT code FROM exam_rules WHERE quiz_id = $1', [submitted]);
    expect(codes).toHaveLength(1);
  });

  it('does not block others when it is too large', async () => {
    const [large, submitted] = [await submittedQuiz(owner), await submittedQuiz(owner)];
    await removeRevisions(large, submitted);
    await fillUp(app, large, 1_001);
    await lengthenQuestions(app.sql, large);
    await startWorker();
    await expect.poll(async () => numbers(submitted), AFTER_A_RUN).toEqual([1]);
    expect(await numbers(large)).toEqual([]);
  });
});
