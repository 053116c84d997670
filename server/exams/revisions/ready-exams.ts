import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { updateReady } from '../rules/exam-rules.queries.js';
import { ExamRulesService } from '../rules/exam-rules.service.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import { blockingFindings, type ReadinessFinding } from './paper-findings.js';
import { PaperRevisions } from './paper-revisions.js';

/** A new exam opens only once nothing in its submitted paper must be corrected (decision 0067). */
@Injectable()
export class ReadyExams {
  constructor(
    private readonly rules: ExamRulesService,
    private readonly revisions: PaperRevisions,
  ) {}

  /**
   * Lets an exam open that was not ready if nothing must be corrected any more. Call it wherever the paper of learners or the rules
   * change, after the change. @param quizId of a quiz that the transaction has locked
   */
  async markReady(tx: Transaction, quizId: string): Promise<void> {
    const { isReady } = await this.rules.inForce(quizId, tx.manager);
    if (isReady) return;
    const findings = await this.findings(tx, quizId);
    if (findings?.length === 0) await updateReady(tx.manager, { quizId });
  }

  /**
   * Finds what must be corrected in the paper that learners would take.
   * @returns null for a quiz that was never submitted
   */
  async findings(tx: Transaction, quizId: string): Promise<ReadinessFinding[] | null> {
    const revision = await this.revisions.current(quizId, tx.manager);
    if (!revision) return null;
    const { id, questionCount } = revision;
    const isTooLong = questionCount > MAX_EXAM_QUESTIONS;
    const { questions } = isTooLong
      ? { questions: [] }
      : await this.revisions.contentWithin(tx, id);
    const rules = await this.rules.inForce(quizId, tx.manager);
    return blockingFindings({ questionCount, questions, rules });
  }
}
