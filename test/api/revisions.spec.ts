import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { questionsNamed, REORDER } from '../setup/question-transfers.js';
import { person, quiz } from '../setup/factories.js';
import { lockQuiz } from '../setup/row-locks.js';
import { image } from '../setup/images.js';
import { asked, fillUp, revisionsOf, SUBMIT, submittedQuiz, update } from '../setup/papers.js';
import { addQuestions, anyDescriptive, anyMcq, mcq, readQuestions } from '../setup/questions.js';
import { DELETE_QUESTION, RESTORE_QUESTION } from '../setup/trash.js';
import { lengthenQuestions } from '../setup/placed-questions.js';

/** Submitting a quiz stores a revision, by whichever route. */
const app = useApplication();
const MANY = 40_000;
const UPDATE_QUESTION = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: $version, question: $question }) { id }
}`;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

async function numbers(quizId: string): Promise<(number | null)[]> {
  return (await revisionsOf(app, quizId)).map(({ number }) => number);
}

describe('submitting a quiz', () => {
  it('stores all its texts with its key in a revision, and commits to it with a salt', async () => {
    const quizId = await quiz(owner, `Frozen ${Math.random()}`);
    const { imageId } = await image(owner);
    const optionImage = await image(owner);
    const shown = { imageId, alternativeText: 'A map' };
    const options = [{ text: 'north', image: { imageId: optionImage.imageId } }, { text: 'south' }];
    const [first, second] = await addQuestions(owner, quizId, [
      { mcq: { text: 'Where?', image: shown, options, correctOption: 2, explanation: 'So.' } },
      { descriptive: { text: 'Why?', modelAnswer: 'Because.', marks: '2.25' } },
    ]);
    const [deleted] = await questionsNamed(owner, quizId, ['deleted']);
    await owner.ask(DELETE_QUESTION, { id: deleted });
    await owner.ask(SUBMIT, { id: quizId });
    const [revision, ...others] = await revisionsOf(app, quizId);
    expect(others).toEqual([]);
    expect(revision).toMatchObject({
      number: 1,
      count: 2,
      content: {
        title: expect.stringMatching(/^Frozen/) as string,
        questions: [
          {
            id: first?.['id'],
            kind: 'MCQ',
            text: 'Where?',
            marks: 1,
            image: { id: imageId, alternativeText: 'A map' },
            body: {
              options: [
                { id: first?.['options'][0].id, text: 'north', image: { id: optionImage.imageId } },
                { id: first?.['options'][1].id, text: 'south' },
              ],
              correctOptionId: first?.['correctOptionId'],
              explanation: 'So.',
            },
          },
          {
            id: second?.['id'],
            kind: 'DESCRIPTIVE',
            text: 'Why?',
            marks: 2.25,
            image: null,
            body: { modelAnswer: 'Because.' },
          },
        ],
      },
    });
    expect(revision?.images.sort()).toEqual([imageId, optionImage.imageId].sort());
    const [stored] = await app.sql<{ text: string }>(
      'SELECT content::text AS text FROM paper_revisions WHERE quiz_id = $1',
      [quizId],
    );
    expect(revision?.hash).toBe(sha256(stored?.text ?? ''));
    const salt = Buffer.from(revision?.salt ?? '', 'hex');
    expect(salt).toHaveLength(32);
    expect(revision?.commitment).toBe(sha256(salt, stored?.text ?? ''));
    const of = await app.sql(
      'SELECT placement_id FROM paper_revision_questions WHERE revision_id = $1',
      [revision?.id],
    );
    expect(of.map((row) => row['placement_id']).sort()).toEqual(
      [first?.['id'], second?.['id']].sort(),
    );
  });

  it('gives its exam a code, and keeps it', async () => {
    const quizId = await submittedQuiz(owner);
    const codes = async () => app.sql('SELECT * FROM exam_rules WHERE quiz_id = $1', [quizId]);
    const [rules] = await codes();
    expect(rules).toMatchObject({
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/) as string,
      access: 'REGISTRATION',
      review_content: 'SCORE',
      review_time: 'AT_ONCE',
    });
    await addQuestions(owner, quizId, [anyDescriptive]);
    await owner.ask(SUBMIT, { id: quizId });
    expect(await codes()).toEqual([rules]);
  });

  it('again stores a revision of what has changed, and none if nothing has', async () => {
    const quizId = await quiz(owner);
    const ids = await questionsNamed(owner, quizId, ['one', 'two']);
    await owner.ask(SUBMIT, { id: quizId });
    await owner.ask(SUBMIT, { id: quizId });
    await update(owner, quizId, { isCompleted: true, durationMinutes: 90 });
    expect(await numbers(quizId)).toEqual([1]);
    const { orderVersion } = await readQuestions(owner, quizId);
    const input = { quizId, orderVersion, questionIds: [ids[1]], position: 1 };
    await owner.ask(REORDER, { input });
    await owner.ask(UPDATE_QUESTION, { id: ids[0], version: 1, question: mcq('uno') });
    await owner.ask(DELETE_QUESTION, { id: ids[1] });
    // Candidates get edits only once the quiz is submitted again.
    expect((await revisionsOf(app, quizId)).map(asked)).toEqual(['one two']);
    await update(owner, quizId, { isCompleted: true });
    await owner.ask(RESTORE_QUESTION, { questionId: ids[1] });
    await update(owner, quizId, { title: `Other ${Math.random()}`, isCompleted: true });
    const revisions = await revisionsOf(app, quizId);
    expect(revisions.map(asked)).toEqual(['one two', 'uno', 'two uno']);
    expect(revisions.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(revisions[2]?.content.title).toMatch(/^Other/);
  });

  it('makes an earlier revision current again if the quiz equals it', async () => {
    const quizId = await quiz(owner);
    const [id] = await questionsNamed(owner, quizId, ['one']);
    const [question] = await addQuestions(owner, quizId, [mcq('two')]);
    await owner.ask(SUBMIT, { id: quizId });
    await owner.ask(DELETE_QUESTION, { id: question?.['id'] });
    await owner.ask(SUBMIT, { id: quizId });
    await owner.ask(RESTORE_QUESTION, { questionId: question?.['id'] });
    await owner.ask(SUBMIT, { id: quizId });
    const revisions = await revisionsOf(app, quizId);
    expect(revisions.map(asked)).toEqual(['one two', 'one', 'one two']);
    expect(revisions[2]?.hash).toBe(revisions[0]?.hash);
    expect(revisions[2]?.content.questions[0]?.id).toBe(id);
  });

  it('stores no revision while a quiz is edited, or when it is taken back', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    await update(owner, quizId, { durationMinutes: 5, isCompleted: false });
    expect(await numbers(quizId)).toEqual([]);
    await owner.ask(SUBMIT, { id: quizId });
    await addQuestions(owner, quizId, [anyDescriptive]);
    await update(owner, quizId, { status: 'INACTIVE' });
    await update(owner, quizId, { isCompleted: false });
    expect(await numbers(quizId)).toEqual([1]);
  });

  it('is refused without questions, and stores nothing', async () => {
    const quizId = await quiz(owner);
    expect((await owner.refused(SUBMIT, { id: quizId })).extensions.code).toBe('QUIZ_IS_EMPTY');
    expect(await numbers(quizId)).toEqual([]);
  });

  it('twice at once stores one revision', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    const lock = await lockQuiz(app.databaseUrl, quizId);
    const both = Promise.all([1, 2, 3].map(async () => owner.ask(SUBMIT, { id: quizId })));
    await lock.reached();
    await lock.release();
    await both;
    expect(await numbers(quizId)).toEqual([1]);
  });

  it('is refused for more text than a paper can contain, and leaves the quiz unchanged', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    await fillUp(app, quizId, 1_001);
    await lengthenQuestions(app.sql, quizId);
    const { extensions } = await owner.refused(SUBMIT, { id: quizId });
    expect(extensions).toMatchObject({ code: 'PAPER_TOO_LARGE', status: 409 });
    expect(await numbers(quizId)).toEqual([]);
    const [stored] = await app.sql('SELECT is_completed FROM quizzes WHERE id = $1', [quizId]);
    expect(stored).toEqual({ is_completed: false });
  });

  it(`stores ${MANY} questions while other requests are served`, async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [anyMcq]);
    await fillUp(app, quizId, MANY);
    const state = { isDone: false };
    const submitted = owner.ask(SUBMIT, { id: quizId }).finally(() => (state.isDone = true));
    let served = 0;
    while (!state.isDone) {
      await owner.ask('{ me { id } }');
      served += 1;
    }
    await submitted;
    expect(served).toBeGreaterThan(10);
    const [revisions] = await app.sql(
      `SELECT number, question_count, jsonb_array_length(content->'questions') AS length,
         content->'questions'->-1->>'text' AS last,
         (SELECT count(*)::int FROM paper_revision_questions p WHERE p.revision_id = r.id) AS named
       FROM paper_revisions r WHERE quiz_id = $1`,
      [quizId],
    );
    expect(revisions).toEqual({
      number: 1,
      question_count: MANY,
      length: MANY,
      last: `question ${MANY}`,
      named: MANY,
    });
  });
});
