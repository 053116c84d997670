/** Moves and copies questions within and between quizzes, deletes and restores them, and reads what changed. */
import type { Caller } from './walk.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';

export async function transferQuestions(tour: Tour): Promise<void> {
  const { world, ada, eli, mara, bruno } = tour;
  const q = world.question;
  const names = ['Geography', 'Rivers', 'Mountains', 'Drafts', 'Copy of Geography'];
  const [geography = '', rivers = '', mountains = '', drafts = '', copy = ''] = names.map(
    world.quiz,
  );
  const foreign = world.quiz('Foreign');
  for (const name of ['moveQuestions', 'copyQuestions']) {
    const send = (
      by: Caller,
      label: string,
      questionIds: string[],
      toQuizId: string,
      position?: number,
    ) =>
      tour.walk.ask(by, `${name} ${label}`, name, { input: { questionIds, toQuizId, position } });
    await send(ada, 'within', [q('Rivers', 4), q('Rivers', 1)], rivers, 1);
    await send(ada, 'to the end of another', [q('Rivers', 2)], drafts);
    await send(
      eli,
      'of several quizzes',
      [q('Geography', 1), q('Rivers', 4), q('Mountains', 1)],
      copy,
      3,
    );
    await send(ada, 'back', [q('Mountains', 2)], rivers, 2);
    await send(ada, 'too far', [q('Drafts', 1)], rivers, 90);
    await send(ada, 'twice the same', [q('Drafts', 1), q('Drafts', 1)], rivers);
    await send(ada, 'one in the trash', [q('Geography', 5)], rivers);
    await send(ada, 'to the trash', [q('Drafts', 1)], world.quiz('Gone and untaken'));
    await send(ada, 'of a quiz in the trash', [q('Gone but taken', 1)], rivers);
    await send(ada, 'to a foreign quiz', [q('Drafts', 1)], foreign);
    await send(ada, 'a foreign one', [q('Drafts', 1), q('Foreign', 1)], rivers);
    await send(bruno, 'to a foreign quiz', [q('Foreign', 1)], drafts);
    await send(mara, 'as a marker', [q('Drafts', 1)], rivers);
    await send(ada, 'nothing', [UNKNOWN], rivers);
    for (const [at, id] of [geography, rivers, mountains, drafts, copy].entries())
      await readQuiz(tour, ada, `after ${name}, ${names[at]}`, id);
  }
  await readTaken(tour, 'after transfers');
}

/** What learners took stays as it was, whatever happens to the questions. */
export async function readTaken({ walk, world, ada }: Tour, label: string): Promise<void> {
  for (const { id, name, quizId } of world.attempts) {
    if (![world.quiz('Geography'), world.quiz('Rivers')].includes(quizId)) continue;
    await walk.ask(ada, `${label}, paper of ${name}`, 'attemptPaper', { attemptId: id });
  }
  for (const name of ['Geography', 'Rivers']) {
    const quizId = world.quiz(name);
    await walk.ask(ada, `${label}, marking of ${name}`, 'marking', { quizId });
    await walk.ask(ada, `${label}, figures of ${name}`, 'examFiguresLater', { quizId });
  }
}

export async function trashQuestions(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const call = (by: Caller, name: string, label: string, id: string) =>
    walk.ask(by, `${name} ${label}`, name, { id });
  const published = world.question('History', 2);
  const unpublished = world.question('Imported', 2);
  await call(ada, 'deleteQuestion', 'published', published);
  await call(eli, 'deleteQuestion', 'unpublished', unpublished);
  await call(ada, 'deleteQuestion', 'again', published);
  await call(mara, 'deleteQuestion', 'as a marker', unpublished);
  await call(bruno, 'deleteQuestion', 'foreign', world.question('History', 1));
  for (const name of ['History', 'Imported'])
    await readQuiz(tour, ada, `after deletions, ${name}`, world.quiz(name));
  await call(ada, 'purgeQuestion', 'published', published);
  await call(mara, 'purgeQuestion', 'as a marker', unpublished);
  await call(bruno, 'purgeQuestion', 'foreign', unpublished);
  await call(ada, 'purgeQuestion', 'not in the trash', world.question('History', 1));
  await call(ada, 'purgeQuestion', 'unpublished', unpublished);
  await call(ada, 'purgeQuestion', 'again', unpublished);
  await call(ada, 'restoreQuestion', 'published', published);
  await call(ada, 'restoreQuestion', 'again', published);
  await call(ada, 'restoreQuestion', 'purged', unpublished);
  await call(ada, 'restoreQuestion', 'published and fixture', world.question('Geography', 5));
  await call(ada, 'restoreQuestion', 'of a quiz in the trash', world.question('Gone but taken', 2));
  await call(ada, 'purgeQuestion', 'of a quiz in the trash', world.question('Gone and untaken', 2));
  const moved = world.question('Mountains', 3);
  for (const name of ['deleteQuestion', 'purgeQuestion', 'restoreQuestion'])
    await call(ada, name, 'that the paper of another quiz has', moved);
  await call(bruno, 'restoreQuestion', 'foreign', world.question('Rivers', 5));
  for (const name of ['History', 'Imported', 'Geography'])
    await readQuiz(tour, ada, `after the trash, ${name}`, world.quiz(name));
}
