import { Injectable } from '@nestjs/common';
import { can } from '../../core/access/policy.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
import { recordField } from '../../core/graphql/record-field.js';
import { listCandidatesById, type ListedCandidate } from '../candidate-list.queries.js';
import { CandidateType, toCandidate } from '../candidate.types.js';

/** Candidates beside their ids, as the query `candidates` returns them: not to markers. */
@Injectable()
export class CandidatesById extends RecordBatches<ListedCandidate> {
  constructor(work: UnitOfWork) {
    super(async (viewer, ids) => {
      const found = await listCandidatesById(work.manager, { ids });
      return found.filter((candidate) => can(viewer, candidate, 'exam.edit'));
    });
  }
}

/** Declares the field `candidate` of a type with `candidateId`, or another one. */
export const CandidateField = recordField({
  name: 'candidate',
  description: 'That candidate; null for roles that may not list candidates.',
  records: CandidatesById,
  type: CandidateType,
  toAnswer: toCandidate,
});
