import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { QuestionStore } from '../questions/question-store.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { User } from '../users/user.entity.js';
import type { CheckedRows } from './import.checks.js';
import { findDuplicates } from './import.duplicates.js';
import { Import, ImportState } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { ImportFindings } from './import.findings.js';

/**
 * Ends imports: what one stores and what it found become visible together with its end, in one
 * transaction, and only for the latest run.
 */
@Injectable()
export class ImportStoring {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly questions: QuestionStore,
    private readonly findings: ImportFindings,
  ) {}

  /**
   * Stores the good rows.
   * @throws QUIZ_NOT_FOUND, QUIZ_IS_FULL, ALREADY_CORRECTED
   */
  async store(
    begun: Import,
    checked: CheckedRows,
    ignoredColumns: string[],
    onProgress: (rows: number) => Promise<void>,
  ): Promise<void> {
    const { manager } = this.work;
    const kind = kindNamed(begun.kind);
    const questions = checked.good.map(({ content }) => ({ kind, content }));
    const owner = await ownerOf(begun, manager);
    const compared = await this.quizzes.load(manager, owner, begun.quizId, { ability: 'edit' });
    const before = await findDuplicates(manager, compared.id, kind, checked.good);
    await this.unlessCorrected(async (tx) => {
      // Another import of the same quiz may hold it for longer than a request would wait.
      await tx.manager.query(`SET LOCAL lock_timeout = '30s'`);
      const quiz = await this.quizzes.lock(tx, owner, begun.quizId);
      // Comparing again would keep others from the quiz: only where questions came in meanwhile.
      const isCurrent = quiz.orderVersion === compared.orderVersion;
      const warnings = isCurrent
        ? before
        : await findDuplicates(tx.manager, quiz.id, kind, checked.good);
      await this.questions.append(tx, quiz, questions, onProgress);
      await this.findings.keep(tx, begun.id, checked, warnings);
      await this.finish(tx, begun, {
        state: ImportState.SUCCEEDED,
        rowsDone: checked.good.length + checked.refused.length,
        storedCount: questions.length,
        faultCount: checked.faultCount,
        refusedRowCount: checked.refused.length,
        warningCount: warnings.length,
        ignoredColumns,
      });
      await countAuditEvent(tx, owner, AuditAction.QUESTIONS_CHANGED, quiz, questions.length);
    });
  }

  /** Stores none of the rows, because of those that cannot be taken. */
  async refuse(begun: Import, checked: CheckedRows, ignoredColumns: string[]): Promise<void> {
    const { manager } = this.work;
    const kind = kindNamed(begun.kind);
    const warnings = await findDuplicates(manager, begun.quizId, kind, checked.good);
    await this.work.run(async (tx) => {
      await this.finish(tx, begun, {
        state: ImportState.REFUSED,
        rowsDone: checked.good.length + checked.refused.length,
        faultCount: checked.faultCount,
        refusedRowCount: checked.refused.length,
        warningCount: warnings.length,
        ignoredColumns,
      });
      await this.findings.keep(tx, begun.id, checked, warnings);
    });
  }

  /** Ends it for a reason that lies in no cell. */
  async end(
    begun: Import,
    state: ImportState,
    problem: Pick<Import, 'problemCode' | 'problemMessage'>,
  ): Promise<void> {
    await this.work.run(async (tx) => this.finish(tx, begun, { state, ...problem }));
  }

  /** Of several corrections of one import, one succeeds: the database sees to it. */
  private async unlessCorrected(work: (tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await this.work.run(work);
    } catch (error) {
      if (isUniqueViolation(error, 'imports_corrected')) throw importErrors.ALREADY_CORRECTED();
      throw error;
    }
  }

  /** @throws when a later run has taken over: then nothing of this one may remain */
  private async finish(tx: Transaction, begun: Import, values: Partial<Import>): Promise<void> {
    const current = { id: begun.id, runs: begun.runs, state: ImportState.RUNNING };
    const finished = { ...values, finishedAt: new Date() };
    const { affected } = await tx.manager.update(Import, current, finished);
    if (affected !== 1) throw new Error(`Import ${begun.id} was taken over by another run`);
  }
}

/** The worker acts for whoever started the import, with no more rights than they have. */
async function ownerOf(begun: Import, manager: EntityManager): Promise<Viewer> {
  const { createdBy: userId, instituteId } = begun;
  const { role } = await manager.findOneByOrFail(User, { id: userId });
  return { userId, role, instituteId, sessionId: null, scope: 'write' };
}
