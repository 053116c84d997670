import {
  Args,
  Context,
  ID,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { SUCCESS, Success } from '../../core/graphql/payloads.js';
import { CandidateType, toCandidate } from '../../candidates/candidate.types.js';
import { CandidatesById } from '../../candidates/fields/candidate-field.resolver.js';
import {
  ConfirmReturnInput,
  RefusedReturns,
  ReturnRequestType,
  ReturnSuggestions,
  toReturnRequest,
} from './return.types.js';
import { MAX_WAITING } from './return.queries.js';
import { MAX_SUGGESTED } from './return-suggestion.queries.js';
import { ReturnDecisionsService } from './return-decisions.service.js';

@Resolver(() => ReturnSuggestions)
export class ReturnsResolver {
  constructor(
    private readonly decisions: ReturnDecisionsService,
    private readonly byId: CandidatesById,
  ) {}

  @Can('exam.edit')
  @Query(() => [ReturnRequestType], {
    description: `Learners who ask to continue an exam of yours on another device, the earliest first; at most ${MAX_WAITING}.`,
    complexity: ({ childComplexity }) => MAX_WAITING * childComplexity,
  })
  async returnRequests(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ReturnRequestType[]> {
    return (await this.decisions.list(viewer, quizId)).map(toReturnRequest);
  }

  @Can('exam.edit')
  @Query(() => ReturnSuggestions, {
    description: 'Candidates who may have made a waiting request, by name and roll number.',
  })
  async returnSuggestions(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which request.' }) id: string,
  ): Promise<ReturnSuggestions> {
    return this.decisions.suggest(viewer, id);
  }

  @ResolveField(() => [CandidateType], {
    description: `Candidates with a similar name or the same roll number: the best match first, then the earliest start; at most ${MAX_SUGGESTED}.`,
    complexity: ({ childComplexity }) => MAX_SUGGESTED * childComplexity,
  })
  async candidates(
    @CurrentViewer() viewer: Viewer,
    @Parent() { ids }: ReturnSuggestions,
    @Context() context: object,
  ): Promise<CandidateType[]> {
    const found = await Promise.all(
      ids.map(async (id) => this.byId.load(context, viewer, id, toCandidate)),
    );
    return found.filter((candidate) => candidate !== null);
  }

  @Can('exam.edit')
  @Mutation(() => Success, {
    description:
      'Confirms who asks to continue on another device: that device gets the link of the candidate.',
  })
  async confirmReturn(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which request, and who it is.' })
    { id, candidateId }: ConfirmReturnInput,
  ): Promise<Success> {
    await this.decisions.confirm(viewer, id, candidateId);
    return SUCCESS;
  }

  @Can('exam.edit')
  @Mutation(() => Success, {
    description: 'Refuses a request to continue on another device. Its learner can ask again.',
  })
  async refuseReturn(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which request.' }) id: string,
  ): Promise<Success> {
    await this.decisions.refuse(viewer, id);
    return SUCCESS;
  }

  @Can('exam.edit')
  @Mutation(() => RefusedReturns, {
    description:
      'Refuses all requests to continue an exam of yours on another device. Their learners can ask again.',
  })
  async refuseReturns(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<RefusedReturns> {
    return { count: await this.decisions.refuseAll(viewer, quizId) };
  }
}
