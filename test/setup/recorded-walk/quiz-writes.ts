/** Makes, copies, submits, deletes and restores quizzes, and reads what changed. */
import type { Caller } from './walk.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';

export async function submitQuizzes(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const submit = async (by: Caller, name: string, label: string): Promise<void> => {
    const id = world.quiz(name);
    await walk.ask(by, `submits ${name}, ${label}`, 'submitQuiz', { id });
    await walk.ask(by, `submitted ${name}, ${label}`, 'exam', { quizId: id });
  };
  await submit(ada, 'Geography', 'with changes');
  await submit(eli, 'Geography', 'without changes');
  await submit(ada, 'Marks only', 'without changes');
  await submit(ada, 'Rivers', 'with changes');
  await submit(ada, 'Drafts', 'for the first time');
  await submit(eli, 'Mountains', 'with changes');
  await submit(ada, 'Empty', 'without questions');
  await submit(mara, 'History', 'as a marker');
  await submit(bruno, 'History', 'as a stranger');
  await submit(ada, 'Gone but taken', 'in the trash');
  for (const name of ['Geography', 'Rivers', 'Mountains', 'Drafts']) {
    await readQuiz(tour, ada, `after submissions, ${name}`, world.quiz(name));
    await walk.call(
      ada,
      `after submissions, file of ${name}`,
      `/exams/${world.quiz(name)}/export.json`,
    );
  }
  await walk.ask(bruno, 'submits nothing', 'submitQuiz', { id: UNKNOWN });
}

export async function writeQuizzes(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const make = await walk.ask(ada, 'makes a quiz', 'createQuiz', { title: ' New one ' });
  await walk.ask(ada, 'makes it again', 'createQuiz', { title: 'new ONE' });
  await walk.ask(ada, 'reads the new quiz', 'quiz', { id: make['id'] as string });
  const copy = (by: Caller, label: string, id: string, title?: string) =>
    walk.ask(by, `duplicates ${label}`, 'duplicateQuiz', { id, title });
  for (const name of ['Geography', 'Mountains', 'History', 'Long paper', 'Empty']) {
    const { id } = await copy(ada, name, world.quiz(name));
    if (name !== 'Long paper') await readQuiz(tour, eli, `the copy of ${name}`, id as string);
    await walk.ask(ada, `marking of the copy of ${name}`, 'marking', { quizId: id as string });
  }
  await copy(eli, 'with a title', world.quiz('Marks only'), 'Marks again');
  await copy(ada, 'with a title that is taken', world.quiz('Marks only'), 'rivers');
  await copy(mara, 'as a marker', world.quiz('Rivers'));
  await copy(bruno, 'a foreign one', world.quiz('Rivers'));
  await copy(ada, 'one in the trash', world.quiz('Gone but taken'));
  const update = (by: Caller, label: string, name: string, change: object) =>
    walk.ask(by, `updates ${label}`, 'updateQuiz', { input: { id: world.quiz(name), ...change } });
  await update(ada, 'a title', 'Drafts', { version: 2, title: 'Drafts, renamed' });
  await update(ada, 'with a stale version', 'Drafts', { version: 1, title: 'Stale' });
  await update(ada, 'the state', 'Marks only', {
    version: 2,
    isCompleted: false,
    durationMinutes: 45,
  });
  await readQuiz(tour, ada, 'after updates, Marks only', world.quiz('Marks only'));
}

export async function trashQuizzes(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const call = (by: Caller, name: string, label: string, id: string, more: object = {}) =>
    walk.ask(by, `${name} ${label}`, name, { id, ...more });
  const [taken, untaken] = [world.quiz('Gone but taken'), world.quiz('Gone and untaken')];
  await call(ada, 'purgeQuiz', 'that was taken', taken);
  await call(mara, 'purgeQuiz', 'as a marker', untaken);
  await call(bruno, 'purgeQuiz', 'foreign', untaken);
  await call(ada, 'purgeQuiz', 'not in the trash', world.quiz('Rivers'));
  await call(ada, 'restoreQuiz', 'that was taken', taken);
  await call(ada, 'restoreQuiz', 'again', taken);
  await readQuiz(tour, ada, 'restored', taken);
  await walk.ask(ada, 'restores its question', 'restoreQuestion', {
    id: world.question('Gone but taken', 2),
  });
  await readQuiz(tour, ada, 'restored with its question', taken);
  for (const { id, quizId } of world.attempts)
    if (quizId === taken)
      await walk.ask(ada, 'paper of the restored', 'attemptPaper', { attemptId: id });
  await call(eli, 'restoreQuiz', 'with another title', untaken, { title: 'Here again' });
  await readQuiz(tour, eli, 'restored, untaken', untaken);
  await call(eli, 'deleteQuiz', 'untaken', untaken);
  await call(eli, 'purgeQuiz', 'untaken', untaken);
  await call(eli, 'purgeQuiz', 'again', untaken);
  await call(ada, 'deleteQuiz', 'with moved questions', world.quiz('Mountains'));
  await walk.ask(ada, 'a question of the deleted', 'question', {
    id: world.question('Mountains', 2),
  });
  await call(bruno, 'deleteQuiz', 'foreign', world.quiz('Rivers'));
  await call(mara, 'deleteQuiz', 'as a marker', world.quiz('Rivers'));
  await walk.ask(ada, 'trash of quizzes', 'deletedQuizzes', { pageSize: 20 });
  await call(ada, 'purgeQuiz', 'with moved questions', world.quiz('Mountains'));
  await call(ada, 'restoreQuiz', 'with moved questions', world.quiz('Mountains'));
  await readQuiz(tour, ada, 'restored, Mountains', world.quiz('Mountains'));
}

/** Quizzes that go for good, with questions that came from other quizzes, or went to others. */
export async function purgeAfterTransfers({ walk, world, ada }: Tour): Promise<void> {
  const ask = (label: string, name: string, variables: object) =>
    walk.ask(ada, `${name} ${label}`, name, variables);
  const move = (label: string, questionIds: string[], toQuizId: string) =>
    ask(label, 'moveQuestions', { input: { questionIds, toQuizId } });
  const throwAway = async (label: string, id: string): Promise<void> => {
    await ask(label, 'deleteQuiz', { id });
    await ask(label, 'purgeQuiz', { id });
  };
  await throwAway('that was submitted', world.quiz('History again'));
  // A paper of Rivers has the question, so the quiz that holds it now must stay.
  const holder = await ask('to hold a question', 'createQuiz', { title: 'Holder' });
  await move('of a paper', [world.question('Rivers', 1)], holder['id'] as string);
  await throwAway('that holds a question of a paper', holder['id'] as string);
  // Of this quiz the paper goes, and the question stays where it is.
  const id = world.quiz('By invitation');
  const copy = (await ask('to be submitted', 'duplicateQuiz', { id }))['id'] as string;
  await ask('that is a copy', 'submitQuiz', { id: copy });
  const { questions } = await ask('that is a copy', 'quiz', { id: copy });
  const first = questions.items[0].id as string;
  await move('of a copy', [first], world.quiz('Imported'));
  await throwAway('that is a copy', copy);
  await ask('that was moved in time', 'question', { id: first });
  await ask('that was moved in time', 'deleteQuestion', { id: first });
  await ask('that no paper has any more', 'purgeQuestion', { id: first });
  await ask('at last', 'deletedQuizzes', { pageSize: 20 });
}
