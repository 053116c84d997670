/** Calls the older routes that read, and files of exams. */
import type { Caller } from './walk.js';
import { UNKNOWN, type Tour } from './tour.js';

/** Their questions have images, fractions of marks, rubrics, other quizzes before. */
const FILES = ['Geography', 'History', 'Mountains', 'Gone but taken', 'Foreign'];

export async function readByOlderRoutes(tour: Tour): Promise<void> {
  const { ada, eli, mara, bruno, stranger, walk } = tour;
  for (const by of [ada, eli, mara, bruno]) await readAs(tour, by);
  await walk.legacy(stranger, 'no token', 'userDashboard_M', { page: 1 });
  await walk.legacy(ada, 'not their address', 'userProfile_M', { email: 'bruno@south.example' });
}

async function readAs({ walk, world }: Tour, by: Caller): Promise<void> {
  const list = (label: string, body: object) => walk.legacy(by, label, 'userDashboard_M', body);
  await list('all', { page: 1, limit: 100 });
  await list('second page', { page: 2, limit: 3 });
  await list('completed', { page: 1, isCompleted: 'Completed', status: 'Active' });
  await walk.legacy(by, 'own', 'userProfile_M', {
    email: `${by.name}@${by.name === 'bruno' ? 'south' : 'north'}.example`,
  });
  for (const { id, name, institute } of world.quizzes) {
    // A few that they must not see are enough.
    if (institute.startsWith('North') !== (by.name !== 'bruno') && name.length > 9) continue;
    await walk.legacy(by, name, 'quizzCoutMCQ_M', { quizTitle: name.replace(/ of Eli$/, '') });
    // The long one would double the recording; its learner's paper has all 120 questions.
    if (name === 'Long paper') continue;
    await walk.legacy(by, name, 'dashbordQuizzinfo_M', { _id: id });
    if (FILES.includes(name)) await walk.call(by, `file of ${name}`, `/exams/${id}/export.json`);
  }
  await walk.legacy(by, 'unknown', 'dashbordQuizzinfo_M', { _id: UNKNOWN });
  await walk.legacy(by, 'no quiz', 'dashbordQuizzinfo_M', {});
}
