import { HAS_RUNNING_ATTEMPTS } from '../attempts/submission/submission.queries.js';
import { CandidateOrigin } from '../candidates/candidate.entity.js';
import { defineQuery, defineRowQuery } from '../core/database/define-query.js';
import { pausedSinceSql } from '../exams/pauses/open-pause.queries.js';
import { MAX_EXAM_QUESTIONS, startable } from '../exams/rules/exam-state.js';
import { QuizStatus } from '../quizzes/quiz.entity.js';
import {
  IS_LEARNER,
  LEARNER_COUNT,
  REVISION_QUESTION_COUNT,
  STARTED_COUNT,
} from './quiz-progress.queries.js';
import type { TodayDraft, TodayExam, TodayRunning } from './today.types.js';

/** Entries of each list: more are on the lists of quizzes. */
export const MAX_LISTED = 20;

/** SQL condition: the quiz `q` is one of the institute and not in the trash. */
export const OF_INSTITUTE = 'q.institute_id = $instituteId AND q.deleted_at IS NULL';

/** What decides whether the exam of the quiz `q` with the rules `r` can be started at all. */
export const STARTABLE_COLUMNS = {
  isCompleted: 'q.is_completed',
  status: 'q.status',
  deletedAt: 'q.deleted_at',
  isReady: 'r.is_ready',
  isShortEnough: `coalesce(${REVISION_QUESTION_COUNT} <= ${MAX_EXAM_QUESTIONS}, false)`,
};

/** An entry of a list, with the length of the whole list. */
export type Listed<Entry> = Entry & { total: number };

/** SQL of the length of the list that a SELECT shortens. */
export const TOTAL = '(count(*) OVER ())::int AS total';

interface OfInstitute {
  instituteId: string;
}

/** SQL condition: the exam of the quiz `q` with the rules `r` opened or closes within a day, and learners can still come. */
const IS_AWAITED = `${startable.toSql(STARTABLE_COLUMNS)}
      AND coalesce(r.opens_at <= now(), true) AND coalesce(r.closes_at > now(), true)
      AND (r.opens_at > now() - interval '1 day' OR r.closes_at < now() + interval '1 day')
      AND EXISTS (SELECT FROM candidates c
        WHERE c.quiz_id = q.id AND c.started_at IS NULL AND ${IS_LEARNER})`;

/**
 * Exams with attempts under way, first where time is up next, and then those that have just opened or close soon and
 * wait for learners who have not started. Previews excluded.
 */
export const listRunningExams = defineQuery<OfInstitute, Listed<TodayRunning>>(`
  SELECT q.id AS "quizId", q.title, page.running AS "runningCount",
    ${STARTED_COUNT} AS "startedCount", ${LEARNER_COUNT} AS "learnerCount",
    page.next_end AS "nextEndAt", r.closes_at AS "closesAt",
    ${pausedSinceSql('q.id')} AS "pausedAt", page.total
  FROM (
    SELECT listed.*, ${TOTAL} FROM (
      SELECT q.id, count(*)::int AS running,
        min(a.deadline_at) FILTER (WHERE a.paused_at IS NULL) AS next_end
      FROM quizzes q JOIN attempts a ON a.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND a.submitted_at IS NULL AND NOT a.is_preview
      GROUP BY q.id
      UNION ALL
      SELECT q.id, 0, NULL FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND NOT ${HAS_RUNNING_ATTEMPTS} AND ${IS_AWAITED}
    ) listed
    ORDER BY running = 0, next_end NULLS LAST, id LIMIT ${MAX_LISTED}
  ) page JOIN quizzes q ON q.id = page.id LEFT JOIN exam_rules r ON r.quiz_id = q.id
  ORDER BY page.running = 0, page.next_end NULLS LAST, q.id`);

/** Exams that open later, and that nobody works on in a window of their own: the next one first. */
export const listUpcomingExams = defineQuery<
  OfInstitute,
  Listed<Omit<TodayExam, 'correctionCount'> & { questionCount: number }>
>(`
  SELECT page.*,
    (SELECT count(*)::int FROM candidates c WHERE c.quiz_id = page."quizId"
      AND c.origin = '${CandidateOrigin.INVITED}' AND c.revoked_at IS NULL) AS "invitedCount"
  FROM (
    SELECT q.id AS "quizId", q.title, r.opens_at AS "opensAt",
      q.question_count AS "questionCount", ${TOTAL}
    FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
    WHERE ${OF_INSTITUTE} AND r.opens_at > now() AND ${startable.toSql(STARTABLE_COLUMNS)}
      AND NOT ${HAS_RUNNING_ATTEMPTS}
    ORDER BY r.opens_at, q.id LIMIT ${MAX_LISTED}
  ) page
  ORDER BY page."opensAt", page."quizId"`);

/**
 * Active quizzes in the stages DRAFT and NOT_READY: not submitted, or something must be corrected before they open. The
 * last changed first.
 */
export const listDrafts = defineQuery<
  OfInstitute,
  Listed<Omit<TodayDraft, 'correctionCount' | 'firstCorrection'>>
>(`
  SELECT q.id AS "quizId", q.title, q.question_count AS "questionCount",
    q.is_completed AS "isSubmitted", q.updated_at AS "updatedAt", ${TOTAL}
  FROM quizzes q LEFT JOIN exam_rules r ON r.quiz_id = q.id
  WHERE ${OF_INSTITUTE} AND q.status = '${QuizStatus.ACTIVE}'
    AND NOT (q.is_completed AND coalesce(r.is_ready, false)) AND NOT ${HAS_RUNNING_ATTEMPTS}
  ORDER BY q.updated_at DESC, q.id LIMIT ${MAX_LISTED}`);

/** What an institute has got as far as. */
export interface InstituteFacts {
  at: Date;
  quizCount: number;
  /** Whether the sample exam is there. */
  hasSample: boolean;
  /** Of this and the next two, the sample exam is no part. */
  hasQuestions: boolean;
  hasSubmitted: boolean;
  hasLearners: boolean;
}

export const findInstituteFacts = defineRowQuery<OfInstitute, InstituteFacts>(`
  SELECT now() AS at,
    (SELECT coalesce(sum(t.count), 0)::int FROM quiz_tallies t
      WHERE t.institute_id = $instituteId) AS "quizCount",
    EXISTS (SELECT FROM quizzes q WHERE ${OF_INSTITUTE} AND q.is_sample) AS "hasSample",
    EXISTS (SELECT FROM quizzes q WHERE ${OF_INSTITUTE} AND NOT q.is_sample AND q.question_count > 0
      AND (q.is_completed OR q.status = '${QuizStatus.ACTIVE}')) AS "hasQuestions",
    EXISTS (SELECT FROM quizzes q WHERE ${OF_INSTITUTE} AND NOT q.is_sample
      AND q.is_completed) AS "hasSubmitted",
    EXISTS (SELECT FROM quizzes q JOIN candidates c ON c.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND NOT q.is_sample AND ${IS_LEARNER}) AS "hasLearners"`);
