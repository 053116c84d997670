import type { EntityManager } from 'typeorm';
import type { RevisionCache, CachedRevision } from '../../attempts/revision-cache.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { fractionOf, nearestNumber, type Marks } from '../../marks/fraction.js';
import { answerText } from '../../questions/kinds/answer-text.js';
import {
  countSubmittedAttempts,
  listAnswersByAttempt,
  listTakenRevisions,
  type SubmittedAttempt,
} from './exported-attempt.queries.js';
import { CANDIDATE_COLUMNS, candidateCells, ID_COLUMNS, idCells } from './results-table.js';
import { submittedAttempts } from './submitted-attempts.js';
import { tableErrors } from './table.errors.js';
import type { Cell, Table, TableColumn } from './table.js';

/** A sheet has 16,384 columns; each question takes two. */
export const MAX_QUESTIONS = 8_000;
/** Cells that are read and written at a time. */
const CELLS_AT_ONCE = 4_000;
const MAX_CONCURRENT = 200;
/** Characters of a question's text in the header of its columns. */
const MAX_HEADER = 200;

/** The responses and marks of one attempt, by question. */
type AnswersByQuestion = Record<string, [response: object | null, marks: Marks | null] | undefined>;

/**
 * One row per attempt, two columns per question, with its id in the header of the first. The questions of the
 * latest revision come first, in their order, then those that only earlier revisions have.
 * @throws TOO_MANY_COLUMNS
 */
export async function responsesTable(
  manager: EntityManager,
  revisions: RevisionCache,
  quizId: string,
): Promise<Table> {
  const takenRevisions = await readTakenRevisions(manager, revisions, quizId);
  const questions = new Map<string, RevisionQuestion>();
  for (const revision of takenRevisions.values())
    for (const question of revision.questions)
      if (!questions.has(question.id)) questions.set(question.id, question);
  if (questions.size > MAX_QUESTIONS) throw tableErrors.TOO_MANY_COLUMNS();
  const columns = [
    ...CANDIDATE_COLUMNS,
    ...ID_COLUMNS,
    ...[...questions.values()].flatMap(({ id, text }, index): TableColumn[] => [
      { header: `${index + 1}. ${shortened(text)} [${id}]`, kind: 'TEXT', width: 40 },
      { header: `${index + 1}. Marks`, kind: 'NUMBER', width: 10 },
    ]),
  ];
  const size = Math.max(1, Math.min(MAX_CONCURRENT, Math.floor(CELLS_AT_ONCE / columns.length)));
  const ids = [...questions.keys()];
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for await (const part of submittedAttempts(manager, quizId, size))
      yield await rowsOf(manager, { quizId, questionIds: ids, takenRevisions }, part);
  };
  const { count: total } = await countSubmittedAttempts(manager, { quizId });
  return { name: 'Responses', columns, total, rows: rows() };
}

/** The latest revision and those that candidates have taken, the latest first, by id. */
async function readTakenRevisions(
  manager: EntityManager,
  revisions: RevisionCache,
  quizId: string,
): Promise<ReadonlyMap<string, CachedRevision>> {
  const rows = await listTakenRevisions(manager, { quizId });
  const takenRevisions = new Map<string, CachedRevision>();
  for (const { id } of rows) takenRevisions.set(id, await revisions.get(id));
  return takenRevisions;
}

interface ResponsesOf {
  quizId: string;
  /** In the order of the columns. */
  questionIds: string[];
  takenRevisions: ReadonlyMap<string, CachedRevision>;
}

async function rowsOf(
  manager: EntityManager,
  { quizId, questionIds, takenRevisions }: ResponsesOf,
  attempts: SubmittedAttempt[],
): Promise<Cell[][]> {
  const attemptIds = attempts.map(({ attemptId }) => attemptId);
  const rows = await listAnswersByAttempt(manager, { attemptIds });
  const answersOf = new Map(rows.map(({ attemptId, answers }) => [attemptId, answers]));
  return attempts.map((attempt) => {
    const revision = takenRevisions.get(attempt.revisionId);
    const answers = JSON.parse(answersOf.get(attempt.attemptId) ?? '{}') as AnswersByQuestion;
    const cells = questionIds.flatMap((id): Cell[] => {
      const [question, answer] = [revision?.byId.get(id), answers[id]];
      if (!question || !answer) return [null, null];
      const [response, marks] = answer;
      return [answerText(question, response), marks && nearestNumber(fractionOf(marks))];
    });
    return [...candidateCells(attempt), ...idCells(attempt, quizId), ...cells];
  });
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const characters = Array.from(line);
  return characters.length > MAX_HEADER ? `${characters.slice(0, MAX_HEADER).join('')}…` : line;
}
