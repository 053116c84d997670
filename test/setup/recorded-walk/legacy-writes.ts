/** Adds, edits and deletes by the older routes, and reads what changed. */
import { triviaAt, triviaRow, MCQ_HEADERS, workbook } from '../workbooks.js';
import type { Caller } from './walk.js';
import { readQuiz, UNKNOWN, type Tour } from './tour.js';

const options = (...texts: string[]) => texts.map((answer) => ({ answer }));
const entry = (question: string, more: object = {}) => ({
  question,
  options: options('a', 'b', 'c'),
  correctAnswer: 2,
  ...more,
});

export async function writeByOlderRoutes(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const send = (by: Caller, label: string, route: string, body: object) =>
    walk.legacy(by, label, route, body);
  const made = await send(eli, 'new', 'quizzIdentity_M', { quizTitle: 'By an older route' });
  await send(eli, 'again', 'quizzIdentity_M', { quizTitle: 'by an OLDER route' });
  const quizTitle = 'By an older route';
  const id = made['quizzId'] as string;
  const add = 'quizzQuestionService_M';
  await send(eli, 'two', add, {
    quizTitle,
    mcqQuizz: [entry('Older?', { description: 'Yes.' }), entry('Much older?')],
  });
  await send(eli, 'refused', add, {
    quizTitle,
    mcqQuizz: [entry('One?', { options: options('a') })],
  });
  await send(ada, 'of a colleague', add, { quizTitle, mcqQuizz: [entry('Whose?')] });
  const written = 'quizzDiscriptiveQuestionService_M';
  await send(eli, 'two', written, {
    quizTitle,
    descriptiveQuizz: [{ question: 'Why older?', answer: 'So.', marks: 2 }, { question: 'Why?' }],
  });
  await send(ada, 'submitted', written, {
    quizTitle: 'Rivers',
    descriptiveQuizz: [{ question: 'Later?' }],
  });
  const sheet = async (by: Caller, label: string, route: string, rows: unknown[][]) => {
    const excelFile = (await workbook(rows)).toString('base64');
    return send(by, label, `${route}Excel_M`, { quizTitle, excelFile });
  };
  await sheet(eli, 'choices', 'quizzQuestionService', [MCQ_HEADERS, triviaRow(triviaAt(150))]);
  const marks = [
    ['Question', 'Marks'],
    ['How?', 3],
  ];
  await sheet(eli, 'written', 'quizzdescriptiveQuestionService', marks);
  await sheet(eli, 'faulty', 'quizzQuestionService', [MCQ_HEADERS, ['No key?', 'a', 'b']]);
  await send(eli, 'own', 'dashbordQuizzinfo_M', { _id: id });
  await send(eli, 'own', 'paperSubmitCheck_M', { quizTitle });
  await send(ada, 'with changes', 'paperSubmitCheck_M', { quizTitle: 'Rivers' });
  await send(ada, 'empty', 'paperSubmitCheck_M', { quizTitle: 'Empty' });
  await readQuiz(tour, eli, 'after older routes', id);
  await readQuiz(tour, ada, 'after older routes, Rivers', world.quiz('Rivers'));
  await send(eli, 'own', 'quizDuration_M', { quizId: id, quizDuration: '45' });
  await send(eli, 'own', 'DashbordEdit_M', {
    _id: id,
    quizTitle: 'Renamed',
    isCompleted: false,
    status: false,
  });
  await editAndDelete(tour);
  await send(eli, 'own', 'DashbordDel_M', { _id: id });
  await send(eli, 'again', 'DashbordDel_M', { _id: id });
  await send(bruno, 'foreign', 'DashbordDel_M', { _id: world.quiz('Rivers') });
  await send(mara, 'as a marker', 'DashbordDel_M', { _id: world.quiz('Rivers') });
  await send(ada, 'after all', 'userDashboard_M', { page: 1, limit: 100 });
}

async function editAndDelete({ walk, world, ada, eli, mara, bruno }: Tour): Promise<void> {
  const edit = (by: Caller, label: string, questionId: string, updatedQuestion: object) =>
    walk.legacy(by, label, 'dashquestionEdit_M', { questionId, updatedQuestion });
  const choice = world.question('Long paper', 1);
  await edit(
    ada,
    'a choice',
    choice,
    entry('Edited by an older route', { options: options('x', 'y'), correctAnswer: 1 }),
  );
  await edit(
    ada,
    'five options',
    choice,
    entry('Five?', { options: options('1', '2', '3', '4', '5') }),
  );
  await edit(ada, 'a written one', world.question('Without names', 1), {
    question: 'Say who',
    answer: 'Me',
  });
  await edit(
    ada,
    'one with an image',
    world.question('Geography', 2),
    entry('Without its images', { questionImageLink: '' }),
  );
  await edit(ada, 'one in the trash', world.question('Rivers', 5), entry('In the trash'));
  await edit(eli, 'of a colleague', choice, entry('Of a colleague'));
  await edit(bruno, 'foreign', choice, entry('Foreign'));
  await edit(mara, 'as a marker', choice, entry('Marker'));
  await edit(ada, 'unknown', UNKNOWN, entry('Unknown'));
  const remove = (by: Caller, label: string, questionId: string) =>
    walk.legacy(by, label, 'dashquestiondel_M', { questionId });
  await remove(ada, 'published', world.question('Long paper', 2));
  await remove(ada, 'again', world.question('Long paper', 2));
  await remove(bruno, 'foreign', choice);
  await remove(eli, 'own', world.question('Geography of Eli', 1));
  await remove(ada, 'no id', 'none');
  await walk.ask(ada, 'Long paper after older routes', 'quiz', {
    id: world.quiz('Long paper'),
    size: 5,
  });
  await walk.legacy(ada, 'Geography, edited', 'dashbordQuizzinfo_M', {
    _id: world.quiz('Geography'),
  });
}
