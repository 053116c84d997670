import type { EntityManager } from 'typeorm';
import { isPassed } from '../../attempts/submission/pass-mark.js';
import { fractionOf } from '../../marks/fraction.js';
import { roundMarks } from '../../marks/total-marks.js';
import {
  gradeOfSubmitted,
  percentOfSubmitted,
  scoreOfSubmitted,
} from '../../results/submitted-score.js';
import { countSubmittedAttempts, type SubmittedAttempt } from './exported-attempt.queries.js';
import { submittedAttempts } from './submitted-attempts.js';
import type { Cell, Table, TableColumn } from './table.js';
import { wallClock } from './wall-clock.js';

const ROWS_AT_ONCE = 500;
const MINUTE_MS = 60_000;
const ENDED_BY = { LEARNER: 'Learner', TIME: 'Time', STAFF: 'Staff' } as const;

/** The columns with which every table of attempts begins. */
export const CANDIDATE_COLUMNS: TableColumn[] = [
  { header: 'Name', kind: 'TEXT', width: 28 },
  { header: 'Email', kind: 'TEXT', width: 30 },
  { header: 'Roll number', kind: 'TEXT', width: 14 },
  { header: 'External ID', kind: 'TEXT', width: 20 },
  { header: 'Attempt', kind: 'NUMBER', width: 9 },
];

export function candidateCells(attempt: SubmittedAttempt): Cell[] {
  const { name, email, rollNumber, externalId, number } = attempt;
  return [name, email, rollNumber, externalId, number];
}

/** What programs find the rows by, also over GraphQL. */
export const ID_COLUMNS: TableColumn[] = [
  { header: 'Attempt ID', kind: 'TEXT', width: 38 },
  { header: 'Candidate ID', kind: 'TEXT', width: 38 },
  { header: 'Learner ID', kind: 'TEXT', width: 38 },
  { header: 'Quiz ID', kind: 'TEXT', width: 38 },
];

export function idCells(
  { attemptId, candidateId, learnerId }: SubmittedAttempt,
  quizId: string,
): Cell[] {
  return [attemptId, candidateId, learnerId, quizId];
}

/** One row per attempt. */
export async function resultsTable(
  manager: EntityManager,
  quizId: string,
  timeZone: string,
): Promise<Table> {
  const time = (header: string): TableColumn => ({
    header: `${header} (${timeZone.replaceAll('_', ' ')})`,
    kind: 'TIME',
    width: 24,
  });
  const columns: TableColumn[] = [
    ...CANDIDATE_COLUMNS,
    time('Started'),
    time('Submitted'),
    { header: 'Minutes taken', kind: 'NUMBER', width: 14 },
    { header: 'Ended by', kind: 'TEXT', width: 10 },
    { header: 'Adjustment', kind: 'NUMBER', width: 11 },
    { header: 'Score', kind: 'NUMBER', width: 9 },
    { header: 'Out of', kind: 'NUMBER', width: 9 },
    { header: 'Per cent', kind: 'NUMBER', width: 9 },
    { header: 'Grade', kind: 'TEXT', width: 9 },
    { header: 'Passed', kind: 'TEXT', width: 9 },
    { header: 'Waiting for marking', kind: 'NUMBER', width: 20 },
    { header: 'Late answers undecided', kind: 'NUMBER', width: 22 },
    ...ID_COLUMNS,
  ];
  const { count: total } = await countSubmittedAttempts(manager, { quizId });
  return { name: 'Results', columns, total, rows: rows(manager, quizId, timeZone) };
}

async function* rows(
  manager: EntityManager,
  quizId: string,
  timeZone: string,
): AsyncGenerator<Cell[][]> {
  const toWallClock = wallClock(timeZone);
  for await (const part of submittedAttempts(manager, quizId, ROWS_AT_ONCE))
    yield part.map((row) => [...cellsOf(row, toWallClock), ...idCells(row, quizId)]);
}

function cellsOf(row: SubmittedAttempt, toWallClock: (time: Date) => number): Cell[] {
  const marked = scoreOfSubmitted(row);
  const percent = percentOfSubmitted(row);
  const minutes = (row.submittedAt.getTime() - row.startedAt.getTime()) / MINUTE_MS;
  const passed = marked && isPassed(row.rules, marked);
  return [
    ...candidateCells(row),
    toWallClock(row.startedAt),
    toWallClock(row.submittedAt),
    Math.round(minutes * 10) / 10,
    row.submittedBy && ENDED_BY[row.submittedBy],
    roundMarks(fractionOf(row.adjustmentMarks)),
    marked?.score ?? null,
    marked?.maxScore ?? null,
    percent && roundMarks(percent),
    gradeOfSubmitted(row),
    passed === null ? null : passed ? 'Yes' : 'No',
    marked?.waitingCount ?? null,
    row.lateCount,
  ];
}
