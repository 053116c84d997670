import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { MarkingAnswersService, type AnswerToMark } from './marking-answers.service.js';
import { deleteClaim, upsertClaim } from './marking-claim.queries.js';
import { MarkingQueueService, type MarkingScope } from './marking-queue.service.js';
import type { markRules, ruleReturnRules } from './marking.validation.js';
import { MarksService } from './marks.service.js';

/** Marking one answer after the other. */
@Injectable()
export class MarkingDeskService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: MarkingAnswersService,
    private readonly queue: MarkingQueueService,
    private readonly marks: MarksService,
  ) {}

  /**
   * Opens an answer or extends the claim; if another marker has it open, the result names them.
   * @throws ANSWER_NOT_FOUND, NOT_ALLOWED
   */
  async open(viewer: Viewer, id: string): Promise<AnswerToMark> {
    const answer = await this.answers.read(viewer, id);
    const { userId } = viewer;
    const claimed = await upsertClaim(this.work.manager, { gradeId: id, userId });
    return claimed > 0 ? { ...answer, openWith: null } : answer;
  }

  /**
   * Releases the answer, so that others can get it next.
   * @throws ANSWER_NOT_FOUND, NOT_ALLOWED
   */
  async leave(viewer: Viewer, id: string): Promise<void> {
    const { grade } = await this.answers.read(viewer, id);
    await deleteClaim(this.work.manager, { gradeId: grade.id, userId: viewer.userId });
  }

  /**
   * Opens the next waiting answer that nobody else has open.
   * @returns null when there is none
   * @throws as MarkingQueueService.next does
   */
  async next(
    viewer: Viewer,
    scope: MarkingScope,
    afterId: string | null,
  ): Promise<AnswerToMark | null> {
    const id = await this.queue.next(viewer, scope, afterId);
    return id === null ? null : this.answers.read(viewer, id);
  }

  /**
   * @returns the answer as it is marked now
   * @throws as MarksService.mark does
   */
  async mark(viewer: Viewer, id: string, input: z.input<typeof markRules>): Promise<AnswerToMark> {
    await this.marks.mark(viewer, id, input);
    return this.answers.read(viewer, id);
  }

  /**
   * @returns the answer as it is marked now
   * @throws as MarksService.returnToRule does
   */
  async returnToRule(
    viewer: Viewer,
    id: string,
    input: z.input<typeof ruleReturnRules>,
  ): Promise<AnswerToMark> {
    await this.marks.returnToRule(viewer, id, input);
    return this.answers.read(viewer, id);
  }
}
