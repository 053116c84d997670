import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { CandidateLinkAuthenticator } from '../candidate-authenticator.js';
import { Candidate } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import { ExamMails } from './exam-mails.js';
import { OpenExams } from '../open-exams.js';
import { assertNotErased } from '../assert-not-erased.js';
import { Learner } from '../learner.entity.js';
import { candidateErrors } from '../candidate.errors.js';
import { mailMessageRules } from '../candidate.validation.js';
import { validate } from '../../core/errors/validation.js';
import { MailQuotas } from './mail-quotas.js';
import { staffMessage } from './staff-message.js';

/** Mails to one candidate. Enough for double clicks, and no flood. */
const RESEND_LIMIT = { name: 'links-resent', points: 10, seconds: 3_600 };

/** Staff mail, copy, revoke and restore a candidate's link. */
@Injectable()
export class CandidateLinksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly exams: OpenExams,
    private readonly candidates: Candidates,
    private readonly authenticator: CandidateLinkAuthenticator,
    private readonly mails: ExamMails,
    private readonly quotas: MailQuotas,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the link, so that staff can deliver it. @throws CANDIDATE_NOT_FOUND, CANDIDATE_REVOKED */
  async link(viewer: Viewer, id: string): Promise<string> {
    const candidate = await this.candidates.load(this.work.manager, viewer, id);
    if (candidate.revokedAt) throw candidateErrors.CANDIDATE_REVOKED();
    return this.mails.linkOf(candidate);
  }

  /**
   * Mails a candidate their current link again.
   * @param message plain text of staff; null or blank for none
   * @throws VALIDATION, CANDIDATE_NOT_FOUND, CANDIDATE_REVOKED, NO_ADDRESS, EXAM_NOT_GIVEN, TOO_MANY_REQUESTS
   */
  async resend(viewer: Viewer, id: string, message?: string | null): Promise<void> {
    const { message: text } = validate(mailMessageRules, { message });
    await this.candidates.load(this.work.manager, viewer, id);
    if (await this.work.findAnswer()) return;
    const quota = await this.quotas.reminders(viewer);
    const send = async (): Promise<void> => this.resendOnce(viewer, id, text);
    const reserved = async (): Promise<void> =>
      this.limits.reserve(quota, viewer.userId, 1, send, () => 1);
    await this.limits.reserve(RESEND_LIMIT, id, 1, reserved, () => 1);
  }

  private async resendOnce(viewer: Viewer, id: string, text: string | null): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const candidate = await this.lock(tx, viewer, id);
      if (candidate.revokedAt) throw candidateErrors.CANDIDATE_REVOKED();
      const learner = await tx.manager.findOneBy(Learner, { id: candidate.learnerId ?? '' });
      if (!learner?.email) throw candidateErrors.NO_ADDRESS();
      const exam = await this.exams.byQuiz(tx.manager, candidate.quizId);
      if (!exam) throw candidateErrors.EXAM_NOT_GIVEN();
      const said = await staffMessage(tx, viewer, text);
      await this.mails.send(tx, exam, [learner.id], 'exam-invitation', said);
    });
  }

  /**
   * Removes a candidate from the exam: the link stops working, at once in this process and within seconds in
   * others. Idempotent. @throws CANDIDATE_NOT_FOUND
   */
  async revoke(viewer: Viewer, id: string): Promise<void> {
    const linkVersion = await this.work.runOnce(async (tx) => {
      const candidate = await this.lock(tx, viewer, id);
      if (candidate.revokedAt) return null;
      // The code would open the new link, once the candidate is restored.
      const change = {
        revokedAt: new Date(),
        linkVersion: candidate.linkVersion + 1,
        returnCode: null,
      };
      await tx.manager.update(Candidate, id, change);
      this.candidates.announce(tx, candidate);
      return candidate.linkVersion;
    });
    if (linkVersion !== null) this.authenticator.forget({ id, linkVersion });
  }

  /** Restores a candidate, with a new link. @throws CANDIDATE_NOT_FOUND, LEARNER_ERASED */
  async restore(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const candidate = await this.lock(tx, viewer, id);
      await assertNotErased(tx, candidate.learnerId);
      await tx.manager.update(Candidate, id, { revokedAt: null });
      this.candidates.announce(tx, candidate);
    });
  }

  private async lock(tx: Transaction, viewer: Viewer, id: string): Promise<Candidate> {
    return this.candidates.load(tx.manager, viewer, id, { mode: 'for_no_key_update' });
  }
}
