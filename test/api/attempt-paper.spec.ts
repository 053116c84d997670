/** Complete papers of candidates, as staff see them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { lockDeletion } from '../setup/row-locks.js';
import { submitAttempt, questionAsking, answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

const RESULT = `attemptId candidateId learnerId secondsTaken name email number startedAt submittedAt submittedBy
  score maxScore percent isPassed waitingCount`;
const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId) { items { ${RESULT} } totalCount }
}`;
const PAPER = `query ($attemptId: ID!) {
  attemptPaper(attemptId: $attemptId) {
    quizId title revisionNumber previousAttemptId nextAttemptId result { ${RESULT} }
    questions {
      __typename questionId kind place text image { imageId } isFlagged savedAt outcome marks
      maxMarks wrongMarks
      ... on AnsweredMcq { explanation options { optionId text isCorrect isChosen } }
      ... on AnsweredDescriptive { answer modelAnswer }
    }
  }
}`;

const FIRST = 'First?';
const SECOND = 'Second?';
const options = ['right', 'wrong', 'wrong, too'].map((text) => ({ text }));
const questions = [
  { mcq: { text: FIRST, options, correctOption: 1, explanation: 'It is.', marks: '3' } },
  { descriptive: { text: SECOND, modelAnswer: 'So.', marks: '5' } },
];

let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const createExam = async (rules: Record<string, unknown> = {}): Promise<Exam> =>
  exam(app, owner.api, {
    questions,
    rules: { wrong_marks: '-0.25', wrong_marks_basis: 'MARK', pass_mark: 3, ...rules },
  });

async function results(quizId: string, more: object = {}): Promise<Data> {
  return (await owner.api.ask(RESULTS, { quizId, ...more }))['results'] as Data;
}

describe('a paper', () => {
  const paper = async (attemptId: string): Promise<Data> =>
    (await owner.api.ask(PAPER, { attemptId }))['attemptPaper'] as Data;

  it('is complete: what was shown, answered, right and awarded', async () => {
    const of = await createExam({ shuffles_options: true });
    const page = await answerExam(app, of, { [SECOND]: 'An essay.' });
    const asked = questionAsking(page, FIRST);
    const wrong = (asked['options'] as Data[]).find(({ text }) => text === 'wrong');
    const change = { response: { optionId: wrong?.['id'] as string }, isFlagged: true };
    await page.save([page.entry(page.questions.indexOf(asked), change)]);
    await submitAttempt(page);
    const attemptId = page.id;
    const read = await paper(attemptId);
    expect(read).toMatchObject({ quizId: of.quizId, revisionNumber: 1 });
    expect(read['result']).toMatchObject({ attemptId, name: 'Anna', score: -0.75, maxScore: 8 });
    const [first, second] = read['questions'] as Data[];
    expect(first).toMatchObject({
      __typename: 'AnsweredMcq',
      questionId: asked['id'],
      kind: 'MCQ',
      place: 1,
      text: FIRST,
      image: null,
      isFlagged: true,
      outcome: 'WRONG',
      marks: '-0.75',
      maxMarks: '3',
      wrongMarks: '-0.75',
      explanation: 'It is.',
    });
    expect(first?.['savedAt']).toEqual(expect.any(String));
    expect(first?.['options']).toEqual(
      (asked['options'] as Data[]).map(({ id, text }) => ({
        optionId: id,
        text,
        isCorrect: text === 'right',
        isChosen: text === 'wrong',
      })),
    );
    expect(second).toMatchObject({
      __typename: 'AnsweredDescriptive',
      place: 2,
      isFlagged: false,
      outcome: 'WAITING',
      marks: null,
      maxMarks: '5',
      answer: 'An essay.',
      modelAnswer: 'So.',
    });
  });

  it('can be viewed while the attempt runs, without results', async () => {
    const { id: attemptId } = await answerExam(app, await createExam(), { [SECOND]: 'Half of' });
    const read = await paper(attemptId);
    const none = { submittedAt: null, submittedBy: null, score: null, maxScore: null };
    expect(read['result']).toMatchObject({ ...none, percent: null, isPassed: null });
    expect(read['questions']).toMatchObject([
      { outcome: null, marks: null, savedAt: null },
      { outcome: null, marks: null, answer: 'Half of' },
    ]);
  });

  it('shows no result of an earlier submission after reopening, until the next', async () => {
    const of = await createExam();
    const page = await takeExam(app, of, { [FIRST]: 'right' });
    const input = { attemptId: page.id, minutes: 5, reason: 'A question was misread' };
    await owner.api.ask(REOPEN, { input });
    expect((await paper(page.id))['questions']).toMatchObject([
      { outcome: null, marks: null },
      { outcome: null, marks: null },
    ]);
    expect(await results(of.quizId)).toMatchObject({ items: [], totalCount: 0 });
    await page.open();
    await page.submit();
    expect((await paper(page.id))['questions']).toMatchObject([
      { outcome: 'RIGHT', marks: '3' },
      { outcome: 'BLANK', marks: '0' },
    ]);
    expect(await results(of.quizId)).toMatchObject({ items: [{ score: 3 }], totalCount: 1 });
  });

  it('links to the previous and the next one', async () => {
    const of = await createExam();
    const pages = [
      await takeExam(app, of),
      await takeExam(app, of, {}, 'Ben'),
      await takeExam(app, of, {}, 'Cem'),
    ];
    const running = await answerExam(app, of, {}, 'Dan');
    const beside = async ({ id }: Page) => {
      const { previousAttemptId, nextAttemptId } = await paper(id);
      return [previousAttemptId, nextAttemptId];
    };
    const [first, second, third] = pages.map(({ id }) => id);
    const found = await Promise.all([...pages, running].map(beside));
    expect(found).toEqual([
      [second, null],
      [third, first],
      [null, second],
      [null, null],
    ]);
  });

  it('keeps its own marks: a question without an answer, and one that all earn the same for', async () => {
    const of = await createExam({ marks_per_question: 2 });
    const { id: attemptId } = await takeExam(app, of, { [FIRST]: 'right' });
    const { result, questions: read } = await paper(attemptId);
    expect(result).toMatchObject({ score: 2, maxScore: 4, percent: 50, isPassed: false });
    expect(read).toMatchObject([
      { outcome: 'RIGHT', marks: '2', maxMarks: '2' },
      { outcome: 'BLANK', marks: '0', maxMarks: '2', answer: null, savedAt: null },
    ]);
  });

  it('is closed to other institutes', async () => {
    const { id: attemptId, candidate: learner } = await takeExam(app, await createExam());
    const { api } = learner;
    const refused = async (by: typeof api, id = attemptId) =>
      (await by.refused(PAPER, { attemptId: id })).extensions.code;
    expect(await refused(stranger.api)).toBe('ATTEMPT_NOT_FOUND');
    expect(await refused(app.api)).toBe('UNAUTHENTICATED');
    expect(await refused(api)).toBe('UNAUTHENTICATED');
    expect(await refused(owner.api, randomUUID())).toBe('ATTEMPT_NOT_FOUND');
    expect(await refused(owner.api, 'x')).toBe('ATTEMPT_NOT_FOUND');
  });

  it('is not found if the attempt is deleted while it is read', async () => {
    const { id: attemptId } = await takeExam(app, await createExam());
    const lock = await lockDeletion(app.databaseUrl, attemptId);
    const read = owner.api.refused(PAPER, { attemptId });
    await lock.reached();
    await lock.release();
    expect((await read).extensions.code).toBe('ATTEMPT_NOT_FOUND');
  });
});
