import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { hashToken } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { MailService } from '../../mail/mail.service.js';
import { formatExamCode } from '../../exams/rules/exam-code.js';
import { ExamAccess } from '../../exams/rules/exam-rules.entity.js';
import { TAKE_EXAM } from '../../users/email-codes/email-code.entity.js';
import { CodeMailLimits } from '../../users/email-codes/code-mail-limits.js';
import {
  CODE_MINUTES,
  MailedCodes,
  type CodeRequest,
} from '../../users/email-codes/mailed-codes.js';
import { Candidate, CandidateOrigin } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import { admit } from './exam-front.service.js';
import type { emailCodeRules, linkRules, registrationRules } from './exam-front.schema.js';
import { ExamMails } from '../invitations/exam-mails.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { LearnerRecords } from '../learner-records.js';
import { CandidateTokens } from '../candidate-tokens.js';
import { Learner } from '../learner.entity.js';
import { candidateErrors } from '../candidate.errors.js';

/** Per network address: hundreds of learners of one school register within an hour, and some need a second code. */
const CODE_REQUESTS = { name: 'exam-codes', points: 2_000, seconds: 3_600 };
/** Per exam: an exam must not be used to send mails to arbitrary addresses. */
const MAILED_CODES = { name: 'exam-codes-mailed', points: 2_000, seconds: 3_600 };
const CHECKS = { name: 'exam-code-checks', points: 4_000, seconds: 3_600 };
const LINK_REQUESTS = { name: 'exam-links', points: 1_500, seconds: 3_600 };
/** Per exam and e-mail address, whether or not there is such a candidate. */
const LINK_SPACING = { name: 'exam-link-minute', points: 1, seconds: 60 };
const LINK_HOURLY = { name: 'exam-link-hour', points: 5, seconds: 3_600 };
const PROOF_MINUTES = 10;

/** Registers learners with an e-mail address: first by a mailed code, later by a mailed link. */
@Injectable()
export class ExamRegistrationService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly exams: OpenExams,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly tokens: CandidateTokens,
    private readonly codes: MailedCodes,
    private readonly codeMails: CodeMailLimits,
    private readonly mails: MailService,
    private readonly links: ExamMails,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Mails a code to an address, valid for this exam only. The response is the same for every address.
   * @returns `client` is the challenge
   * @throws EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE, TOO_MANY_REQUESTS
   */
  async requestCode(
    code: string,
    { email }: z.output<typeof emailCodeRules>,
    address: string,
  ): Promise<CodeRequest> {
    const exam = await this.exams.byCode(this.work.manager, code);
    admit(exam, ExamAccess.REGISTRATION);
    const challenge = randomUUID();
    const key = codeKey(exam, email, challenge);
    const limits = { requests: CODE_REQUESTS, about: { id: exam.quizId, mails: MAILED_CODES } };
    const request = await this.codes.request(key, address, limits, async (tx, mailed) => {
      const examCode = formatExamCode(exam.code);
      const { title, instituteName: institute } = exam;
      const values = { code: mailed.code, minutes: CODE_MINUTES, examCode, title, institute };
      const { expiresAt } = mailed;
      return this.mails.send(tx, { to: mailed.email, template: 'exam-code', values, expiresAt });
    });
    return { ...request, client: challenge };
  }

  /**
   * Registers a learner who returns a valid code, and mails them their link. An address that is a candidate
   * already stays that candidate, whatever the name.
   * @returns the token of their link
   * @throws INVALID_CODE, EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE,
   *   EXAM_IS_FULL, CANDIDATE_REVOKED, TOO_MANY_REQUESTS
   */
  async register(
    code: string,
    { name, email, challenge, code: typed }: z.output<typeof registrationRules>,
    address: string,
  ): Promise<string> {
    const exam = await this.exams.byCode(this.work.manager, code);
    admit(exam, ExamAccess.REGISTRATION);
    const key = codeKey(exam, email, challenge);
    const checked = { checks: CHECKS, proofMinutes: PROOF_MINUTES };
    const proof = await this.codes.verify(key, typed, address, checked);
    return this.work.run(async (tx) => {
      await this.codes.spend(tx, { email, purpose: TAKE_EXAM, proof });
      const id = await this.learners.register(tx, exam, { name, email });
      const { candidate, isNew } = await this.candidates.findOrAdd(
        tx,
        exam,
        id,
        CandidateOrigin.REGISTERED,
      );
      if (candidate.revokedAt)
        throw candidateErrors.CANDIDATE_REVOKED({ message: REVOKED_MESSAGE });
      if (isNew) await this.links.send(tx, exam, [id], 'exam-link');
      return this.tokens.sign(candidate);
    });
  }

  /**
   * Mails a candidate their link. The response and its time are the same for unknown addresses, so that they
   * do not reveal who is a candidate.
   * @throws EXAM_NOT_FOUND, TOO_MANY_REQUESTS
   */
  async mailLink(
    code: string,
    { email }: z.output<typeof linkRules>,
    address: string,
  ): Promise<void> {
    await this.limits.consume(LINK_REQUESTS, address);
    const exam = await this.exams.byCode(this.work.manager, code);
    await this.limits.consume(LINK_SPACING, `${exam.quizId} ${email}`);
    await this.limits.consume(LINK_HOURLY, `${exam.quizId} ${email}`);
    await this.codeMails.admitSubjectMail(email, address);
    await this.work.run(async (tx) => {
      const learnerId = await this.findCandidate(tx, exam, email);
      if (learnerId === null) await this.links.withhold(tx, exam);
      else await this.links.send(tx, exam, [learnerId], 'exam-link');
    });
  }

  /** @returns the learner's id; null if no candidate with this address has a valid link */
  private async findCandidate(
    { manager }: Transaction,
    { quizId, instituteId }: OpenExam,
    email: string,
  ): Promise<string | null> {
    const learner = await manager.findOneBy(Learner, { instituteId, email });
    const found = { quizId, learnerId: learner?.id ?? quizId };
    const candidate = await manager.findOneBy(Candidate, found);
    return candidate && !candidate.revokedAt ? candidate.learnerId : null;
  }
}

const REVOKED_MESSAGE = 'You were removed from this exam. Ask the exam staff.';

/** The key includes the exam, so that a code is valid for no other. */
function codeKey({ quizId }: OpenExam, email: string, challenge: string) {
  const client = hashToken(`${quizId} ${challenge}`);
  return { email, purpose: TAKE_EXAM, client } as const;
}
