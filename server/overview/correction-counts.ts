import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { blockingFindings } from '../exams/revisions/paper-findings.js';
import { ExamRulesService } from '../exams/rules/exam-rules.service.js';
import { MAX_EXAM_QUESTIONS } from '../exams/rules/exam-state.js';
import type { StoredQuestion } from '../questions/placement.queries.js';
import { listQuestionsOf } from './correction-count.queries.js';

/** Questions that one answer checks, of all quizzes together: reading and checking them takes some milliseconds. */
export const MAX_CHECKED = 1_000;

/** A quiz that is to be checked. */
interface CheckedQuiz {
  quizId: string;
  questionCount: number;
}

/** Something that must be corrected, and in which question. */
export interface Correction {
  /** Null for what concerns the exam as a whole. */
  questionId: string | null;
  message: string;
}

/** What must be corrected in a quiz. */
interface Corrections {
  /** Null if it was not checked. */
  correctionCount: number | null;
  /** Of the exam as a whole, then in the order of the questions. */
  firstCorrection: Correction | null;
}

/** Counts what must be corrected before an exam: what keeps its paper, as it is now, from opening by its rules. */
@Injectable()
export class CorrectionCounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
  ) {}

  /**
   * Adds the counts, by two statements for all quizzes. Of a quiz that is too long for an exam, that is what counts.
   * @param quizzes the most important ones first: they are checked as long as they have few enough questions together
   * @returns the same entries; the count is null where the questions were not checked
   */
  async add<Entry extends CheckedQuiz>(
    quizzes: readonly Entry[],
  ): Promise<(Entry & Corrections)[]> {
    let left = MAX_CHECKED;
    const read = new Map<string, StoredQuestion[]>();
    for (const { quizId, questionCount } of quizzes) {
      const cost = questionCount > MAX_EXAM_QUESTIONS ? 0 : questionCount;
      if (cost > left) continue;
      left -= cost;
      read.set(quizId, []);
    }
    const quizIds = quizzes.flatMap(({ quizId, questionCount }) =>
      read.has(quizId) && questionCount <= MAX_EXAM_QUESTIONS ? [quizId] : [],
    );
    for (const { quizId, ...question } of await listQuestionsOf(this.work.manager, { quizIds }))
      read.get(quizId)?.push(question);
    const rules = await this.rules.inForceOf([...read.keys()]);
    return quizzes.map((quiz) => {
      const questions = read.get(quiz.quizId);
      const ruled = rules.get(quiz.quizId);
      if (!questions || !ruled) return { ...quiz, correctionCount: null, firstCorrection: null };
      const { questionCount } = quiz;
      const findings = blockingFindings({ questionCount, questions, rules: ruled });
      const [first] = findings.map(({ questionId = null, message }): Correction => ({
        questionId,
        message,
      }));
      return { ...quiz, correctionCount: findings.length, firstCorrection: first ?? null };
    });
  }
}
