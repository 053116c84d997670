/**
 * Random histories of adjustments, made and undone one after another, give the scores and passes of a plain
 * marker that shares no code with this one and always starts from the beginning: two thousand histories, ten thousand in `npm run test:long`. What the
 * preview says before each step is what comes out. A run prints its seed; SEED=n draws the same ones again.
 */
import { expect, it } from 'vitest';
import { mulberry32 } from '../../../test/faults/random.js';
import {
  decimalOf,
  plus,
  ratioOf,
  sumOf,
  textOf,
  type Ratio,
} from '../../../test/setup/plain-marks.js';
import { responseTo, revisionQuestion, rulesOf } from '../../../test/setup/planned-papers.js';
import {
  anyAnswer,
  anyExam,
  expected,
  type PlannedAnswer,
  type PlannedExam,
} from '../../../test/setup/random-exams.js';
import { SEED, times } from '../../../test/setup/seeds.js';
import { isPassed } from '../../attempts/submission/pass-mark.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { scoreOf } from '../attempt-score.js';
import { GradeSource } from '../grade.entity.js';
import { markAnswer } from '../marking.js';
import { adjustedResult } from './adjusted-result.js';
import type { AdjustableAttempt, RuleGrade } from './adjustment.queries.js';
import type { AppliedAdjustment } from '../applied-adjustments.queries.js';
import { foldAdjustments } from '../fold-adjustments.js';
import { markAgain } from './mark-again.js';
import { AdjustmentKind } from '../score-adjustment.entity.js';

process.stdout.write(`Histories are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);
const HISTORIES = times(2_000, 10_000);
const MAX_STEPS = 6;
const below = (count: number): number => Math.floor(random() * count);

/** Marks of people, by the place of the question. */
type ByPeople = ReadonlyMap<number, string>;

interface Taken {
  plan: PlannedExam;
  answers: PlannedAnswer[];
  byPeople: ByPeople;
}

/** The plain result: everything from the beginning, by the adjustments in force. */
function plainResult({ plan, answers, byPeople }: Taken, inForce: readonly AppliedAdjustment[]) {
  let [exam, passMark, added]: [PlannedExam, number | null, Ratio] = [plan, null, [0n, 1n]];
  for (const one of inForce) {
    if (one.kind === AdjustmentKind.MARKS) added = plus(added, ratioOf(one.marks));
    if (one.kind === AdjustmentKind.PASS_MARK) passMark = one.passMark;
    if (one.kind === AdjustmentKind.WRONG_MARKS)
      exam = { ...exam, wrongMarks: one.wrongMarks, wrongMarksBasis: one.wrongMarksBasis };
  }
  const grades = plan.questions.map((question, place) => {
    const byRule = expected(exam, question, answers[place]);
    return { ...byRule, marks: byPeople.get(place) ?? byRule.marks };
  });
  const sum = plus(sumOf(grades.map(({ marks }) => marks)), added);
  const maximum = sumOf(grades.map(({ maxMarks }) => maxMarks));
  const isAbove = sum[0] * maximum[1] > maximum[0] * sum[1];
  const score = isAbove ? maximum : sum;
  const waits = grades.some(({ marks }) => marks === null);
  const reached = passMark === null ? null : Number(decimalOf(score)) >= passMark;
  return { score, isPassed: reached === false && waits ? null : reached };
}

function anyAdjustment(id: string): AppliedAdjustment {
  const draw = random();
  const sign = random() < 0.5 ? -1n : 1n;
  const marks = textOf([sign * BigInt(1 + below(500)), random() < 0.5 ? 100n : 7n]);
  if (draw < 0.4) return { id, kind: AdjustmentKind.MARKS, marks };
  if (draw < 0.6)
    return {
      id,
      kind: AdjustmentKind.PASS_MARK,
      passMark: random() < 0.2 ? null : below(4_000) / 100,
    };
  const wrongMarks =
    random() < 0.3 ? '0' : textOf([BigInt(-1 - below(200)), random() < 0.5 ? 100n : 9n]);
  const wrongMarksBasis = random() < 0.5 ? WrongMarksBasis.QUESTION : WrongMarksBasis.MARK;
  return { id, kind: AdjustmentKind.WRONG_MARKS, wrongMarks, wrongMarksBasis };
}

/** People mark some of the answers that wait, and change some that the key has marked. */
function anyTaken(number: number): Taken {
  const plan = anyExam(random, number);
  const answers = plan.questions.map((question) => anyAnswer(random, question));
  const byPeople = new Map<number, string>();
  for (const [place, question] of plan.questions.entries()) {
    const { outcome } = expected(plan, question, answers[place]);
    if (random() < (outcome === 'WAITING' ? 0.7 : 0.1))
      byPeople.set(place, textOf([BigInt(below(100)), 100n]));
  }
  return { plan, answers, byPeople };
}

/** An attempt as it is stored, which adjustments change step by step. */
class StoredAttempt {
  private readonly rules = rulesOf(this.taken.plan);
  private readonly questions = new Map(
    this.taken.plan.questions.map((planned) => {
      const question = revisionQuestion(planned);
      return [question.id, question] as const;
    }),
  );
  private current = this.rules;
  private readonly grades = [...this.questions.values()].map((question, place) => {
    const response = responseTo(question, this.taken.answers[place]);
    const marked = markAnswer(question, response, this.rules);
    const byPeople = this.taken.byPeople.get(place);
    const source = byPeople === undefined ? GradeSource.RULE : GradeSource.MARKER;
    return {
      ...marked,
      marks: byPeople ?? marked.marks,
      outcome: byPeople === undefined ? marked.outcome : ('PARTLY' as const),
      response,
      source,
    };
  });
  private added = '0';

  constructor(private readonly taken: Taken) {}

  get score() {
    const all = this.grades.map((grade) => ({ ...grade, maxMarks: grade.rule.marks }));
    return scoreOf(all, this.added);
  }

  get isPassed(): boolean | null {
    return isPassed(this.current, this.score);
  }

  preview(adjustments: readonly AppliedAdjustment[]) {
    const attempt: AdjustableAttempt = {
      ...{ id: 'a', revisionId: 'r', rules: this.current, baseRules: this.rules },
      ...{ ...this.score, adjustments: [] },
    };
    return adjustedResult(attempt, adjustments, this.questions, this.ruleGrades());
  }

  /** As AttemptAdjuster does. */
  apply(adjustments: readonly AppliedAdjustment[]): void {
    const { rules, marks } = foldAdjustments(this.rules, adjustments);
    for (const { grade, marked } of markAgain(this.ruleGrades(), this.questions, rules))
      for (const one of this.grades)
        if (one.questionId === grade.questionId) one.marks = marked.marks;
    this.current = rules;
    this.added = marks;
  }

  private ruleGrades(): RuleGrade[] {
    return this.grades.flatMap((grade) => {
      const isByRule =
        grade.source === GradeSource.RULE && grade.marks !== null && grade.outcome !== 'BLANK';
      return isByRule
        ? [{ ...grade, attemptId: 'a', marks: grade.marks ?? '0', epoch: 1, sequence: 1 }]
        : [];
    });
  }
}

it(
  'come to what a plain marker computes from the beginning',
  () => {
    const seen = { cappedCount: 0, flippedCount: 0, undoneCount: 0 };
    for (let number = 0; number < HISTORIES; number += 1) {
      const taken = anyTaken(number);
      const attempt = new StoredAttempt(taken);
      let inForce: AppliedAdjustment[] = [];
      for (let step = 1 + below(MAX_STEPS); step > 0; step -= 1) {
        const undone = random() < 0.3 ? inForce[below(inForce.length)] : undefined;
        inForce = undone
          ? inForce.filter((one) => one !== undone)
          : [...inForce, anyAdjustment(String(step))];
        const before = { score: attempt.score.score, isPassed: attempt.isPassed };
        const preview = attempt.preview(inForce);
        attempt.apply(inForce);
        const plain = plainResult(taken, inForce);
        expect(attempt.score.exactScore).toBe(textOf(plain.score));
        expect(attempt.score.score.toFixed(2)).toBe(decimalOf(plain.score));
        expect(attempt.isPassed).toBe(plain.isPassed);
        expect(preview).toEqual({
          attemptId: 'a',
          scoreBefore: before.score,
          scoreAfter: attempt.score.score,
          isPassedBefore: before.isPassed,
          isPassedAfter: attempt.isPassed,
        });
        if (attempt.score.score === attempt.score.maxScore) seen.cappedCount += 1;
        if (before.isPassed !== attempt.isPassed) seen.flippedCount += 1;
        if (undone) seen.undoneCount += 1;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(HISTORIES / 50);
  },
  times(60_000, 1_200_000),
);
