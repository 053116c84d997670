import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { MarkingAnswersService, type AnswerRead } from './marking-answers.service.js';
import { claim, releaseClaim } from './marking-claims.js';
import { MarkingQueueService, type MarkingScope } from './marking-queue.service.js';
import type { markRules, ruleReturnRules } from './marking.validation.js';
import { MarksService } from './marks.service.js';

/** One answer after the other, before one person. */
@Injectable()
export class MarkingDeskService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: MarkingAnswersService,
    private readonly queue: MarkingQueueService,
    private readonly marks: MarksService,
  ) {}

  /**
   * Opens an answer, or goes on having it open; whoever else has it open is named.
   * @throws ANSWER_NOT_FOUND, NOT_ALLOWED
   */
  async open(viewer: Viewer, id: string): Promise<AnswerRead> {
    const read = await this.answers.read(viewer, id);
    if (await claim(this.work.manager, viewer, id)) return { ...read, openWith: null };
    return read;
  }

  /** Says that it is open no more: others are given it next. @throws ANSWER_NOT_FOUND, NOT_ALLOWED */
  async leave(viewer: Viewer, id: string): Promise<void> {
    const { grade } = await this.answers.read(viewer, id);
    await releaseClaim(this.work.manager, viewer, grade.id);
  }

  /**
   * Opens the next one that waits and that nobody else has open.
   * @returns null when there is none
   * @throws as MarkingQueueService.next does
   */
  async next(
    viewer: Viewer,
    scope: MarkingScope,
    afterId: string | null,
  ): Promise<AnswerRead | null> {
    const id = await this.queue.next(viewer, scope, afterId);
    return id === null ? null : this.answers.read(viewer, id);
  }

  /** @returns the answer as it is marked now @throws as MarksService.mark does */
  async mark(viewer: Viewer, id: string, input: z.input<typeof markRules>): Promise<AnswerRead> {
    await this.marks.mark(viewer, id, input);
    return this.answers.read(viewer, id);
  }

  /** @returns the answer as it is marked now @throws as MarksService.returnToRule does */
  async returnToRule(
    viewer: Viewer,
    id: string,
    input: z.input<typeof ruleReturnRules>,
  ): Promise<AnswerRead> {
    await this.marks.returnToRule(viewer, id, input);
    return this.answers.read(viewer, id);
  }
}
