/** Finds questions that stand twice: in the file, or in it and in the quiz. They are stored all the same. */
import { hash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { storedQuestions } from '../questions/stored-questions.js';
import type { GoodRow } from './import.checks.js';

/** One a row at most: the first question that is the same, in the file before the quiz. */
export interface FoundDuplicate {
  row: number;
  duplicateOfRow: number | null;
  duplicateOfQuestionId: string | null;
}

/** Compared before the event loop is let in again: some milliseconds. */
const ROWS_AT_ONCE = 500;

/**
 * Takes as long as the quiz is large, and no time of it in one piece.
 * @param manager of a transaction that holds the quiz, where questions must not come in meanwhile
 */
export async function findDuplicates(
  manager: EntityManager,
  quizId: string,
  kind: QuestionKind,
  rows: readonly GoodRow[],
): Promise<FoundDuplicate[]> {
  const { firsts, found } = await withinFile(kind, rows);
  for await (const part of storedQuestions(manager, quizId, kind.name)) {
    for (const { id, text, body } of part) {
      const key = digest(kind.sameAs(text, body));
      const row = firsts.get(key);
      if (row === undefined) continue;
      found.push({ row, duplicateOfRow: null, duplicateOfQuestionId: id });
      firsts.delete(key);
    }
  }
  return found.sort((a, b) => a.row - b.row);
}

/** @returns the first row of each question, and the further ones */
async function withinFile(
  kind: QuestionKind,
  rows: readonly GoodRow[],
): Promise<{ firsts: Map<string, number>; found: FoundDuplicate[] }> {
  const firsts = new Map<string, number>();
  const found: FoundDuplicate[] = [];
  for (const [index, { row, content }] of rows.entries()) {
    const key = digest(kind.sameAs(content.text, content.body));
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    else found.push({ row, duplicateOfRow: first, duplicateOfQuestionId: null });
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
  }
  return { firsts, found };
}

/** Questions may be long and many; their digests are short. */
function digest(text: string): string {
  return hash('sha256', text, 'base64');
}
