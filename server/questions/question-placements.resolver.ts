import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { lookupCost } from '../core/graphql/lookup-cost.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { QuestionType } from './kinds/question.types.js';
import { PlacementPage, toPlacement } from './placement.types.js';
import { QuestionService } from './question.service.js';

@Resolver(() => QuestionType)
export class QuestionPlacementsResolver {
  constructor(private readonly questions: QuestionService) {}

  @ResolveField(() => PlacementPage, {
    name: 'placements',
    complexity: lookupCost,
    description:
      'The papers that have this question, this one included and none of the trash; the first it was put in comes first.',
  })
  async page(
    @CurrentViewer() viewer: Viewer,
    @Parent() question: QuestionType,
    @Args() page: PageArgs,
  ): Promise<PlacementPage> {
    return toPage(await this.questions.placements(viewer, question.id, page), toPlacement);
  }
}
