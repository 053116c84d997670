import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { listPublishedPlacements } from '../../exams/revisions/paper-revision.queries.js';
import { RetentionPort } from '../../quizzes/retention.port.js';
import { listTakenQuizzes } from '../attempt.queries.js';
import { deletePreviews } from '../previews/preview-sweep.js';
import { lockPreviewsOfQuiz } from '../previews/preview.queries.js';

/** Keeps quizzes that were taken and questions that a published revision contains (decision 0019). */
@Injectable()
export class AttemptRetention extends RetentionPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async findRetainedQuizzes(ids: string[]): Promise<ReadonlySet<string>> {
    return setOfIds(await listTakenQuizzes(this.work.manager, { ids }));
  }

  override async findRetainedPlacements(ids: string[]): Promise<ReadonlySet<string>> {
    return setOfIds(await listPublishedPlacements(this.work.manager, { ids }));
  }

  override async removePreviews({ manager }: Transaction, quizId: string): Promise<void> {
    await deletePreviews(manager, await lockPreviewsOfQuiz(manager, { quizId }));
  }
}

function setOfIds(rows: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}
