/** Reads everything that staff can see of exams. */
import type { Caller } from './callers.js';
import { UNKNOWN_ID, type StepContext } from './step-context.js';
import type { FixtureQuiz } from './fixture-ids.js';

const FIGURES = [
  ['Geography', {}],
  ['Geography', { revision: 1, set: 'ALL' }],
  ['Marks only', {}],
  ['Marks only', { revision: 1 }],
  ['Rivers', { set: 'FIRST' }],
  ['By invitation', {}],
] as const;

/** Quizzes that all staff read. For the others the owner is enough: the answers would be the same, or refusals. */
const SOME = ['Geography', 'History', 'Without names', 'Gone but taken'];

/** As the owner; in part as editor, as marker, and as the owner of another institute. */
export async function readAsStaff(context: StepContext): Promise<void> {
  const { owner, editor, marker, otherOwner, fixture } = context;
  const north = fixture.quizzes.filter(({ institute }) => institute === 'North School');
  const south = fixture.quizzes.filter((quiz) => !north.includes(quiz));
  const some = north.filter(({ name }) => SOME.includes(name));
  for (const by of [owner, editor, marker]) {
    await readLists(context, by);
    for (const quiz of by === owner ? north : some) await readExam(context, by, quiz);
    await readPapers(context, by, by === owner ? north : some);
    await readFigures(context, by);
  }
  await readLists(context, otherOwner);
  for (const quiz of [...south, ...some]) await readExam(context, otherOwner, quiz);
  await readPapers(context, otherOwner, south);
}

async function readLists({ recorder, fixture }: StepContext, by: Caller): Promise<void> {
  await recorder.ask(by, 'me', 'me');
  await recorder.ask(by, 'quizzes', 'quizzes', { pageSize: 100 });
  await recorder.ask(by, 'quizzes by title', 'quizzes', { pageSize: 5, page: 2, sort: 'TITLE' });
  const filter = { isCompleted: true, search: 'R' };
  await recorder.ask(by, 'quizzes found', 'quizzes', { filter, sort: 'OLDEST' });
  await recorder.ask(by, 'quizzes with questions', 'quizzesWithQuestions', { pageSize: 20 });
  const first = await recorder.ask(by, 'connection', 'quizConnection', { first: 4 });
  const after = first['pageInfo'].endCursor as string;
  await recorder.ask(by, 'connection, next', 'quizConnection', { first: 4, after });
  await recorder.ask(by, 'trash', 'deletedQuizzes', { pageSize: 20 });
  await recorder.ask(by, 'audit log', 'auditLog', { pageSize: 30 });
  const actions = ['QUESTIONS_CHANGED', 'PAPER_PUBLISHED'];
  const audited = { quizId: fixture.quiz('Rivers'), actions };
  await recorder.ask(by, 'audit log of Rivers', 'auditLog', { filter: audited });
  await recorder.ask(by, 'class lists', 'classLists');
  for (const [index, id] of fixture.ids.classLists.entries())
    await recorder.ask(by, `class list ${index}`, 'classList', { id });
  for (const [index, id] of fixture.ids.imports.entries())
    await recorder.ask(by, `import ${index}`, 'import', { id });
  await recorder.ask(by, 'nothing', 'quiz', { id: UNKNOWN_ID });
  await recorder.ask(by, 'no id', 'question', { id: 'none' });
}

async function readExam(
  { recorder, fixture, owner }: StepContext,
  by: Caller,
  quiz: FixtureQuiz,
): Promise<void> {
  const { id, name } = quiz;
  const exam = { quizId: id };
  await recorder.ask(by, `${name}: quiz`, 'quiz', { id, size: 12 });
  if (name === 'Long paper')
    await recorder.ask(by, `${name}: end`, 'quiz', { id, size: 10, page: 12 });
  await recorder.ask(by, `${name}: exam`, 'exam', exam);
  if (quiz.isDeleted) return;
  if (name === 'Rivers') {
    await recorder.ask(by, `${name}: result connection`, 'resultConnection', { ...exam, first: 1 });
    await recorder.ask(by, `${name}: candidates`, 'candidates', exam);
  }
  if (name === 'Imported') await recorder.ask(by, `${name}: imports`, 'quizImports', { id });
  await recorder.ask(by, `${name}: results`, 'results', { ...exam, sort: 'NAME' });
  await recorder.ask(by, `${name}: marking`, 'marking', exam);
  await recorder.ask(by, `${name}: marking of answers`, 'markingAnswers', { scope: exam });
  if (by !== owner) return;
  await recorder.ask(by, `${name}: progress`, 'examProgress', exam);
  await recorder.ask(by, `${name}: events`, 'examEvents', { ...exam, pageSize: 12 });
  await recorder.ask(by, `${name}: exports`, 'recentExports', exam);
  await recorder.ask(by, `${name}: marking of learners`, 'markingLearners', exam);
  for (const [at, question] of fixture.questionsOf(name).slice(0, 3).entries())
    await recorder.ask(by, `${name}: question ${at}`, 'question', { id: question });
}

async function readPapers(context: StepContext, by: Caller, quizzes: FixtureQuiz[]): Promise<void> {
  const { recorder, fixture } = context;
  const isRead = ({ quizId }: { quizId: string }) => quizzes.some(({ id }) => id === quizId);
  for (const [at, attempt] of fixture.attempts.entries()) {
    if (!isRead(attempt)) continue;
    const { id, name, learnerId } = attempt;
    await recorder.ask(by, `paper ${at} of ${name}`, 'attemptPaper', { attemptId: id });
    if (!/Kim|Pia/.test(name)) continue;
    await recorder.ask(by, `late answers ${at} of ${name}`, 'lateAnswers', { attemptId: id });
    await recorder.ask(by, `progress ${at} of ${name}`, 'learnerProgress', { learnerId });
  }
  for (const [at, answer] of fixture.answers.entries()) {
    if (!isRead(answer)) continue;
    const { id, name } = answer;
    await recorder.ask(by, `answer ${at} of ${name}`, 'markingAnswer', { id });
    await recorder.ask(by, `history ${at} of ${name}`, 'gradeHistory', { id });
  }
}

async function readFigures({ recorder, fixture }: StepContext, by: Caller): Promise<void> {
  for (const [name, more] of FIGURES) {
    const variables = { quizId: fixture.quiz(name), ...more };
    await recorder.ask(by, `figures of ${name}: ${JSON.stringify(more)}`, 'examFigures', variables);
  }
}
