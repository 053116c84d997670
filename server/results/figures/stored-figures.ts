import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import { resultErrors } from '../result.errors.js';
import type { ComputedFigures } from './computed-figures.js';
import type { FiguresRequest } from './figures-reader.js';
import { computeFigures } from './figures.jobs.js';
import { insertStoredFigures } from './figures.queries.js';
import { StoredFigures } from './stored-figures.entity.js';

/** How far a worker is with figures. */
export interface FiguresProgress {
  /** In per cent; 100 with figures. */
  progress: number;
  /** Null until they are computed. */
  figures: ComputedFigures | null;
}

/** Values of a row whose job is to run. */
export const TO_COMPUTE = { progress: 0, figures: null, computedAt: null, runs: 0, problem: null };

/** While an exam is taken or marked, figures this old are still returned: otherwise none ever were. */
const MAX_AGE_MS = 60_000;

/** Figures of exams with so many attempts that a worker computes them. */
@Injectable()
export class FiguresStore {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queues: JobQueues,
  ) {}

  /** While a worker computes them, without a look at the attempts. @returns null: none does */
  async findProgress(request: FiguresRequest): Promise<FiguresProgress | null> {
    const running = { ...keyOf(request), figures: IsNull(), problem: IsNull() };
    const row = await this.work.manager.findOneBy(StoredFigures, running);
    return row && { progress: row.progress, figures: null };
  }

  /**
   * Returns stored figures if they are current, or were computed within the last minute. Otherwise a
   * worker computes them, unless it does so already.
   * @param stamp the state of the attempts now
   * @throws FIGURES_FAILED once; who asks again then starts again
   */
  async readOrStart(request: FiguresRequest, stamp: string): Promise<FiguresProgress> {
    const of = keyOf(request);
    const stored = await this.work.manager.findOneBy(StoredFigures, of);
    if (stored?.figures && isRecent(stored, stamp))
      return { progress: 100, figures: stored.figures };
    const row = await this.work.run(async (tx) => {
      const { manager } = tx;
      const isNew = (await insertStoredFigures(manager, { ...of, stamp })) === 1;
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await manager.findOneOrFail(StoredFigures, { where: of, lock });
      if (found.problem !== null) {
        await manager.delete(StoredFigures, found.id);
        return found;
      }
      const isOutdated = found.figures !== null && !isRecent(found, stamp);
      if (isOutdated) await manager.update(StoredFigures, found.id, { ...TO_COMPUTE, stamp });
      if (isNew || isOutdated) this.queues.enqueueAfterCommit(tx, computeFigures, found.id);
      return isOutdated ? { problem: null, progress: 0, figures: null } : found;
    });
    if (row.problem !== null) throw resultErrors.FIGURES_FAILED();
    return row.figures
      ? { progress: 100, figures: row.figures }
      : { progress: row.progress, figures: null };
  }
}

function isRecent(stored: Pick<StoredFigures, 'stamp' | 'computedAt'>, stamp: string): boolean {
  if (stored.stamp === stamp) return true;
  return stored.computedAt !== null && Date.now() - stored.computedAt.getTime() < MAX_AGE_MS;
}

function keyOf({ quizId, set: attemptSet, revision: { number: revision } }: FiguresRequest) {
  return { quizId, attemptSet, revision };
}
