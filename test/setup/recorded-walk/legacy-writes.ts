/** Adds, edits and deletes by the older routes, and reads what changed. */
import { triviaAt, triviaRow, MCQ_HEADERS, workbook } from '../workbooks.js';
import type { Caller } from './callers.js';
import { readQuiz, UNKNOWN_ID, type StepContext } from './step-context.js';

const options = (...texts: string[]) => texts.map((answer) => ({ answer }));
const entry = (question: string, more: object = {}) => ({
  question,
  options: options('a', 'b', 'c'),
  correctAnswer: 2,
  ...more,
});

export async function writeByOlderRoutes(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const send = (by: Caller, label: string, route: string, body: object) =>
    recorder.legacy(by, label, route, body);
  const made = await send(editor, 'new', 'quizzIdentity_M', { quizTitle: 'By an older route' });
  await send(editor, 'again', 'quizzIdentity_M', { quizTitle: 'by an OLDER route' });
  const quizTitle = 'By an older route';
  const id = made['quizzId'] as string;
  const add = 'quizzQuestionService_M';
  await send(editor, 'two', add, {
    quizTitle,
    mcqQuizz: [entry('Older?', { description: 'Yes.' }), entry('Much older?')],
  });
  await send(editor, 'refused', add, {
    quizTitle,
    mcqQuizz: [entry('One?', { options: options('a') })],
  });
  await send(owner, 'of a colleague', add, { quizTitle, mcqQuizz: [entry('Whose?')] });
  const written = 'quizzDiscriptiveQuestionService_M';
  await send(editor, 'two', written, {
    quizTitle,
    descriptiveQuizz: [{ question: 'Why older?', answer: 'So.', marks: 2 }, { question: 'Why?' }],
  });
  await send(owner, 'submitted', written, {
    quizTitle: 'Rivers',
    descriptiveQuizz: [{ question: 'Later?' }],
  });
  const sheet = async (by: Caller, label: string, route: string, rows: unknown[][]) => {
    const excelFile = (await workbook(rows)).toString('base64');
    return send(by, label, `${route}Excel_M`, { quizTitle, excelFile });
  };
  await sheet(editor, 'choices', 'quizzQuestionService', [MCQ_HEADERS, triviaRow(triviaAt(150))]);
  const marks = [
    ['Question', 'Marks'],
    ['How?', 3],
  ];
  await sheet(editor, 'written', 'quizzdescriptiveQuestionService', marks);
  await sheet(editor, 'faulty', 'quizzQuestionService', [MCQ_HEADERS, ['No key?', 'a', 'b']]);
  await send(editor, 'own', 'dashbordQuizzinfo_M', { _id: id });
  await send(editor, 'own', 'paperSubmitCheck_M', { quizTitle });
  await send(owner, 'with changes', 'paperSubmitCheck_M', { quizTitle: 'Rivers' });
  await send(owner, 'empty', 'paperSubmitCheck_M', { quizTitle: 'Empty' });
  await readQuiz(context, editor, 'after older routes', id);
  await readQuiz(context, owner, 'after older routes, Rivers', fixture.quiz('Rivers'));
  await send(editor, 'own', 'quizDuration_M', { quizId: id, quizDuration: '45' });
  await send(editor, 'own', 'DashbordEdit_M', {
    _id: id,
    quizTitle: 'Renamed',
    isCompleted: false,
    status: false,
  });
  await editAndDelete(context);
  await send(editor, 'own', 'DashbordDel_M', { _id: id });
  await send(editor, 'again', 'DashbordDel_M', { _id: id });
  await send(otherOwner, 'foreign', 'DashbordDel_M', { _id: fixture.quiz('Rivers') });
  await send(marker, 'as a marker', 'DashbordDel_M', { _id: fixture.quiz('Rivers') });
  await send(owner, 'after all', 'userDashboard_M', { page: 1, limit: 100 });
}

async function editAndDelete({
  recorder,
  fixture,
  owner,
  editor,
  marker,
  otherOwner,
}: StepContext): Promise<void> {
  const edit = (by: Caller, label: string, questionId: string, updatedQuestion: object) =>
    recorder.legacy(by, label, 'dashquestionEdit_M', { questionId, updatedQuestion });
  const choice = fixture.question('Long paper', 1);
  await edit(
    owner,
    'a choice',
    choice,
    entry('Edited by an older route', { options: options('x', 'y'), correctAnswer: 1 }),
  );
  await edit(
    owner,
    'five options',
    choice,
    entry('Five?', { options: options('1', '2', '3', '4', '5') }),
  );
  await edit(owner, 'a written one', fixture.question('Without names', 1), {
    question: 'Say who',
    answer: 'Me',
  });
  await edit(
    owner,
    'one with an image',
    fixture.question('Geography', 2),
    entry('Without its images', { questionImageLink: '' }),
  );
  await edit(owner, 'one in the trash', fixture.question('Rivers', 5), entry('In the trash'));
  await edit(editor, 'of a colleague', choice, entry('Of a colleague'));
  await edit(otherOwner, 'foreign', choice, entry('Foreign'));
  await edit(marker, 'as a marker', choice, entry('Marker'));
  await edit(owner, 'unknown', UNKNOWN_ID, entry('Unknown'));
  const remove = (by: Caller, label: string, questionId: string) =>
    recorder.legacy(by, label, 'dashquestiondel_M', { questionId });
  await remove(owner, 'published', fixture.question('Long paper', 2));
  await remove(owner, 'again', fixture.question('Long paper', 2));
  await remove(otherOwner, 'foreign', choice);
  await remove(editor, 'own', fixture.question('Geography of Eli', 1));
  await remove(owner, 'no id', 'none');
  await recorder.ask(owner, 'Long paper after older routes', 'quiz', {
    id: fixture.quiz('Long paper'),
    size: 5,
  });
  await recorder.legacy(owner, 'Geography, edited', 'dashbordQuizzinfo_M', {
    _id: fixture.quiz('Geography'),
  });
}
