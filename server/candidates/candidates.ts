import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { OwnedByInstitute, Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { Events } from '../core/events/events.js';
import { instituteTopic } from '../core/events/institute-topic.js';
import { Candidate, CandidateOrigin } from './candidate.entity.js';
import { candidateErrors } from './candidate.errors.js';
import { countCandidates, insertCandidates, lockKeptLearners } from './candidate.queries.js';
import { MAX_CANDIDATES } from './candidate.validation.js';

/** An exam with its owner. */
export type OwnedExam = OwnedByInstitute & { quizId: string };

/** Adds and finds candidates. */
@Injectable()
export class Candidates {
  constructor(private readonly events: Events) {}

  /**
   * Makes learners candidates of an exam, except those who were erased meanwhile.
   * @returns the ids of the learners who were not candidates yet
   * @throws EXAM_IS_FULL
   */
  async add(
    tx: Transaction,
    { quizId, instituteId, createdBy }: OwnedExam,
    learnerIds: readonly string[],
    origin: CandidateOrigin,
  ): Promise<ReadonlySet<string>> {
    const { manager } = tx;
    const exam = { quizId, origin };
    const kept = new Set((await lockKeptLearners(manager, { learnerIds })).map(({ id }) => id));
    const values = { ...exam, instituteId, createdBy };
    const ids = learnerIds.filter((id) => kept.has(id));
    const added = await insertCandidates(manager, { ...values, learnerIds: ids });
    if (added.length > 0) {
      const { count } = await countCandidates(manager, exam);
      if (count > MAX_CANDIDATES) throw candidateErrors.EXAM_IS_FULL();
      this.announce(tx, { instituteId });
    }
    return new Set(added.map(({ learnerId }) => learnerId));
  }

  /** Notifies the staff of an institute, after the commit, that something about its candidates has changed. */
  announce(tx: Transaction, { instituteId }: Pick<Candidate, 'instituteId'>): void {
    this.events.publish(instituteTopic(instituteId), tx);
  }

  /** Finds a learner's candidate in an exam, or adds it. @throws EXAM_IS_FULL */
  async findOrAdd(
    tx: Transaction,
    exam: OwnedExam,
    learnerId: string,
    origin: CandidateOrigin,
  ): Promise<{ candidate: Candidate; isNew: boolean }> {
    const added = await this.add(tx, exam, [learnerId], origin);
    const candidate = await tx.manager.findOneByOrFail(Candidate, {
      quizId: exam.quizId,
      learnerId,
    });
    return { candidate, isNew: added.size > 0 };
  }

  /**
   * Loads a candidate for staff. Previews are never found.
   * @param lock locks the row until the transaction ends
   * @throws CANDIDATE_NOT_FOUND, also for a candidate of another owner's exam
   */
  async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'for_no_key_update' },
  ): Promise<Candidate> {
    const where = { id, origin: Not(CandidateOrigin.PREVIEW) };
    const candidate = isId(id) ? await manager.findOne(Candidate, { where, lock }) : null;
    return authorize(viewer, candidate, 'exam.edit', candidateErrors.CANDIDATE_NOT_FOUND);
  }
}
