import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can, SessionOnly } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { RetentionService } from './retention.service.js';
import { LearnerRetentionType, toLearnerRetention } from './retention.types.js';

@Resolver()
@SessionOnly()
export class RetentionResolver {
  constructor(private readonly retention: RetentionService) {}

  @Can('institute.manage')
  @Query(() => LearnerRetentionType, {
    description: 'How long your institute keeps personal data of learners. For owners.',
  })
  async learnerRetention(
    @CurrentViewer() viewer: Viewer,
    @Args('months', {
      type: () => Int,
      nullable: true,
      description:
        'To see what another setting would do, from 1 to 120; the stored one if left out.',
    })
    months?: number | null,
  ): Promise<LearnerRetentionType> {
    return toLearnerRetention(await this.retention.read(viewer, months));
  }

  @Can('institute.manage')
  @Mutation(() => LearnerRetentionType, {
    description:
      'Sets how long your institute keeps personal data of learners. A sweep erases, every hour, those who ' +
      'are due, as `eraseLearner` does; that cannot be undone. For owners.',
  })
  async setLearnerRetention(
    @CurrentViewer() viewer: Viewer,
    @Args('months', {
      type: () => Int,
      nullable: true,
      description: 'From 1 to 120; null keeps the data.',
    })
    months: number | null,
  ): Promise<LearnerRetentionType> {
    return toLearnerRetention(await this.retention.set(viewer, months));
  }
}
