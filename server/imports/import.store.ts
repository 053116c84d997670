import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { countAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import { setLockTimeout } from '../core/database/transaction.queries.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { QuestionImages } from '../questions/question-images.js';
import { QuestionStore, type NewQuestion } from '../questions/question-store.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { User } from '../users/user.entity.js';
import type { CheckedRows } from './import.checks.js';
import { findDuplicates, type DuplicateQuestion } from './import.duplicates.js';
import { warningsOf, type RowWarning } from './import.warnings.js';
import { Import, ImportState } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { ImportFindings } from './import.findings.js';
import { ImportPictures } from './import.pictures.js';
import { ImportPreviews, isChanged, previewRows } from './import.previews.js';
import { ColumnMemory } from './remembered-columns.js';
import type { ReadHead } from './spreadsheet/reading-process.js';

/** What is known of a file once all its rows were read. */
export type FileHead = Pick<ReadHead, 'unused' | 'mappedNames'> & { notes: string[] };

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
    private readonly images: QuestionImages,
    private readonly findings: ImportFindings,
    private readonly pictures: ImportPictures,
    private readonly previews: ImportPreviews,
    private readonly memory: ColumnMemory,
  ) {}

  /**
   * Stores the good rows.
   * @throws QUIZ_NOT_FOUND, QUIZ_IS_FULL, ALREADY_CORRECTED
   */
  async store(
    importRow: Import,
    checked: CheckedRows,
    head: FileHead,
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
    const before = await duplicatesIn(manager, quizBefore);
    await this.withCorrectionErrors(async (tx) => {
      // Another import may lock the quiz for longer than requests wait for a lock.
      await setLockTimeout(tx.manager, { timeout: '30s' });
      const quiz = await this.quizzes.lock(tx, owner, importRow.quizId);
      // Compares again only if questions came, went or were reordered: it keeps the quiz locked for others.
      const isCurrent = quiz.orderVersion === quizBefore.orderVersion;
      const duplicates = isCurrent ? before : await duplicatesIn(tx.manager, quiz);
      if (hasPictures(checked)) await this.images.attach(tx, owner, named(questions));
      await this.questions.append(tx, quiz, questions, onProgress);
      const warnings = warningsOf(checked, duplicates);
      const counts = { ...countsOf(checked, head, warnings), storedCount: questions.length };
      await this.finish(tx, importRow, { state: ImportState.SUCCEEDED, ...counts });
      await this.findings.store(tx, importRow, checked, warnings);
      if (checked.refused.length === 0) await this.pictures.clear(tx, importRow.id);
      await this.remember(tx, importRow, head);
      await countAuditEvent(tx, owner, AuditAction.QUESTIONS_CHANGED, quiz, questions.length);
    });
  }

  /** Stores none of the rows, because some of them are refused. */
  async refuse(importRow: Import, checked: CheckedRows, head: FileHead): Promise<void> {
    const warnings = await this.findWarnings(importRow, checked);
    await this.work.run(async (tx) => {
      const counts = countsOf(checked, head, warnings);
      await this.finish(tx, importRow, { state: ImportState.REFUSED, ...counts });
      await this.findings.store(tx, importRow, checked, warnings);
    });
  }

  /** Keeps the good rows for a person to look at, and stores no question. */
  async keepForPreview(importRow: Import, checked: CheckedRows, head: FileHead): Promise<void> {
    const warnings = await this.findWarnings(importRow, checked);
    await this.work.run(async (tx) => {
      const rows = previewRows(checked);
      const changedCount = rows.filter(isChanged).length;
      const counts = { ...countsOf(checked, head, warnings), changedCount };
      await this.finish(tx, importRow, { state: ImportState.CHECKED, ...counts });
      await this.findings.store(tx, importRow, checked, warnings);
      await this.previews.store(tx, importRow.id, rows);
    });
  }

  private async findWarnings(importRow: Import, checked: CheckedRows): Promise<RowWarning[]> {
    const { manager } = this.work;
    const kind = kindNamed(importRow.kind);
    const quiz = { id: importRow.quizId };
    return warningsOf(checked, await findDuplicates(manager, quiz, kind, checked.good));
  }

  /** The names of columns that a person chose, for the next sheet of the institute. */
  private async remember(
    { manager }: Transaction,
    { instituteId, kind }: Import,
    { mappedNames }: FileHead,
  ): Promise<void> {
    if (mappedNames) await this.memory.remember(manager, instituteId, kind, mappedNames);
  }

  /** Ends an import for a reason that is not in a cell. */
  async end(
    importRow: Import,
    state: ImportState,
    problem: Pick<Import, 'problemCode' | 'problemMessage'> & Partial<Pick<Import, 'sheetStart'>>,
  ): Promise<void> {
    await this.work.run(async (tx) => {
      await this.finish(tx, importRow, { state, ...problem, ...NOTHING_FOUND });
      // A preview may have been stored before.
      await this.findings.clear(tx, importRow.id);
    });
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
    this.quizzes.announce(tx, importRow);
  }
}

const NOTHING_FOUND = { faultCount: 0, refusedRowCount: 0, warningCount: 0, changedCount: 0 };

/** The worker acts with the rights of the user who started the import. */
export async function ownerOf(importRow: Import, manager: EntityManager): Promise<Viewer> {
  const { createdBy: userId, instituteId } = importRow;
  const { role } = await manager.findOneByOrFail(User, { id: userId });
  return { userId, role, instituteId, sessionId: null, scope: 'write' };
}

function countsOf(
  { good, refused, faultCount }: CheckedRows,
  { unused, notes }: FileHead,
  warnings: readonly RowWarning[],
): Partial<Import> {
  return {
    rowsDone: good.length + refused.length,
    rowsTotal: good.length + refused.length,
    changedCount: 0,
    faultCount,
    refusedRowCount: refused.length,
    warningCount: warnings.length,
    ignoredColumns: unused,
    notes,
  };
}

function hasPictures({ good }: CheckedRows): boolean {
  return good.some(({ source }) => source.pictures !== undefined);
}

/** With the path that an error about one of its images names. */
function named(questions: readonly NewQuestion[]) {
  return questions.map((question, index) => ({ ...question, path: `questions.${index}` }));
}
