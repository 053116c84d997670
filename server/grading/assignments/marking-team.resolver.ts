import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { MarkingTeamService } from './marking-team.service.js';
import { AssignMarkerInput, STAMP_READ, MarkingTeam, toMarkingTeam } from './marking-team.types.js';

/** Who marks an exam. */
@Resolver()
export class MarkingTeamResolver {
  constructor(private readonly team: MarkingTeamService) {}

  @Can('exam.edit')
  @Query(() => MarkingTeam, {
    description: 'Who marks an exam of yours, what is assigned to them, and how far they are.',
  })
  async markingTeam(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<MarkingTeam> {
    return toMarkingTeam(await this.team.read(viewer, quizId));
  }

  @Can('exam.edit')
  @Mutation(() => MarkingTeam, {
    description:
      'Assigns a marker the whole exam, some questions, some learners, or answers of these learners to these questions, in place of what was assigned to them. From the first assignment on, markers of the exam see only what is assigned to them.',
  })
  async assignMarker(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Who marks what.' })
    { questionIds = null, learnerIds = null, ...whom }: AssignMarkerInput,
  ): Promise<MarkingTeam> {
    return toMarkingTeam(await this.team.assign(viewer, whom, { questionIds, learnerIds }));
  }

  @Can('exam.edit')
  @Mutation(() => MarkingTeam, {
    description:
      'Takes back what is assigned to somebody. Once nobody is assigned, all markers see the whole exam again.',
  })
  async unassignMarker(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'In which exam.' }) quizId: string,
    @Args('userId', { type: () => ID, description: 'Whose.' }) userId: string,
    @Args('stamp', { type: () => String, nullable: true, description: STAMP_READ })
    stamp?: string | null,
  ): Promise<MarkingTeam> {
    return toMarkingTeam(await this.team.unassign(viewer, { quizId, userId, stamp }));
  }
}
