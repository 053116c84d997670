import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import type { ExamAccess } from '../exams/rules/exam-rules.entity.js';
import type { QuizStatus } from '../quizzes/quiz.entity.js';
import { readExamCode } from '../exams/rules/exam-code.js';
import { examState, type ExamState } from '../exams/rules/exam-state.js';
import { candidateErrors } from './candidate.errors.js';

/** The public data of an exam, for visitors with its code. */
export interface OpenExam extends OwnedByInstitute {
  quizId: string;
  code: string;
  /** The title of the current revision; the quiz's if there is none. */
  title: string;
  instituteName: string;
  timeZone: string;
  access: ExamAccess;
  /** Whether a start needs the access code. The code itself is secret. */
  needsAccessCode: boolean;
  state: ExamState;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null: no limit. */
  durationMinutes: number | null;
  /** Questions of the current revision. */
  questionCount: number;
  /** By the database's clock, by which `state` was decided. */
  serverTime: Date;
}

/** The selected columns, from which `state` is computed. */
interface OpenExamRow extends Omit<OpenExam, 'state'> {
  isCompleted: boolean;
  status: QuizStatus;
  deletedAt: Date | null;
  revisionId: string | null;
}

const SELECT_EXAM = `
  SELECT q.id AS "quizId", q.institute_id AS "instituteId", q.created_by AS "createdBy", r.code,
    q.title, p.id AS "revisionId", i.name AS "instituteName", i.time_zone AS "timeZone", r.access,
    r.access_code IS NOT NULL AS "needsAccessCode",
    r.opens_at AS "opensAt", r.closes_at AS "closesAt", q.duration_minutes AS "durationMinutes",
    coalesce(p.question_count, 0) AS "questionCount", now() AS "serverTime",
    q.is_completed AS "isCompleted", q.status, q.deleted_at AS "deletedAt"
  FROM exam_rules r
    JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
    JOIN institutes i ON i.id = q.institute_id
    LEFT JOIN LATERAL (
      SELECT id, question_count FROM paper_revisions
      WHERE quiz_id = q.id AND number IS NOT NULL ORDER BY number DESC LIMIT 1
    ) p ON true`;

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
    const exam = stored === null ? null : await this.find(manager, 'r.code = $1', stored);
    if (!exam) throw candidateErrors.EXAM_NOT_FOUND();
    return exam;
  }

  /** @returns null if the quiz has no stored rules (it was never submitted), or is in the trash */
  async byQuiz(manager: EntityManager, quizId: string): Promise<OpenExam | null> {
    return this.find(manager, 'r.quiz_id = $1', quizId);
  }

  private async find(
    manager: EntityManager,
    condition: string,
    value: string,
  ): Promise<OpenExam | null> {
    const [row] = await manager.query<OpenExamRow[]>(`${SELECT_EXAM} WHERE ${condition}`, [value]);
    if (!row) return null;
    const { revisionId, isCompleted, status, deletedAt, ...exam } = row;
    const revision = revisionId === null ? null : exam;
    const quiz = { isCompleted, status, deletedAt };
    const state = examState({ ...exam, quiz, revision, now: exam.serverTime });
    const title = revisionId === null ? exam.title : await this.titleOf(manager, revisionId);
    return { ...exam, title, state };
  }

  private async titleOf(manager: EntityManager, revisionId: string): Promise<string> {
    let title = this.titles.get(revisionId);
    if (title === undefined) {
      const rows = await manager.query<{ title: string }[]>(
        `SELECT content->>'title' AS title FROM paper_revisions WHERE id = $1`,
        [revisionId],
      );
      title = rows[0]?.title ?? '';
      this.titles.set(revisionId, title);
    }
    return title;
  }
}
