import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { lookupCost } from '../../core/graphql/lookup-cost.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { ExamType } from '../exam.types.js';
import { ExamFindingType, toExamFinding } from './exam-finding.types.js';
import { MAX_FINDINGS } from './readiness.js';
import { ReadinessService } from './readiness.service.js';

/** Reads and compares up to a thousand questions. */
const CHECK_COST = 3_000;

@Resolver(() => ExamType)
export class ReadinessResolver {
  constructor(private readonly readiness: ReadinessService) {}

  @ResolveField(() => Boolean, {
    complexity: CHECK_COST,
    description:
      'Whether the quiz says something else than its revision: learners get the latter until it is submitted again. False for one that was never submitted.',
  })
  async hasUnpublishedChanges(@Parent() { exam }: ExamType): Promise<boolean> {
    return this.readiness.hasUnpublishedChanges(exam);
  }

  @ResolveField(() => MarksScalar, {
    complexity: lookupCost,
    description: 'What all questions earn together, as the quiz is now and by these rules.',
  })
  async totalMarks(@Parent() { exam }: ExamType): Promise<Marks> {
    return this.readiness.totalMarks(exam);
  }

  @ResolveField(() => [ExamFindingType], {
    complexity: CHECK_COST,
    description: `What is better fixed before the exam opens, as the quiz is now: the worst first, at most ${MAX_FINDINGS}. Questions are looked into where there are at most 1,000.`,
  })
  async findings(@Parent() { exam }: ExamType): Promise<ExamFindingType[]> {
    return (await this.readiness.findings(exam)).map(toExamFinding);
  }
}
