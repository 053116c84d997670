import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { ConnectionArgs, connectionCost, toConnection } from '../core/graphql/connections.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { AccommodationsService } from './accommodations.service.js';
import { CandidateSort } from './candidate-list.queries.js';
import { CandidateListService } from './candidate-list.service.js';
import {
  GrantAccommodationsInput,
  CandidateConnection,
  CandidateFilterInput,
  CandidatePage,
  CandidateType,
  toCandidate,
} from './candidate.types.js';

@Resolver(() => CandidateType)
export class CandidatesResolver {
  constructor(
    private readonly lists: CandidateListService,
    private readonly accommodations: AccommodationsService,
  ) {}

  @Can('exam.edit')
  @Query(() => CandidatePage, { name: 'candidates', description: 'Who takes part in an exam.' })
  async list(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() page: PageArgs,
    @Args('filter', { nullable: true, description: 'All of them, if left out.' })
    filter: CandidateFilterInput = {},
    @Args('sort', {
      type: () => CandidateSort,
      defaultValue: CandidateSort.NEWEST,
      description: 'The order.',
    })
    sort: CandidateSort,
  ): Promise<CandidatePage> {
    return toPage(await this.lists.list(viewer, quizId, filter, sort, page), toCandidate);
  }

  @Can('exam.edit')
  @Query(() => CandidateConnection, {
    complexity: connectionCost,
    description: 'Who takes part in an exam by cursor, who came last first.',
  })
  async candidateConnection(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() args: ConnectionArgs,
    @Args('filter', { nullable: true, description: 'All of them, if left out.' })
    filter: CandidateFilterInput = {},
  ): Promise<CandidateConnection> {
    return toConnection(await this.lists.listFrom(viewer, quizId, filter, args), toCandidate);
  }

  @Can('exam.edit')
  @Mutation(() => CandidateType, {
    description:
      'Arranges more time, more attempts or a window of their own for a candidate. An attempt under way has its new deadline at once, unless it was reopened.',
  })
  async grantAccommodations(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'For whom, and what.' })
    { candidateId, ...arrangement }: GrantAccommodationsInput,
  ): Promise<CandidateType> {
    await this.accommodations.update(viewer, candidateId, arrangement);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }
}
