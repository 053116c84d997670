/** Trials as visitors start them. */
import type { Api, Data } from './api.js';
import type { CandidateAccess } from './exams.js';

export const START_TRIAL = 'mutation { startTrial { takePath resultsPath expiresAt } }';

/** Inserts the maximum number of trials, of the last hour: each start is refused then. */
export const FULL = `WITH made AS (
    INSERT INTO institutes (name, time_zone)
    SELECT 'full', 'UTC' FROM generate_series(1, 1000 - (SELECT count(*) FROM users)) RETURNING id)
  INSERT INTO users (institute_id, role, email, first_name, last_name, password_hash, deletion_due_at)
  SELECT id, 'MARKER', 'trial-' || id, 'Trial', 'Teacher', '-', now() + interval '23 hours' FROM made`;

/** A trial, with its two links. */
export interface StartedTrial {
  takePath: string;
  resultsPath: string;
  expiresAt: string;
  /** Who takes it. */
  visitor: CandidateAccess;
  /** Who looks at its results. */
  teacher: Api;
  quizId: string;
}

/** @param api of an unknown visitor */
export async function trial(api: Api): Promise<StartedTrial> {
  const started = (await api.ask(START_TRIAL))['startTrial'] as Record<
    'takePath' | 'resultsPath' | 'expiresAt',
    string
  >;
  const token = tokenIn(started.takePath);
  const teacher = api.as(tokenIn(started.resultsPath));
  const [quiz] = (await teacher.ask('{ quizzes { items { id } } }'))['quizzes'].items as Data[];
  const visitor = { api: api.as(token), token };
  return { ...started, visitor, teacher, quizId: quiz?.['id'] as string };
}

const tokenIn = (path: string): string => path.split('#')[1] ?? '';
