import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { AttemptSet } from './attempt-set.js';
import { FIGURES_VERSION, type ComputedFigures } from './computed-figures.js';
import { computeExamFigures } from './exam-figures.js';
import { assertComputable } from './figure-limits.js';
import {
  findAttemptsStamp,
  listAttemptFigures,
  listTakenRevisions,
  type TakenRevision,
} from './figures.queries.js';
import type { OnProgress } from './paper-figures.js';

/** Which figures. */
export interface FiguresRequest {
  quizId: string;
  set: AttemptSet;
  /** The revision whose questions are analysed. */
  revision: TakenRevision;
}

/** The figures of an exam with the analysis of one of its revisions. */
export interface RevisionFigures {
  revision: number;
  figures: ComputedFigures;
  /** Of the revision, in the order of the figures. */
  questions: readonly RevisionQuestion[];
}

/** The state that the attempts of an exam are in. */
export interface AttemptsState {
  /** Submitted ones. */
  count: number;
  /** Begins with `FIGURES_VERSION`. */
  stamp: string;
  /** By the clock of the database. */
  at: Date;
}

/** Reads what figures are computed from, and computes them. */
@Injectable()
export class FiguresReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: RevisionCache,
  ) {}

  async readState(quizId: string): Promise<AttemptsState> {
    const { stamp, ...state } = await findAttemptsStamp(this.dataSource.manager, { quizId });
    return { ...state, stamp: `${FIGURES_VERSION} ${stamp}` };
  }

  /** Holds no connection while it computes. */
  async compute(
    { quizId, set, revision }: FiguresRequest,
    onProgress?: OnProgress,
  ): Promise<ComputedFigures> {
    // One statement: all attempts are those of one snapshot.
    const { manager } = this.dataSource;
    const attempts = await listAttemptFigures(manager, { quizId, revisionId: revision.id });
    const questions = await this.questionsOf(revision);
    return computeExamFigures({ attempts, set, revisionId: revision.id, questions }, onProgress);
  }

  /**
   * The figures with each revision that was taken, the latest first. The attempts are read once.
   * @param manager reads a snapshot
   * @param onProgress may throw to stop
   * @throws TOO_MANY_ANSWERS
   */
  async computeAll(
    manager: EntityManager,
    { quizId, set }: Omit<FiguresRequest, 'revision'>,
    onProgress: OnProgress,
  ): Promise<RevisionFigures[]> {
    const { count } = await findAttemptsStamp(manager, { quizId });
    const revisions = await listTakenRevisions(manager, { quizId });
    for (const { id } of revisions)
      assertComputable(count, (await this.papers.get(id)).questions.length);
    const attempts = await listAttemptFigures(manager, { quizId, revisionId: null });
    const all: RevisionFigures[] = [];
    for (const revision of revisions) {
      const questions = await this.questionsOf(revision);
      const inputs = { attempts, set, revisionId: revision.id, questions };
      const figures = await computeExamFigures(inputs, onProgress);
      all.push({ revision: revision.number, figures, questions });
    }
    return all;
  }

  /** In the order of the paper, with their keys. */
  async questionsOf({ id }: TakenRevision): Promise<readonly RevisionQuestion[]> {
    return (await this.papers.get(id)).questions;
  }
}
