import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { readExamCode } from '../exams/rules/exam-code.js';
import { examState, type ExamState } from '../exams/rules/exam-state.js';
import { candidateErrors } from './candidate.errors.js';
import {
  findExamByCode,
  findExamByQuiz,
  findRevisionTitle,
  type OpenExamRow,
} from './open-exam.queries.js';

/** The public data of an exam, for visitors with its code. */
export interface OpenExam extends Omit<
  OpenExamRow,
  'revisionId' | 'isCompleted' | 'status' | 'deletedAt'
> {
  /** The title of the current revision; the quiz's if there is none. */
  title: string;
  /** Whether the quiz was ever submitted. */
  hasRevision: boolean;
  state: ExamState;
}

/** Finds exams by code or quiz. */
@Injectable()
export class OpenExams {
  /** Titles by revision, which never change. To read one, the database decompresses the whole paper. */
  private readonly titles = new LRUCache<string, string>({ max: 2_000 });

  /**
   * @param code as typed
   * @throws EXAM_NOT_FOUND, also for an exam in the trash
   */
  async byCode(manager: EntityManager, code: string): Promise<OpenExam> {
    const stored = readExamCode(code);
    const [row] = stored === null ? [] : await findExamByCode(manager, { code: stored });
    if (!row) throw candidateErrors.EXAM_NOT_FOUND();
    return this.toOpenExam(manager, row);
  }

  /** @returns null if the quiz has no stored rules (it was never submitted), or is in the trash */
  async byQuiz(manager: EntityManager, quizId: string): Promise<OpenExam | null> {
    const [row] = await findExamByQuiz(manager, { quizId });
    return row ? this.toOpenExam(manager, row) : null;
  }

  private async toOpenExam(manager: EntityManager, row: OpenExamRow): Promise<OpenExam> {
    const { revisionId, isCompleted, status, deletedAt, ...exam } = row;
    const revision = revisionId === null ? null : exam;
    const quiz = { isCompleted, status, deletedAt };
    const state = examState({ ...exam, quiz, revision, now: exam.serverTime });
    const title = revisionId === null ? exam.title : await this.titleOf(manager, revisionId);
    return { ...exam, title, hasRevision: revisionId !== null, state };
  }

  private async titleOf(manager: EntityManager, revisionId: string): Promise<string> {
    let title = this.titles.get(revisionId);
    if (title === undefined) {
      const [row] = await findRevisionTitle(manager, { revisionId });
      title = row?.title ?? '';
      this.titles.set(revisionId, title);
    }
    return title;
  }
}
