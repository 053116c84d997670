import { Args, Context, ID, Resolver, Subscription } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { SubscriptionContext } from '../../core/graphql/subscription-streams.js';
import { ExamChange } from './exam-changes.types.js';
import { ExamChanges } from './exam-changes.js';

@Resolver()
export class ExamChangesResolver {
  constructor(private readonly changes: ExamChanges) {}

  @Can('exam.read')
  @Subscription(() => ExamChange, {
    description:
      'Says when attempts, answers or marks of an exam of yours have changed, at most once a second, and at least every ten seconds: look again then.',
  })
  async examChanged(
    @CurrentViewer() viewer: Viewer,
    @Context() { signal }: SubscriptionContext,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<AsyncIterable<{ examChanged: ExamChange }>> {
    return this.changes.watch(viewer, quizId, signal);
  }
}
