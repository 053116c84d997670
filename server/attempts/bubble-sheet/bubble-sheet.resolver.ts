import { Args, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { BubbleSheetService } from './bubble-sheet.service.js';
import { BubbleSheet, BubbleSheetArgs } from './bubble-sheet.types.js';

@Resolver()
export class BubbleSheetResolver {
  constructor(private readonly sheets: BubbleSheetService) {}

  @Can('exam.read')
  @Query(() => BubbleSheet, {
    description:
      'Who is at an exam of yours, which questions each has answered so far, and who needs help.',
  })
  async bubbleSheet(
    @CurrentViewer() viewer: Viewer,
    @Args() { quizId, since }: BubbleSheetArgs,
  ): Promise<BubbleSheet> {
    return this.sheets.read(viewer, quizId, since ?? null);
  }
}
