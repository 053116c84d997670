import { Injectable, type Type } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../core/access/parameters.js';
import { can } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RecordBatches } from '../../core/graphql/record-batches.js';
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

/** Declares the field `candidate` of a type with `candidateId`: list the class among the providers of its module. */
export function CandidateField(Owner: abstract new () => { candidateId: string }): Type<object> {
  @Resolver(() => Owner)
  class CandidateFieldResolver {
    constructor(private readonly candidates: CandidatesById) {}

    @ResolveField(() => CandidateType, {
      nullable: true,
      description: 'That candidate; null for roles that may not list candidates.',
    })
    async candidate(
      @Parent() { candidateId }: { candidateId: string },
      @CurrentViewer() viewer: Viewer,
      @Context() request: object,
    ): Promise<CandidateType | null> {
      return this.candidates.load(request, viewer, candidateId, toCandidate);
    }
  }
  return CandidateFieldResolver;
}
