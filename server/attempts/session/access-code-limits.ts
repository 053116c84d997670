import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { WrongAccessCodes } from '../../exams/access-codes/wrong-access-codes.js';
import { findNeededCode } from './candidate-exam.queries.js';

/** Wrong codes of one candidate, per code: a candidate who is not in the classroom must not find it by trying. */
const CANDIDATE_LIMIT = { name: 'access-codes-wrong', points: 10, seconds: 600 };
/**
 * Wrong codes of all new candidates of an exam at one network address: anybody with the link can create many
 * candidates. A class of 40 that mistypes it five times each stays below.
 */
const NEW_CANDIDATES_LIMIT = { name: 'access-codes-wrong-new', points: 300, seconds: 3_600 };
/** Tries that they share after that. */
const SLOWED_LIMIT = { name: 'access-codes-slowed', points: 1, seconds: 20 };

/** Slows down guessing of access codes, and counts wrong codes for staff. */
@Injectable()
export class AccessCodeLimits {
  private readonly logger = new Logger(AccessCodeLimits.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
    private readonly wrongCodes: WrongAccessCodes,
  ) {}

  /**
   * Runs work that needs the right code. Candidates who were invited or have started are limited by their own
   * mistakes only, new candidates also by those of others at their network address. With a new code, all
   * counts start again.
   * @param address network address; null if the call does not come over the network
   * @param wasWrong whether the result says that the code was wrong
   * @throws TOO_MANY_REQUESTS before the work runs
   */
  async limit<T>(
    candidate: AuthenticatedCandidate,
    address: string | null,
    work: () => Promise<T>,
    wasWrong: (result: T) => boolean,
  ): Promise<T> {
    const { candidateId, quizId } = candidate;
    const [needed] = await findNeededCode(this.work.manager, { candidateId });
    if (!needed) return work();
    const { accessCode, isNew } = needed;
    const key = `${candidateId} ${accessCode}`;
    const tried = async (): Promise<T> =>
      this.limits.reserve(CANDIDATE_LIMIT, key, 1, work, (result) => (wasWrong(result) ? 1 : 0));
    const result =
      isNew && address !== null
        ? await this.limitNewCandidates(`${quizId} ${address} ${accessCode}`, tried, wasWrong)
        : await tried();
    if (address !== null && wasWrong(result)) await this.wrongCodes.record(quizId, address);
    return result;
  }

  /** Counts a try as wrong until its result is known, so that concurrent tries cannot pass the limit. */
  private async limitNewCandidates<T>(
    key: string,
    tried: () => Promise<T>,
    wasWrong: (result: T) => boolean,
  ): Promise<T> {
    const isOver = await this.limits.count(NEW_CANDIDATES_LIMIT, key);
    let isWrong = false;
    try {
      if (isOver) await this.limits.consume(SLOWED_LIMIT, key);
      const result = await tried();
      isWrong = wasWrong(result);
      return result;
    } finally {
      // The work has been done: a failure of the limit's store must not change its result.
      if (!isWrong)
        await this.limits
          .refund(NEW_CANDIDATES_LIMIT, key)
          .catch((error: unknown) => this.logger.warn(error));
    }
  }
}
