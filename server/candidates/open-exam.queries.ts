import type { OwnedByInstitute } from '../core/access/viewer.js';
import { defineQuery } from '../core/database/define-query.js';
import { pausedSinceSql } from '../exams/pauses/open-pause.queries.js';
import type { ExamAccess } from '../exams/rules/exam-rules.entity.js';
import type { QuizStatus } from '../quizzes/quiz.entity.js';

/** An exam with the columns from which its state is computed. */
export interface OpenExamRow extends OwnedByInstitute {
  quizId: string;
  code: string;
  /** Of the quiz. */
  title: string;
  instituteName: string;
  timeZone: string;
  access: ExamAccess;
  /** Whether a start needs the access code. The code itself is secret. */
  needsAccessCode: boolean;
  /** False for a new exam in which something must be corrected first. */
  isReady: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Since when staff have paused the exam; null while they have not. */
  pausedAt: Date | null;
  /** Null: no limit. */
  durationMinutes: number | null;
  /** The current revision; null if there is none. */
  revisionId: string | null;
  /** Questions of the current revision. */
  questionCount: number;
  /** By the database's clock, by which the state is decided. */
  serverTime: Date;
  isCompleted: boolean;
  status: QuizStatus;
  deletedAt: Date | null;
}

const SELECT_EXAM = `
  SELECT q.id AS "quizId", q.institute_id AS "instituteId", q.created_by AS "createdBy", r.code,
    q.title, p.id AS "revisionId", i.name AS "instituteName", i.time_zone AS "timeZone", r.access,
    r.access_code IS NOT NULL AS "needsAccessCode",
    r.is_ready AS "isReady", r.opens_at AS "opensAt", r.closes_at AS "closesAt", ${pausedSinceSql('q.id')} AS "pausedAt", q.duration_minutes AS "durationMinutes",
    coalesce(p.question_count, 0) AS "questionCount", now() AS "serverTime",
    q.is_completed AS "isCompleted", q.status, q.deleted_at AS "deletedAt"
  FROM exam_rules r
    JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
    JOIN institutes i ON i.id = q.institute_id
    LEFT JOIN LATERAL (
      SELECT id, question_count FROM paper_revisions
      WHERE quiz_id = q.id AND number IS NOT NULL ORDER BY number DESC LIMIT 1
    ) p ON true`;

/** The exam with a code, unless it is in the trash. */
export const findExamByCode = defineQuery<{ code: string }, OpenExamRow>(
  `${SELECT_EXAM} WHERE r.code = $code`,
);

/** The exam of a quiz with stored rules, unless it is in the trash. */
export const findExamByQuiz = defineQuery<{ quizId: string }, OpenExamRow>(
  `${SELECT_EXAM} WHERE r.quiz_id = $quizId`,
);

/** The title of a revision. To read it, the database decompresses the whole paper. */
export const findRevisionTitle = defineQuery<{ revisionId: string }, { title: string }>(
  `SELECT content->>'title' AS title FROM paper_revisions WHERE id = $revisionId`,
);
