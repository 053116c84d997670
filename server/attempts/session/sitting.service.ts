import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { isAccessCode } from '../../exams/access-codes/access-code.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { AccessCodeLimits } from './access-code-limits.js';
import { orderQuestions, SEED_LIMIT } from '../question-order.js';
import { Attempt, type Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import type { openRules, Sitting } from '../attempt.schema.js';
import { ExamEventKind, TakenFrom } from '../events/exam-event.entity.js';
import { ExamChanges } from '../events/exam-changes.js';
import { logEvent } from '../events/exam-events.js';
import {
  readCandidateExam,
  needsAccessCode,
  toExamStatus,
  reasonNotToStart,
  type ExamStatus,
} from './exam-status.js';
import { RevisionCache } from '../revision-cache.js';
import { Presence } from '../presence/presence.js';
import { lockRunningAttempt } from '../attempt.queries.js';
import { NetworkFingerprints } from './network-fingerprints.js';
import { insertAttempt } from './insert-attempt.js';
import { savedResponses } from '../responses/saved-responses.js';
import { findOpeningTime, lockCandidate } from './sitting.queries.js';
import { toSitting } from './sitting.js';
import { SubmissionService } from '../submission/submission.service.js';

/** Take-overs of one attempt that are logged. */
const MAX_LOGGED = 200;

/** Starts attempts and resumes them. */
@Injectable()
export class SittingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly revisions: RevisionCache,
    private readonly submissions: SubmissionService,
    private readonly changes: ExamChanges,
    private readonly networks: NetworkFingerprints,
    private readonly codeLimits: AccessCodeLimits,
    private readonly presence: Presence,
  ) {}

  /**
   * Resumes the candidate's running attempt, or starts one. Of two concurrent calls one starts and the other
   * resumes. A page with another name takes the attempt over.
   * @param address network address of the page; null if the call does not come over the network
   * @throws LINK_INVALID, EXAM_UNAVAILABLE, EXAM_NOT_OPEN_YET, EXAM_CLOSED, EXAM_PAUSED, EXAM_TOO_LONG,
   *   NO_ATTEMPTS_LEFT, ACCESS_CODE_NEEDED, ACCESS_CODE_WRONG, TOO_MANY_REQUESTS after many wrong codes;
   *   ATTEMPT_ENDED with the receipt if its time was over: the next call starts a new one.
   *   With `goOn`: ATTEMPT_NOT_FOUND, ATTEMPT_ENDED with the receipt
   */
  async open(
    candidate: AuthenticatedCandidate,
    opening: z.output<typeof openRules>,
    address: string | null = null,
  ): Promise<Sitting> {
    const work = async (): Promise<OpeningResult> =>
      this.openLocked(candidate, opening, address).catch(toWrongCode);
    const opened =
      opening.accessCode === undefined
        ? await work()
        : await this.codeLimits.limit(candidate, address, work, ({ wrong }) => wrong !== undefined);
    if (opened.wrong) throw opened.wrong;
    if (opened.sitting) return opened.sitting;
    throw attemptErrors.ATTEMPT_ENDED({ current: opened.receipt });
  }

  private async openLocked(
    candidate: AuthenticatedCandidate,
    { client, browser, goOn, accessCode = '' }: z.output<typeof openRules>,
    address: string | null,
  ): Promise<OpeningResult> {
    const page = { client, browser: this.networks.forBrowser(candidate.candidateId, browser) };
    return this.work.run(async (tx) => {
      const { candidateId } = candidate;
      await lockCandidate(tx.manager, { id: candidateId });
      const [attempt = null] = await lockRunningAttempt(tx.manager, { candidateId });
      if (goOn !== undefined && attempt?.id !== goOn)
        throw await reasonNotRunning(tx, candidate, goOn);
      // The submission must be committed, so nothing may be thrown here.
      if (attempt?.isOver) return { receipt: await this.submissions.end(tx, attempt, 'TIME') };
      const opened = attempt
        ? await takeOver(tx, attempt, page)
        : await this.start(tx, candidate, page, accessCode);
      if (address !== null)
        await this.networks.recordAddress(tx.manager, opened.id, address, client);
      if (attempt) await this.presence.opened(tx, opened.id);
      this.changes.announce(opened, tx);
      return { sitting: await this.readSitting(tx, opened, attempt === null) };
    });
  }

  private async start(
    tx: Transaction,
    candidate: AuthenticatedCandidate,
    page: OpeningPage,
    accessCode: string,
  ): Promise<Attempt> {
    const { manager } = tx;
    const { quizId, candidateId } = candidate;
    const rules = await this.rules.lock(tx, quizId);
    const status = toExamStatus(await readCandidateExam(manager, candidateId), rules);
    const refusal = reasonNotToStart(status);
    if (refusal) throw refusal;
    checkAccessCode(status, accessCode);
    const { questions } = await this.revisions.get(String(status.revisionId), tx);
    const seed = randomInt(SEED_LIMIT);
    const arrangement = orderQuestions(questions, rules, seed);
    const attempt = await insertAttempt(tx, status, { ...page, seed, arrangement });
    await logEvent(manager, ExamEventKind.STARTED, attempt);
    return attempt;
  }

  private async readSitting(tx: Transaction, attempt: Attempt, isNew: boolean): Promise<Sitting> {
    const { manager } = tx;
    const paper = await this.revisions.get(attempt.revisionId, tx);
    const responses = isNew ? [] : await savedResponses(manager, attempt.id);
    const opened = await findOpeningTime(manager, { id: attempt.id, after: '0' });
    return toSitting(attempt, paper, responses, opened);
  }
}

/** The page that opens the attempt, and the fingerprint of its browser (see NetworkFingerprints). */
interface OpeningPage {
  client: string;
  browser: string | null;
}

/** A sitting, the receipt of an attempt whose time was over, or the error of a wrong access code. */
interface OpeningResult {
  sitting?: Sitting;
  receipt?: Receipt;
  wrong?: DomainError;
}

function toWrongCode(error: unknown): OpeningResult {
  if (error instanceof DomainError && error.code === 'ACCESS_CODE_WRONG') return { wrong: error };
  throw error;
}

/** @param typed blank if the request has none */
function checkAccessCode(status: ExamStatus, typed: string): void {
  const { accessCode } = status.rules;
  if (accessCode === null || !needsAccessCode(status)) return;
  if (typed.trim() === '') throw attemptErrors.ACCESS_CODE_NEEDED();
  if (!isAccessCode(typed, accessCode)) throw attemptErrors.ACCESS_CODE_WRONG();
}

/** @returns why an attempt of the candidate is not the running one */
async function reasonNotRunning(
  { manager }: Transaction,
  { candidateId }: AuthenticatedCandidate,
  id: string,
) {
  const ended = await manager.findOneBy(Attempt, { id, candidateId, receipt: Not(IsNull()) });
  return ended?.receipt
    ? attemptErrors.ATTEMPT_ENDED({ current: ended.receipt })
    : attemptErrors.ATTEMPT_NOT_FOUND();
}

/** The page that has the lease keeps it. Another page gets a new lease, and the first one loses its own. */
async function takeOver(
  { manager }: Transaction,
  attempt: Attempt,
  { client: leaseHolder, browser: leaseBrowser }: OpeningPage,
): Promise<Attempt> {
  if (attempt.leaseHolder === leaseHolder) return attempt;
  const leaseEpoch = attempt.leaseEpoch + 1;
  await manager.update(Attempt, attempt.id, { leaseEpoch, leaseHolder, leaseBrowser });
  // A reopened attempt has no holder. The limit keeps two pages that fight for an attempt from filling the log.
  if (attempt.leaseHolder !== '' && leaseEpoch <= MAX_LOGGED)
    await logEvent(manager, ExamEventKind.TAKEN_OVER, attempt, {
      epoch: leaseEpoch,
      from: takenFrom(attempt.leaseBrowser, leaseBrowser),
    });
  return Object.assign(attempt, { leaseEpoch, leaseHolder, leaseBrowser });
}

/** @returns null if one of the browsers has no name */
function takenFrom(before: string | null, now: string | null): TakenFrom | null {
  if (before === null || now === null) return null;
  return before === now ? TakenFrom.SAME_BROWSER : TakenFrom.OTHER_BROWSER;
}
