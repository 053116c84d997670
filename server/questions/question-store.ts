import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { QuizService } from '../quizzes/quiz.service.js';
import type { QuestionContent, QuestionKind } from './kinds/question-kind.js';
import { shownImageSchema } from './kinds/shown-image.js';
import { newId } from './new-id.js';
import { imageIds } from './question-images.js';
import { findLastPosition, insertQuestions } from './question.queries.js';

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
   * Makes questions of the institute and appends them to a quiz in the given order, all or none.
   * @param questions whose images were attached (`QuestionImages.attach`) in the same transaction
   * @param locked from `QuizService.lock`, in the same transaction
   * @param onProgress called with the number written so far
   * @returns the ids of the placements, in order
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
    const owner = { instituteId: locked.instituteId, quizId: locked.id };
    const ids: string[] = [];
    let part = preparePart(questions, 0, base);
    for (let from = 0; from < questions.length; from += ROWS_A_STATEMENT) {
      ids.push(...part.ids);
      const next = from + ROWS_A_STATEMENT;
      // PostgreSQL writes a part while the next one is prepared.
      const [, following] = await Promise.all([
        insertQuestions(tx.manager, { ...owner, rows: part.rows }),
        afterSending(() => preparePart(questions, next, base)),
      ]);
      await onProgress?.(Math.min(next, questions.length));
      part = following;
    }
    return ids;
  }

  /** The highest position, including questions in the trash. */
  async lastPosition(tx: Transaction, quizId: string): Promise<number> {
    return (await findLastPosition(tx.manager, { quizId })).last;
  }
}

/** A part of new questions, as `insertQuestions` takes them: one statement a thousand is fastest. */
interface PreparedPart {
  /** Of the placements, in order. */
  ids: string[];
  /** JSON. */
  rows: string;
}

/** @param base the position before the first of all questions */
function preparePart(questions: readonly NewQuestion[], from: number, base: number): PreparedPart {
  const part = questions.slice(from, from + ROWS_A_STATEMENT);
  const rows = part.map(({ kind, content }, index) => ({
    placement_id: newId(),
    question_id: newId(),
    position: base + from + index + 1,
    kind: kind.name,
    text: content.text,
    marks: content.marks,
    wrong_marks: content.wrongMarks ?? null,
    body: kind.bodySchema.parse(content.body),
    image: content.image && shownImageSchema.parse(content.image),
    image_ids: imageIds(kind, content),
  }));
  return { ids: rows.map((row) => row.placement_id), rows: JSON.stringify(rows) };
}

/** Does work once the statement that was begun before is on its way. */
async function afterSending<T>(work: () => T): Promise<T> {
  await yieldToEventLoop();
  return work();
}
