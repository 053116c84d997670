import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { ReadyExams } from '../../exams/revisions/ready-exams.js';
import { ExamState, awaitsCorrection } from '../../exams/rules/exam-state.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { candidateErrors } from '../candidate.errors.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { notReady } from './not-ready.js';

/** An exam whose quiz the transaction has locked. */
export interface LockedExam {
  exam: OpenExam;
  quiz: Quiz;
}

/** Exams to which staff may invite. */
@Injectable()
export class InvitableExams {
  constructor(
    private readonly quizzes: QuizService,
    private readonly exams: OpenExams,
    private readonly ready: ReadyExams,
  ) {}

  /**
   * Serializes invitations to one exam.
   * @throws QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_NOT_READY
   */
  async lock(tx: Transaction, viewer: Viewer, quizId: string): Promise<LockedExam> {
    const quiz = await this.quizzes.lock(tx, viewer, quizId);
    const exam = await this.exams.byQuiz(tx.manager, quizId);
    if (!exam) throw candidateErrors.EXAM_NOT_GIVEN();
    if (exam.state !== ExamState.UNAVAILABLE) return { exam, quiz };
    const { isReady, hasRevision } = exam;
    const isNotReady = quiz.isCompleted && awaitsCorrection({ hasRevision, isReady });
    if (!isNotReady) throw candidateErrors.EXAM_NOT_GIVEN();
    const findings = (await this.ready.findings(tx, quizId)) ?? [];
    if (findings.length > 0) throw notReady(findings);
    // Published by an earlier release, which marks nothing as ready.
    await this.ready.markReady(tx, quizId);
    return this.lock(tx, viewer, quizId);
  }
}
