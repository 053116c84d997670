import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AttemptSet } from './attempt-set.js';
import { FIGURES_VERSION, type ComputedFigures } from './computed-figures.js';
import { computeExamFigures } from './exam-figures.js';
import { findAttemptsStamp, listAttemptFigures, type TakenRevision } from './figures.queries.js';
import type { OnProgress } from './paper-figures.js';

/** Which figures. */
export interface FiguresRequest {
  quizId: string;
  set: AttemptSet;
  /** The revision whose questions are analysed. */
  revision: TakenRevision;
}

/** Reads what figures are computed from, and computes them. */
@Injectable()
export class FiguresReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: RevisionCache,
  ) {}

  /** The number of submitted attempts, and the state that they are in. */
  async stamp(quizId: string): Promise<{ count: number; stamp: string }> {
    const { count, stamp } = await findAttemptsStamp(this.dataSource.manager, { quizId });
    return { count, stamp: `${FIGURES_VERSION} ${stamp}` };
  }

  /** Holds no connection while it computes. */
  async compute(request: FiguresRequest, onProgress?: OnProgress): Promise<ComputedFigures> {
    return this.computeWithin(this.dataSource.manager, request, onProgress);
  }

  /** @param manager reads a snapshot, for several figures of the same attempts */
  async computeWithin(
    manager: EntityManager,
    { quizId, set, revision }: FiguresRequest,
    onProgress?: OnProgress,
  ): Promise<ComputedFigures> {
    // One statement: all attempts are those of one snapshot.
    const attempts = await listAttemptFigures(manager, { quizId, revisionId: revision.id });
    const questions = await this.questionsOf(revision);
    return computeExamFigures({ attempts, set, revisionId: revision.id, questions }, onProgress);
  }

  /** In the order of the paper, with their keys. */
  async questionsOf({ id }: TakenRevision): Promise<readonly RevisionQuestion[]> {
    return (await this.papers.get(id)).questions;
  }
}
