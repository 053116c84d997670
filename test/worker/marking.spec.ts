/**
 * Two thousand attempts drawn at random (ten thousand in the long form) get the same marks as from
 * a plain implementation (test/setup/random-exams.ts); some hundred of them when the worker submits
 * them, and once more. A run draws them from a seed, which it prints; SEED=n draws the same ones
 * again.
 */
import pLimit from 'p-limit';
import { beforeAll, expect, it } from 'vitest';
import { Attempt } from '../../server/attempts/attempt.entity.js';
import { createDataSource } from '../../server/core/database/data-source.js';
import { IdempotencyKey } from '../../server/idempotency/idempotency-key.entity.js';
import { RecordedCallsService } from '../../server/idempotency/recorded-calls.service.js';
import type { Config } from '../../server/config/env.js';
import { UnitOfWork } from '../../server/core/database/unit-of-work.js';
import { databaseSchema } from '../../server/database-schema.js';
import { AutomaticGrading } from '../../server/grading/automatic-grading.js';
import { PaperRevisions } from '../../server/exams/revisions/paper-revisions.js';
import { mulberry32 } from '../faults/random.js';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { decimalOf, sumOf, textOf } from '../setup/plain-marks.js';
import {
  anyAnswer,
  anyExam,
  expected,
  expectedRule,
  questionInput,
  type Expected,
  type PlannedAnswer,
  type PlannedExam,
} from '../setup/random-exams.js';
import { SEED, times } from '../setup/seeds.js';

process.stdout.write(`Attempts are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);

const EXAMS = 20;
const ATTEMPTS_EACH = times(100, 500);
/** Per exam: their time ends, and they are reopened with other answers. */
const OVER_EACH = 20;
const AT_ONCE = 8;
const PATIENCE_MS = 120_000;

/** An exam, and what each of its candidates answers to each of its questions. */
interface Given {
  plan: PlannedExam;
  quizId: string;
  questionIds: string[];
  /** Of each multiple-choice question. */
  optionIds: (string[] | null)[];
  answers: PlannedAnswer[][];
}

interface FrozenRow {
  id: string;
  content: { questions: { id: string; text: string; body: { options?: { id: string }[] } }[] };
}

const app = useApplication();
let owner: Person;
const exams: Given[] = [];

beforeAll(async () => {
  owner = await person(app);
  for (let number = 0; number < EXAMS; number += 1) exams.push(await give(anyExam(random, number)));
});

async function give(plan: PlannedExam): Promise<Given> {
  const { quizId } = await exam(app, owner.api, { questions: plan.questions.map(questionInput) });
  const [row] = await app.sql<FrozenRow>(
    'SELECT id, content FROM paper_revisions WHERE quiz_id = $1',
    [quizId],
  );
  const questions = row?.content.questions ?? [];
  expect(questions.map(({ text }) => text)).toEqual(plan.questions.map(({ text }) => text));
  const given: Given = {
    plan,
    quizId,
    questionIds: questions.map(({ id }) => id),
    optionIds: questions.map(({ body }) => body.options?.map(({ id }) => id) ?? null),
    answers: Array.from({ length: ATTEMPTS_EACH }, () =>
      plan.questions.map((question) => anyAnswer(random, question)),
    ),
  };
  await app.sql(INSERT, [
    quizId,
    JSON.stringify(given.questionIds.map((questionId) => ({ questionId, optionIds: [] }))),
    JSON.stringify({
      durationMinutes: 30,
      marksPerQuestion: plan.marksPerQuestion,
      wrongMarks: plan.wrongMarks,
      wrongMarksBasis: plan.wrongMarksBasis,
      passMark: null,
      layout: 'ALL',
      navigation: 'FREE',
    }),
    JSON.stringify(given.answers.flatMap((_, index) => responsesOf(given, index))),
    ATTEMPTS_EACH,
  ]);
  return given;
}

/** Their ids encode attempt and exam. They run, and have no deadline. */
const INSERT = `
  WITH paper AS (
    SELECT p.id AS revision_id, q.id AS quiz_id, q.institute_id, q.created_by
    FROM quizzes q JOIN paper_revisions p ON p.quiz_id = q.id WHERE q.id = $1
  ), numbered AS (
    SELECT n, md5($1::text || 'attempt' || n)::uuid AS id, md5($1::text || 'whose' || n)::uuid AS whose
    FROM generate_series(0, $5::int - 1) n
  ), learners AS (
    INSERT INTO learners (id, institute_id, created_by, name)
    SELECT whose, institute_id, created_by, 'Learner ' || n FROM paper, numbered
  ), candidates AS (
    INSERT INTO candidates (id, institute_id, created_by, quiz_id, learner_id, origin)
    SELECT whose, institute_id, created_by, quiz_id, whose, 'LINK' FROM paper, numbered
  ), attempts AS (
    INSERT INTO attempts (id, institute_id, created_by, quiz_id, revision_id, candidate_id, number,
      rules, seed, arrangement, lease_holder, started_at)
    SELECT id, institute_id, created_by, quiz_id, revision_id, whose, 1, $3::jsonb, 1, $2::jsonb,
      'page', now() - interval '1 hour'
    FROM paper, numbered
  )
  INSERT INTO responses (attempt_id, question_id, response, epoch, sequence, saved_at)
  SELECT md5($1::text || 'attempt' || r.n)::uuid, r."questionId", nullif(r.response, 'null'), 1, 1, now()
  FROM jsonb_to_recordset($4::jsonb) r (n int, "questionId" uuid, response jsonb)`;

/** What one of them has saved. */
function responsesOf({ answers, questionIds, optionIds }: Given, n: number): object[] {
  return (answers[n] ?? []).flatMap((answer, place) => {
    if (answer === undefined) return [];
    const response =
      typeof answer === 'number'
        ? { optionId: optionIds[place]?.[answer] }
        : answer === null
          ? null
          : { text: answer };
    return [{ n, questionId: questionIds[place], response }];
  });
}

interface MarkedRow {
  n: number;
  score: string;
  maxScore: string;
  exactScore: string;
  exactMaxScore: string;
  waitingCount: number;
  /** By question, as text. */
  grades: Record<string, { outcome: string; marks: string | null; maxMarks: string; rule: object }>;
}

const MARKED = `
  SELECT n, a.score::text, a.max_score::text AS "maxScore",
    a.exact_score AS "exactScore", a.exact_max_score AS "exactMaxScore", a.waiting_count AS "waitingCount",
    (SELECT jsonb_object_agg(question_id, jsonb_build_object('outcome', outcome,
       'marks', marks, 'maxMarks', max_marks, 'rule', rule))
     FROM grades g WHERE g.attempt_id = a.id AND g.revision_id = a.revision_id) AS grades
  FROM generate_series(0, $2::int - 1) n JOIN attempts a ON a.id = md5($1::text || 'attempt' || n)::uuid
  ORDER BY n`;

/** The results of an exam's attempts, by the plain implementation. */
function expectedOf({ plan, questionIds, answers }: Given): MarkedRow[] {
  return answers.map((said, n) => {
    const marked = plan.questions.map((question, place) => ({
      ...expected(plan, question, said[place]),
      rule: expectedRule(plan, question),
      questionId: questionIds[place] ?? '',
    }));
    return {
      n,
      ...totalsOf(marked),
      waitingCount: marked.filter(({ outcome }) => outcome === 'WAITING').length,
      grades: Object.fromEntries(marked.map(({ questionId, ...grade }) => [questionId, grade])),
    };
  });
}

function totalsOf(marked: readonly Expected[]) {
  const score = sumOf(marked.map(({ marks }) => marks));
  const maxScore = sumOf(marked.map(({ maxMarks }) => maxMarks));
  return {
    score: decimalOf(score),
    maxScore: decimalOf(maxScore),
    exactScore: textOf(score),
    exactMaxScore: textOf(maxScore),
  };
}

/** The stored results of the first ones. */
async function markedOf({ quizId }: Given, count: number): Promise<MarkedRow[]> {
  return app.sql<MarkedRow>(MARKED, [quizId, count]);
}

/** Marks them as a submission does, without its other work. */
async function markAll(grading: AutomaticGrading, work: UnitOfWork, { quizId }: Given) {
  const attempts = await work.manager.findBy(Attempt, { quizId });
  const turns = pLimit(AT_ONCE);
  await Promise.all(
    attempts.map(async (attempt) =>
      turns(async () =>
        work.run(async (tx) => {
          const { score, maxScore, exactScore, exactMaxScore, waitingCount } = await grading.grade(
            tx,
            attempt,
          );
          const totals = { score, maxScore, exactScore, exactMaxScore, waitingCount };
          await tx.manager.update(Attempt, attempt.id, totals);
        }),
      ),
    ),
  );
}

it(
  'equal those of a plain implementation',
  async () => {
    const dataSource = await createDataSource(app.databaseUrl, databaseSchema).initialize();
    const work = new UnitOfWork(
      dataSource,
      new RecordedCallsService(dataSource.getRepository(IdempotencyKey), {
        RATE_LIMIT: 'off',
      } as Config),
    );
    const grading = new AutomaticGrading(new PaperRevisions(work));
    let marked = 0;
    for (const given of exams) {
      await markAll(grading, work, given);
      const rows = await markedOf(given, ATTEMPTS_EACH);
      expect(rows).toEqual(expectedOf(given));
      marked += rows.length;
    }
    await dataSource.destroy();
    expect(marked).toBe(EXAMS * ATTEMPTS_EACH);
  },
  PATIENCE_MS,
);

/** Their time ends: the worker submits them. */
async function expire(): Promise<void> {
  const text = `UPDATE attempts SET submitted_at = NULL, submitted_by = NULL, receipt = NULL,
      score = NULL, deadline_at = now() - interval '1 minute'
    FROM generate_series(0, $2::int - 1) n WHERE id = md5($1::text || 'attempt' || n)::uuid`;
  for (const { quizId } of exams) await app.sql(text, [quizId, OVER_EACH]);
  const unmarked = async () => {
    const [row] = await app.sql<{ count: number }>(
      'SELECT count(*)::int FROM attempts WHERE submitted_at IS NULL AND deadline_at IS NOT NULL',
    );
    return row?.count;
  };
  await expect.poll(unmarked, { timeout: PATIENCE_MS, interval: 500 }).toBe(0);
}

const firstOf = (given: Given) => expectedOf(given).slice(0, OVER_EACH);

it(
  'are the same when their time ends, and staff see the best first',
  async () => {
    await expire();
    const text = `query ($quizId: ID!) {
    results(quizId: $quizId, sort: BEST, pageSize: 100) { items { score submittedBy } totalCount }
  }`;
    for (const given of exams) {
      expect(await markedOf(given, OVER_EACH)).toEqual(firstOf(given));
      const { results } = await owner.api.ask(text, { quizId: given.quizId });
      const scores = firstOf(given).map(({ score }) => Number(score));
      expect(results.items).toEqual(
        scores.sort((a, b) => b - a).map((score) => ({ score, submittedBy: 'TIME' })),
      );
    }
  },
  PATIENCE_MS + 30_000,
);

it(
  'are updated when other answers are submitted',
  async () => {
    for (const given of exams) {
      for (let n = 0; n < OVER_EACH; n += 1)
        // An earlier answer stays unless it is cleared.
        given.answers[n] = given.plan.questions.map(
          (question) => anyAnswer(random, question) ?? null,
        );
      const again = given.answers.slice(0, OVER_EACH).flatMap((_, n) => responsesOf(given, n));
      await app.sql(AGAIN, [given.quizId, JSON.stringify(again)]);
    }
    await expire();
    for (const given of exams) expect(await markedOf(given, OVER_EACH)).toEqual(firstOf(given));
  },
  PATIENCE_MS + 30_000,
);

const AGAIN = `
  INSERT INTO responses (attempt_id, question_id, response, epoch, sequence, saved_at)
  SELECT md5($1::text || 'attempt' || r.n)::uuid, r."questionId", nullif(r.response, 'null'), 2, 1, now()
  FROM jsonb_to_recordset($2::jsonb) r (n int, "questionId" uuid, response jsonb)
  ON CONFLICT (attempt_id, question_id) DO UPDATE SET response = excluded.response`;
