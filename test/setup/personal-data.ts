/** Personal data of learners through the API of owners. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import type { Exam } from './exams.js';
import { submittedInvitation, type InvitedCandidate } from './invited-candidates.js';
import { giveMarks, markedExam } from './marking.js';

export const ERASE = `mutation ($id: ID!, $name: String!) { eraseLearner(id: $id, name: $name) { id } }`;
export const RETENTION = `query ($months: Int) {
  learnerRetention(months: $months) { months dueCount unfinishedCount }
}`;
export const SET_RETENTION = `mutation ($months: Int) {
  setLearnerRetention(months: $months) { months dueCount unfinishedCount }
}`;

/** The learner of a candidate's address. */
export async function learnerId(app: Application, email: string): Promise<string> {
  const [row] = await app.sql('SELECT id FROM learners WHERE email = $1', [email]);
  return row?.['id'] ?? '';
}

/** The file of a learner. */
export async function personalData(owner: Api, id: string): Promise<Data> {
  const answer = await owner.fetch(`/learners/${id}/personal-data.json`);
  if (answer.status !== 200) throw new Error(`Not exported: ${answer.status}`);
  return (await answer.json()) as Data;
}

/** An exam with an invited learner who has submitted it, and whose answers are marked. */
export async function markedLearner(
  app: Application,
  owner: Api,
  name: string,
): Promise<{ exam: Exam; invited: InvitedCandidate; id: string }> {
  const exam = await markedExam(app, owner);
  const invited = await submittedInvitation(app, owner, exam, { name });
  await markAll(app, owner, exam);
  return { exam, invited, id: await learnerId(app, invited.email) };
}

/** Marks all answers that wait, with a comment. */
async function markAll(app: Application, owner: Api, { quizId }: Exam): Promise<void> {
  const waiting = `SELECT id, version FROM grades WHERE quiz_id = $1 AND outcome = 'WAITING'`;
  for (const { id, version } of await app.sql<{ id: string; version: number }>(waiting, [quizId]))
    await giveMarks(owner, { id, version }, { marks: '1', comment: 'Well done' });
}
