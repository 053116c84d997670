import { Injectable } from '@nestjs/common';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { auditChanges, recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { ExamPause } from '../../exams/pauses/exam-pause.entity.js';
import { findOpenPause, type OpenPause } from '../../exams/pauses/open-pause.queries.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { ResultVisibilityPort } from '../events/result-visibility.port.js';
import { reasonRules } from '../intervention.validation.js';
import { findClockTime } from '../session/sitting.queries.js';
import { pauseErrors } from './pause.errors.js';
import {
  lockLaterWindows,
  lockRulesForPause,
  lockRunningAttempts,
  moveClosings,
  pauseAttempts,
  resumeAttempts,
} from './pause.queries.js';

/** Each pause logs two events at every running attempt. */
const MAX_PAUSES = 100;

/** A pause as a member of staff sees it. */
export type ShownPause = Omit<OpenPause, 'reason'> & { reason: string | null };

/** Pauses exams: the clock of everybody who is at it stands, saves go on, and nobody starts (decision 0064). */
@Injectable()
export class PauseService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly changes: ExamChanges,
    private readonly visibility: ResultVisibilityPort,
  ) {}

  /**
   * The pause that lasts; null if the exam is not paused. Markers who do not see its results do not see who paused it and
   * why, as they do not in the log: a reason may name learners.
   * @throws QUIZ_NOT_FOUND
   */
  async read(viewer: Viewer, quizId: string): Promise<ShownPause | null> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const pause = await findOpen(this.work, id);
    if (!pause) return null;
    const hidden = await this.visibility.findHidden(viewer, [id]);
    return hidden.length > 0 ? { ...pause, startedByName: null, reason: null } : pause;
  }

  /**
   * Pauses an exam until staff let it go on. Attempts whose time is over already are not revived.
   * @returns the number of attempts whose clock stands
   * @throws VALIDATION, QUIZ_NOT_FOUND, EXAM_ALREADY_PAUSED, PAUSES_FULL
   */
  async pause(viewer: Viewer, quizId: string, input: { reason: string }): Promise<number> {
    const { reason } = validate(reasonRules, input);
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const { userId: actorId } = viewer;
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id } = quiz;
      if (await findOpen(tx, id)) throw pauseErrors.EXAM_ALREADY_PAUSED();
      if ((await manager.countBy(ExamPause, { quizId: id })) >= MAX_PAUSES)
        throw pauseErrors.PAUSES_FULL();
      const at = await lockExam(tx, id);
      await manager.insert(ExamPause, { quizId: id, startedAt: at, startedBy: actorId, reason });
      const kind = ExamEventKind.PAUSED;
      const { count } = await pauseAttempts(manager, { quizId: id, at, kind, actorId, reason });
      const details = { count };
      await recordAuditEvent(tx, viewer, AuditAction.EXAM_PAUSED, { quiz, details, reason });
      this.changes.announce({ quizId: id, instituteId: quiz.instituteId }, tx);
      return count;
    });
  }

  /**
   * Lets a paused exam go on: each deadline moves by the time that its attempt stood still, and the closing by the time
   * that learners could not start. Results that wait for a date after the closing are not shown before it.
   * @throws QUIZ_NOT_FOUND, EXAM_NOT_PAUSED
   */
  async resume(viewer: Viewer, quizId: string): Promise<Resumption> {
    return this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const { userId: actorId } = viewer;
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const { id } = quiz;
      const pause = await findOpen(tx, id);
      if (!pause) throw pauseErrors.EXAM_NOT_PAUSED();
      const since = pause.startedAt;
      await lockLaterWindows(manager, { quizId: id, since });
      const at = await lockExam(tx, id);
      await manager.update(ExamPause, pause.id, { endedAt: at, endedBy: actorId });
      // Before the deadlines: their extensions are computed from the closing as it is now.
      const moved = await moveClosings(manager, { quizId: id, since, at });
      const { closesAt, releasesAt, windows } = moved;
      const kind = ExamEventKind.RESUMED;
      const values = { quizId: id, since, at, kind, actorId, reason: null };
      const { count, stillPaused } = await resumeAttempts(manager, values);
      const seconds = Math.round((at.getTime() - since.getTime()) / 1_000);
      const before = { closesAt: moved.before, releasesAt: moved.releaseBefore };
      const times = auditChanges(before, { closesAt, releasesAt }, ['closesAt', 'releasesAt']);
      const details = { count, seconds, windows, ...times };
      await recordAuditEvent(tx, viewer, AuditAction.EXAM_RESUMED, { quiz, details });
      this.changes.announce({ quizId: id, instituteId: quiz.instituteId }, tx);
      return { count, stillPaused, closesAt, releasesAt, movedWindows: windows };
    });
  }
}

/** What moved when an exam went on. */
interface Resumption {
  /** Attempts that go on. */
  count: number;
  /** Attempts that do not, because staff paused them individually. */
  stillPaused: number;
  /** When the exam closes now; null if its closing has not moved. */
  closesAt: Date | null;
  /** When the results are shown now; null if that has not moved. */
  releasesAt: Date | null;
  /** How many candidates have a window of their own that moved. */
  movedWindows: number;
}

async function findOpen(
  { manager }: Pick<Transaction, 'manager'>,
  quizId: string,
): Promise<OpenPause | null> {
  const [pause = null] = await findOpenPause(manager, { quizId });
  return pause;
}

/**
 * Locks what pauses and resumptions change, after the quiz: starts and reopenings, which lock the rules, and the running
 * attempts.
 * @returns the database's time once all is locked, so that no answer that was stored before comes after it
 */
async function lockExam({ manager }: Transaction, quizId: string): Promise<Date> {
  await lockRulesForPause(manager, { quizId });
  await lockRunningAttempts(manager, { quizId });
  const { now } = await findClockTime(manager);
  return now;
}
