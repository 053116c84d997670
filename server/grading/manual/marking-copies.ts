import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { MarkingCopyPort, type CopiedQuestion } from '../../quizzes/marking-copy.port.js';
import { MarkingSettings, Rubric } from './marking-settings.entity.js';
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
    // Copied in the database: a large quiz has many rubrics.
    const { columns } = manager.dataSource.getMetadata(Rubric);
    const copied = columns
      .filter(({ propertyName }) => !NOT_COPIED.includes(propertyName))
      .map(({ databaseName }) => databaseName)
      .join(', ');
    await manager.query(
      `INSERT INTO rubrics (quiz_id, question_id, ${copied})
       SELECT $2, q.copy, ${copied}
       FROM jsonb_to_recordset($3) AS q (source uuid, copy uuid)
         JOIN rubrics r ON r.quiz_id = $1 AND r.question_id = q.source`,
      [fromQuizId, toQuizId, JSON.stringify(questions)],
    );
  }
}

/**
 * Columns that a copied rubric does not take over. All others, also those added later, are copied.
 */
const NOT_COPIED: readonly string[] = [
  'quizId',
  'questionId',
  'version',
] satisfies (keyof Rubric)[];
