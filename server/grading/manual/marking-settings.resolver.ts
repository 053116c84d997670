import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import {
  AddRemarkInput,
  SetMarkingSettingsInput,
  SetRubricInput,
  UpdateRemarkInput,
} from './marking-inputs.js';
import { MarkingSettingsService } from './marking-settings.service.js';
import {
  MarkingSettingsType,
  RemarkType,
  RubricType,
  toRemark,
  toRubric,
  toSettings,
} from './marking.types.js';
import { RemarksService } from './remarks.service.js';

/** By what an exam is marked. */
@Resolver()
export class MarkingSettingsResolver {
  constructor(
    private readonly settings: MarkingSettingsService,
    private readonly remarks: RemarksService,
  ) {}

  @Mutation(() => MarkingSettingsType, {
    description:
      'Says how an exam of yours is marked. STALE_VERSION, with what it says now in `extensions.current`, if that was changed since it was read.',
  })
  async setMarkingSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam, and how.' })
    { quizId, ...given }: SetMarkingSettingsInput,
  ): Promise<MarkingSettingsType> {
    return toSettings(await this.settings.change(viewer, quizId, given));
  }

  @Mutation(() => RubricType, {
    description:
      'Writes the rubric of a question. What was marked already keeps its levels. STALE_VERSION, with the rubric of now in `extensions.current`, if it was changed since it was read.',
  })
  async setRubric(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Of which question, and what it says.' })
    { quizId, questionId, ...given }: SetRubricInput,
  ): Promise<RubricType> {
    return toRubric(await this.settings.write(viewer, { quizId, questionId }, given));
  }

  @Mutation(() => RemarkType, { description: 'Keeps a remark for all who mark the exam.' })
  async addRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Of which exam, and what it says.' })
    { quizId, ...given }: AddRemarkInput,
  ): Promise<RemarkType> {
    return toRemark(await this.remarks.add(viewer, quizId, given));
  }

  @Mutation(() => RemarkType, {
    description:
      'Changes a remark; what was written with it stays. STALE_VERSION, with what it says now in `extensions.current`, if it was changed since it was read.',
  })
  async updateRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which remark, and what it is to say.' })
    { id, version, ...given }: UpdateRemarkInput,
  ): Promise<RemarkType> {
    return toRemark(await this.remarks.change(viewer, id, version, given));
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a remark; what was written with it stays. Answers true.',
  })
  async deleteRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which remark.' }) id: string,
  ): Promise<boolean> {
    await this.remarks.remove(viewer, id);
    return true;
  }
}
