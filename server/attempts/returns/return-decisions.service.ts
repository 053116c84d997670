import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { auditCandidate } from '../../candidates/audit-candidate.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { Candidates } from '../../candidates/candidates.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { ResultVisibilityPort } from '../events/result-visibility.port.js';
import { ReturnState, type ReturnRequest } from './return-request.entity.js';
import { returnErrors } from './return.errors.js';
import {
  decideReturn,
  findLatestAttempt,
  findReturnRequest,
  listWaitingReturns,
  lockReturnRequest,
  refuseWaitingReturns,
} from './return.queries.js';
import { suggestCandidates } from './return-suggestion.queries.js';

/** A request as staff see it. */
export type WaitingReturn = Pick<
  ReturnRequest,
  'id' | 'number' | 'name' | 'rollNumber' | 'requestedAt'
>;

/** Staff confirm who asks to go on at another device. */
@Injectable()
export class ReturnDecisionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly candidates: Candidates,
    private readonly visibility: ResultVisibilityPort,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * The requests that wait, the oldest first.
   * @throws QUIZ_NOT_FOUND, MARKING_ANONYMOUS: requests have names
   */
  async list(viewer: Viewer, quizId: string): Promise<WaitingReturn[]> {
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    await this.visibility.check(viewer, id);
    return listWaitingReturns(this.work.manager, { quizId: id });
  }

  /**
   * The candidates whom a request that waits may come from, the best match first, and how many have its name.
   * @throws RETURN_REQUEST_NOT_FOUND, RETURN_REQUEST_DECIDED, MARKING_ANONYMOUS
   */
  async suggest(viewer: Viewer, id: string): Promise<{ ids: string[]; namesakeCount: number }> {
    const { manager } = this.work;
    const request = await this.authorized(viewer, id, findReturnRequest, manager);
    if (request.state !== ReturnState.WAITING) throw returnErrors.RETURN_REQUEST_DECIDED();
    const { quizId, name, rollNumber } = request;
    const found = await suggestCandidates(manager, { quizId, name, rollNumber });
    return { ids: found.map((one) => one.id), namesakeCount: found[0]?.namesakeCount ?? 0 };
  }

  /**
   * Gives the device that asked the link of a candidate. Confirming the same candidate again changes nothing.
   * @throws RETURN_REQUEST_NOT_FOUND, RETURN_REQUEST_DECIDED, CANDIDATE_NOT_FOUND, also for a candidate of
   *   another exam, CANDIDATE_REVOKED, MARKING_ANONYMOUS
   */
  async confirm(viewer: Viewer, id: string, candidateId: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const request = await this.lock(tx, viewer, id);
      const candidate = await this.candidates.load(tx.manager, viewer, candidateId);
      if (candidate.quizId !== request.quizId) throw candidateErrors.CANDIDATE_NOT_FOUND();
      if (candidate.revokedAt) throw candidateErrors.CANDIDATE_REVOKED();
      const { linkVersion } = candidate;
      if (request.candidateId === candidate.id && request.linkVersion === linkVersion) return;
      if (request.state !== ReturnState.WAITING) throw returnErrors.RETURN_REQUEST_DECIDED();
      const decision = { state: ReturnState.CONFIRMED, candidateId: candidate.id, linkVersion };
      await decideReturn(tx.manager, { id: request.id, ...decision, userId: viewer.userId });
      // Before the first attempt the exam log has nothing to put the entry beside.
      const [attempt] = await findLatestAttempt(tx.manager, { candidateId: candidate.id });
      const action = { actorId: viewer.userId, reason: null };
      if (attempt) await logEvent(tx.manager, ExamEventKind.RETURN_CONFIRMED, attempt, {}, action);
      const { number, name: typedName, rollNumber: typedRollNumber } = request;
      const details = { number, typedName, typedRollNumber };
      await auditCandidate(tx, viewer, AuditAction.RETURN_CONFIRMED, candidate.id, { details });
      this.changes.announce(request, tx);
    });
  }

  /**
   * Refuses a request. Refusing it again changes nothing.
   * @throws RETURN_REQUEST_NOT_FOUND, RETURN_REQUEST_DECIDED once it is confirmed, MARKING_ANONYMOUS
   */
  async refuse(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const request = await this.lock(tx, viewer, id);
      if (request.state === ReturnState.REFUSED) return;
      if (request.state !== ReturnState.WAITING) throw returnErrors.RETURN_REQUEST_DECIDED();
      const decision = { state: ReturnState.REFUSED, candidateId: null, linkVersion: null };
      await decideReturn(tx.manager, { id: request.id, ...decision, userId: viewer.userId });
      this.changes.announce(request, tx);
    });
  }

  /**
   * Refuses all requests of an exam that wait.
   * @returns how many there were
   * @throws QUIZ_NOT_FOUND, MARKING_ANONYMOUS
   */
  async refuseAll(viewer: Viewer, quizId: string): Promise<number> {
    const { id, instituteId } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    await this.visibility.check(viewer, id);
    return this.work.runOnce(async (tx) => {
      const count = await refuseWaitingReturns(tx.manager, { quizId: id, userId: viewer.userId });
      if (count > 0) this.changes.announce({ quizId: id, instituteId }, tx);
      return count;
    });
  }

  private async lock(tx: Transaction, viewer: Viewer, id: string) {
    return this.authorized(viewer, id, lockReturnRequest, tx.manager);
  }

  /** @throws RETURN_REQUEST_NOT_FOUND, also for a request at an exam of another owner; MARKING_ANONYMOUS */
  private async authorized(
    viewer: Viewer,
    id: string,
    find: typeof findReturnRequest,
    manager: EntityManager,
  ) {
    const [found] = isId(id) ? await find(manager, { id }) : [];
    const request = authorize(viewer, found, 'exam.edit', returnErrors.RETURN_REQUEST_NOT_FOUND);
    await this.visibility.check(viewer, request.quizId);
    return request;
  }
}
