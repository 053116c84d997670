/** Calls the older routes that read, and files of exams. */
import type { StaffCaller } from './callers.js';
import { UNKNOWN_ID, type StepContext } from './step-context.js';

/** Quizzes whose questions have images, fractional marks or rubrics, or were moved. */
const FILES = ['Geography', 'History', 'Mountains', 'Gone but taken', 'Foreign'];

export async function readByOlderRoutes(context: StepContext): Promise<void> {
  const { owner, editor, marker, otherOwner, stranger, recorder } = context;
  for (const by of [owner, editor, marker, otherOwner]) await readAs(context, by);
  await recorder.legacy(stranger, 'no token', 'userDashboard_M', { page: 1 });
  await recorder.legacy(owner, 'not their address', 'userProfile_M', { email: otherOwner.email });
}

async function readAs(
  { recorder, fixture, otherOwner }: StepContext,
  by: StaffCaller,
): Promise<void> {
  const list = (label: string, body: object) => recorder.legacy(by, label, 'userDashboard_M', body);
  await list('all', { page: 1, limit: 100 });
  await list('second page', { page: 2, limit: 3 });
  await list('completed', { page: 1, isCompleted: 'Completed', status: 'Active' });
  await recorder.legacy(by, 'own', 'userProfile_M', { email: by.email });
  for (const { id, name, institute } of fixture.quizzes) {
    // Of the other institute, the quizzes with short names are enough.
    if (institute.startsWith('North') !== (by !== otherOwner) && name.length > 9) continue;
    await recorder.legacy(by, name, 'quizzCoutMCQ_M', { quizTitle: name.replace(/ of Eli$/, '') });
    // It would double the recording, which has its 120 questions in the paper of a learner.
    if (name === 'Long paper') continue;
    await recorder.legacy(by, name, 'dashbordQuizzinfo_M', { _id: id });
    if (FILES.includes(name))
      await recorder.call(by, `file of ${name}`, `/exams/${id}/export.json`);
  }
  await recorder.legacy(by, 'unknown', 'dashbordQuizzinfo_M', { _id: UNKNOWN_ID });
  await recorder.legacy(by, 'no quiz', 'dashbordQuizzinfo_M', {});
}
