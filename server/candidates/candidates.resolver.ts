import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { AccommodationsService } from './accommodations.service.js';
import { CandidateLinksService } from './invitations/candidate-links.service.js';
import { CandidateSort } from './candidate-list.queries.js';
import { CandidateListService } from './candidate-list.service.js';
import {
  ArrangeForCandidateInput,
  CandidateFilterInput,
  CandidatePage,
  CandidateType,
  toCandidate,
} from './candidate.types.js';

@Resolver(() => CandidateType)
export class CandidatesResolver {
  constructor(
    private readonly lists: CandidateListService,
    private readonly links: CandidateLinksService,
    private readonly accommodations: AccommodationsService,
  ) {}

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

  // A mutation, so that read-only access tokens cannot call it: with the link one can write.
  @Mutation(() => String, {
    description:
      "A candidate's own link, to send by other means than our mail. Whoever has it is that candidate. Reading it changes nothing, but read-only access tokens cannot read it.",
  })
  async candidateLink(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'Whose.' }) candidateId: string,
  ): Promise<string> {
    return this.links.link(viewer, candidateId);
  }

  @Mutation(() => CandidateType, {
    description: 'Mails a candidate the link they have; at most ten times an hour.',
  })
  async resendInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'To whom.' }) candidateId: string,
  ): Promise<CandidateType> {
    await this.links.resend(viewer, candidateId);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }

  @Mutation(() => CandidateType, {
    description: 'Takes a candidate off the exam: their link opens nothing any more.',
  })
  async revokeCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'Whom.' }) candidateId: string,
  ): Promise<CandidateType> {
    await this.links.revoke(viewer, candidateId);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }

  @Mutation(() => CandidateType, {
    description: 'Lets a candidate in again, by a new link: mail it with resendInvitation.',
  })
  async restoreCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'Whom.' }) candidateId: string,
  ): Promise<CandidateType> {
    await this.links.restore(viewer, candidateId);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }

  @Mutation(() => CandidateType, {
    description:
      'Arranges more time, more attempts or a window of their own for a candidate. An attempt under way has its new deadline at once, unless it was reopened.',
  })
  async arrangeForCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'For whom, and what.' })
    { candidateId, ...arrangement }: ArrangeForCandidateInput,
  ): Promise<CandidateType> {
    await this.accommodations.update(viewer, candidateId, arrangement);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }
}
