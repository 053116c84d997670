/** Pauses of exams, as staff make them. */
import { expect } from 'vitest';
import type { Api } from './api.js';
import type { Application } from './application.js';
import { sitting, type Page } from './attempts.js';
import { candidate, exam, type Exam } from './exams.js';
import { mcq } from './questions.js';

export const PAUSE = 'mutation ($input: PauseExamInput!) { pauseExam(input: $input) { count } }';
export const RESUME =
  'mutation ($input: ResumeExamInput!) { resumeExam(input: $input) { count closesAt releasesAt movedWindows } }';
export const SEND =
  'mutation ($input: SendExamMessageInput!) { sendExamMessage(input: $input) { count } }';

/** Matches minutes that a test has measured: steps in between take less than half a minute. */
export const about = (minutes: number): unknown => expect.closeTo(minutes, 0) as unknown;

/** An exam of thirty minutes, with two questions. */
export async function halfHourExam(app: Application, owner: Api): Promise<Exam> {
  const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
  const given = await exam(app, owner, { questions });
  await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [given.quizId]);
  return given;
}

export async function startedPage(app: Application, { code }: Exam, name = 'Ada'): Promise<Page> {
  return sitting(await candidate(app, code, name));
}

/** In milliseconds since 1970. */
export async function deadlineOf(page: Page): Promise<number> {
  return Date.parse((await page.clock()).body['deadlineAt'] as string);
}

/** Lets an attempt have started that many minutes earlier. */
export async function ageAttempt(app: Application, page: Page, minutes: number): Promise<void> {
  const statement = `UPDATE attempts SET started_at = started_at - make_interval(mins => $2),
    deadline_at = deadline_at - make_interval(mins => $2) WHERE id = $1`;
  await app.sql(statement, [page.id, minutes]);
}

/** @returns how many attempts stand still */
export async function pauseExam(owner: Api, quizId: string): Promise<number> {
  const input = { quizId, reason: 'The fire alarm went off' };
  return (await owner.ask(PAUSE, { input }))['pauseExam'].count as number;
}

/** @returns how many attempts go on */
export async function resumeExam(owner: Api, quizId: string): Promise<number> {
  return (await owner.ask(RESUME, { input: { quizId } }))['resumeExam'].count as number;
}

/** Lets the pause of an exam have begun that many minutes earlier. */
export async function lengthenPause(
  app: Application,
  quizId: string,
  minutes: number,
): Promise<void> {
  const earlier = (column: string): string =>
    `${column} = ${column} - make_interval(mins => ${minutes})`;
  const ofQuiz = 'WHERE quiz_id = $1';
  await app.sql(`UPDATE attempts SET ${earlier('paused_at')} ${ofQuiz}`, [quizId]);
  await app.sql(`UPDATE exam_pauses SET ${earlier('started_at')} ${ofQuiz} AND ended_at IS NULL`, [
    quizId,
  ]);
}

export const PAUSE_ATTEMPT =
  'mutation ($input: PauseAttemptInput!) { pauseAttempt(input: $input) { pausedAt deadlineAt } }';
export const RESUME_ATTEMPT =
  'mutation ($input: ResumeAttemptInput!) { resumeAttempt(input: $input) { pausedAt deadlineAt } }';

/** Pauses one attempt individually. */
export async function pauseAttempt(owner: Api, { id }: Page): Promise<void> {
  await owner.ask(PAUSE_ATTEMPT, { input: { attemptId: id, reason: 'A nosebleed' } });
}

export async function resumeAttempt(owner: Api, { id }: Page): Promise<void> {
  await owner.ask(RESUME_ATTEMPT, { input: { attemptId: id } });
}

/** Lets the pause of an attempt have begun that many minutes earlier. */
export async function lengthenAttemptPause(
  app: Application,
  id: string,
  minutes: number,
): Promise<void> {
  const earlier = (column: string): string =>
    `${column} = ${column} - make_interval(mins => ${minutes})`;
  const columns = [earlier('paused_at'), earlier('individually_paused_at')].join(', ');
  await app.sql(`UPDATE attempts SET ${columns} WHERE id = $1`, [id]);
}

/** @returns to how many it was sent */
export async function sendMessage(owner: Api, input: object): Promise<number> {
  return (await owner.ask(SEND, { input }))['sendExamMessage'].count as number;
}
