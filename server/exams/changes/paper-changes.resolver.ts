import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ExamType } from '../exam.types.js';
import { PaperChanges, toPaperChanges } from './paper-changes.types.js';
import { PaperChangesService } from './paper-changes.service.js';

/** Compares up to a thousand questions. */
const COMPARISON_COST = 3_000;

@Resolver(() => ExamType)
export class PaperChangesResolver {
  constructor(private readonly paperChanges: PaperChangesService) {}

  @ResolveField(() => PaperChanges, {
    nullable: true,
    complexity: COMPARISON_COST,
    description:
      'What was changed after the paper was submitted: learners do not get it until the paper is submitted again. Null if nothing was, and for a quiz that was never submitted.',
  })
  async changes(@Parent() { exam }: ExamType): Promise<PaperChanges | null> {
    const difference = await this.paperChanges.compare(exam);
    return difference && toPaperChanges(difference);
  }
}
