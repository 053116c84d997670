/**
 * Attempts drawn at random get the outcomes, marks and scores of a plain marker that shares no code
 * with this one (test/setup/random-exams.ts): two thousand of them, a million in the long form. A
 * run prints its seed; SEED=n draws the same ones again.
 */
import { expect, it } from 'vitest';
import { mulberry32 } from '../../test/faults/random.js';
import { decimalOf, ratioOf, sumOf, textOf, timesRatio } from '../../test/setup/plain-marks.js';
import { anyAnswer, anyExam, expected, type Expected } from '../../test/setup/random-exams.js';
import { responseTo, revisionQuestion, rulesOf } from '../../test/setup/planned-papers.js';
import { SEED, times } from '../../test/setup/seeds.js';
import { scoreOf } from './attempt-score.js';
import { outcomeOf } from './manual/manual-marks.js';
import { markAnswer, type MarkedAnswer } from './marking.js';

process.stdout.write(`Attempts are drawn from SEED=${SEED}\n`);
const random = mulberry32(SEED);
const ATTEMPTS = times(2_000, 1_000_000);
/** Attempts at each exam. */
const EACH = 20;
/** The share of descriptive questions, so that each outcome is at least a tenth. */
const ESSAYS = 0.6;

/** Most waiting answers get marks of a person: none, all, or a part that may be a fraction. */
function markedByPerson(expectedGrade: Expected): Expected {
  const draw = random();
  if (expectedGrade.outcome !== 'WAITING' || draw < 0.45) return expectedGrade;
  const { maxMarks } = expectedGrade;
  if (draw < 0.5) return { outcome: 'WRONG', marks: '0', maxMarks };
  if (draw < 0.55) return { outcome: 'RIGHT', marks: maxMarks, maxMarks };
  const part = 1n + BigInt(Math.floor(random() * 98));
  return { outcome: 'PARTLY', marks: textOf(timesRatio(ratioOf(maxMarks), [part, 99n])), maxMarks };
}

/** As the marking desk stores it. */
function withMarksOf(marked: MarkedAnswer, { marks }: Expected): MarkedAnswer {
  if (marked.outcome !== 'WAITING' || marks === null) return marked;
  return { ...marked, marks, outcome: outcomeOf(marks, marked.rule.marks, marked) };
}

it(
  'marks and adds up as a plain implementation does',
  () => {
    const outcomes: Record<string, number> = {};
    let attempts = 0;
    for (let number = 0; attempts < ATTEMPTS; number += 1) {
      const plan = anyExam(random, number, ESSAYS);
      const [rules, questions] = [rulesOf(plan), plan.questions.map(revisionQuestion)];
      for (let again = 0; again < EACH; again += 1, attempts += 1) {
        const answers = plan.questions.map((question) => anyAnswer(random, question));
        const plain = plan.questions.map((question, place) =>
          markedByPerson(expected(plan, question, answers[place])),
        );
        const marked = questions.map((question, place) => {
          const byRule = markAnswer(question, responseTo(question, answers[place]), rules);
          return withMarksOf(byRule, plain[place] as Expected);
        });
        const grades = marked.map((one) => ({ ...one, maxMarks: one.rule.marks }));
        expect(
          grades.map(({ outcome, marks, maxMarks }) => ({ outcome, marks, maxMarks })),
        ).toEqual(plain);
        const [score, maxScore] = [
          sumOf(plain.map(({ marks }) => marks)),
          sumOf(plain.map(({ maxMarks }) => maxMarks)),
        ];
        const total = scoreOf(grades, '0');
        expect([total.exactScore, total.exactMaxScore]).toEqual([textOf(score), textOf(maxScore)]);
        expect(total.score.toFixed(2)).toBe(decimalOf(score));
        expect(total.maxScore.toFixed(2)).toBe(decimalOf(maxScore));
        for (const { outcome } of plain) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }
    const all = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    expect(Object.keys(outcomes).sort()).toEqual(['BLANK', 'PARTLY', 'RIGHT', 'WAITING', 'WRONG']);
    for (const count of Object.values(outcomes)) expect(count / all).toBeGreaterThan(0.1);
  },
  times(30_000, 3_600_000),
);
