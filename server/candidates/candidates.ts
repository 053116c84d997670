import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { Owned, Viewer } from '../core/access/viewer.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { Candidate, CandidateOrigin } from './candidate.entity.js';
import { candidateErrors } from './candidate.errors.js';
import { MAX_CANDIDATES } from './candidate.validation.js';

/** The exam of a quiz, and whose it is. */
export type ExamOf = Owned & { quizId: string };

/** A microsecond apart, in the order given: so a list shows them. Who is one already stays as they are. */
const ADD = `
  INSERT INTO candidates (institute_id, created_by, quiz_id, learner_id, origin, created_at)
  SELECT $1, $2, $3, given.id, $4, now() + given.n * interval '1 microsecond'
  FROM unnest($5::uuid[]) WITH ORDINALITY AS given(id, n)
  ON CONFLICT (quiz_id, learner_id) DO NOTHING
  RETURNING learner_id AS "learnerId"`;

/**
 * How many places of an exam are taken, as it is for whoever comes in this way ($2): names that anybody
 * typed and that never started keep nobody out who is known by an address.
 */
const TAKEN = `
  SELECT count(*)::int AS count FROM candidates
  WHERE quiz_id = $1 AND origin <> '${CandidateOrigin.PREVIEW}'
    AND ($2 = '${CandidateOrigin.LINK}' OR origin <> '${CandidateOrigin.LINK}' OR started_at IS NOT NULL)`;

/** The candidates of exams. */
@Injectable()
export class Candidates {
  /**
   * Makes candidates of learners.
   * @returns those who were none yet
   * @throws EXAM_IS_FULL
   */
  async add(
    { manager }: Transaction,
    { quizId, instituteId, createdBy }: ExamOf,
    learnerIds: readonly string[],
    origin: CandidateOrigin,
  ): Promise<ReadonlySet<string>> {
    const added = await manager.query<{ learnerId: string }[]>(ADD, [
      instituteId,
      createdBy,
      quizId,
      origin,
      learnerIds,
    ]);
    if (added.length > 0) {
      const [row] = await manager.query<{ count: number }[]>(TAKEN, [quizId, origin]);
      if ((row?.count ?? 0) > MAX_CANDIDATES) throw candidateErrors.EXAM_IS_FULL();
    }
    return new Set(added.map(({ learnerId }) => learnerId));
  }

  /** Adds one who is none yet, or finds them. @throws EXAM_IS_FULL */
  async one(
    tx: Transaction,
    exam: ExamOf,
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
   * One that staff name. Previews are nobody's candidates.
   * @param lock holds it until the transaction ends
   * @throws CANDIDATE_NOT_FOUND, also for somebody else's
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
