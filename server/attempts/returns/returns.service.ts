import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { hashToken, randomToken } from '../../core/access/secrets.js';
import { isUniqueViolation } from '../../core/database/constraint-violations.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { readExamCode } from '../../exams/rules/exam-code.js';
import { ExamAccess } from '../../exams/rules/exam-rules.entity.js';
import { ExamState } from '../../exams/rules/exam-state.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { CandidateTokens } from '../../candidates/candidate-tokens.js';
import { OpenExams, type OpenExam } from '../../candidates/open-exams.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ReturnState, type ReturnRequest } from './return-request.entity.js';
import { returnErrors } from './return.errors.js';
import {
  deleteExpiredReturnsOf,
  deleteReturnRequest,
  findByReturnCode,
  findReturnAnswer,
  findActivity,
  insertReturnRequest,
  logReturnByCode,
  MAX_WAITING,
  type ReturningCandidate,
} from './return.queries.js';
import type {
  ReturnAnswer,
  ReturnedCandidate,
  ReturnRequestReceipt,
  returnRequestRules,
} from './returns.schema.js';

/**
 * Wrong codes per exam and network address, which a whole school shares: so many that one pupil hardly keeps the others
 * out, and few beside 650 billion codes (docs/security.md, section 2).
 */
const WRONG_CODES = { name: 'return-codes-wrong', points: 2_000, seconds: 3_600 };
/** Uses of one candidate's code at a network address: each costs a transaction and a log entry, and a learner needs few. */
const USES = { name: 'return-code-uses', points: 60, seconds: 3_600 };
/** Uses that the log of an attempt shows: repeated use must not fill the log. */
const MAX_LOGGED = 200;
/** Per exam and network address: a whole year group may change computers at once. Fewer than may wait at an exam. */
const REQUESTS = { name: 'return-requests', points: 300, seconds: 3_600 };
/** The same with those that were withdrawn: each costs two transactions, and the pages of staff read again. */
const ASKED = { name: 'return-requests-asked', points: 3_000, seconds: 3_600 };
/** At least 400 of 900 numbers are free, so two requests at the same moment rarely draw the same one. */
const TRIES = 5;
/** Per network address: enough for as many pages as can wait at an exam, each asking every three seconds. */
const READS = { name: 'return-reads', points: MAX_WAITING * 200, seconds: 600 };

/** Lets learners who joined by name go on at another device, as the candidate they are. */
@Injectable()
export class ReturnsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly exams: OpenExams,
    private readonly tokens: CandidateTokens,
    private readonly limits: RateLimits,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Finds the candidate by the code that their first device shows, also after the exam has closed: their result
   * is behind their link.
   * @param address network address of the caller
   * @throws EXAM_NOT_FOUND, EXAM_ACCESS, RETURN_CODE_WRONG, TOO_MANY_REQUESTS
   */
  async byCode(code: string, typed: string, address: string): Promise<ReturnedCandidate> {
    const { quizId, access } = await this.exams.byCode(this.work.manager, code);
    if (access !== ExamAccess.LINK) throw candidateErrors.EXAM_ACCESS();
    const returnCode = readExamCode(typed);
    // What cannot be a code is no guess, so it does not count.
    if (returnCode === null) throw returnErrors.RETURN_CODE_WRONG({ security: { quizId } });
    const found = await this.limits.reserve(
      WRONG_CODES,
      `${quizId} ${address}`,
      1,
      async () => this.find(quizId, returnCode),
      (candidate) => (candidate ? 0 : 1),
    );
    if (!found) throw returnErrors.RETURN_CODE_WRONG({ security: { quizId } });
    const candidateId = found.id;
    await this.limits.consume(USES, `${candidateId} ${address}`);
    await this.work.run(async (tx) => {
      const logged = await logReturnByCode(tx.manager, { candidateId, limit: MAX_LOGGED });
      if (logged > 0) this.changes.announce({ quizId, instituteId: null }, tx);
      tx.afterCommit(() =>
        recordSecurityEvent('return_code.used', { candidateId, quizId, address }),
      );
    });
    return this.toReturned(found);
  }

  /**
   * Asks staff to confirm who somebody is. The roll number is known to the whole class, so it only helps staff. Requests
   * are also taken after the closing while anybody can still work on the exam: only staff can say who is asking.
   * @throws EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE, TOO_MANY_RETURN_REQUESTS,
   *   TOO_MANY_REQUESTS
   */
  async request(
    code: string,
    { name, rollNumber }: z.output<typeof returnRequestRules>,
    address: string,
  ): Promise<ReturnRequestReceipt> {
    const exam = await this.exams.byCode(this.work.manager, code);
    if (exam.access !== ExamAccess.LINK) throw candidateErrors.EXAM_ACCESS();
    const { quizId, instituteId } = exam;
    await this.limits.consume(ASKED, `${quizId} ${address}`);
    await this.limits.consume(REQUESTS, `${quizId} ${address}`);
    if (!(await canBeWorkedOn(this.work.manager, exam)))
      throw exam.state === ExamState.CLOSED
        ? candidateErrors.EXAM_CLOSED()
        : candidateErrors.EXAM_UNAVAILABLE();
    const secret = randomToken();
    const values = { quizId, name, rollNumber, secretHash: hashToken(secret) };
    const stored = await this.store(values, instituteId);
    return { ...stored, secret };
  }

  /**
   * What staff have decided. A confirmed request returns the link until it expires, since a reply can be lost.
   * @throws EXAM_NOT_FOUND, RETURN_REQUEST_NOT_FOUND, also with another secret, TOO_MANY_REQUESTS
   */
  async read(
    { code, id }: { code: string; id: string },
    secret: string,
    address: string,
  ): Promise<ReturnAnswer> {
    await this.limits.consumeInMemory(READS, address);
    const { manager } = this.work;
    const { quizId } = await this.exams.byCode(manager, code);
    const secretHash = hashToken(secret);
    const [answer] = isId(id) ? await findReturnAnswer(manager, { id, quizId, secretHash }) : [];
    if (!answer) throw returnErrors.RETURN_REQUEST_NOT_FOUND();
    const { state, candidate } = answer;
    if (candidate) return { state, candidate: this.toReturned(candidate) };
    // Their link was revoked after the confirmation.
    const isRevoked = state === ReturnState.CONFIRMED;
    return { state: isRevoked ? ReturnState.REFUSED : state, candidate: null };
  }

  /**
   * Withdraws a request, also one that was decided meanwhile: nobody is let in by it any more. While it
   * still waits, it then does not count for the limit: whoever asks and withdraws again and again must not keep a school from asking.
   * @returns whether there was one. Repeated, it changes nothing.
   * @throws EXAM_NOT_FOUND, TOO_MANY_REQUESTS
   */
  async withdraw(
    { code, id }: { code: string; id: string },
    secret: string,
    address: string,
  ): Promise<boolean> {
    await this.limits.consumeInMemory(READS, address);
    const { quizId, instituteId } = await this.exams.byCode(this.work.manager, code);
    if (!isId(id)) return false;
    const withdrawn = await this.work.run(async (tx) => {
      const secretHash = hashToken(secret);
      const [deleted] = await deleteReturnRequest(tx.manager, { id, quizId, secretHash });
      if (deleted) this.changes.announce({ quizId, instituteId }, tx);
      return deleted;
    });
    if (withdrawn?.state === ReturnState.WAITING)
      await this.limits.refund(REQUESTS, `${quizId} ${address}`);
    return withdrawn !== undefined;
  }

  /** Stores a request; again with another number if somebody got the same one at the same moment. */
  private async store(
    values: Pick<ReturnRequest, 'quizId' | 'name' | 'rollNumber' | 'secretHash'>,
    instituteId: string,
    tries = TRIES,
  ): Promise<Pick<ReturnRequest, 'id' | 'number'>> {
    try {
      return await this.work.run(async (tx) => {
        // Their numbers are free again, and their names have no more use.
        await deleteExpiredReturnsOf(tx.manager, { quizId: values.quizId });
        const [stored] = await insertReturnRequest(tx.manager, values);
        if (!stored) throw returnErrors.TOO_MANY_RETURN_REQUESTS();
        this.changes.announce({ quizId: values.quizId, instituteId }, tx);
        return stored;
      });
    } catch (error) {
      if (tries > 1 && isUniqueViolation(error, 'return_requests_number'))
        return this.store(values, instituteId, tries - 1);
      throw error;
    }
  }

  private async find(quizId: string, returnCode: string): Promise<ReturningCandidate | null> {
    const [found] = await findByReturnCode(this.work.manager, { quizId, returnCode });
    return found ?? null;
  }

  private toReturned(candidate: ReturningCandidate): ReturnedCandidate {
    return { token: this.tokens.sign(candidate), name: candidate.name };
  }
}

/** Whether the exam can be started, an attempt runs, or a candidate with a window of their own may start one. */
async function canBeWorkedOn(
  manager: EntityManager,
  { quizId, state }: OpenExam,
): Promise<boolean> {
  if (state === ExamState.OPEN || state === ExamState.NOT_YET) return true;
  const { isRunning, hasLaterWindows } = await findActivity(manager, { quizId });
  return isRunning || (hasLaterWindows && state === ExamState.CLOSED);
}
