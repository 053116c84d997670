import type { EntityManager } from 'typeorm';
import type { RevisionCache, CachedRevision } from '../../attempts/revision-cache.js';
import { SUBMITTED } from '../../attempts/submitted-condition.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { exportErrors } from '../export.errors.js';
import { WHOSE_COLUMNS, whoseCells } from './results-table.js';
import { countSubmitted, submittedAttempts, type SubmittedAttempt } from './submitted-attempts.js';
import type { Cell, Table, TableColumn } from './table.js';

/** A sheet has 16,384 columns; each question takes two. */
export const MAX_QUESTIONS = 8_000;
/** So many are on their way at a time. */
const CELLS_AT_ONCE = 4_000;
const MAX_CONCURRENT = 200;
/** Of a question's text, in the header of its columns. */
const MAX_HEADER = 200;

/** What was said, and what was given for it, by question. */
type SaidOfOne = Record<string, [response: object | null, marks: number | null] | undefined>;

/**
 * Questions that were never answered have a grade, too. A value an attempt, not a row an answer: of ten
 * thousand with sixty questions these were the most of what a worker needed.
 */
const SAID = `
  SELECT coalesce(r.attempt_id, g.attempt_id) AS "attemptId",
    json_object_agg(coalesce(r.question_id, g.question_id),
      json_build_array(r.response, g.marks))::text AS said
  FROM (SELECT * FROM responses WHERE attempt_id = ANY($1)) r
    FULL JOIN (SELECT * FROM grades WHERE attempt_id = ANY($1)) g
      ON g.attempt_id = r.attempt_id AND g.question_id = r.question_id
  GROUP BY 1`;

/**
 * A row an attempt, two columns a question: those of the paper that is given now in its order, then those
 * that only earlier papers have.
 * @throws TOO_MANY_COLUMNS
 */
export async function responsesTable(
  manager: EntityManager,
  papers: RevisionCache,
  quizId: string,
): Promise<Table> {
  const taken = await papersTaken(manager, papers, quizId);
  const questions = new Map<string, RevisionQuestion>();
  for (const paper of taken.values())
    for (const question of paper.questions)
      if (!questions.has(question.id)) questions.set(question.id, question);
  if (questions.size > MAX_QUESTIONS) throw exportErrors.TOO_MANY_COLUMNS();
  const columns = [
    ...WHOSE_COLUMNS,
    ...[...questions.values()].flatMap(({ text }, index): TableColumn[] => [
      { header: `${index + 1}. ${shortened(text)}`, kind: 'TEXT', width: 40 },
      { header: `${index + 1}. Marks`, kind: 'NUMBER', width: 10 },
    ]),
  ];
  const size = Math.max(1, Math.min(MAX_CONCURRENT, Math.floor(CELLS_AT_ONCE / columns.length)));
  const ids = [...questions.keys()];
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for await (const part of submittedAttempts(manager, quizId, size))
      yield await rowsOf(manager, part, ids, taken);
  };
  const total = await countSubmitted(manager, quizId);
  return { name: 'Responses', columns, total, rows: rows() };
}

/** The paper that is given now, then those that were taken, the latest first; by the ids of their revisions. */
async function papersTaken(
  manager: EntityManager,
  papers: RevisionCache,
  quizId: string,
): Promise<ReadonlyMap<string, CachedRevision>> {
  const revisions = await manager.query<{ id: string }[]>(
    `SELECT id FROM paper_revisions p
     WHERE quiz_id = $1 AND number IS NOT NULL AND (
       number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $1)
       OR EXISTS (SELECT FROM attempts a WHERE a.revision_id = p.id AND ${SUBMITTED}))
     ORDER BY number DESC`,
    [quizId],
  );
  const taken = new Map<string, CachedRevision>();
  for (const { id } of revisions) taken.set(id, await papers.get(id));
  return taken;
}

async function rowsOf(
  manager: EntityManager,
  attempts: SubmittedAttempt[],
  questionIds: string[],
  taken: ReadonlyMap<string, CachedRevision>,
): Promise<Cell[][]> {
  const rows = await manager.query<{ attemptId: string; said: string }[]>(SAID, [
    attempts.map(({ attemptId }) => attemptId),
  ]);
  const saidIn = new Map(rows.map(({ attemptId, said }) => [attemptId, said]));
  return attempts.map((attempt) => {
    const paper = taken.get(attempt.revisionId);
    const said = JSON.parse(saidIn.get(attempt.attemptId) ?? '{}') as SaidOfOne;
    const cells = questionIds.flatMap((id): Cell[] => {
      const [question, one] = [paper?.byId.get(id), said[id]];
      return question && one ? [answerOf(question, one[0]), one[1]] : [null, null];
    });
    return [...whoseCells(attempt), ...cells];
  });
}

/** By the question as it was in the learner's own paper. */
function answerOf({ kind: name, body }: RevisionQuestion, stored: object | null): string | null {
  if (stored === null) return null;
  const kind = kindNamed(name);
  const response = kind.responseSchema.safeParse(stored);
  if (!response.success || !kind.fits(response.data, body)) return JSON.stringify(stored);
  return kind.answerText(response.data, body);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const signs = Array.from(line);
  return signs.length > MAX_HEADER ? `${signs.slice(0, MAX_HEADER).join('')}…` : line;
}
