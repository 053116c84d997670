import type { EntityManager } from 'typeorm';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AttemptSet } from '../../results/figures/attempt-set.js';
import type { ComputedFigures } from '../../results/figures/computed-figures.js';
import type { FiguresReader } from '../../results/figures/figures-reader.js';
import { listTakenRevisions } from '../../results/figures/figures.queries.js';

/** The figures of an exam with the analysis of one of its revisions. */
export interface RevisionFigures {
  revision: number;
  figures: ComputedFigures;
  /** Of the revision, in the order of the figures. */
  questions: readonly RevisionQuestion[];
}

/**
 * Of each revision that candidates took, the latest first.
 * @param manager reads one snapshot
 */
export async function readRevisionFigures(
  manager: EntityManager,
  reader: FiguresReader,
  quizId: string,
  set: AttemptSet,
): Promise<RevisionFigures[]> {
  const all: RevisionFigures[] = [];
  for (const revision of await listTakenRevisions(manager, { quizId })) {
    const figures = await reader.computeWithin(manager, { quizId, set, revision });
    const questions = await reader.questionsOf(revision);
    all.push({ revision: revision.number, figures, questions });
  }
  return all;
}
