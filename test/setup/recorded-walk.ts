/**
 * Reads everything that shows questions, then changes questions in every way and reads again, through the API of a
 * server on the database of commit 5301765a. test/data/recorded-walk-5301765a.json has the answers of that commit.
 */
import { readAuditLog } from './recorded-walk/audit-reads.js';
import { markAnswers, setRubrics } from './recorded-walk/marking-writes.js';
import { importSpreadsheets, transferExamFiles } from './recorded-walk/file-writes.js';
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
import { createStepContext } from './recorded-walk/step-context.js';
import { transferQuestions, readTaken, trashQuestions } from './recorded-walk/transfers.js';
import type { RecordedAnswer, Recorder } from './recorded-walk/recorder.js';

/** In a fixed order, one after the other: new ids are numbered as they appear, and lists are sorted by times. */
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
  ...[submitQuizzes, writeQuizzes, takeExams, importSpreadsheets, transferExamFiles],
  ...[writeByOlderRoutes, trashQuizzes, purgeAfterTransfers],
];

export async function recordAnswers(recorder: Recorder): Promise<RecordedAnswer[]> {
  const from = new Date();
  const context = await createStepContext(recorder);
  for (const step of STEPS) await step(context);
  await readTaken(context, 'in the end');
  await readAuditLog(context, from);
  return recorder.answers;
}
