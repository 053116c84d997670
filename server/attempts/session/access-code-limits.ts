import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { WrongAccessCodes } from '../../exams/access-codes/wrong-access-codes.js';

/** Wrong ones of one candidate, of each code: nobody finds by trying what was said in a room where they are not. */
const OF_CANDIDATE = { name: 'access-codes-wrong', points: 10, seconds: 600 };
/**
 * Wrong ones of all new candidates of an exam at one network address: whoever has the link makes as many
 * candidates as they like. A class of 40 that mistypes it five times each stays below.
 */
const OF_NEW = { name: 'access-codes-wrong-new', points: 300, seconds: 3_600 };
/** Tries that are left to them together after that. */
const OF_NEW_SLOWED = { name: 'access-codes-slowed', points: 1, seconds: 20 };

/** The code that a candidate needs, and whether they came in by themselves and have not started yet. */
const NEEDED_CODE = `
  SELECT r.access_code AS "accessCode", c.started_at IS NULL
    AND c.origin IN ('${CandidateOrigin.LINK}', '${CandidateOrigin.REGISTERED}') AS "isNew"
  FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.id = $1 AND r.access_code IS NOT NULL`;

interface NeededCode {
  accessCode: string;
  isNew: boolean;
}

/** Slows down guessing at access codes, and counts what was guessed for staff to see. */
@Injectable()
export class AccessCodeLimits {
  private readonly logger = new Logger(AccessCodeLimits.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
    private readonly wrongCodes: WrongAccessCodes,
  ) {}

  /**
   * Does what needs the right code. Those who were invited, and those who have started, wait for nobody's
   * mistakes but their own; new candidates also for those of others at their network address. With another
   * code, all of it begins anew.
   * @param address network address; null: it comes over no network
   * @param wasWrong whether what came of it is that the code was wrong
   * @throws TOO_MANY_REQUESTS before anything is done
   */
  async limit<T>(
    candidate: AuthenticatedCandidate,
    address: string | null,
    work: () => Promise<T>,
    wasWrong: (result: T) => boolean,
  ): Promise<T> {
    const { candidateId, quizId } = candidate;
    const needed = await this.neededBy(candidateId);
    if (needed === null) return work();
    const { accessCode, isNew } = needed;
    const key = `${candidateId} ${accessCode}`;
    const tried = async (): Promise<T> =>
      this.limits.spend(OF_CANDIDATE, key, 1, work, (result) => (wasWrong(result) ? 1 : 0));
    const result =
      isNew && address !== null
        ? await this.amongNew(`${quizId} ${address} ${accessCode}`, tried, wasWrong)
        : await tried();
    if (address !== null && wasWrong(result)) await this.wrongCodes.note(quizId, address);
    return result;
  }

  /** @returns null where the exam has no code */
  private async neededBy(candidateId: string): Promise<NeededCode | null> {
    const [needed] = await this.work.manager.query<NeededCode[]>(NEEDED_CODE, [candidateId]);
    return needed ?? null;
  }

  /** A try counts as wrong until it is known, so that many at once are as many. */
  private async amongNew<T>(
    key: string,
    tried: () => Promise<T>,
    wasWrong: (result: T) => boolean,
  ): Promise<T> {
    const isOver = await this.limits.count(OF_NEW, key);
    let isWrong = false;
    try {
      if (isOver) await this.limits.consume(OF_NEW_SLOWED, key);
      const result = await tried();
      isWrong = wasWrong(result);
      return result;
    } finally {
      // What is done is done, whether or not the store can be told.
      if (!isWrong)
        await this.limits.giveBack(OF_NEW, key).catch((error: unknown) => this.logger.warn(error));
    }
  }
}
