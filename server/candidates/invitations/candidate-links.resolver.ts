import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { CandidateListService } from '../candidate-list.service.js';
import { CandidateType, toCandidate } from '../candidate.types.js';
import { CandidateLinksService } from './candidate-links.service.js';
import { MESSAGE } from './invitation.types.js';
import { CandidateLink } from '../candidate.types.js';

@Resolver()
export class CandidateLinksResolver {
  constructor(
    private readonly links: CandidateLinksService,
    private readonly lists: CandidateListService,
  ) {}

  // A mutation, so that read-only access tokens cannot call it: with the link one can write.
  @Can('exam.edit')
  @Mutation(() => CandidateLink, {
    description:
      "A candidate's own link, to send by other means than our mail. Whoever has it is that candidate. Reading it changes nothing, but read-only access tokens cannot read it.",
  })
  async candidateLink(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'Whose.' }) candidateId: string,
  ): Promise<CandidateLink> {
    return { url: await this.links.link(viewer, candidateId) };
  }

  @Can('exam.edit')
  @Mutation(() => CandidateType, {
    description: 'Mails a candidate the link they have; at most ten times an hour.',
  })
  async resendInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('candidateId', { type: () => ID, description: 'To whom.' }) candidateId: string,
    @Args('message', MESSAGE) message?: string | null,
  ): Promise<CandidateType> {
    await this.links.resend(viewer, candidateId, message);
    return toCandidate(await this.lists.read(viewer, candidateId));
  }

  @Can('exam.edit')
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

  @Can('exam.edit')
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
}
