/** The data that is stored at the end, read by plain SQL, and the outboxes of browsers. */
import type { Device } from './browser.js';
import type {
  AnswerContent,
  LateAnswer,
  PendingAnswer,
  Save,
  StoredAnswer,
  StoredAttempt,
  StoredGrade,
  StoredPause,
} from './evidence.js';
import type { TestEnvironment } from './test-environment.js';

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`;

export async function storedAttempts({ sql }: TestEnvironment): Promise<StoredAttempt[]> {
  const attempts = await sql<Omit<StoredAttempt, 'grades'>>(
    `SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId", ${ms('started_at')} AS "startedAt",
       ${ms('deadline_at')} AS "deadlineAt", ${ms('submitted_at')} AS "submittedAt",
       submitted_by AS "submittedBy", receipt, score::float8, max_score::float8 AS "maxScore",
       waiting_count AS "waitingCount"
     FROM attempts WHERE NOT is_preview`,
  );
  const grades = await sql<StoredGrade & { attemptId: string }>(
    `SELECT attempt_id AS "attemptId", question_id AS "questionId", outcome, marks,
       max_marks AS "maxMarks"
     FROM grades`,
  );
  return attempts.map((attempt) => ({
    ...attempt,
    grades: grades.filter(({ attemptId }) => attemptId === attempt.id),
  }));
}

export async function storedPauses({ sql }: TestEnvironment): Promise<StoredPause[]> {
  return sql<StoredPause>(
    `SELECT quiz_id AS "quizId", ${ms('started_at')} AS "startedAt", ${ms('ended_at')} AS "endedAt"
     FROM exam_pauses`,
  );
}

export async function storedAnswers({ sql }: TestEnvironment): Promise<StoredAnswer[]> {
  return sql<StoredAnswer>(
    `SELECT attempt_id AS "attemptId", question_id AS "questionId", epoch, sequence, response,
       is_flagged AS "isFlagged", ${ms('saved_at')} AS "savedAt"
     FROM responses`,
  );
}

export async function lateAnswers({ sql }: TestEnvironment): Promise<LateAnswer[]> {
  return sql<LateAnswer>(
    `SELECT attempt_id AS "attemptId", question_id AS "questionId", epoch, sequence, response,
       is_flagged AS "isFlagged"
     FROM late_responses`,
  );
}

/** The names of the client's IndexedDB database and store. */
const OUTBOX = 'examwright-take';
const ANSWERS = 'answers';
const STORED_AS_LATE = 'isAside';

type OutboxRow = Save & AnswerContent & { [STORED_AS_LATE]?: boolean };

/** The parts of IndexedDB that are used here: the tests compile without the types of browsers. */
interface DatabaseRequest<T> {
  result: T;
  error: Error | null;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
}
interface Database {
  transaction(store: string): { objectStore(name: string): { getAll(): DatabaseRequest<unknown> } };
  close(): void;
}
interface Factory {
  databases(): Promise<{ name?: string }[]>;
  open(name: string): DatabaseRequest<Database>;
}

/** The answers that a browser has not delivered. */
export async function pendingAnswers(
  device: Device,
): Promise<Omit<PendingAnswer, 'wasReopened'>[]> {
  const factory = device.indexedDB as unknown as Factory;
  const known = await factory.databases();
  if (!known.some(({ name }) => name === OUTBOX)) return [];
  const database = await done(factory.open(OUTBOX));
  try {
    const all = database.transaction(ANSWERS).objectStore(ANSWERS).getAll();
    const kept = (await done(all)) as OutboxRow[];
    return kept.map(({ [STORED_AS_LATE]: isStoredAsLate = false, ...answer }) => ({
      ...answer,
      isStoredAsLate,
      device: device.name,
    }));
  } finally {
    database.close();
  }
}

async function done<T>(request: DatabaseRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
