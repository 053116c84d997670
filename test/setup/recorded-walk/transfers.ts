/** Moves and copies questions within and between quizzes, deletes and restores them, and reads what changed. */
import type { Caller } from './callers.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';

export async function transferQuestions(context: StepContext): Promise<void> {
  const { fixture, owner, editor, marker, otherOwner } = context;
  const { question } = fixture;
  const names = ['Geography', 'Rivers', 'Mountains', 'Drafts', 'Copy of Geography'];
  const [geography = '', rivers = '', mountains = '', drafts = '', copy = ''] = names.map(
    fixture.quiz,
  );
  const foreign = fixture.quiz('Foreign');
  for (const name of ['moveQuestions', 'copyQuestions']) {
    const send = (
      by: Caller,
      label: string,
      questionIds: string[],
      toQuizId: string,
      position?: number,
    ) =>
      context.recorder.ask(by, `${name} ${label}`, name, {
        input: { questionIds, toQuizId, position },
      });
    await send(owner, 'within', [question('Rivers', 4), question('Rivers', 1)], rivers, 1);
    await send(owner, 'to the end of another', [question('Rivers', 2)], drafts);
    await send(
      editor,
      'of several quizzes',
      [question('Geography', 1), question('Rivers', 4), question('Mountains', 1)],
      copy,
      3,
    );
    await send(owner, 'back', [question('Mountains', 2)], rivers, 2);
    await send(owner, 'too far', [question('Drafts', 1)], rivers, 90);
    await send(owner, 'twice the same', [question('Drafts', 1), question('Drafts', 1)], rivers);
    await send(owner, 'one in the trash', [question('Geography', 5)], rivers);
    await send(owner, 'to the trash', [question('Drafts', 1)], fixture.quiz('Gone and untaken'));
    await send(owner, 'of a quiz in the trash', [question('Gone but taken', 1)], rivers);
    await send(owner, 'to a foreign quiz', [question('Drafts', 1)], foreign);
    await send(owner, 'a foreign one', [question('Drafts', 1), question('Foreign', 1)], rivers);
    await send(otherOwner, 'to a foreign quiz', [question('Foreign', 1)], drafts);
    await send(marker, 'as a marker', [question('Drafts', 1)], rivers);
    await send(owner, 'nothing', [UNKNOWN_ID], rivers);
    for (const [at, id] of [geography, rivers, mountains, drafts, copy].entries())
      await readQuiz(context, owner, `after ${name}, ${names[at]}`, id);
  }
  await readTaken(context, 'after transfers');
}

/** Reads papers that learners took: a change of a question must not change them. */
export async function readTaken(
  { recorder, fixture, owner }: StepContext,
  label: string,
): Promise<void> {
  for (const { id, name, quizId } of fixture.attempts) {
    if (![fixture.quiz('Geography'), fixture.quiz('Rivers')].includes(quizId)) continue;
    await recorder.ask(owner, `${label}, paper of ${name}`, 'attemptPaper', { attemptId: id });
  }
  for (const name of ['Geography', 'Rivers']) {
    const quizId = fixture.quiz(name);
    await recorder.ask(owner, `${label}, marking of ${name}`, 'marking', { quizId });
    await recorder.ask(owner, `${label}, figures of ${name}`, 'examFiguresLater', { quizId });
  }
}

export async function trashQuestions(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const call = (by: Caller, name: string, label: string, id: string) =>
    recorder.ask(by, `${name} ${label}`, name, { id });
  const published = fixture.question('History', 2);
  const unpublished = fixture.question('Imported', 2);
  await call(owner, 'deleteQuestion', 'published', published);
  await call(editor, 'deleteQuestion', 'unpublished', unpublished);
  await call(owner, 'deleteQuestion', 'again', published);
  await call(marker, 'deleteQuestion', 'as a marker', unpublished);
  await call(otherOwner, 'deleteQuestion', 'foreign', fixture.question('History', 1));
  for (const name of ['History', 'Imported'])
    await readQuiz(context, owner, `after deletions, ${name}`, fixture.quiz(name));
  await call(owner, 'purgeQuestion', 'published', published);
  await call(marker, 'purgeQuestion', 'as a marker', unpublished);
  await call(otherOwner, 'purgeQuestion', 'foreign', unpublished);
  await call(owner, 'purgeQuestion', 'not in the trash', fixture.question('History', 1));
  await call(owner, 'purgeQuestion', 'unpublished', unpublished);
  await call(owner, 'purgeQuestion', 'again', unpublished);
  await call(owner, 'restoreQuestion', 'published', published);
  await call(owner, 'restoreQuestion', 'again', published);
  await call(owner, 'restoreQuestion', 'purged', unpublished);
  await call(owner, 'restoreQuestion', 'published and fixture', fixture.question('Geography', 5));
  await call(
    owner,
    'restoreQuestion',
    'of a quiz in the trash',
    fixture.question('Gone but taken', 2),
  );
  await call(
    owner,
    'purgeQuestion',
    'of a quiz in the trash',
    fixture.question('Gone and untaken', 2),
  );
  const moved = fixture.question('Mountains', 3);
  for (const name of ['deleteQuestion', 'purgeQuestion', 'restoreQuestion'])
    await call(owner, name, 'that the paper of another quiz has', moved);
  await call(otherOwner, 'restoreQuestion', 'foreign', fixture.question('Rivers', 5));
  for (const name of ['History', 'Imported', 'Geography'])
    await readQuiz(context, owner, `after the trash, ${name}`, fixture.quiz(name));
}
