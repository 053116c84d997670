/** What each step gets: who calls, where answers are recorded, and the ids of the recorded database. */
import type { Data } from '../api.js';
import { logInCallers, type Caller, type Callers } from './callers.js';
import type { FixtureIds } from './fixture-ids.js';
import type { Recorder } from './recorder.js';

export interface StepContext extends Callers {
  recorder: Recorder;
  fixture: FixtureIds;
}

/** The id of nothing in the database. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export async function createStepContext(recorder: Recorder): Promise<StepContext> {
  const callers = await logInCallers(recorder.url);
  return { ...callers, recorder, fixture: recorder.fixture };
}

/** Reads a quiz with its questions, its trash and its exam, after a change. */
export async function readQuiz(
  { recorder }: StepContext,
  by: Caller,
  label: string,
  id: string,
): Promise<Data> {
  await recorder.ask(by, `${label}: exam`, 'exam', { quizId: id });
  return recorder.ask(by, `${label}: quiz`, 'quiz', { id, size: 40 });
}
