import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { Candidate, CandidateOrigin } from './candidate.entity.js';
import type { GivenExam } from './given-exams.js';
import { Learner } from './learner.entity.js';
import { learnerErrors } from './learner.errors.js';
import { MOST_CANDIDATES } from './learner.rules.js';

/** Makes learners and candidates. */
@Injectable()
export class Candidates {
  /** A learner of whom only the name is known: another one each time. */
  async named(tx: Transaction, exam: GivenExam, name: string): Promise<Learner> {
    const { instituteId, createdBy } = exam;
    return tx.manager.save(tx.manager.create(Learner, { instituteId, createdBy, name }));
  }

  /** @throws EXAM_IS_FULL */
  async add(
    { manager }: Transaction,
    { quizId, instituteId, createdBy }: GivenExam,
    learner: Learner,
    origin: CandidateOrigin,
  ): Promise<Candidate> {
    const listed = { quizId, origin: Not(CandidateOrigin.PREVIEW) };
    if ((await manager.countBy(Candidate, listed)) >= MOST_CANDIDATES)
      throw learnerErrors.EXAM_IS_FULL();
    const made = { quizId, instituteId, createdBy, learnerId: learner.id, origin };
    return manager.save(manager.create(Candidate, made));
  }
}
