import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { isAccessCode } from '../../exams/access-codes/access-code.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { AccessCodeLimits } from './access-code-limits.js';
import { orderQuestions, SEEDS } from '../question-order.js';
import { Attempt, type Receipt } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { openRules, type Sitting } from '../attempt.schema.js';
import { ExamEventKind, TakenFrom } from '../events/exam-event.entity.js';
import { ExamChanges } from '../events/exam-changes.js';
import { logEvent } from '../events/exam-events.js';
import {
  factsOf,
  needsAccessCode,
  examStatusOf,
  reasonNotToStart,
  type ExamStatus,
} from './exam-status.js';
import { RevisionCache } from '../revision-cache.js';
import { lockAttempt } from '../locked-attempts.js';
import { NetworkFingerprints } from './network-fingerprints.js';
import { insertAttempt } from './starting.js';
import { savedResponses } from '../responses/saved-responses.js';
import { toSitting } from './sitting.js';
import { SubmissionService } from '../submission/submission.service.js';

/** Of an attempt's leases, those that are written down. */
const MAX_LOGGED = 200;

/** Starting an attempt, and going on with it. */
@Injectable()
export class SittingService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly papers: RevisionCache,
    private readonly submissions: SubmissionService,
    private readonly changes: ExamChanges,
    private readonly networks: NetworkFingerprints,
    private readonly codeLimits: AccessCodeLimits,
  ) {}

  /**
   * Goes on with the candidate's running attempt, or starts one: of two at once one starts, and the other
   * goes on. A page of another name takes the attempt over from the one that had it.
   * @param address of the page; null: it comes over no network
   * @throws VALIDATION, LINK_INVALID, EXAM_UNAVAILABLE, EXAM_NOT_OPEN_YET, EXAM_CLOSED, EXAM_TOO_LONG,
   *   NO_ATTEMPTS_LEFT, ACCESS_CODE_NEEDED, ACCESS_CODE_WRONG, TOO_MANY_REQUESTS after many of those;
   *   ATTEMPT_ENDED with the receipt when its time was over: asked again, one starts.
   *   Asked to go on with a certain one: ATTEMPT_NOT_FOUND, ATTEMPT_ENDED with its receipt
   */
  async open(
    candidate: AuthenticatedCandidate,
    input: z.input<typeof openRules>,
    address: string | null = null,
  ): Promise<Sitting> {
    const opening = validate(openRules, input);
    const work = async (): Promise<Opened> =>
      this.opened(candidate, opening, address).catch(ifWrong);
    const opened =
      opening.accessCode === undefined
        ? await work()
        : await this.codeLimits.limit(candidate, address, work, ({ wrong }) => wrong !== undefined);
    if (opened.wrong) throw opened.wrong;
    if (opened.sitting) return opened.sitting;
    throw attemptErrors.ATTEMPT_ENDED({ current: opened.receipt });
  }

  private async opened(
    candidate: AuthenticatedCandidate,
    { client, browser, goOn, accessCode = '' }: z.output<typeof openRules>,
    address: string | null,
  ): Promise<Opened> {
    const page = { client, browser: this.networks.ofBrowser(candidate.candidateId, browser) };
    return this.work.run(async (tx) => {
      await holdCandidate(tx, candidate);
      const running = 'a.candidate_id = $1 AND a.submitted_at IS NULL';
      const attempt = await lockAttempt(tx.manager, running, [candidate.candidateId]);
      if (goOn !== undefined && attempt?.id !== goOn) throw await notRunning(tx, candidate, goOn);
      // It must be kept, so nothing may be thrown here.
      if (attempt?.isOver) return { receipt: await this.submissions.end(tx, attempt, 'TIME') };
      const opened = attempt
        ? await takeOver(tx, attempt, page)
        : await this.start(tx, candidate, page, accessCode);
      if (address !== null) await this.networks.note(tx.manager, opened.id, address, client);
      this.changes.announce(opened.quizId, tx);
      return { sitting: await this.shown(tx, opened, attempt === null) };
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
    const rules = await this.rules.hold(tx, quizId);
    const standing = examStatusOf(await factsOf(manager, candidateId), rules);
    const refusal = reasonNotToStart(standing);
    if (refusal) throw refusal;
    checkAccessCode(standing, accessCode);
    const { questions } = await this.papers.get(String(standing.revisionId), tx);
    const seed = randomInt(SEEDS);
    const arrangement = orderQuestions(questions, rules, seed);
    const attempt = await insertAttempt(tx, standing, { ...page, seed, arrangement });
    await logEvent(manager, ExamEventKind.STARTED, attempt);
    return attempt;
  }

  private async shown(tx: Transaction, attempt: Attempt, isNew: boolean): Promise<Sitting> {
    const { manager } = tx;
    const paper = await this.papers.get(attempt.revisionId, tx);
    const responses = isNew ? [] : await savedResponses(manager, attempt.id);
    const [clock] = await manager.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
    return toSitting(attempt, paper, responses, clock.now);
  }
}

/** Who opens: the page, and the mark of its browser (see NetworkMarks). */
interface OpeningPage {
  client: string;
  browser: string | null;
}

/** What came of opening: a sitting, the receipt of one whose time was over, or a wrong code, which counts. */
interface Opened {
  sitting?: Sitting;
  receipt?: Receipt;
  wrong?: DomainError;
}

function ifWrong(error: unknown): Opened {
  if (error instanceof DomainError && error.code === 'ACCESS_CODE_WRONG') return { wrong: error };
  throw error;
}

/** @param typed blank where nothing was */
function checkAccessCode(standing: ExamStatus, typed: string): void {
  const { accessCode } = standing.rules;
  if (accessCode === null || !needsAccessCode(standing)) return;
  if (typed.trim() === '') throw attemptErrors.ACCESS_CODE_NEEDED();
  if (!isAccessCode(typed, accessCode)) throw attemptErrors.ACCESS_CODE_WRONG();
}

/** Why an attempt of the candidate's is not the one that runs. */
async function notRunning(
  { manager }: Transaction,
  { candidateId }: AuthenticatedCandidate,
  id: string,
) {
  const ended = await manager.findOneBy(Attempt, { id, candidateId, receipt: Not(IsNull()) });
  return ended?.receipt
    ? attemptErrors.ATTEMPT_ENDED({ current: ended.receipt })
    : attemptErrors.ATTEMPT_NOT_FOUND();
}

/** Whatever else this candidate starts, or is arranged for them, waits. */
async function holdCandidate({ manager }: Transaction, { candidateId }: AuthenticatedCandidate) {
  await manager.query('SELECT FROM candidates WHERE id = $1 FOR NO KEY UPDATE', [candidateId]);
}

/** The page that has the attempt keeps it; another one gets a lease of its own, and the first has none. */
async function takeOver(
  { manager }: Transaction,
  attempt: Attempt,
  { client: leaseHolder, browser: leaseBrowser }: OpeningPage,
): Promise<Attempt> {
  if (attempt.leaseHolder === leaseHolder) return attempt;
  const leaseEpoch = attempt.leaseEpoch + 1;
  await manager.update(Attempt, attempt.id, { leaseEpoch, leaseHolder, leaseBrowser });
  // Nobody has one that was just reopened; and two pages at war fill no log.
  if (attempt.leaseHolder !== '' && leaseEpoch <= MAX_LOGGED)
    await logEvent(manager, ExamEventKind.TAKEN_OVER, attempt, {
      epoch: leaseEpoch,
      from: takenFrom(attempt.leaseBrowser, leaseBrowser),
    });
  return Object.assign(attempt, { leaseEpoch, leaseHolder, leaseBrowser });
}

/** @returns null where a browser has no name: nothing is said then of which one it is */
function takenFrom(before: string | null, now: string | null): TakenFrom | null {
  if (before === null || now === null) return null;
  return before === now ? TakenFrom.SAME_BROWSER : TakenFrom.OTHER_BROWSER;
}
