/**
 * The figures of exams: those of random exams equal a plain count over all papers, also after
 * reopening, accepted late answers and marking. SEED=n repeats a run.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../faults/random.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { exam, type Exam } from '../setup/exams.js';
import { expectExportedFigures } from '../setup/exported-figures.js';
import { person, type Person } from '../setup/factories.js';
import { MARK, OPEN } from '../setup/marking.js';
import { halfOf, plainFigures, withDecimals, type PlainPaper } from '../setup/plain-figures.js';
import {
  anyAnswer,
  anyExam,
  expected,
  questionInput,
  ruleColumns,
  type PlannedAnswer,
  type PlannedExam,
} from '../setup/random-exams.js';
import { update } from '../setup/papers.js';
import { SEED } from '../setup/seeds.js';
import { saveAnswers, submitAttempt, answerExam, takeExam } from '../setup/taking.js';

process.stdout.write(`Exams are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);

const app = useApplication();
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await person(app), await person(app)];
});

const SUMMARY = 'mean median standardDeviation lowest highest lowerQuartile upperQuartile';
const FIGURES = `query ($quizId: ID!, $revision: Int) {
  examFigures(quizId: $quizId, revision: $revision) {
    submittedCount markedCount passedCount failedCount passRate scores { ${SUMMARY} }
    distribution { from to count } times { ${SUMMARY} } timedCount revisions revision
    questions {
      questionId kind place text right partly wrong blank waiting facility discrimination meanMarks
      options { optionId text isCorrect count }
    }
  }
}`;
const REOPEN = 'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';

const figures = async (quizId: string, revision: number | null = null): Promise<Data> =>
  (await owner.api.ask(FIGURES, { quizId, revision }))['examFigures'] as Data;

const compareExport = async (quizId: string): Promise<void> =>
  expectExportedFigures(owner.api, quizId, async (revision) => figures(quizId, revision));

describe('random exams', () => {
  /** The expected figures of a paper. */
  interface Taken {
    page: Page;
    answers: PlannedAnswer[];
    isRunning: boolean;
  }

  const anyAnswers = (plan: PlannedExam): PlannedAnswer[] =>
    plan.questions.map((question) => anyAnswer(random, question) || null);

  async function say(page: Page, answers: readonly PlannedAnswer[]): Promise<void> {
    const entries = answers.map((said, place) => {
      const chosen = typeof said === 'number' && page.questions[place]?.['options'][said];
      const response = chosen
        ? { optionId: chosen.id as string }
        : said == null
          ? null
          : { text: said };
      return page.entry(place, { response: response as object | null });
    });
    expect((await page.save(entries)).status).toBe(200);
    await submitAttempt(page);
  }

  const paperOf = (plan: PlannedExam, { answers }: Taken): PlainPaper => ({
    answers: answers.map((said, place) => {
      const question = plan.questions[place];
      if (!question) throw new Error(`There is no question ${place}`);
      const { outcome, marks, maxMarks } = expected(plan, question, said);
      return {
        outcome,
        choice: typeof said === 'number' ? said : null,
        marks: marks === null ? null : Number(marks),
        maxMarks: Number(maxMarks),
      };
    }),
  });

  /** Values that PostgreSQL, Node and the plain count round differently. */
  function compare(actual: Data, plan: PlannedExam, papers: readonly PlainPaper[]): void {
    const plain = plainFigures(papers, plan.questions.length);
    for (const name of ['submittedCount', 'markedCount', 'distribution'] as const)
      expect(actual[name], name).toEqual(plain[name]);
    close(actual['scores'], plain.scores, 2);
    const questions = actual['questions'] as Data[];
    expect(questions).toHaveLength(plain.questions.length);
    for (const [place, one] of plain.questions.entries()) {
      const { right, partly, wrong, blank, waiting, options } = questions[place] ?? {};
      const counts = { RIGHT: right, PARTLY: partly, WRONG: wrong, BLANK: blank, WAITING: waiting };
      expect(counts).toEqual(one.outcomes);
      expect((options as Data[]).map(({ count }) => count as number)).toEqual(
        (plan.questions[place]?.choice?.options ?? []).map((_, index) => one.choices[index] ?? 0),
      );
      const right_ = (options as Data[]).findIndex(({ isCorrect }) => isCorrect as boolean);
      expect(right_).toBe(plan.questions[place]?.choice?.right ?? -1);
      for (const name of ['facility', 'meanMarks', 'discrimination'] as const)
        close({ [name]: questions[place]?.[name] as unknown }, { [name]: one[name] }, 6);
    }
  }

  function close(actual: Data | null, plain: object | null, digits: number): void {
    if (plain === null) {
      expect(actual).toBeNull();
      return;
    }
    for (const [name, value] of Object.entries(plain) as [string, number | null][])
      if (value === null) expect(actual?.[name], name).toBeNull();
      else expect(actual?.[name], name).toBeCloseTo(value, digits);
  }

  it.each([1, 2, 3, 4])('have the figures of a plain count: %i', async (number) => {
    const plan = withDecimals(anyExam(random, number));
    const rules = ruleColumns(plan);
    const of = await exam(app, owner.api, { questions: plan.questions.map(questionInput), rules });
    expect(await figures(of.quizId)).toMatchObject({ submittedCount: 0, revision: null });
    const taken: Taken[] = [];
    for (let learner = 0; learner < 9; learner += 1) {
      const page = await answerExam(app, of, {}, `Learner ${learner}`);
      const answers = anyAnswers(plan);
      await say(page, answers);
      taken.push({ page, answers, isRunning: false });
    }
    // Previews and running attempts do not count.
    await answerExam(app, of, {}, 'Running');
    compare(await figures(of.quizId), plan, taken.map((one) => paperOf(plan, one))); // oxfmt-ignore

    const [again, running] = taken;
    if (!again || !running) throw new Error('Nobody took it');
    for (const { page } of [again, running])
      await owner.api.ask(REOPEN, { input: { attemptId: page.id, minutes: 5, reason: 'Again' } });
    running.isRunning = true;
    await again.page.open();
    again.answers = anyAnswers(plan);
    await say(again.page, again.answers);
    const papers = taken.filter(({ isRunning }) => !isRunning).map((one) => paperOf(plan, one));
    const actual = await figures(of.quizId);
    compare(actual, plan, papers);
    // The time between the two submissions does not count.
    expect(actual['timedCount']).toBe(papers.length - 1);
    await compareExport(of.quizId);

    // A person gives half of the marks to all that waits, as marking stores it.
    await app.sql(
      `UPDATE grades SET outcome = 'PARTLY', marks = trim_scale(round(max_marks::numeric / 2, 2))::text, source = 'MARKER'
       WHERE quiz_id = $1 AND outcome = 'WAITING'`,
      [of.quizId],
    );
    await app.sql(
      `UPDATE attempts a SET waiting_count = 0,
         score = (SELECT coalesce(sum(marks::numeric), 0) FROM grades WHERE attempt_id = a.id)
       WHERE quiz_id = $1 AND submitted_at IS NOT NULL`,
      [of.quizId],
    );
    for (const one of papers.flatMap(({ answers }) => answers))
      if (one.outcome === 'WAITING')
        Object.assign(one, { outcome: 'PARTLY', marks: halfOf(one.maxMarks) });
    compare(await figures(of.quizId), plan, papers);
    await compareExport(of.quizId);
  });
});

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
      submittedCount: 3,
      passedCount: 2,
      failedCount: 1,
      timedCount: 3,
    });
    expect(actual['passRate']).toBeCloseTo(66.667, 2);
    expect(actual['times']).toMatchObject({ median: 120, lowerQuartile: 90, upperQuartile: 210 });
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
      `mutation ($input: DecideLateAnswersInput!) { decideLateAnswers(input: $input) }`,
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
      updateQuestion(id: $id, version: $version, question: $question) { id }
    }`;
    const question = { mcq: { text: RIVER, options, correctOption: 2, marks: '2' } };
    await owner.api.ask(text, { id: questionId, version: 1, question });
    await update(owner.api, of.quizId, { isCompleted: true });
    expect((await figures(of.quizId))['questions']).toMatchObject([{ right: 1 }]);
    await takeExam(app, of, { [RIVER]: 'right' }, 'Ben');
    const [second, first] = [await figures(of.quizId), await figures(of.quizId, 1)];
    expect(second).toMatchObject({ submittedCount: 2, revisions: [2, 1], revision: 2 });
    expect(second['questions']).toMatchObject([
      { right: 0, wrong: 1, options: [{ count: 1, isCorrect: false }, { isCorrect: true }] },
    ]);
    expect(first['questions']).toMatchObject([{ right: 1, wrong: 0, discrimination: null }]);
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
        ({ meanMarks }) => meanMarks as number,
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

  it('are closed to other institutes', async () => {
    const { quizId } = await given();
    const code = async (by: Person['api']) =>
      (await by.refused(FIGURES, { quizId })).extensions.code;
    expect(await code(stranger.api)).toBe('QUIZ_NOT_FOUND');
    expect(await code(app.api)).toBe('UNAUTHENTICATED');
  });
});
