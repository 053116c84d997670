import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { MarkingCopyPort, type CopiedQuestion } from '../../quizzes/marking-copy.port.js';
import { MarkingSettings } from './marking-settings.entity.js';
import { insertRubricCopies } from './marking-settings.queries.js';
import { Remark } from './remark.entity.js';

/**
 * Copies the marking settings of a quiz. Criteria and levels keep their ids, which are unique only
 * within their rubric.
 */
@Injectable()
export class MarkingCopies extends MarkingCopyPort {
  override async copy(
    { manager }: Transaction,
    fromQuizId: string,
    toQuizId: string,
    questions: readonly CopiedQuestion[],
  ): Promise<void> {
    const settings = await manager.findOneBy(MarkingSettings, { quizId: fromQuizId });
    if (settings) {
      const { isAnonymous, step } = settings;
      await manager.insert(MarkingSettings, { quizId: toQuizId, isAnonymous, step });
    }
    const remarks = await manager.findBy(Remark, { quizId: fromQuizId });
    await manager.insert(
      Remark,
      remarks.map(({ shortcut, text }) => ({ quizId: toQuizId, shortcut, text })),
    );
    await insertRubricCopies(manager, {
      fromQuizId,
      toQuizId,
      questions: JSON.stringify(questions),
    });
  }
}
