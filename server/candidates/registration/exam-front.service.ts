import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { ExamAccess } from '../../exams/rules/exam-rules.entity.js';
import { ExamState } from '../../exams/rules/exam-state.js';
import { CandidateOrigin } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import type { joinRules } from './exam-front.schema.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { LearnerRecords } from '../learner-records.js';
import { CandidateTokens } from '../candidate-tokens.js';
import { candidateErrors } from '../candidate.errors.js';

/**
 * Per network address: a whole school uses one, and each learner visits more than once. Guessing one of the
 * 30^8 codes is still hopeless.
 */
const VISITS = { name: 'exam-visits', points: 6_000, seconds: 600 };
/** Per exam and network address: no single visitor can fill an exam. */
const JOINS_PER_EXAM = { name: 'exam-joins-of-one', points: 500, seconds: 3_600 };

/** Shows an exam to visitors with its code, and lets them join. */
@Injectable()
export class ExamFrontService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly exams: OpenExams,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly tokens: CandidateTokens,
    private readonly limits: RateLimits,
  ) {}

  /** @param address network address of the caller. @throws EXAM_NOT_FOUND, TOO_MANY_REQUESTS */
  async show(code: string, address: string): Promise<OpenExam> {
    await this.limits.consume(VISITS, address);
    return this.exams.byCode(this.work.manager, code);
  }

  /**
   * Registers a visitor with only a name: a new candidate each time.
   * @returns the token of their link
   * @throws EXAM_NOT_FOUND, EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE, EXAM_IS_FULL,
   *   TOO_MANY_REQUESTS
   */
  async join(code: string, { name }: z.output<typeof joinRules>, address: string): Promise<string> {
    const exam = await this.exams.byCode(this.work.manager, code);
    admit(exam, ExamAccess.LINK);
    await this.limits.consume(JOINS_PER_EXAM, `${exam.quizId} ${address}`);
    return this.work.run(async (tx) => {
      const { id } = await this.learners.createNamed(tx, exam, name);
      const { candidate } = await this.candidates.findOrAdd(tx, exam, id, CandidateOrigin.LINK);
      return this.tokens.sign(candidate);
    });
  }
}

/** @throws EXAM_ACCESS, EXAM_CLOSED, EXAM_UNAVAILABLE */
export function admit(exam: OpenExam, access: ExamAccess): void {
  if (exam.access !== access) throw candidateErrors.EXAM_ACCESS();
  if (exam.state === ExamState.CLOSED) throw candidateErrors.EXAM_CLOSED();
  if (exam.state === ExamState.UNAVAILABLE) throw candidateErrors.EXAM_UNAVAILABLE();
}
