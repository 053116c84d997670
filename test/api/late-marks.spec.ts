/**
 * Late answers drawn at random are accepted, and the attempt gets the marks of a plain
 * implementation (test/setup/random-exams.ts). A run prints its seed; SEED=n draws the same again.
 */
import { beforeAll, expect, it } from 'vitest';
import { mulberry32 } from '../faults/random.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { type ResponseEntry, type Page, sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { requireGradeStamps } from '../setup/grade-stamps.js';
import { decide, paper } from '../setup/late-answers.js';
import { decimalOf, sumOf } from '../setup/plain-marks.js';
import {
  anyAnswer,
  anyExam,
  expected,
  questionInput,
  ruleColumns,
  type PlannedAnswer,
  type PlannedExam,
} from '../setup/random-exams.js';
import { SEED } from '../setup/seeds.js';
import { questionAsking } from '../setup/taking.js';

process.stdout.write(`Late answers are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);

const app = useApplication();
requireGradeStamps(app);
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

/** The entries that a page sends for these answers, question by question. */
function entriesOf(page: Page, plan: PlannedExam, answers: PlannedAnswer[]): ResponseEntry[] {
  return plan.questions.flatMap(({ text, choice }, index) => {
    const answer = answers[index];
    if (answer === undefined) return [];
    const shown = questionAsking(page, text);
    const option = (shown['options'] as Data[] | undefined)?.find(
      (one) => one['text'] === choice?.options[Number(answer)],
    );
    const said = choice ? { optionId: option?.['id'] as string } : { text: answer };
    return [page.entry(page.questions.indexOf(shown), { response: answer === null ? null : said })];
  });
}

it.each([1, 2, 3, 4, 5])(
  'accepted late answers are marked by the same rule: exam %d',
  async (number) => {
    const plan = anyExam(random, number);
    const { code } = await exam(app, owner.api, {
      questions: plan.questions.map(questionInput),
      rules: ruleColumns(plan),
    });
    const page = await sitting(await candidate(app, code, 'Anna'));
    const draw = (): PlannedAnswer[] => plan.questions.map((one) => anyAnswer(random, one));
    const [inTime, late] = [draw(), draw()];
    const saves = entriesOf(page, plan, inTime);
    if (saves.length > 0) expect((await page.save(saves)).status).toBe(200);
    expect((await page.submit()).status).toBe(200);
    const tooLate = entriesOf(page, plan, late);
    if (tooLate.length > 0) expect((await page.save(tooLate)).status).toBe(409);

    const kept = (await paper(owner.api, page.id))['late'] as Data[];
    const accepted = new Map(
      kept.filter(() => random() < 0.7).map(({ questionId, id }) => [questionId, id as string]),
    );
    if (accepted.size > 0) await decide(owner.api, page.id, [...accepted.values()], true);

    const read = await paper(owner.api, page.id);
    const worth = plan.questions.map((question, index) => {
      const { id } = questionAsking(page, question.text);
      return expected(plan, question, accepted.has(id) ? late[index] : inTime[index]);
    });
    const given = plan.questions.map(({ text }) => {
      const one = (read['questions'] as Data[]).find((question) => question['text'] === text);
      return [one?.['outcome'], one?.['marks']];
    });
    expect(given).toEqual(worth.map(({ outcome, marks }) => [outcome, marks]));
    const [row] = await app.sql(
      `SELECT score::text, max_score::text AS most, waiting_count AS waiting FROM attempts WHERE id = $1`,
      [page.id],
    );
    expect(row).toEqual({
      score: decimalOf(sumOf(worth.map(({ marks }) => marks))),
      most: decimalOf(sumOf(worth.map(({ maxMarks }) => maxMarks))),
      waiting: worth.filter(({ outcome }) => outcome === 'WAITING').length,
    });
  },
);
