/** Trials as visitors start them. */
import type { Api, Data } from './api.js';
import type { LearnerKnown } from './exams.js';

export const START_TRIAL = 'mutation { startTrial { takePath resultsPath expiresAt } }';

/** What a visitor has of a trial. */
export interface TrialStarted {
  takePath: string;
  resultsPath: string;
  expiresAt: string;
  /** Who takes it. */
  visitor: LearnerKnown;
  /** Who looks at its results. */
  teacher: Api;
  quizId: string;
}

/** @param api of a stranger */
export async function trial(api: Api): Promise<TrialStarted> {
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
