/**
 * The rows of a trial, as they are stored: read once, and stored again under other ids for each visitor. To have
 * the services make them takes some hundred statements, this a dozen.
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
import { newExamCode } from '../exams/exam-code.js';
import { ExamRules } from '../exams/rules/exam-rules.entity.js';
import { contentHashSql } from '../exams/revisions/revision-hash.js';
import { PaperRevision, PaperRevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { QuestionRow } from '../questions/question.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';

const OF_QUIZ = 'quiz_id = $1';
const ATTEMPTS = `SELECT id FROM attempts WHERE ${OF_QUIZ}`;

/** What there is of a quiz $1, each after those that it refers to. The log is of staff that is nobody. */
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
/** They are signed for their attempts, and no copy has anybody to show one to. */
const LEFT = new Set(['receipt']);

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** As PostgreSQL writes a moment into JSON, in any zone. */
const MOMENT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)*"/g;

/** Of the exam, which no other has. */
const WAY_IN = /"code": "\w+"/g;

/** Rows of one table, as the text of JSON: numbers stay as exact as they are. */
export interface TrialPart {
  table: string;
  columns: string;
  rows: string;
}

/** Reads all that belongs to a quiz. */
export async function readTrial(manager: EntityManager, quizId: string): Promise<TrialPart[]> {
  const parts: TrialPart[] = [];
  for (const [part, condition] of PARTS) {
    const { tableName, columns } = manager.dataSource.getMetadata(part);
    // What the database counts, it counts on.
    const kept = columns.filter(
      ({ isGenerated, generationStrategy, databaseName }) =>
        (!isGenerated || generationStrategy === 'uuid') && !LEFT.has(databaseName),
    );
    const [found] = await manager.query<{ rows: string }[]>(
      `SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM "${tableName}" t
       WHERE ${condition}`,
      [quizId],
    );
    const names = kept.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    parts.push({ table: tableName, columns: names, rows: found?.rows ?? '[]' });
  }
  return parts;
}

/** What rows are called, and when they are, once they are stored again. */
export interface Renewal {
  /** The ids that are known, by those of before. Whatever else has one is given another. */
  ids: Map<string, string>;
  /** By so much everything is later. */
  laterMs: number;
}

/** Stores them once more. @param renewal knows the ids of all of it afterwards */
export async function storeTrial(
  manager: EntityManager,
  parts: readonly TrialPart[],
  renewal: Renewal,
): Promise<void> {
  for (const { table, columns, rows } of parts)
    await manager.query(
      `INSERT INTO "${table}" (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [renewed(rows, renewal)],
    );
  // The questions in it have other ids.
  await manager.query(
    `UPDATE paper_revisions SET content_hash = ${contentHashSql('content')} WHERE id = ANY($1)`,
    [[...renewal.ids.values()]],
  );
}

function renewed(rows: string, { ids, laterMs }: Renewal): string {
  return rows
    .replace(ID, (id) => {
      const known = ids.get(id) ?? randomUUID();
      ids.set(id, known);
      return known;
    })
    .replace(MOMENT, (moment) => {
      const before = Date.parse(JSON.parse(moment) as string);
      return JSON.stringify(new Date(before + laterMs));
    })
    .replace(WAY_IN, () => `"code": "${newExamCode()}"`);
}
