import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { QuestionShare, QuestionsOf } from './question-shares.js';

/** A column of the picture. */
export interface PictureQuestion extends QuestionShare {
  question: RevisionQuestion;
  /** In the latest revision that has it, from 1. */
  place: number;
}

const UNMEASURED: QuestionShare = { answers: 0, percent: null };

/**
 * The questions of some revisions, the hardest first: by the share of their marks, then by their place.
 * Those without a share are last.
 * @param revisionIds the latest first
 * @param limit where they have more, the questions of the latest revisions
 */
export function pictureQuestions(
  revisionIds: readonly string[],
  questionsOf: QuestionsOf,
  shares: ReadonlyMap<string, QuestionShare>,
  limit: number,
): PictureQuestion[] {
  const found = new Map<string, PictureQuestion>();
  for (const revisionId of revisionIds)
    for (const [index, question] of questionsOf(revisionId).entries())
      if (!found.has(question.id) && found.size < limit) {
        const share = shares.get(question.id) ?? UNMEASURED;
        found.set(question.id, { ...share, question, place: index + 1 });
      }
  const hardness = ({ percent }: PictureQuestion): number => percent ?? Infinity;
  return [...found.values()].sort((a, b) =>
    hardness(a) === hardness(b) ? a.place - b.place : hardness(a) - hardness(b),
  );
}
