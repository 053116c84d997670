/** The class as one picture: learners by questions, as staff see it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { SETTINGS } from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();

const PICTURE = `query ($quizId: ID!, $page: Int, $pageSize: Int) {
  classPicture(quizId: $quizId, page: $page, pageSize: $pageSize) {
    questions { questionId place text answers percent }
    results {
      items { attemptId learnerId name rollNumber number score maxScore outcomes marks maxMarks }
      totalCount totalPages page pageSize
    }
  }
}`;

const [FIRST, SECOND, ESSAY] = ['First?', 'Second?', 'Why?'];
const options = ['right', 'wrong'].map((text) => ({ text }));
const questions = [
  { mcq: { text: FIRST, options, correctOption: 1, marks: '1' } },
  { mcq: { text: SECOND, options, correctOption: 1, marks: '2' } },
  { descriptive: { text: ESSAY, modelAnswer: 'So.', marks: '4' } },
];

let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { questions });
  await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'right', [ESSAY]: 'Because.' }, 'Zoë');
  await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'wrong' }, 'Ben');
  await takeExam(app, of, { [FIRST]: 'right' }, 'anna');
  await takeExam(app, of, { [FIRST]: 'wrong' }, 'Cem');
  await answerExam(app, of, {}, 'Still Running');
});

async function picture(quizId: string, more: object = {}): Promise<Data> {
  return (await owner.api.ask(PICTURE, { quizId, ...more }))['classPicture'] as Data;
}

const linesOf = ({ results }: Data) =>
  ((results as Data)['items'] as Data[]).map(({ name, outcomes }) => [name, outcomes]);

describe('the picture of a class', () => {
  it('has the best learner first, then by name, and the hardest question first', async () => {
    const { questions: asked, results } = await picture(of.quizId);
    expect(asked).toMatchObject(
      [
        { place: 2, text: SECOND, answers: 4, percent: 25 },
        // Blank essays are marked; one waits, and does not count.
        { place: 3, text: ESSAY, answers: 3, percent: 0 },
        { place: 1, text: FIRST, answers: 4, percent: 75 },
      ].toSorted((a, b) => a.percent - b.percent),
    );
    expect(linesOf({ results })).toEqual([
      ['Zoë', ['WAITING', 'RIGHT', 'RIGHT']],
      ['anna', ['BLANK', 'BLANK', 'RIGHT']],
      ['Ben', ['BLANK', 'WRONG', 'RIGHT']],
      ['Cem', ['BLANK', 'BLANK', 'WRONG']],
    ]);
    expect(results).toMatchObject({ totalCount: 4, totalPages: 1 });
    expect((results as Data)['items'][0]).toMatchObject({ number: 1, score: 3, maxScore: 7 });
  });

  it('has the marks of each answer, and what the best would have earned', async () => {
    const other = await exam(app, owner.api, {
      questions: questions.slice(0, 2),
      rules: { wrong_marks: '-1/3', wrong_marks_basis: 'MARK' },
    });
    await takeExam(app, other, { [FIRST]: 'right', [SECOND]: 'wrong' }, 'Ben');
    // Who starts later is marked by other rules.
    await setRules(app, other.quizId, { marks_per_question: '3' });
    await takeExam(app, other, { [FIRST]: 'wrong' }, 'Zoë');
    const { items } = (await picture(other.quizId))['results'] as Data;
    expect(items).toMatchObject([
      { name: 'Ben', marks: ['-2/3', '1'], maxMarks: ['2', '1'] },
      { name: 'Zoë', marks: ['0', '-1'], maxMarks: ['3', '3'] },
    ]);
    const waiting = (await picture(of.quizId))['results'] as Data;
    expect(waiting['items'][0]).toMatchObject({
      marks: [null, '2', '1'],
      maxMarks: ['4', '2', '1'],
    });
  });

  it('comes page by page, with the same questions on each', async () => {
    const whole = await picture(of.quizId);
    const pages = await Promise.all(
      [1, 2].map(async (page) => picture(of.quizId, { page, pageSize: 3 })),
    );
    expect(pages.flatMap(linesOf)).toEqual(linesOf(whole));
    for (const { questions: asked } of pages) expect(asked).toEqual(whole['questions']);
  });

  it('has no answer where the paper of an attempt did not have the question', async () => {
    const other = await exam(app, owner.api, { questions: questions.slice(0, 1) });
    await takeExam(app, other, { [FIRST]: 'right' }, 'Early');
    await addQuestions(owner.api, other.quizId, [anyMcq]);
    await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: other.quizId });
    await takeExam(app, other, {}, 'Late');
    const { questions: asked, results } = await picture(other.quizId);
    expect((asked as Data[]).map(({ place, percent }) => [place, percent])).toEqual([
      [2, 0],
      [1, 50],
    ]);
    expect(linesOf({ results })).toEqual([
      ['Early', [null, 'RIGHT']],
      ['Late', ['BLANK', 'BLANK']],
    ]);
  });

  it('is empty before anybody submits, and rejects pages out of bounds', async () => {
    const { quizId } = await exam(app, owner.api, { questions });
    expect(await picture(quizId)).toMatchObject({
      questions: [],
      results: { items: [], totalCount: 0 },
    });
    const { extensions } = await owner.api.refused(PICTURE, { quizId, pageSize: 101 });
    expect(extensions.code).toBe('VALIDATION');
  });

  it('is closed to other institutes, and to markers while names are hidden', async () => {
    const variables = { quizId: of.quizId };
    const stranger = await person(app);
    expect((await stranger.api.refused(PICTURE, variables)).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await app.api.refused(PICTURE, variables)).extensions.code).toBe('UNAUTHENTICATED');
    const marker = await colleague(app, owner, 'MARKER');
    expect((await marker.api.ask(PICTURE, variables))['classPicture']).toBeTruthy();
    const input = { ...variables, version: 1, isAnonymous: true, step: 1 };
    await owner.api.ask(SETTINGS, { input });
    expect((await marker.api.refused(PICTURE, variables)).extensions.code).toBe(
      'MARKING_ANONYMOUS',
    );
  });
});
