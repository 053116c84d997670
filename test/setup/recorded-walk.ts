/**
 * Reads everything that shows questions, then changes questions in every way and reads again, over the API of a server
 * on the database of commit 5301765a. test/data/recorded-walk-5301765a.json has the answers of that commit.
 */
import { readAuditLog } from './recorded-walk/audit-reads.js';
import { markAnswers, setRubrics } from './recorded-walk/marking-writes.js';
import { importSpreadsheets, moveByFiles } from './recorded-walk/file-writes.js';
import { readAsLearners } from './recorded-walk/learner-reads.js';
import { takeExams } from './recorded-walk/learner-writes.js';
import { readByOlderRoutes } from './recorded-walk/legacy-reads.js';
import { writeByOlderRoutes } from './recorded-walk/legacy-writes.js';
import { editQuestions } from './recorded-walk/question-edits.js';
import { orderQuestions, writeQuestions } from './recorded-walk/question-writes.js';
import {
  purgeAfterTransfers,
  submitQuizzes,
  trashQuizzes,
  writeQuizzes,
} from './recorded-walk/quiz-writes.js';
import { readAsStaff } from './recorded-walk/staff-reads.js';
import { tourOf } from './recorded-walk/tour.js';
import { transferQuestions, readTaken, trashQuestions } from './recorded-walk/transfers.js';
import type { RecordedAnswer, Walk } from './recorded-walk/walk.js';

/** One step after the other: ids are numbered in their order, and lists are sorted by times. */
const STEPS = [
  ...[readAsStaff, readByOlderRoutes, readAsLearners],
  ...[
    writeQuestions,
    editQuestions,
    orderQuestions,
    transferQuestions,
    setRubrics,
    markAnswers,
    trashQuestions,
  ],
  ...[submitQuizzes, writeQuizzes, takeExams, importSpreadsheets, moveByFiles],
  ...[writeByOlderRoutes, trashQuizzes, purgeAfterTransfers],
];

export async function recordedWalk(walk: Walk): Promise<RecordedAnswer[]> {
  const from = new Date();
  const tour = await tourOf(walk);
  for (const step of STEPS) await step(tour);
  await readTaken(tour, 'in the end');
  await readAuditLog(tour, from);
  return walk.answers;
}
