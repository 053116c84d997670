/**
 * The figures of random exams equal a plain count over all papers, also after
 * reopening, accepted late answers and marking. SEED=n repeats a run.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../faults/random.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import { expectFigures, FIGURES } from '../setup/compared-figures.js';
import { exam } from '../setup/exams.js';
import { expectExportedFigures } from '../setup/exported-figures.js';
import { person, type Person } from '../setup/factories.js';
import { requireGradeStamps } from '../setup/grade-stamps.js';
import { REOPEN } from '../setup/interventions.js';
import { MARK, OPEN } from '../setup/marking.js';
import { isMarked, plainFigures, plainSet, type PlainPaper } from '../setup/plain-figures.js';
import { ratioOf } from '../setup/plain-marks.js';
import {
  anyAnswer,
  anyExam,
  expected,
  expectedRule,
  questionInput,
  ruleColumns,
  type PlannedAnswer,
  type PlannedExam,
} from '../setup/random-exams.js';
import { SEED } from '../setup/seeds.js';
import { submitAttempt, answerExam } from '../setup/taking.js';

process.stdout.write(`Exams are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);

const app = useApplication();
requireGradeStamps(app);
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const SETS = ['FIRST', 'LAST', 'BEST', 'ALL'];

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

describe('random exams', () => {
  const LEARNERS = 14;

  /** The expected figures of a paper. */
  interface Taken {
    page: Page;
    candidate: number;
    number: number;
    answers: PlannedAnswer[];
  }

  const anyAnswers = (plan: PlannedExam): PlannedAnswer[] =>
    plan.questions.map((question) => anyAnswer(random, question) ?? null);

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

  const paperOf = (plan: PlannedExam, { answers, candidate, number }: Taken): PlainPaper => ({
    candidate,
    number,
    answers: answers.map((said, place) => {
      const question = plan.questions[place];
      if (!question) throw new Error(`There is no question ${place}`);
      return {
        ...expected(plan, question, said),
        choice: typeof said === 'number' ? said + 1 : 0,
      };
    }),
  });

  async function compare(
    quizId: string,
    plan: PlannedExam,
    papers: readonly PlainPaper[],
  ): Promise<void> {
    const optionCounts = plan.questions.map(({ choice }) => choice?.options.length ?? 0);
    for (const set of SETS) {
      const chosen = plainSet(papers, set);
      const marked = chosen.filter(isMarked);
      const actual = await figures(quizId, { set });
      expect(actual).toMatchObject({
        ...{ set, submittedCount: papers.length, chosenCount: chosen.length },
        ...{ markedCount: marked.length, waitingCount: chosen.length - marked.length },
        otherRulesCount: 0,
      });
      if (marked.length > 0)
        expectFigures(actual, plainFigures(marked, optionCounts), marked.length);
      for (const [place, question] of (actual['questions'] as Data[]).entries()) {
        const { choice, ...planned } = plan.questions[place] ?? { choice: null };
        const options = question['options'] as Data[];
        const key = options.findIndex(({ isCorrect }) => isCorrect as boolean);
        expect(key).toBe(choice?.right ?? -1);
        if (!choice) expect(question['guessScore']).toBeNull();
        else {
          const rule = expectedRule(plan, { ...planned, choice } as PlannedExam['questions'][0]);
          const [right, wrong] = [rule.marks, rule.wrongMarks].map(decimal);
          const all = (right ?? 0) + (options.length - 1) * (wrong ?? 0);
          expect(question['guessScore']).toBeCloseTo(
            (100 * all) / options.length / (right ?? 0),
            6,
          );
        }
      }
    }
  }

  /** People give all, half a mark or nothing for what waits. @returns the papers with their marks */
  async function markAll(quizId: string, plan: PlannedExam, taken: Taken[]): Promise<PlainPaper[]> {
    const papers = taken.map((one) => paperOf(plan, one));
    const waiting = await app.sql(
      `SELECT id, attempt_id, question_id FROM grades WHERE quiz_id = $1 AND outcome = 'WAITING'`,
      [quizId],
    );
    for (const [index, { id, attempt_id, question_id }] of waiting.entries()) {
      const which = taken.findIndex(({ page }) => page.id === attempt_id);
      const place = taken[which]?.page.questions.findIndex((asked) => asked['id'] === question_id);
      const answer = papers[which]?.answers[place ?? -1];
      if (!answer) throw new Error('An answer of nobody waits');
      const { version } = (await owner.api.ask(OPEN, { id }))['openAnswer'] as Data;
      const given = [
        { outcome: 'RIGHT', marks: answer.maxMarks },
        { outcome: 'WRONG', marks: '0' },
        { outcome: 'PARTLY', marks: '0.5' },
      ][index % (decimal(answer.maxMarks) > 0.5 ? 3 : 2)];
      await owner.api.ask(MARK, { input: { id, version, marks: given?.marks } });
      Object.assign(answer, given);
    }
    return papers;
  }

  const decimal = (marks: string): number => {
    const [over, under] = ratioOf(marks);
    return Number(over) / Number(under);
  };

  it.each([1, 2, 3, 4])(
    'have the figures of a plain count: %i',
    async (number) => {
      const plan = anyExam(random, number);
      const rules = { ...ruleColumns(plan), attempts_allowed: 3 };
      const of = await exam(app, owner.api, {
        questions: plan.questions.map(questionInput),
        rules,
      });
      expect(await figures(of.quizId)).toMatchObject({ submittedCount: 0, revision: null });
      const taken: Taken[] = [];
      for (let learner = 0; learner < LEARNERS; learner += 1) {
        let page = await answerExam(app, of, {}, `Learner ${learner}`);
        for (let time = 1; time <= 1 + (learner % 3); time += 1) {
          if (time > 1) page = await sitting(page.candidate);
          const answers = anyAnswers(plan);
          await say(page, answers);
          taken.push({ page, candidate: learner, number: time, answers });
        }
      }
      // Running attempts do not count.
      await answerExam(app, of, {}, 'Running');
      await compare(of.quizId, plan, taken.map((one) => paperOf(plan, one))); // oxfmt-ignore

      const [again, running] = taken;
      if (!again || !running) throw new Error('Nobody took it');
      const reopen = async ({ page }: Taken): Promise<unknown> =>
        owner.api.ask(REOPEN, { input: { attemptId: page.id, minutes: 5, reason: 'Again' } });
      await reopen(again);
      await again.page.open();
      again.answers = anyAnswers(plan);
      await say(again.page, again.answers);
      await compare(of.quizId, plan, taken.map((one) => paperOf(plan, one))); // oxfmt-ignore
      // The time between the two submissions does not count.
      const all = await figures(of.quizId, { set: 'ALL' });
      const isTimed = isMarked(paperOf(plan, again));
      expect((all['times'] as Data)['attempts']).toBe(
        (all['markedCount'] as number) - Number(isTimed),
      );
      await compareExport(of.quizId);

      const papers = await markAll(of.quizId, plan, taken);
      await compare(of.quizId, plan, papers);
      await compareExport(of.quizId, 'ALL');
    },
    120_000,
  );
});
