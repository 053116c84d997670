import type { EntityManager } from 'typeorm';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';
import { marksOf } from '../marks/fraction.js';
import { roundMarks, totalOf } from '../marks/total-marks.js';
import { listScoredGrades, updateAttemptScore, type ScoredGrade } from './attempt-score.queries.js';

/**
 * The total of an attempt so far, below zero where wrong choices take away more than the right ones
 * earn. This is the only place where a score is rounded.
 */
export function scoreOf(grades: readonly ScoredGrade[]): AttemptScore {
  const score = totalOf(grades.flatMap(({ marks }) => marks ?? []));
  const maxScore = totalOf(grades.map(({ maxMarks }) => maxMarks));
  return {
    score: roundMarks(score),
    maxScore: roundMarks(maxScore),
    exactScore: marksOf(score),
    exactMaxScore: marksOf(maxScore),
    waitingCount: grades.filter(({ outcome }) => outcome === 'WAITING').length,
  };
}

/**
 * Computes the score of an attempt again, after one of its grades changed. The transaction has
 * locked the attempt.
 */
export async function refreshScore(manager: EntityManager, attemptId: string): Promise<void> {
  const grades = await listScoredGrades(manager, { attemptId });
  await updateAttemptScore(manager, { attemptId, ...scoreOf(grades) });
}
