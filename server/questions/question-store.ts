import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import type { QuestionContent, QuestionKind } from './kinds/question-kind.js';
import { shownImageSchema } from './kinds/shown-image.js';
import { imageIds } from './question-images.js';

/** A new question that was checked by its kind. */
export interface NewQuestion {
  kind: QuestionKind;
  content: QuestionContent;
}

const ROWS_A_STATEMENT = 1_000;

/** Stores new questions, from forms and from imports. */
@Injectable()
export class QuestionStore {
  constructor(private readonly quizzes: QuizService) {}

  /**
   * Appends questions to a quiz in the given order, all or none.
   * @param questions whose images were attached (`QuestionImages.attach`) in the same transaction
   * @param locked from `QuizService.lock`, in the same transaction
   * @param onProgress called with the number written so far
   * @returns the ids, in order
   * @throws QUIZ_IS_FULL
   */
  async append(
    tx: Transaction,
    locked: Quiz,
    questions: readonly NewQuestion[],
    onProgress?: (written: number) => Promise<void>,
  ): Promise<string[]> {
    await this.quizzes.changeQuestionCount(tx, locked, questions.length);
    const base = await this.lastPosition(tx, locked.id);
    const rows = questions.map(({ kind, content }, index) => ({
      id: randomUUID(),
      position: base + index + 1,
      kind: kind.name,
      text: content.text,
      marks: content.marks,
      body: kind.bodySchema.parse(content.body),
      image: content.image && shownImageSchema.parse(content.image),
      image_ids: imageIds(kind, content),
    }));
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      const part = rows.slice(from, from + ROWS_A_STATEMENT);
      await this.insert(tx, locked.id, part);
      await onProgress?.(from + part.length);
    }
    return rows.map((row) => row.id);
  }

  /** One statement per thousand rows: several times faster than a query builder. */
  private async insert(tx: Transaction, quizId: string, rows: object[]): Promise<void> {
    await tx.manager.query(
      `INSERT INTO questions (id, quiz_id, position, kind, text, marks, body, image, image_ids)
       SELECT id, $1, position, kind, text, marks, body, image, image_ids
       FROM jsonb_to_recordset($2::jsonb)
         AS row(id uuid, position int, kind text, text text, marks numeric, body jsonb,
                image jsonb, image_ids uuid[])`,
      [quizId, JSON.stringify(rows)],
    );
  }

  /** The highest position, including questions in the trash. */
  async lastPosition(tx: Transaction, quizId: string): Promise<number> {
    const [row] = await tx.manager.query<{ last: number }[]>(
      'SELECT coalesce(max(position), 0) AS last FROM questions WHERE quiz_id = $1',
      [quizId],
    );
    return row?.last ?? 0;
  }
}
