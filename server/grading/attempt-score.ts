import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';
import { compareFractions, marksOf, type Fraction, type Marks } from '../marks/fraction.js';
import { roundMarks, totalOf } from '../marks/total-marks.js';
import { listScoredGrades, updateAttemptScore, type ScoredGrade } from './attempt-score.queries.js';
import { writeMarkedAnswers } from './marked-answers.js';

/**
 * The total of an attempt so far, below zero where wrong choices take away more than the right ones
 * earn. Marks that staff add do not lift it above the maximum. This is the only place where a score is
 * rounded.
 * @param grades in the order of the revision's questions
 * @param adjustmentMarks what staff added after the exam; below zero: took away
 */
export function scoreOf(grades: readonly ScoredGrade[], adjustmentMarks: Marks): AttemptScore {
  const maxScore = totalOf(grades.map(({ maxMarks }) => maxMarks));
  const score = totalWithin(
    [...grades.flatMap(({ marks }) => marks ?? []), adjustmentMarks],
    maxScore,
  );
  return {
    score: roundMarks(score),
    maxScore: roundMarks(maxScore),
    exactScore: marksOf(score),
    exactMaxScore: marksOf(maxScore),
    waitingCount: grades.filter(({ outcome }) => outcome === 'WAITING').length,
    markedAnswers: writeMarkedAnswers(grades),
  };
}

/** The exact sum, or the maximum if that is less. */
export function totalWithin(marks: readonly Marks[], maximum: Fraction): Fraction {
  const sum = totalOf(marks);
  return compareFractions(sum, maximum) > 0 ? maximum : sum;
}

/**
 * Computes the score of an attempt again, after one of its grades changed. The transaction has
 * locked the attempt.
 * @param questionIds of its revision, in their order
 */
export async function refreshScore(
  manager: EntityManager,
  { id: attemptId, adjustmentMarks }: Pick<Attempt, 'id' | 'adjustmentMarks'>,
  questionIds: readonly string[],
): Promise<void> {
  const grades = await listScoredGrades(manager, { attemptId, questionIds });
  await updateAttemptScore(manager, { attemptId, ...scoreOf(grades, adjustmentMarks) });
}
