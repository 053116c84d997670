/** Finds duplicate questions, within the file and in the quiz. They are stored nevertheless. */
import { hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { storedQuestions } from '../questions/stored-questions.js';
import type { GoodRow } from './import.checks.js';

/** At most one per row. A duplicate in the file is reported rather than one in the quiz. */
export interface DuplicateQuestion {
  row: number;
  duplicateOfRow: number | null;
  duplicateOfQuestionId: string | null;
}

/** Rows compared before yielding to the event loop: a few milliseconds. */
const ROWS_AT_ONCE = 500;

/**
 * The time grows with the size of the quiz; other work of the process runs in between. Where the quiz is known to have no
 * questions, the database is not read.
 * @param manager of a transaction that has locked the quiz, if no questions may be added meanwhile
 */
export async function findDuplicates(
  manager: EntityManager,
  { id: quizId, questionCount }: { id: string; questionCount?: number },
  kind: QuestionKind,
  rows: readonly GoodRow[],
): Promise<DuplicateQuestion[]> {
  const { firsts, found } = await findInFile(kind, rows);
  if (questionCount === 0) return found.sort((a, b) => a.row - b.row);
  for await (const part of storedQuestions(manager, quizId, kind.name)) {
    for (const { id, text, body } of part) {
      const key = digest(kind.duplicateKey(text, body));
      const row = firsts.get(key);
      if (row === undefined) continue;
      found.push({ row, duplicateOfRow: null, duplicateOfQuestionId: id });
      firsts.delete(key);
    }
  }
  return found.sort((a, b) => a.row - b.row);
}

/** @returns the first row of each question by its digest, and the further rows as duplicates */
async function findInFile(
  kind: QuestionKind,
  rows: readonly GoodRow[],
): Promise<{ firsts: Map<string, number>; found: DuplicateQuestion[] }> {
  const firsts = new Map<string, number>();
  const found: DuplicateQuestion[] = [];
  for (const [index, { row, content }] of rows.entries()) {
    const key = digest(kind.duplicateKey(content.text, content.body));
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    else found.push({ row, duplicateOfRow: first, duplicateOfQuestionId: null });
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToEventLoop();
  }
  return { firsts, found };
}

/** Saves memory: questions may be long and many. */
function digest(text: string): string {
  return hash('sha256', text, 'base64');
}
