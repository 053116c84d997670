import { SUBMITTED } from '../attempts/attempt.queries.js';
import { IS_WAITING, LATE_ANSWERS } from '../attempts/late-responses/late-list.queries.js';
import { IS_WAITING as IS_WAITING_RETURN } from '../attempts/returns/return.queries.js';
import { HAS_RUNNING_ATTEMPTS } from '../attempts/submission/submission.queries.js';
import { defineQueryVariants } from '../core/database/define-query.js';
import { closingClockSql } from '../exams/pauses/open-pause.queries.js';
import { WAITING_FOR_ASSIGNEE } from '../grading/assignments/marking-assignment.queries.js';
import { ImportState } from '../imports/import.entity.js';
import { AWAITS_LEARNERS } from './quiz-progress.queries.js';
import { waitsForStaff } from './quiz-stage.js';
import {
  MAX_LISTED,
  OF_INSTITUTE,
  STARTABLE_COLUMNS,
  TOTAL,
  type Listed,
} from './today.queries.js';
import { WaitingKind, type TodayWaiting } from './today.types.js';

/** How long an import that nobody has repaired is shown. */
const IMPORT_DAYS = 30;
/** Of imports that have stored their rows, or are about to. One that was only checked stores nothing. */
const STORING_STATES = `'${ImportState.SUCCEEDED}', '${ImportState.QUEUED}', '${ImportState.RUNNING}'`;
const FAILED_STATES = `'${ImportState.FAILED}', '${ImportState.REFUSED}'`;

/** SQL of 1 or 0: whether the quiz `q` has an attempt `a` with that condition. */
function anyAttempt(condition: string): string {
  return `(SELECT count(*) FROM (
    SELECT FROM attempts a WHERE a.quiz_id = q.id AND ${condition} LIMIT 1) one)`;
}

/** SQL condition: the results of the quiz `q` with the rules `r` wait for staff to release them. */
const IS_UNRELEASED = waitsForStaff.toSql({
  ...STARTABLE_COLUMNS,
  closesAt: 'r.closes_at',
  now: closingClockSql('q.id'),
  hasRunningAttempts: HAS_RUNNING_ATTEMPTS,
  content: 'r.review_content',
  time: 'r.review_time',
  releasesAt: 'r.releases_at',
  releasedAt: 'r.released_at',
  withdrawnAt: 'r.withdrawn_at',
  opensAt: 'r.opens_at',
  awaitsLearners: AWAITS_LEARNERS,
  // Whether there are any: all results of an institute are many.
  submittedCount: anyAttempt(SUBMITTED),
  toMarkCount: anyAttempt(`${SUBMITTED} AND a.institute_id = $instituteId AND a.waiting_count > 0`),
});

/**
 * SQL condition: no later import has repaired the import `i`: neither a correction of it, nor a file with the same
 * kind of question that was stored in the same quiz.
 */
const IS_UNREPAIRED = `NOT EXISTS (SELECT FROM imports later WHERE later.corrects = i.id
        AND later.state IN (${STORING_STATES}))
      AND NOT EXISTS (SELECT FROM imports later WHERE later.quiz_id = i.quiz_id
        AND later.kind = i.kind AND later.created_at > i.created_at
        AND later.state IN (${STORING_STATES}))`;

/** For each kind, rows of what waits in the institute: `quiz_id`, `count`, `since`, `import_id`. */
const SOURCES: Readonly<Record<WaitingKind, string>> = {
  [WaitingKind.RETURN]: `
      SELECT q.id AS quiz_id, count(*)::int AS count, min(w.requested_at) AS since,
        NULL::uuid AS import_id
      FROM quizzes q JOIN return_requests w ON w.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND ${IS_WAITING_RETURN} GROUP BY q.id`,
  [WaitingKind.LATE]: `
      SELECT q.id AS quiz_id, count(*)::int AS count, min(k.arrived_at) AS since,
        NULL::uuid AS import_id
      FROM quizzes q JOIN (${LATE_ANSWERS}) ON k.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND ${IS_WAITING} AND ${SUBMITTED} GROUP BY q.id`,
  [WaitingKind.TO_MARK]: `
      SELECT quiz_id, sum(waiting)::int AS count, min(submitted_at) AS since, NULL::uuid AS import_id
      FROM (SELECT q.id AS quiz_id, a.submitted_at, ${WAITING_FOR_ASSIGNEE} AS waiting
        FROM quizzes q JOIN attempts a ON a.quiz_id = q.id
        WHERE ${OF_INSTITUTE} AND a.institute_id = $instituteId AND ${SUBMITTED}
          AND a.waiting_count > 0) marked
      WHERE waiting > 0 GROUP BY quiz_id`,
  [WaitingKind.UNRELEASED]: `
      SELECT q.id AS quiz_id,
        (SELECT count(*)::int FROM attempts a WHERE a.quiz_id = q.id AND ${SUBMITTED}) AS count,
        coalesce(r.closes_at, (SELECT max(a.submitted_at) FROM attempts a
          WHERE a.quiz_id = q.id AND ${SUBMITTED})) AS since, NULL::uuid AS import_id
      FROM quizzes q JOIN exam_rules r ON r.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND ${IS_UNRELEASED}`,
  [WaitingKind.FAILED_IMPORT]: `
      SELECT q.id AS quiz_id, i.refused_row_count AS count, i.created_at AS since,
        i.id AS import_id
      FROM quizzes q JOIN imports i ON i.quiz_id = q.id
      WHERE ${OF_INSTITUTE} AND i.institute_id = $instituteId AND i.state IN (${FAILED_STATES})
        AND i.created_at > now() - interval '${IMPORT_DAYS} days' AND ${IS_UNREPAIRED}`,
};

/** Learners wait for what comes first; of the other kinds the latest is what staff think of. */
const NEWEST_FIRST: readonly WaitingKind[] = [WaitingKind.UNRELEASED, WaitingKind.FAILED_IMPORT];

/** What waits of one kind: some entries, the most urgent first. */
export const listWaiting = defineQueryVariants<
  { kind: WaitingKind },
  { instituteId: string; assigneeId: string | null },
  Listed<Omit<TodayWaiting, 'kind'>>
>(
  Object.values(WaitingKind).map((kind) => ({ kind })),
  ({ kind }) => {
    const order = `since ${NEWEST_FIRST.includes(kind) ? 'DESC' : 'ASC'}, quiz_id, import_id`;
    return `
  SELECT page.quiz_id AS "quizId", q.title, page.count, page.since,
    page.import_id AS "importId", page.total
  FROM (
    SELECT found.*, ${TOTAL} FROM (${SOURCES[kind]}
    ) found ORDER BY ${order} LIMIT ${MAX_LISTED}
  ) page JOIN quizzes q ON q.id = page.quiz_id
  ORDER BY ${order}`;
  },
);
