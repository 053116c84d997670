import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { PublicationPort } from '../../quizzes/publication.port.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { ExamRulesService } from '../rules/exam-rules.service.js';
import { RevisionSnapshot } from './revision-snapshot.js';
import { updateNumber } from './revision-snapshot.queries.js';

/** Publishes a submitted quiz: its current content becomes the revision that learners take (decision 0020). */
@Injectable()
export class RevisionPublication extends PublicationPort {
  constructor(
    private readonly snapshots: RevisionSnapshot,
    private readonly rules: ExamRulesService,
  ) {
    super();
  }

  override async publish(tx: Transaction, quiz: Quiz): Promise<number | null> {
    const revisionId = await this.snapshots.findOrCreate(tx, quiz);
    const number = await this.assignNumber(tx, quiz.id, revisionId);
    await this.rules.ensure(tx, quiz.id);
    return number;
  }

  /** @returns null if the revision has a number already: then it is the current one */
  private async assignNumber(
    { manager }: Transaction,
    quizId: string,
    revisionId: string,
  ): Promise<number | null> {
    const [numbered] = await updateNumber(manager, { quizId, revisionId });
    return numbered?.number ?? null;
  }
}
