/** Reads everything that staff can see of exams. */
import type { Caller } from './walk.js';
import { UNKNOWN, type Tour } from './tour.js';
import type { FixtureQuiz } from './world.js';

const FIGURES = [
  ['Geography', {}],
  ['Geography', { revision: 1, set: 'ALL' }],
  ['Marks only', {}],
  ['Marks only', { revision: 1 }],
  ['Rivers', { set: 'FIRST' }],
  ['By invitation', {}],
] as const;

/** What a part of the staff reads: others get the same answers, or refusals. */
const SOME = ['Geography', 'History', 'Without names', 'Gone but taken'];

/** As owner, and in part as editor and marker, and as a stranger. */
export async function readAsStaff(tour: Tour): Promise<void> {
  const { ada, eli, mara, bruno, world } = tour;
  const north = world.quizzes.filter(({ institute }) => institute === 'North School');
  const south = world.quizzes.filter((quiz) => !north.includes(quiz));
  const some = north.filter(({ name }) => SOME.includes(name));
  for (const by of [ada, eli, mara]) {
    await readLists(tour, by);
    for (const quiz of by === ada ? north : some) await readExam(tour, by, quiz);
    await readPapers(tour, by, by === ada ? north : some);
    await readFigures(tour, by);
  }
  await readLists(tour, bruno);
  for (const quiz of [...south, ...some]) await readExam(tour, bruno, quiz);
  await readPapers(tour, bruno, south);
}

async function readLists({ walk, world }: Tour, by: Caller): Promise<void> {
  await walk.ask(by, 'me', 'me');
  await walk.ask(by, 'quizzes', 'quizzes', { pageSize: 100 });
  await walk.ask(by, 'quizzes by title', 'quizzes', { pageSize: 5, page: 2, sort: 'TITLE' });
  const filter = { isCompleted: true, search: 'R' };
  await walk.ask(by, 'quizzes found', 'quizzes', { filter, sort: 'OLDEST' });
  await walk.ask(by, 'quizzes with questions', 'quizzesWithQuestions', { pageSize: 20 });
  const first = await walk.ask(by, 'connection', 'quizConnection', { first: 4 });
  const after = first['pageInfo'].endCursor as string;
  await walk.ask(by, 'connection, next', 'quizConnection', { first: 4, after });
  await walk.ask(by, 'trash', 'deletedQuizzes', { pageSize: 20 });
  await walk.ask(by, 'audit log', 'auditLog', { pageSize: 30 });
  const actions = ['QUESTIONS_CHANGED', 'PAPER_PUBLISHED'];
  const audited = { quizId: world.quiz('Rivers'), actions };
  await walk.ask(by, 'audit log of Rivers', 'auditLog', { filter: audited });
  await walk.ask(by, 'class lists', 'classLists');
  for (const [index, id] of world.ids.classLists.entries())
    await walk.ask(by, `class list ${index}`, 'classList', { id });
  for (const [index, id] of world.ids.imports.entries())
    await walk.ask(by, `import ${index}`, 'import', { id });
  await walk.ask(by, 'nothing', 'quiz', { id: UNKNOWN });
  await walk.ask(by, 'no id', 'question', { id: 'none' });
}

async function readExam({ walk, world }: Tour, by: Caller, quiz: FixtureQuiz): Promise<void> {
  const { id, name } = quiz;
  const exam = { quizId: id };
  await walk.ask(by, `${name}: quiz`, 'quiz', { id, size: 12 });
  if (name === 'Long paper') await walk.ask(by, `${name}: end`, 'quiz', { id, size: 10, page: 12 });
  await walk.ask(by, `${name}: exam`, 'exam', exam);
  if (quiz.isDeleted) return;
  if (name === 'Rivers') {
    await walk.ask(by, `${name}: result connection`, 'resultConnection', { ...exam, first: 1 });
    await walk.ask(by, `${name}: candidates`, 'candidates', exam);
  }
  if (name === 'Imported') await walk.ask(by, `${name}: imports`, 'quizImports', { id });
  await walk.ask(by, `${name}: results`, 'results', { ...exam, sort: 'NAME' });
  await walk.ask(by, `${name}: marking`, 'marking', exam);
  await walk.ask(by, `${name}: marking of answers`, 'markingAnswers', { scope: exam });
  if (by.name !== 'ada') return;
  await walk.ask(by, `${name}: progress`, 'examProgress', exam);
  await walk.ask(by, `${name}: events`, 'examEvents', { ...exam, pageSize: 12 });
  await walk.ask(by, `${name}: exports`, 'recentExports', exam);
  await walk.ask(by, `${name}: marking of learners`, 'markingLearners', exam);
  for (const [at, question] of world.questionsOf(name).slice(0, 3).entries())
    await walk.ask(by, `${name}: question ${at}`, 'question', { id: question });
}

async function readPapers(tour: Tour, by: Caller, of: FixtureQuiz[]): Promise<void> {
  const { walk, world } = tour;
  const isRead = ({ quizId }: { quizId: string }) => of.some(({ id }) => id === quizId);
  for (const [at, attempt] of world.attempts.entries()) {
    if (!isRead(attempt)) continue;
    const { id, name, learnerId } = attempt;
    await walk.ask(by, `paper ${at} of ${name}`, 'attemptPaper', { attemptId: id });
    if (!/Kim|Pia/.test(name)) continue;
    await walk.ask(by, `late answers ${at} of ${name}`, 'lateAnswers', { attemptId: id });
    await walk.ask(by, `progress ${at} of ${name}`, 'learnerProgress', { learnerId });
  }
  for (const [at, answer] of world.answers.entries()) {
    if (!isRead(answer)) continue;
    const { id, name } = answer;
    await walk.ask(by, `answer ${at} of ${name}`, 'markingAnswer', { id });
    await walk.ask(by, `history ${at} of ${name}`, 'gradeHistory', { id });
  }
}

async function readFigures({ walk, world }: Tour, by: Caller): Promise<void> {
  for (const [name, more] of FIGURES) {
    const variables = { quizId: world.quiz(name), ...more };
    await walk.ask(by, `figures of ${name}: ${JSON.stringify(more)}`, 'examFigures', variables);
  }
}
