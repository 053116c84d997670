/** Makes, copies, submits, deletes and restores quizzes, and reads what changed. */
import type { Caller } from './callers.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';

export async function submitQuizzes(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const submit = async (by: Caller, name: string, label: string): Promise<void> => {
    const id = fixture.quiz(name);
    await recorder.ask(by, `submits ${name}, ${label}`, 'submitQuiz', { id });
    await recorder.ask(by, `submitted ${name}, ${label}`, 'exam', { quizId: id });
  };
  await submit(owner, 'Geography', 'with changes');
  await submit(editor, 'Geography', 'without changes');
  await submit(owner, 'Marks only', 'without changes');
  await submit(owner, 'Rivers', 'with changes');
  await submit(owner, 'Drafts', 'for the first time');
  await submit(editor, 'Mountains', 'with changes');
  await submit(owner, 'Empty', 'without questions');
  await submit(marker, 'History', 'as a marker');
  await submit(otherOwner, 'History', 'as a stranger');
  await submit(owner, 'Gone but taken', 'in the trash');
  for (const name of ['Geography', 'Rivers', 'Mountains', 'Drafts']) {
    await readQuiz(context, owner, `after submissions, ${name}`, fixture.quiz(name));
    await recorder.call(
      owner,
      `after submissions, file of ${name}`,
      `/exams/${fixture.quiz(name)}/export.json`,
    );
  }
  await recorder.ask(otherOwner, 'submits nothing', 'submitQuiz', { id: UNKNOWN_ID });
}

export async function writeQuizzes(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const make = await recorder.ask(owner, 'makes a quiz', 'createQuiz', { title: ' New one ' });
  await recorder.ask(owner, 'makes it again', 'createQuiz', { title: 'new ONE' });
  await recorder.ask(owner, 'reads the new quiz', 'quiz', { id: make['id'] as string });
  const copy = (by: Caller, label: string, id: string, title?: string) =>
    recorder.ask(by, `duplicates ${label}`, 'duplicateQuiz', { id, title });
  for (const name of ['Geography', 'Mountains', 'History', 'Long paper', 'Empty']) {
    const { id } = await copy(owner, name, fixture.quiz(name));
    if (name !== 'Long paper') await readQuiz(context, editor, `the copy of ${name}`, id as string);
    await recorder.ask(owner, `marking of the copy of ${name}`, 'marking', {
      quizId: id as string,
    });
  }
  await copy(editor, 'with a title', fixture.quiz('Marks only'), 'Marks again');
  await copy(owner, 'with a title that is taken', fixture.quiz('Marks only'), 'rivers');
  await copy(marker, 'as a marker', fixture.quiz('Rivers'));
  await copy(otherOwner, 'a foreign one', fixture.quiz('Rivers'));
  await copy(owner, 'one in the trash', fixture.quiz('Gone but taken'));
  const update = (by: Caller, label: string, name: string, change: object) =>
    recorder.ask(by, `updates ${label}`, 'updateQuiz', {
      input: { id: fixture.quiz(name), ...change },
    });
  await update(owner, 'a title', 'Drafts', { version: 2, title: 'Drafts, renamed' });
  await update(owner, 'with a stale version', 'Drafts', { version: 1, title: 'Stale' });
  await update(owner, 'the state', 'Marks only', {
    version: 2,
    isCompleted: false,
    durationMinutes: 45,
  });
  await readQuiz(context, owner, 'after updates, Marks only', fixture.quiz('Marks only'));
}

export async function trashQuizzes(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const call = (by: Caller, name: string, label: string, id: string, more: object = {}) =>
    recorder.ask(by, `${name} ${label}`, name, { id, ...more });
  const [taken, untaken] = [fixture.quiz('Gone but taken'), fixture.quiz('Gone and untaken')];
  await call(owner, 'purgeQuiz', 'that was taken', taken);
  await call(marker, 'purgeQuiz', 'as a marker', untaken);
  await call(otherOwner, 'purgeQuiz', 'foreign', untaken);
  await call(owner, 'purgeQuiz', 'not in the trash', fixture.quiz('Rivers'));
  await call(owner, 'restoreQuiz', 'that was taken', taken);
  await call(owner, 'restoreQuiz', 'again', taken);
  await readQuiz(context, owner, 'restored', taken);
  await recorder.ask(owner, 'restores its question', 'restoreQuestion', {
    id: fixture.question('Gone but taken', 2),
  });
  await readQuiz(context, owner, 'restored with its question', taken);
  for (const { id, quizId } of fixture.attempts)
    if (quizId === taken)
      await recorder.ask(owner, 'paper of the restored', 'attemptPaper', { attemptId: id });
  await call(editor, 'restoreQuiz', 'with another title', untaken, { title: 'Here again' });
  await readQuiz(context, editor, 'restored, untaken', untaken);
  await call(editor, 'deleteQuiz', 'untaken', untaken);
  await call(editor, 'purgeQuiz', 'untaken', untaken);
  await call(editor, 'purgeQuiz', 'again', untaken);
  await call(owner, 'deleteQuiz', 'with moved questions', fixture.quiz('Mountains'));
  await recorder.ask(owner, 'a question of the deleted', 'question', {
    id: fixture.question('Mountains', 2),
  });
  await call(otherOwner, 'deleteQuiz', 'foreign', fixture.quiz('Rivers'));
  await call(marker, 'deleteQuiz', 'as a marker', fixture.quiz('Rivers'));
  await recorder.ask(owner, 'trash of quizzes', 'deletedQuizzes', { pageSize: 20 });
  await call(owner, 'purgeQuiz', 'with moved questions', fixture.quiz('Mountains'));
  await call(owner, 'restoreQuiz', 'with moved questions', fixture.quiz('Mountains'));
  await readQuiz(context, owner, 'restored, Mountains', fixture.quiz('Mountains'));
}

/** Deletes quizzes for good whose questions came from other quizzes, or were moved to others. */
export async function purgeAfterTransfers({
  recorder,
  fixture,
  owner,
}: StepContext): Promise<void> {
  const ask = (label: string, name: string, variables: object) =>
    recorder.ask(owner, `${name} ${label}`, name, variables);
  const move = (label: string, questionIds: string[], toQuizId: string) =>
    ask(label, 'moveQuestions', { input: { questionIds, toQuizId } });
  const deleteForGood = async (label: string, id: string): Promise<void> => {
    await ask(label, 'deleteQuiz', { id });
    await ask(label, 'purgeQuiz', { id });
  };
  await deleteForGood('that was submitted', fixture.quiz('History again'));
  // A paper of Rivers has the question, so the quiz that it was moved to must stay.
  const { id: movedTo } = await ask('for a question of a paper', 'createQuiz', { title: 'Holder' });
  await move('of a paper', [fixture.question('Rivers', 1)], movedTo as string);
  await deleteForGood('with a question of a paper', movedTo as string);
  // This quiz and its paper are deleted; the question that was moved away stays.
  const id = fixture.quiz('By invitation');
  const copy = (await ask('to be submitted', 'duplicateQuiz', { id }))['id'] as string;
  await ask('that is a copy', 'submitQuiz', { id: copy });
  const { questions } = await ask('that is a copy', 'quiz', { id: copy });
  const first = questions.items[0].id as string;
  await move('of a copy', [first], fixture.quiz('Imported'));
  await deleteForGood('that is a copy', copy);
  await ask('that was moved in time', 'question', { id: first });
  await ask('that was moved in time', 'deleteQuestion', { id: first });
  await ask('that no paper has any more', 'purgeQuestion', { id: first });
  await ask('at last', 'deletedQuizzes', { pageSize: 20 });
}
