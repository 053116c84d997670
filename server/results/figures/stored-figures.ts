import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { JobQueues } from '../../core/jobs/job-queues.js';
import { resultErrors } from '../result.errors.js';
import type { ComputedFigures } from './computed-figures.js';
import type { AttemptsState, FiguresRequest } from './figures-reader.js';
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
   * @throws FIGURES_FAILED once; who asks again then starts again
   */
  async readOrStart(request: FiguresRequest, state: AttemptsState): Promise<FiguresProgress> {
    const [of, { stamp }] = [keyOf(request), state];
    const stored = await this.work.manager.findOneBy(StoredFigures, of);
    if (stored?.figures && isRecent(stored, state))
      return { progress: 100, figures: stored.figures };
    const row = await this.work.run(async (tx) => {
      const { manager } = tx;
      const isNew = (await insertStoredFigures(manager, { ...of, stamp })) === 1;
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await manager.findOneOrFail(StoredFigures, { where: of, lock });
      const isOutdated = found.figures !== null && !isRecent(found, state);
      if (found.problem !== null || isOutdated) await manager.delete(StoredFigures, found.id);
      if (!isNew && !isOutdated) return found;
      // A new row for each computation: a worker that froze cannot end a later one.
      if (isOutdated) await insertStoredFigures(manager, { ...of, stamp });
      const started = await manager.findOneByOrFail(StoredFigures, of);
      this.queues.enqueueAfterCommit(tx, computeFigures, started.id);
      return started;
    });
    if (row.problem !== null) throw resultErrors.FIGURES_FAILED();
    return row.figures
      ? { progress: 100, figures: row.figures }
      : { progress: row.progress, figures: null };
  }
}

function isRecent(
  { stamp, computedAt }: Pick<StoredFigures, 'stamp' | 'computedAt'>,
  state: AttemptsState,
): boolean {
  if (stamp === state.stamp) return true;
  const isOlderVersion = stamp.split(' ')[0] !== state.stamp.split(' ')[0];
  if (isOlderVersion || computedAt === null) return false;
  return state.at.getTime() - computedAt.getTime() < MAX_AGE_MS;
}

function keyOf({ quizId, set: attemptSet, revision: { number: revision } }: FiguresRequest) {
  return { quizId, attemptSet, revision };
}
