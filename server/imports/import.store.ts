import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import { setLockTimeout } from '../core/database/transaction.queries.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { QuestionStore } from '../questions/question-store.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { User } from '../users/user.entity.js';
import type { CheckedRows } from './import.checks.js';
import { findDuplicates, type DuplicateQuestion } from './import.duplicates.js';
import { Import, ImportState } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { ImportFindings } from './import.findings.js';

/**
 * Ends imports. The questions, the findings and the new state become visible in one transaction, and
 * only the latest run of an import can write them.
 */
@Injectable()
export class ImportStore {
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
    importRow: Import,
    checked: CheckedRows,
    ignoredColumns: string[],
    onProgress: (rows: number) => Promise<void>,
  ): Promise<void> {
    const { manager } = this.work;
    const kind = kindNamed(importRow.kind);
    const questions = checked.good.map(({ content }) => ({ kind, content }));
    const owner = await ownerOf(importRow, manager);
    const quizBefore = await this.quizzes.load(manager, owner, importRow.quizId, {
      permission: 'exam.edit',
    });
    const duplicatesIn = async (
      db: EntityManager,
      quiz: Pick<Quiz, 'id' | 'questionCount'>,
    ): Promise<DuplicateQuestion[]> => findDuplicates(db, quiz, kind, checked.good);
    // An empty quiz is compared without reading the database, which writes the rows meanwhile.
    const isEmpty = quizBefore.questionCount === 0;
    const before = isEmpty ? null : await duplicatesIn(manager, quizBefore);
    await this.withCorrectionErrors(async (tx) => {
      // Another import may lock the quiz for longer than requests wait for a lock.
      await setLockTimeout(tx.manager, { timeout: '30s' });
      const quiz = await this.quizzes.lock(tx, owner, importRow.quizId);
      // Compares again only if questions came, went or were reordered: it keeps the quiz locked for others.
      const isCurrent = quiz.orderVersion === quizBefore.orderVersion;
      const found = isCurrent ? before : await duplicatesIn(tx.manager, quiz);
      const written = this.questions.append(tx, quiz, questions, onProgress);
      // Without questions, although they are being written: rows are compared with one another only.
      const empty = { id: quiz.id, questionCount: 0 };
      const compare = async (): Promise<DuplicateQuestion[]> => {
        try {
          return found ?? (await duplicatesIn(manager, empty));
        } finally {
          // Also when comparing fails: no statement may follow the end of the transaction.
          await written;
        }
      };
      const [warnings] = await Promise.all([compare(), written]);
      await this.findings.store(tx, importRow.id, checked, warnings);
      await this.finish(tx, importRow, {
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

  /** Stores none of the rows, because some of them are refused. */
  async refuse(importRow: Import, checked: CheckedRows, ignoredColumns: string[]): Promise<void> {
    const { manager } = this.work;
    const kind = kindNamed(importRow.kind);
    const warnings = await findDuplicates(manager, { id: importRow.quizId }, kind, checked.good);
    await this.work.run(async (tx) => {
      await this.finish(tx, importRow, {
        state: ImportState.REFUSED,
        rowsDone: checked.good.length + checked.refused.length,
        faultCount: checked.faultCount,
        refusedRowCount: checked.refused.length,
        warningCount: warnings.length,
        ignoredColumns,
      });
      await this.findings.store(tx, importRow.id, checked, warnings);
    });
  }

  /** Ends an import for a reason that is not in a cell. */
  async end(
    importRow: Import,
    state: ImportState,
    problem: Pick<Import, 'problemCode' | 'problemMessage'>,
  ): Promise<void> {
    await this.work.run(async (tx) => this.finish(tx, importRow, { state, ...problem }));
  }

  /** A unique index lets only one of several corrections of an import succeed. @throws ALREADY_CORRECTED */
  private async withCorrectionErrors(work: (tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await this.work.run(work);
    } catch (error) {
      if (isUniqueViolation(error, 'imports_corrected')) throw importErrors.ALREADY_CORRECTED();
      throw error;
    }
  }

  /** @throws Error when a later run has taken over: then the transaction of this one must roll back */
  private async finish(tx: Transaction, importRow: Import, values: Partial<Import>): Promise<void> {
    const current = { id: importRow.id, runs: importRow.runs, state: ImportState.RUNNING };
    const finished = { ...values, finishedAt: new Date() };
    const { affected } = await tx.manager.update(Import, current, finished);
    if (affected !== 1) throw new Error(`Import ${importRow.id} was taken over by another run`);
  }
}

/** The worker acts with the rights of the user who started the import. */
async function ownerOf(importRow: Import, manager: EntityManager): Promise<Viewer> {
  const { createdBy: userId, instituteId } = importRow;
  const { role } = await manager.findOneByOrFail(User, { id: userId });
  return { userId, role, instituteId, sessionId: null, scope: 'write' };
}
