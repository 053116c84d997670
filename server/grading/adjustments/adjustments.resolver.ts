import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import {
  Adjustment,
  AdjustmentPage,
  AdjustmentPreviewType,
  AdjustmentValueInput,
  MakeAdjustmentInput,
  UndoAdjustmentInput,
} from './adjustment.types.js';
import { PageArgs } from '../../core/graphql/paging.js';
import { AdjustmentListService } from './adjustment-list.service.js';
import { AdjustmentPreviewService } from './adjustment-preview.service.js';
import { AdjustmentsService } from './adjustments.service.js';

/** Computed from all results of an exam: one request asks for two at most. */
const PREVIEW_COST = 20_000;

@Resolver()
export class AdjustmentsResolver {
  constructor(
    private readonly adjustments: AdjustmentsService,
    private readonly lists: AdjustmentListService,
    private readonly previews: AdjustmentPreviewService,
  ) {}

  @Can('exam.read')
  @Query(() => AdjustmentPage, {
    description: 'What staff changed about the results of an exam of yours.',
  })
  async examAdjustments(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args('attemptId', {
      type: () => ID,
      nullable: true,
      description: 'Only those that apply to this attempt, or did until they were undone.',
    })
    attemptId: string | null,
    @Args() page: PageArgs,
  ): Promise<AdjustmentPage> {
    return this.lists.list(viewer, { quizId, attemptId: attemptId ?? null }, page);
  }

  @Can('exam.edit')
  @Query(() => AdjustmentPreviewType, {
    complexity: PREVIEW_COST,
    description: 'What an adjustment would do to the results of an exam of yours.',
  })
  async adjustmentPreview(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The adjustment.' }) input: AdjustmentValueInput,
  ): Promise<AdjustmentPreviewType> {
    return this.previews.making(viewer, input);
  }

  @Can('exam.edit')
  @Query(() => AdjustmentPreviewType, {
    complexity: PREVIEW_COST,
    description: 'What undoing an adjustment would do.',
  })
  async undoAdjustmentPreview(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which adjustment.' }) id: string,
  ): Promise<AdjustmentPreviewType> {
    return this.previews.undoing(viewer, id);
  }

  @Can('exam.edit')
  @Mutation(() => Adjustment, {
    description:
      'Changes results of an exam of yours after it was taken: those of one attempt at once, those of all by a worker. PREVIEW_OUTDATED if results have changed since the preview.',
  })
  async makeAdjustment(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The adjustment with its reason.' }) input: MakeAdjustmentInput,
  ): Promise<Adjustment> {
    return this.lists.read(await this.adjustments.make(viewer, input));
  }

  @Can('exam.edit')
  @Mutation(() => Adjustment, {
    description: 'Undoes an adjustment: results become what they would be without it.',
  })
  async undoAdjustment(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which adjustment.' }) { id, stamp }: UndoAdjustmentInput,
  ): Promise<Adjustment> {
    return this.lists.read(await this.adjustments.undo(viewer, id, stamp));
  }
}
