import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { lookupCost } from '../../core/graphql/lookup-cost.js';
import { ExamType } from '../../exams/exam.types.js';
import { countConcerned, countReachable } from './invitation.queries.js';

@Resolver(() => ExamType)
export class ReachableResolver {
  constructor(private readonly work: UnitOfWork) {}

  @ResolveField(() => Int, {
    complexity: lookupCost,
    description:
      'Learners who have not started, still can, and have an address: those whom a reminder can reach.',
  })
  async reachableCount(@Parent() { quizId }: ExamType): Promise<number> {
    const { count } = await countReachable(this.work.manager, { quizId });
    return count;
  }

  @ResolveField(() => Int, {
    complexity: lookupCost,
    description:
      'Learners whom mailChangedTimes would mail now: of those whom a reminder can reach, those for whom the exam decides at least one side of their window.',
  })
  async changedTimesCount(@Parent() { quizId }: ExamType): Promise<number> {
    const { count } = await countConcerned(this.work.manager, { quizId });
    return count;
  }
}
