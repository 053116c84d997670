import { Injectable } from '@nestjs/common';
import { AttemptGradingPort } from '../attempts/submission/attempt-grading.port.js';
import { extendedTo } from '../attempts/session/deadlines.js';
import { ExamChanges } from '../attempts/events/exam-changes.js';
import { ExamEventKind } from '../attempts/events/exam-event.entity.js';
import { loggedFrom } from '../attempts/events/exam-events.js';
import { reopenedFor } from '../attempts/invigilation/reopening.js';
import { AuditAction } from '../audit/audit-event.entity.js';
import { audit } from '../audit/audit.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Institute } from '../users/institute.entity.js';
import { affectedAttempts } from './affected-attempts.js';
import { Outage } from './outage.entity.js';
import { outageErrors } from './outage.errors.js';
import type { GiveBackOutageInput } from './outage.types.js';
import { reasonOf } from './reason.js';

/** Of the outage `$2`; see affectedAttempts. */
const AFFECTED = affectedAttempts('o.id = $2');

/** What every step does with the rows of `due`: remembers and logs them, and counts them. */
const DONE = `, returned AS (
    INSERT INTO returned_times (outage_id, attempt_id, minutes) SELECT $2, id, minutes FROM due
  ), logged AS (${loggedFrom('due')})
  SELECT count(*)::int AS count FROM due`;

/** What ran out a moment ago, and is not submitted yet, goes on as what is reopened does: from now. */
const EXTEND = `
  WITH due AS MATERIALIZED (
    SELECT *, jsonb_build_object('minutes', minutes) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NULL
  ), extended AS (
    ${extendedTo(`greatest(a.deadline_at, now()) + make_interval(mins =>
      (SELECT minutes FROM due WHERE due.id = a.id))`)}
      AND a.id IN (SELECT id FROM due)
  )${DONE}`;

/** Nobody is at two attempts at once: of two that ran out the later one goes on. */
const REOPEN = `
  WITH due AS MATERIALIZED (
    SELECT DISTINCT ON (candidate_id) *, jsonb_build_object('minutes', minutes,
      'hash', receipt->>'hash', 'submittedAt', receipt->>'submittedAt',
      'submittedBy', receipt->>'submittedBy', 'deadlineAt', deadline_at) AS details
    FROM (${AFFECTED}) affected WHERE is_due AND submitted_at IS NOT NULL
    ORDER BY candidate_id, number DESC
  ), reopened AS (
    UPDATE attempts a SET ${reopenedFor('due.minutes')} FROM due WHERE a.id = due.id
  )${DONE}`;

/** Gives learners back what an outage took from them. */
@Injectable()
export class GiveBackService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly grading: AttemptGradingPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Puts deadlines off and reopens what ran out, each attempt once, and each written down.
   * @returns how many
   * @throws QUIZ_NOT_FOUND, OUTAGE_NOT_FOUND
   */
  async give(viewer: Viewer, { quizId, outageId }: GiveBackOutageInput): Promise<number> {
    return this.work.run(async (tx) => {
      // Two clicks follow one another, and the second finds what the first has given.
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id, instituteId } = quiz;
      const outage = isId(outageId) ? await tx.manager.findOneBy(Outage, { id: outageId }) : null;
      const held = outage ? await hold(tx, id, outageId) : [];
      if (!outage || held.length === 0) throw outageErrors.OUTAGE_NOT_FOUND();
      await this.grading.keep(tx, held);
      const { timeZone } = await tx.manager.findOneByOrFail(Institute, { id: instituteId });
      const reason = reasonOf(outage, timeZone);
      const act = [viewer.userId, reason];
      let count = 0;
      for (const [statement, kind] of [
        [EXTEND, ExamEventKind.EXTENDED],
        [REOPEN, ExamEventKind.REOPENED],
      ] as const) {
        const values = [id, outageId, kind, ...act];
        const [done] = await tx.manager.query<[{ count: number }]>(statement, values);
        count += done.count;
      }
      const details = { outage: true, count };
      if (count > 0) await audit(tx, viewer, AuditAction.TIME_GIVEN, { quiz, details, reason });
      this.changes.announce(id, tx);
      return count;
    });
  }
}

/**
 * Candidates before attempts, as a start does, and each in one order: so that nobody waits in a circle.
 * @returns the attempts
 */
async function hold({ manager }: Transaction, quizId: string, outageId: string): Promise<string[]> {
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
