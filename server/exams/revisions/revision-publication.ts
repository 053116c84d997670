import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { PublicationPort } from '../../quizzes/publication.port.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { ExamRulesService } from '../rules/exam-rules.service.js';
import { ReadyExams } from './ready-exams.js';
import { RevisionSnapshot } from './revision-snapshot.js';

/** Publishes a submitted quiz: its current content becomes the revision that learners take (decision 0020). */
@Injectable()
export class RevisionPublication extends PublicationPort {
  constructor(
    private readonly snapshots: RevisionSnapshot,
    private readonly rules: ExamRulesService,
    private readonly ready: ReadyExams,
  ) {
    super();
  }

  override async publish(tx: Transaction, quiz: Quiz): Promise<number | null> {
    const number = await this.snapshots.publish(tx, quiz);
    await this.rules.ensure(tx, quiz.id);
    await this.ready.markReady(tx, quiz.id);
    return number;
  }
}
