/**
 * Copies the rows of a trial: they are read once and inserted with new ids for each visitor. The services would
 * need some hundred statements, this takes a dozen.
 */
import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityTarget } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { ExamEvent } from '../attempts/events/exam-event.entity.js';
import { Response } from '../attempts/responses/response.entity.js';
import { GradeChange } from '../grading/grade-change.entity.js';
import { Grade } from '../grading/grade.entity.js';
import { MarkingAlias } from '../grading/manual/marking-alias.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { Learner } from '../candidates/learner.entity.js';
import { newExamCode } from '../exams/rules/exam-code.js';
import { ExamRules } from '../exams/rules/exam-rules.entity.js';
import { contentHashSql } from '../exams/revisions/revision-snapshot.queries.js';
import { PaperRevision, PaperRevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { QuestionRow } from '../questions/question.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';

const OF_QUIZ = 'quiz_id = $1';
const ATTEMPTS = `SELECT id FROM attempts WHERE ${OF_QUIZ}`;

/** The tables with rows of the quiz $1, in the order of their references. The audit log is not copied. */
const PARTS: readonly [part: EntityTarget<object>, condition: string][] = [
  [Quiz, 'id = $1'],
  [ExamRules, OF_QUIZ],
  [QuestionRow, OF_QUIZ],
  [PaperRevision, OF_QUIZ],
  [PaperRevisionQuestion, OF_QUIZ],
  [Learner, `id IN (SELECT learner_id FROM candidates WHERE ${OF_QUIZ})`],
  [Candidate, OF_QUIZ],
  [Attempt, OF_QUIZ],
  [Response, `attempt_id IN (${ATTEMPTS})`],
  [Grade, OF_QUIZ],
  [GradeChange, `grade_id IN (SELECT id FROM grades WHERE attempt_id IN (${ATTEMPTS}))`],
  [ExamEvent, OF_QUIZ],
  [MarkingAlias, OF_QUIZ],
];
/** Receipts are signed for their attempt, and no candidate of a copy needs one. */
const NOT_COPIED = new Set(['receipt']);

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Timestamps as PostgreSQL writes them in JSON, in any time zone. */
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)*"/g;

/** The exam code, which must be unique. */
const EXAM_CODE = /"code": "\w+"/g;

/** Rows of one table as JSON text, which keeps numbers exact. */
export interface TrialPart {
  table: string;
  columns: string;
  rows: string;
}

/** Reads all rows of a quiz. */
export async function readTrial(manager: EntityManager, quizId: string): Promise<TrialPart[]> {
  const parts: TrialPart[] = [];
  for (const [part, condition] of PARTS) {
    const { tableName, columns } = manager.dataSource.getMetadata(part);
    // Without generated numbers, which the database assigns again.
    const copied = columns.filter(
      ({ isGenerated, generationStrategy, databaseName }) =>
        (!isGenerated || generationStrategy === 'uuid') && !NOT_COPIED.has(databaseName),
    );
    const [found] = await manager.query<{ rows: string }[]>(
      `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM "${tableName}" t
       WHERE ${condition}`,
      [quizId],
    );
    const names = copied.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    parts.push({ table: tableName, columns: names, rows: found?.rows ?? '[]' });
  }
  return parts;
}

/** New ids and times for copied rows. */
export interface Renewal {
  /** New ids by old ids. Other ids get a random new one, which is added. */
  ids: Map<string, string>;
  /** Added to all times. */
  laterMs: number;
}

/** Inserts a copy of the rows. @param renewal contains the ids of all rows afterwards */
export async function storeTrial(
  manager: EntityManager,
  parts: readonly TrialPart[],
  renewal: Renewal,
): Promise<void> {
  for (const { table, columns, rows } of parts)
    await manager.query(
      `INSERT INTO "${table}" (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [renewRows(rows, renewal)],
    );
  // The hash covers the ids of questions, which are new.
  await manager.query(
    `UPDATE paper_revisions SET content_hash = ${contentHashSql('content')} WHERE id = ANY($1)`,
    [[...renewal.ids.values()]],
  );
}

function renewRows(rows: string, { ids, laterMs }: Renewal): string {
  return rows
    .replace(ID, (id) => {
      const newId = ids.get(id) ?? randomUUID();
      ids.set(id, newId);
      return newId;
    })
    .replace(TIMESTAMP, (timestamp) => {
      const before = Date.parse(JSON.parse(timestamp) as string);
      return JSON.stringify(new Date(before + laterMs));
    })
    .replace(EXAM_CODE, () => `"code": "${newExamCode()}"`);
}
