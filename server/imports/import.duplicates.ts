/** Finds duplicate questions, within the file and in the quiz. They are stored nevertheless. */
import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { QuestionContent, QuestionKind } from '../questions/kinds/question-kind.js';
import { storedQuestions } from '../questions/stored-questions.js';

/** At most one per row. A duplicate in the file is reported rather than one in the quiz. */
export interface DuplicateQuestion {
  row: number;
  duplicateOfRow: number | null;
  duplicateOfQuestionId: string | null;
}

/** A row of the file with its `questionDigest`. */
interface ComparedRow {
  row: number;
  digest: string;
}

/**
 * The time grows with the size of the quiz; other work of the process runs in between. Where the quiz is known to have no
 * questions, the database is not read.
 * @param manager of a transaction that has locked the quiz, if no questions may be added meanwhile
 */
export async function findDuplicates(
  manager: EntityManager,
  { id: quizId, questionCount }: { id: string; questionCount?: number },
  kind: QuestionKind,
  rows: readonly ComparedRow[],
): Promise<DuplicateQuestion[]> {
  const { firsts, found } = findInFile(rows);
  if (questionCount === 0) return found.sort((a, b) => a.row - b.row);
  for await (const part of storedQuestions(manager, quizId, kind.name)) {
    for (const { id, text, body } of part) {
      const key = questionDigest(kind, { text, body });
      const row = firsts.get(key);
      if (row === undefined) continue;
      found.push({ row, duplicateOfRow: null, duplicateOfQuestionId: id });
      firsts.delete(key);
    }
  }
  return found.sort((a, b) => a.row - b.row);
}

/** @returns the first row of each question by its digest, and the further rows as duplicates */
function findInFile(rows: readonly ComparedRow[]): {
  firsts: Map<string, number>;
  found: DuplicateQuestion[];
} {
  const firsts = new Map<string, number>();
  const found: DuplicateQuestion[] = [];
  for (const { row, digest } of rows) {
    const first = firsts.get(digest);
    if (first === undefined) firsts.set(digest, row);
    else found.push({ row, duplicateOfRow: first, duplicateOfQuestionId: null });
  }
  return { firsts, found };
}

/** Equal for questions that count as duplicates. Saves memory: questions may be long and many. */
export function questionDigest(
  kind: QuestionKind,
  { text, body }: Pick<QuestionContent, 'text' | 'body'>,
): string {
  return hash('sha256', kind.duplicateKey(text, body), 'base64');
}
