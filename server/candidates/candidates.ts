import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { OwnedByInstitute, Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { Candidate, CandidateOrigin } from './candidate.entity.js';
import { candidateErrors } from './candidate.errors.js';
import { MAX_CANDIDATES } from './candidate.validation.js';

/** An exam with its owner. */
export type OwnedExam = OwnedByInstitute & { quizId: string };

/** Inserts a microsecond apart, so that lists keep the order of the input. Existing candidates stay unchanged. */
const ADD_CANDIDATES = `
  INSERT INTO candidates (institute_id, created_by, quiz_id, learner_id, origin, created_at)
  SELECT $1, $2, $3, given.id, $4, now() + given.n * interval '1 microsecond'
  FROM unnest($5::uuid[]) WITH ORDINALITY AS given(id, n)
  ON CONFLICT (quiz_id, learner_id) DO NOTHING
  RETURNING learner_id AS "learnerId"`;

/**
 * Counts the candidates of an exam for the limit, for a new one of origin $2. Candidates by LINK who never
 * started, which anybody can create, do not count against candidates with an address.
 */
const COUNT_CANDIDATES = `
  SELECT count(*)::int AS count FROM candidates
  WHERE quiz_id = $1 AND origin <> '${CandidateOrigin.PREVIEW}'
    AND ($2 = '${CandidateOrigin.LINK}' OR origin <> '${CandidateOrigin.LINK}' OR started_at IS NOT NULL)`;

/** Adds and finds candidates. */
@Injectable()
export class Candidates {
  /**
   * Makes learners candidates of an exam.
   * @returns the ids of the learners who were not candidates yet
   * @throws EXAM_IS_FULL
   */
  async add(
    { manager }: Transaction,
    { quizId, instituteId, createdBy }: OwnedExam,
    learnerIds: readonly string[],
    origin: CandidateOrigin,
  ): Promise<ReadonlySet<string>> {
    const added = await manager.query<{ learnerId: string }[]>(ADD_CANDIDATES, [
      instituteId,
      createdBy,
      quizId,
      origin,
      learnerIds,
    ]);
    if (added.length > 0) {
      const [row] = await manager.query<{ count: number }[]>(COUNT_CANDIDATES, [quizId, origin]);
      if ((row?.count ?? 0) > MAX_CANDIDATES) throw candidateErrors.EXAM_IS_FULL();
    }
    return new Set(added.map(({ learnerId }) => learnerId));
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
    return authorize(viewer, candidate, 'edit', candidateErrors.CANDIDATE_NOT_FOUND);
  }
}
