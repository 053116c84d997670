/** The figures of an exam: which attempts they are of, when they change, and who may read them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { FIGURES } from '../setup/compared-figures.js';
import { exam, setRules, type Exam } from '../setup/exams.js';
import { expectExportedFigures } from '../setup/exported-figures.js';
import { person, type Person } from '../setup/factories.js';
import { requireGradeStamps } from '../setup/grade-stamps.js';
import { MARK, OPEN } from '../setup/marking.js';
import { update } from '../setup/papers.js';
import { saveAnswers, submitAttempt, takeExam } from '../setup/taking.js';

const app = useApplication();
requireGradeStamps(app);
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const figures = async (
  quizId: string,
  { set = 'BEST', revision = null as number | null } = {},
): Promise<Data> => {
  const { examFigures } = await owner.api.ask(FIGURES, { quizId, set, revision });
  expect(examFigures).toMatchObject({ progress: 100 });
  return (examFigures as Data)['figures'] as Data;
};

const compareExport = async (quizId: string, set = 'BEST'): Promise<void> =>
  expectExportedFigures(owner.api, quizId, set, async (revision) =>
    figures(quizId, { set, revision }),
  );

describe('figures', () => {
  const RIVER = 'Which river?';
  const options = ['right', 'wrong'].map((text) => ({ text }));
  const questions = [{ mcq: { text: RIVER, options, correctOption: 1, marks: '2' } }];
  const given = async (): Promise<Exam> =>
    exam(app, owner.api, { questions, rules: { pass_mark: 2 } });

  it('show passes and times, and ignore previews', async () => {
    const of = await given();
    for (const [said, seconds] of [
      ['right', 60],
      ['wrong', 120],
      ['right', 300],
    ] as const) {
      // oxfmt-ignore
      const { id } = await takeExam(app, of, { [RIVER]: said });
      await app.sql(
        `UPDATE attempts SET started_at = submitted_at - make_interval(secs => $2) WHERE id = $1`,
        [id, seconds],
      );
    }
    const { id } = await takeExam(app, of, { [RIVER]: 'right' });
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [id]);
    const actual = await figures(of.quizId);
    expect(actual).toMatchObject({
      ...{ submittedCount: 3, chosenCount: 3, markedCount: 3, waitingCount: 0 },
      ...{ passedCount: 2, failedCount: 1, decidedCount: 3 },
    });
    expect(actual['passRate']).toBeCloseTo(66.667, 2);
    expect(actual['times']).toMatchObject({
      attempts: 3,
      median: { value: 120 },
      lowerQuartile: { value: 90 },
      upperQuartile: { value: 210 },
    });
    expect(actual['questions']).toMatchObject([
      { right: 2, wrong: 1, options: [{ count: 2 }, { count: 1 }] },
    ]);
  });

  it('count a late answer once it is accepted', async () => {
    const of = await given();
    const page = await takeExam(app, of, {});
    await saveAnswers(page, { [RIVER]: 'right' }).catch(() => null);
    const [late] = await app.sql<{ id: string }>(
      'SELECT id FROM late_responses WHERE attempt_id = $1',
      [page.id],
    );
    expect((await figures(of.quizId))['questions']).toMatchObject([{ right: 0, blank: 1 }]);
    await owner.api.ask(
      `mutation ($input: DecideLateAnswersInput!) { decideLateAnswers(input: $input) { success } }`,
      {
        input: { attemptId: page.id, ids: [late?.id], accepts: true, reason: 'The line was down' },
      },
    );
    expect((await figures(of.quizId))['questions']).toMatchObject([
      { right: 1, blank: 0, options: [{ text: 'right', count: 1 }, { count: 0 }] },
    ]);
  });

  it('use the key of the revision that was taken', async () => {
    const of = await given();
    await takeExam(app, of, { [RIVER]: 'right' });
    const [{ questionId } = {}] = (await figures(of.quizId))['questions'] as Data[];
    const text = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
      updateQuestion(input: { id: $id, version: $version, question: $question }) { id }
    }`;
    const question = { mcq: { text: RIVER, options, correctOption: 2, marks: '2' } };
    await owner.api.ask(text, { id: questionId, version: 1, question });
    await update(owner.api, of.quizId, { isCompleted: true });
    expect((await figures(of.quizId))['questions']).toMatchObject([{ right: 1 }]);
    await takeExam(app, of, { [RIVER]: 'right' }, 'Ben');
    const [second, first] = [await figures(of.quizId), await figures(of.quizId, { revision: 1 })];
    expect(second).toMatchObject({ submittedCount: 2, revisions: [2, 1], revision: 2 });
    expect(second['questions']).toMatchObject([
      { right: 0, wrong: 1, options: [{ count: 1, isCorrect: false }, { isCorrect: true }] },
    ]);
    expect(first['questions']).toMatchObject([
      { right: 1, wrong: 0, discriminationIndex: { refusal: 'TOO_FEW_ATTEMPTS', needed: 20 } },
    ]);
    await compareExport(of.quizId);
    const { extensions } = await owner.api.refused(FIGURES, { quizId: of.quizId, revision: 3 });
    expect(extensions.code).toBe('REVISION_NOT_TAKEN');
  });

  it('are current, even after changes of marks that leave every score as it was', async () => {
    const texts = ['Why?', 'How?'];
    const asked = texts.map((text) => ({ descriptive: { text, marks: '4' } }));
    const of = await exam(app, owner.api, { questions: asked });
    await takeExam(app, of, { 'Why?': 'So', 'How?': 'Thus' });
    const answers = await app.sql<{ id: string }>('SELECT id FROM grades WHERE quiz_id = $1', [
      of.quizId,
    ]);
    const mark = async (which: number, marks: string): Promise<void> => {
      const { id } = answers[which] ?? {};
      const { version } = (await owner.api.ask(OPEN, { id }))['openAnswer'] as Data;
      const input = { id, version, marks, reason: 'Looked again' };
      await owner.api.ask(MARK, { input });
    };
    const means = async () =>
      ((await figures(of.quizId))['questions'] as Data[]).map(
        ({ meanMarks }) => (meanMarks as Data)['value'] as number,
      );
    await mark(0, '1');
    await mark(1, '3');
    const before = await means();
    expect(before.toSorted()).toEqual([1, 3]);
    // Both in one go: the cached figures of an exam must not depend on its scores.
    await mark(0, '3');
    await mark(1, '1');
    expect(await means()).toEqual(before.toReversed());
    await app.sql('DELETE FROM attempts WHERE quiz_id = $1', [of.quizId]);
    expect(await figures(of.quizId)).toMatchObject({ submittedCount: 0, questions: [] });
  });

  it('are of attempts under the rules of most, and say how many are left out', async () => {
    const of = await given();
    const say = async (said: string, name: string) => takeExam(app, of, { [RIVER]: said }, name);
    await say('right', 'Ann');
    await setRules(app, of.quizId, { wrong_marks: '-1/3' });
    await say('wrong', 'Ben');
    await setRules(app, of.quizId, { marks_per_question: '3' });
    await say('wrong', 'Cem');
    const before = await figures(of.quizId);
    expect(before).toMatchObject({ markedCount: 3, otherRulesCount: 2, maxScore: '3' });
    expect(before['questions']).toMatchObject([{ attempts: 1, right: 0, wrong: 1, maxMarks: '3' }]);
    // Shares of 2, 2 and 3 marks: 100, -1/6 and -1/9 per cent.
    const mean = { value: expect.closeTo((100 * (1 - 1 / 6 - 1 / 9)) / 3, 9) as number };
    expect(before['scores']).toMatchObject({ attempts: 3, mean, highest: { value: 100 } });
    // Another basis, and the same marks: the rules are the same.
    await setRules(app, of.quizId, { wrong_marks: '-1/9', wrong_marks_basis: 'MARK' });
    await say('right', 'Dan');
    expect(await figures(of.quizId)).toMatchObject({ otherRulesCount: 2 });
    // A later attempt under other rules does not hide the others.
    await setRules(app, of.quizId, { marks_per_question: '5' });
    await say('right', 'Eve');
    expect(await figures(of.quizId)).toMatchObject({ otherRulesCount: 3, maxScore: '3' });
  });

  it('count what waits, and only marked attempts', async () => {
    const essay = { descriptive: { text: 'Why?', marks: '4' } };
    const of = await exam(app, owner.api, {
      questions: [...questions, essay],
      rules: { attempts_allowed: 2 },
    });
    const first = await takeExam(app, of, { [RIVER]: 'right' });
    const second = await sitting(first.candidate);
    await saveAnswers(second, { [RIVER]: 'wrong', 'Why?': 'Because' });
    await submitAttempt(second);
    const counts = async (set: string) => {
      const {
        submittedCount,
        chosenCount,
        markedCount,
        waitingCount,
        scores,
        questions: asked,
      } = await figures(of.quizId, { set });
      expect(submittedCount).toBe(2);
      expect((asked as Data[])[0]).toMatchObject({ attempts: markedCount as number });
      expect(scores).toMatchObject({ attempts: markedCount as number });
      return [chosenCount, markedCount, waitingCount] as number[];
    };
    expect(await counts('FIRST')).toEqual([1, 1, 0]);
    expect(await counts('LAST')).toEqual([1, 0, 1]);
    expect(await counts('BEST')).toEqual([1, 1, 0]);
    expect(await counts('ALL')).toEqual([2, 1, 1]);
    expect(await figures(of.quizId, { set: 'LAST' })).toMatchObject({
      maxScore: '6',
      passRate: null,
      scores: { mean: { value: null, refusal: 'TOO_FEW_ATTEMPTS', needed: 1 } },
      questions: [
        { maxMarks: '2', guessScore: 50, intendedWeight: { value: 100 / 3 } },
        { maxMarks: '4', guessScore: null, facility: { value: null, needed: 1 } },
      ],
    });
  });

  it('are closed to other institutes', async () => {
    const { quizId } = await given();
    const code = async (by: Person['api']) =>
      (await by.refused(FIGURES, { quizId })).extensions.code;
    expect(await code(stranger.api)).toBe('QUIZ_NOT_FOUND');
    expect(await code(app.api)).toBe('UNAUTHENTICATED');
  });
});
