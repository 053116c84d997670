import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
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
import { EndedRecord } from '../../core/graphql/payloads.js';

/** Settings, rubrics and remarks of an exam. */
@Resolver()
export class MarkingSettingsResolver {
  constructor(
    private readonly settings: MarkingSettingsService,
    private readonly remarks: RemarksService,
  ) {}

  @Can('exam.edit')
  @Mutation(() => MarkingSettingsType, {
    description:
      'Changes how an exam of yours is marked. STALE_VERSION, with the current settings in `extensions.current`, if they were changed since they were read.',
  })
  async setMarkingSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam, and how.' })
    { quizId, ...input }: SetMarkingSettingsInput,
  ): Promise<MarkingSettingsType> {
    return toSettings(await this.settings.change(viewer, quizId, input));
  }

  @Can('exam.edit')
  @Mutation(() => RubricType, {
    description:
      'Changes the rubric of a question. Answers already marked keep their levels. STALE_VERSION, with the current rubric in `extensions.current`, if it was changed since it was read.',
  })
  async setRubric(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The question and its rubric.' })
    { quizId, questionId, ...input }: SetRubricInput,
  ): Promise<RubricType> {
    return toRubric(await this.settings.changeRubric(viewer, { quizId, questionId }, input));
  }

  @Can('exam.mark')
  @Mutation(() => RemarkType, { description: 'Adds a remark that all markers of the exam share.' })
  async addRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The exam and the remark.' })
    { quizId, ...input }: AddRemarkInput,
  ): Promise<RemarkType> {
    return toRemark(await this.remarks.add(viewer, quizId, input));
  }

  @Can('exam.mark')
  @Mutation(() => RemarkType, {
    description:
      'Changes a remark; comments written with it stay. STALE_VERSION, with the current remark in `extensions.current`, if it was changed since it was read.',
  })
  async updateRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The remark and its new text.' })
    { id, version, ...input }: UpdateRemarkInput,
  ): Promise<RemarkType> {
    return toRemark(await this.remarks.change(viewer, id, version, input));
  }

  @Can('exam.mark')
  @Mutation(() => EndedRecord, {
    description: 'Deletes a remark; comments written with it stay.',
  })
  async deleteRemark(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which remark.' }) id: string,
  ): Promise<EndedRecord> {
    await this.remarks.remove(viewer, id);
    return { id };
  }
}
