import type { EntityManager } from 'typeorm';
import type { AttemptScore } from '../attempts/submission/attempt-grading.port.js';
import { marksOf } from '../marks/fraction.js';
import { roundMarks, totalOf } from '../marks/total-marks.js';
import { listScoredGrades, updateAttemptScore, type ScoredGrade } from './attempt-score.queries.js';
import { writeMarkedAnswers } from './marked-answers.js';

/**
 * The total of an attempt so far, below zero where wrong choices take away more than the right ones
 * earn. This is the only place where a score is rounded.
 * @param grades in the order of the revision's questions
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
    markedAnswers: writeMarkedAnswers(grades),
  };
}

/**
 * Computes the score of an attempt again, after one of its grades changed. The transaction has
 * locked the attempt.
 * @param questionIds of its revision, in their order
 */
export async function refreshScore(
  manager: EntityManager,
  attemptId: string,
  questionIds: readonly string[],
): Promise<void> {
  const grades = await listScoredGrades(manager, { attemptId, questionIds });
  await updateAttemptScore(manager, { attemptId, ...scoreOf(grades) });
}
