/**
 * All stored marks, and what they depend on, as numbers: a migration may change the type of a column, but no value.
 */
import type { Data } from './api.js';
import { query } from './database.js';
import { PLACED } from './placed-questions.js';

/** One statement a table. They name columns that every version has had since commit 9c04b5a. */
const STATEMENTS = {
  attempts: `SELECT id, quiz_id, revision_id, is_preview, submitted_at, submitted_by, settles_at, rules, score,
    max_score, waiting_count FROM attempts ORDER BY id`,
  grades: `SELECT id, attempt_id, question_id, quiz_id, revision_id, outcome, choice, marks, max_marks, rule,
    response_epoch, response_sequence, source, marked_by, comment, rubric, reason, is_typed, version, graded_at
    FROM grades ORDER BY id`,
  gradeChanges: `SELECT grade_id, version, outcome, marks, max_marks, rule, revision_id, response, response_epoch,
    response_sequence, source, marked_by, comment, rubric, reason, graded_at
    FROM grade_changes ORDER BY grade_id, version`,
  certificates: 'SELECT reference, attempt_id, issued_at FROM certificates ORDER BY reference',
  examRules: `SELECT quiz_id, pass_mark, marks_per_question, has_certificate, released_at, withdrawn_at
    FROM exam_rules ORDER BY quiz_id`,
  questions: 'SELECT id, quiz_id, kind, marks, body FROM questions ORDER BY id',
  revisions: 'SELECT id, quiz_id, number, content_hash, content FROM paper_revisions ORDER BY id',
  rubrics: 'SELECT quiz_id, question_id, criteria, is_binding FROM rubrics ORDER BY question_id',
  markingSettings: 'SELECT quiz_id, is_anonymous, step FROM marking_settings ORDER BY quiz_id',
};

export type StoredMarks = Record<keyof typeof STATEMENTS, Data[]>;
export const STORED_TABLES = Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[];

/** The names of columns, and in JSON, of values that are decimals. */
const DECIMALS = new Set([
  ...['score', 'max_score', 'marks', 'max_marks', 'step'],
  ...['pass_mark', 'marks_per_question'],
  ...['passMark', 'marksPerQuestion', 'penaltyPercent'],
]);

/** The same questions, since papers place them. */
const PLACED_QUESTIONS = `SELECT p.id, p.quiz_id, v.kind, p.marks, v.body FROM ${PLACED} ORDER BY p.id`;

export async function storedMarks(databaseUrl: string): Promise<StoredMarks> {
  const isPlaced = `SELECT to_regclass('placements') IS NOT NULL AS "isPlaced"`;
  const [found] = await query<{ isPlaced: boolean }>(databaseUrl, isPlaced);
  const statements = found?.isPlaced ? { ...STATEMENTS, questions: PLACED_QUESTIONS } : STATEMENTS;
  const tables = STORED_TABLES.map(async (table) => {
    const rows = await query<Data>(databaseUrl, statements[table]);
    return [table, rows.map((row) => withNumbers(row) as Data)] as const;
  });
  return Object.fromEntries(await Promise.all(tables)) as StoredMarks;
}

/** Decimals that are stored as text or as numbers become numbers, at any depth. */
function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    DECIMALS.has(name) ? numberOf(name, one) : withNumbers(one),
  ]);
  return Object.fromEntries(entries) as Data;
}

/** @throws where it is none: `Number` reads an empty text as zero, and NaN equals itself in a test */
function numberOf(name: string, value: unknown): number | null {
  if (value === null) return null;
  const isDecimal = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  if (!isDecimal && typeof value !== 'number')
    throw new Error(`${name} is no decimal: ${JSON.stringify(value)}`);
  return Number(value);
}
