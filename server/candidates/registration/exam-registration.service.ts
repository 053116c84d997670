import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { hashToken } from '../../core/access/secrets.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { MailService } from '../../mail/mail.service.js';
import { shownExamCode } from '../../exams/exam-code.js';
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
import { emailCodeRules, linkRules, registrationRules } from './exam-front.schema.js';
import { ExamMails } from '../invitations/exam-mails.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { LearnerRecords } from '../learner-records.js';
import { CandidateTokens } from '../candidate-tokens.js';
import { Learner } from '../learner.entity.js';
import { candidateErrors } from '../candidate.errors.js';

/** Per network address: hundreds of one school register within an hour, and some need a second code. */
const CODES = { name: 'exam-codes', points: 2_000, seconds: 3_600 };
/** Per exam: nobody makes one to have our mail server write to the world. */
const MAILED = { name: 'exam-codes-mailed', points: 2_000, seconds: 3_600 };
const CHECKS = { name: 'exam-code-checks', points: 4_000, seconds: 3_600 };
const ASKED = { name: 'exam-links', points: 1_500, seconds: 3_600 };
/** Per exam and address, whether or not there is such a candidate. */
const LINK_SPACING = { name: 'exam-link-minute', points: 1, seconds: 60 };
const LINK_HOURLY = { name: 'exam-link-hour', points: 5, seconds: 3_600 };
const PROOF_MINUTES = 10;

/** How learners come in who have an address: by a code first, later by a mailed link. */
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
   * Mails a code to an address, good for this exam only. The same for every address.
   * @returns its `client` is the challenge
   * @throws VALIDATION, EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE, TOO_MANY_REQUESTS
   */
  async requestCode(
    code: string,
    input: z.input<typeof emailCodeRules>,
    address: string,
  ): Promise<CodeRequest> {
    const { email } = validate(emailCodeRules, input);
    const exam = await this.exams.byCode(this.work.manager, code);
    admit(exam, ExamAccess.REGISTRATION);
    const challenge = randomUUID();
    const key = codeKey(exam, email, challenge);
    const limits = { requests: CODES, about: { id: exam.quizId, mails: MAILED } };
    const request = await this.codes.request(key, address, limits, async (tx, made) => {
      const examCode = shownExamCode(exam.code);
      const values = { code: made.code, minutes: CODE_MINUTES, examCode };
      const { expiresAt } = made;
      return this.mails.send(tx, { to: made.email, template: 'exam-code', values, expiresAt });
    });
    return { ...request, client: challenge };
  }

  /**
   * Lets somebody in whose code came back, and mails them their link. An address that is a candidate
   * already is that candidate, whatever name is given.
   * @returns the token of their link
   * @throws VALIDATION, INVALID_CODE, EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE,
   *   EXAM_IS_FULL, CANDIDATE_REVOKED, TOO_MANY_REQUESTS
   */
  async register(
    code: string,
    input: z.input<typeof registrationRules>,
    address: string,
  ): Promise<string> {
    const { name, email, challenge, code: typed } = validate(registrationRules, input);
    const exam = await this.exams.byCode(this.work.manager, code);
    admit(exam, ExamAccess.REGISTRATION);
    const key = codeKey(exam, email, challenge);
    const checked = { checks: CHECKS, proofMinutes: PROOF_MINUTES };
    const proof = await this.codes.verify(key, typed, address, checked);
    return this.work.run(async (tx) => {
      await this.codes.spend(tx, { email, purpose: TAKE_EXAM, proof });
      const [learner] = await this.learners.addressed(tx, exam, [{ name, email }], false);
      const id = learner?.id ?? '';
      const { candidate, isNew } = await this.candidates.one(
        tx,
        exam,
        id,
        CandidateOrigin.REGISTERED,
      );
      if (candidate.revokedAt) throw candidateErrors.CANDIDATE_REVOKED({ message: OFF });
      if (isNew) await this.links.send(tx, exam, [id], 'exam-link');
      return this.tokens.sign(candidate);
    });
  }

  /**
   * Mails a candidate their link. Nobody is told whether there is one: what is answered, and how long it
   * takes, is the same.
   * @throws VALIDATION, EXAM_NOT_FOUND, TOO_MANY_REQUESTS
   */
  async mailLink(code: string, input: z.input<typeof linkRules>, address: string): Promise<void> {
    const { email } = validate(linkRules, input);
    await this.limits.consume(ASKED, address);
    const exam = await this.exams.byCode(this.work.manager, code);
    await this.limits.consume(LINK_SPACING, `${exam.quizId} ${email}`);
    await this.limits.consume(LINK_HOURLY, `${exam.quizId} ${email}`);
    await this.codeMails.admitAbout(email, address);
    await this.work.run(async (tx) => {
      const learnerId = await this.candidateAt(tx, exam, email);
      if (learnerId === null) await this.links.withhold(tx, exam, email);
      else await this.links.send(tx, exam, [learnerId], 'exam-link');
    });
  }

  /** @returns the learner; null where nobody of this address may come in */
  private async candidateAt(
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

const OFF = 'You were taken off this exam. Ask whoever gives it.';

/** A code that was asked for at one exam opens no other. */
function codeKey({ quizId }: OpenExam, email: string, challenge: string) {
  const client = hashToken(`${quizId} ${challenge}`);
  return { email, purpose: TAKE_EXAM, client } as const;
}
