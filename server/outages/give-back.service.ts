import { Injectable } from '@nestjs/common';
import { AttemptGradingPort } from '../attempts/submission/attempt-grading.port.js';
import { extendDeadlineSql } from '../attempts/session/deadlines.js';
import { ExamChanges } from '../attempts/events/exam-changes.js';
import { ExamEventKind } from '../attempts/events/exam-event.entity.js';
import { insertEventsSql } from '../attempts/events/exam-events.js';
import { reopenSetSql } from '../attempts/invigilation/reopen-sql.js';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Institute } from '../users/institute.entity.js';
import { affectedAttempts } from './affected-attempts.js';
import { Outage } from './outage.entity.js';
import { outageErrors } from './outage.errors.js';
import type { GiveBackOutageInput } from './outage.types.js';
import { outageReason } from './outage-reason.js';

/** The affected attempts of the outage `$2`. */
const AFFECTED = affectedAttempts('o.id = $2');

/** The end of each statement: records, logs and counts the rows of `due`. */
const RECORD_RETURNED = `, returned AS (
    INSERT INTO returned_times (outage_id, attempt_id, minutes) SELECT $2, id, minutes FROM due
  ), logged AS (${insertEventsSql('due')})
  SELECT count(*)::int AS count FROM due`;

/** Attempts whose time has just run out, but that are not submitted yet, are extended from now. */
const EXTEND = `
  WITH due AS MATERIALIZED (
    SELECT *, jsonb_build_object('minutes', minutes) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NULL
  ), extended AS (
    ${extendDeadlineSql(`greatest(a.deadline_at, now()) + make_interval(mins =>
      (SELECT minutes FROM due WHERE due.id = a.id))`)}
      AND a.id IN (SELECT id FROM due)
  )${RECORD_RETURNED}`;

/** A candidate can have one running attempt: of several that ran out, the latest is reopened. */
const REOPEN = `
  WITH due AS MATERIALIZED (
    SELECT DISTINCT ON (candidate_id) *, jsonb_build_object('minutes', minutes,
      'hash', receipt->>'hash', 'submittedAt', receipt->>'submittedAt',
      'submittedBy', receipt->>'submittedBy', 'deadlineAt', deadline_at) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NOT NULL
    ORDER BY candidate_id, number DESC
  ), reopened AS (
    UPDATE attempts a SET ${reopenSetSql('due.minutes')} FROM due WHERE a.id = due.id
  )${RECORD_RETURNED}`;

/** Gives candidates back the time that an outage took from them. */
@Injectable()
export class GiveBackService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Extends running attempts and reopens those that ran out, each once for an outage. Each is logged.
   * @returns the number of attempts
   * @throws QUIZ_NOT_FOUND, OUTAGE_NOT_FOUND
   */
  async giveBack(viewer: Viewer, { quizId, outageId }: GiveBackOutageInput): Promise<number> {
    return this.work.run(async (tx) => {
      // The lock serializes two clicks: the second finds what the first has given back.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id, instituteId } = quiz;
      const outage = isId(outageId) ? await tx.manager.findOneBy(Outage, { id: outageId }) : null;
      const attemptIds = outage ? await lockAffected(tx, id, outageId) : [];
      if (!outage || attemptIds.length === 0) throw outageErrors.OUTAGE_NOT_FOUND();
      await this.grading.archiveGrades(tx, attemptIds);
      const { timeZone } = await tx.manager.findOneByOrFail(Institute, { id: instituteId });
      const reason = outageReason(outage, timeZone);
      const action = [viewer.userId, reason];
      let count = 0;
      for (const [statement, kind] of [
        [EXTEND, ExamEventKind.EXTENDED],
        [REOPEN, ExamEventKind.REOPENED],
      ] as const) {
        const values = [id, outageId, kind, ...action];
        const [given] = await tx.manager.query<[{ count: number }]>(statement, values);
        count += given.count;
      }
      const details = { outage: true, count };
      if (count > 0)
        await recordAuditEvent(tx, viewer, AuditAction.TIME_GIVEN, { quiz, details, reason });
      this.changes.announce(id, tx);
      return count;
    });
  }
}

/**
 * Locks candidates before attempts, as a start does, and each in the same order, to avoid deadlocks.
 * @returns the ids of the attempts
 */
async function lockAffected(
  { manager }: Transaction,
  quizId: string,
  outageId: string,
): Promise<string[]> {
  const found = await manager.query<{ id: string; candidateId: string }[]>(
    `SELECT id, candidate_id AS "candidateId" FROM (${AFFECTED}) affected`,
    [quizId, outageId],
  );
  const attemptIds = found.map(({ id }) => id);
  for (const [table, ids] of [
    ['candidates', found.map(({ candidateId }) => candidateId)],
    ['attempts', attemptIds],
  ] as const)
    await manager.query(`SELECT FROM ${table} WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [
      ids,
    ]);
  return attemptIds;
}
