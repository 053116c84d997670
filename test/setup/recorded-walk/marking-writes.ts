/** Sets rubrics, marks answers, decides on late ones, and reads what changed. */
import type { Data } from '../api.js';
import type { Caller } from './walk.js';
import { UNKNOWN, type Tour } from './tour.js';
import { the, type FixtureAnswer } from './world.js';

const LEVELS = [
  { label: 'Full', marks: '1.5' },
  { label: 'Part', marks: '1/3' },
];

export async function setRubrics({ walk, world, ada, eli, mara, bruno }: Tour): Promise<void> {
  const set = (by: Caller, label: string, quiz: string, questionId: string, more: object = {}) =>
    walk.ask(by, `sets a rubric, ${label}`, 'setRubric', {
      input: {
        quizId: world.quiz(quiz),
        questionId,
        version: 1,
        isBinding: false,
        criteria: [{ name: 'Why', levels: LEVELS }],
        ...more,
      },
    });
  const first = world.question('History', 1);
  await set(ada, 'stale', 'History', first);
  await set(ada, 'of the version that stands', 'History', first, { version: 2 });
  await set(eli, 'new', 'Geography', world.question('Geography', 3));
  await set(ada, 'of a copied question', 'Drafts', world.question('Drafts', 3));
  // The question has moved away; the revision of Rivers has it.
  await set(ada, 'of a moved question', 'Rivers', world.question('Mountains', 3), { version: 2 });
  await set(ada, 'of a choice', 'History', world.question('History', 2));
  await set(ada, 'of another quiz', 'History', world.question('By invitation', 3));
  await set(ada, 'of nothing', 'History', UNKNOWN);
  await set(mara, 'as a marker', 'History', first, { version: 3 });
  await set(bruno, 'of a foreign question', 'History', first, { version: 3 });
  for (const name of ['History', 'Geography', 'Rivers', 'Mountains', 'Drafts'])
    await walk.ask(ada, `after rubrics, ${name}`, 'marking', { quizId: world.quiz(name) });
}

export async function markAnswers(tour: Tour): Promise<void> {
  const { walk, world, ada, eli, mara, bruno } = tour;
  const answer = (quiz: string, name: string, at = 0): FixtureAnswer => {
    const of = world.answers.filter((one) => one.quizId === world.quiz(quiz) && one.name === name);
    return the(of[at], `answer of ${name}`);
  };
  const mark = (by: Caller, label: string, { id, version }: FixtureAnswer, more: object) =>
    walk.ask(by, `marks ${label}`, 'markAnswer', { input: { id, version, ...more } });
  const anna = answer('Geography', 'Anna Abel');
  await mark(mara, 'an answer', anna, { marks: '0.5', comment: 'A start' });
  await mark(mara, 'with a stale version', anna, { marks: '2' });
  await mark(mara, 'between the steps', answer('Geography', 'Ben Berg'), { marks: '1/3' });
  await mark(eli, 'too much', answer('Geography', 'Ben Berg'), { marks: '90' });
  await mark(bruno, 'a foreign answer', anna, { marks: '1' });
  await mark(ada, 'nothing', { ...anna, id: UNKNOWN }, { marks: '1' });
  await mark(ada, 'an answer to a moved question', answer('Rivers', 'Kim Koch'), {
    marks: '2',
    comment: 'Moved',
  });
  const reason = 'Read once more';
  await mark(ada, 'an answer again', answer('By invitation', 'Pia Pohl'), { marks: '2.5', reason });
  const scope = { quizId: world.quiz('Geography'), questionId: world.question('Geography', 3) };
  const next = await walk.ask(mara, 'opens the next answer', 'openNextAnswer', { scope });
  await walk.ask(ada, 'sees who has it open', 'markingAnswer', { id: next['id'] as string });
  await walk.ask(mara, 'leaves it', 'leaveAnswer', { id: next['id'] as string });
  const { id, version } = answer('Geography', 'Anna Abel');
  const input = { id, version: version + 1, reason };
  await walk.ask(ada, 'returns to the rule', 'returnToRule', { input });
  await walk.ask(ada, 'history of returned marks', 'gradeHistory', { id });
  for (const name of ['Geography', 'Rivers', 'By invitation']) {
    const quizId = world.quiz(name);
    await walk.ask(mara, `marks given, ${name}`, 'markingAnswers', {
      scope: { quizId },
      pageSize: 40,
    });
    await walk.ask(mara, `marks given, results of ${name}`, 'results', { quizId, sort: 'NAME' });
  }
  await decideLateAnswers(tour);
}

async function decideLateAnswers({ walk, world, ada, eli, mara }: Tour): Promise<void> {
  const pia = the(
    world.attempts.find(({ name }) => name === 'Pia Pohl'),
    'Pia',
  );
  const paper = await walk.ask(eli, 'before deciding', 'lateAnswers', { attemptId: pia.id });
  const open = (paper['late'] as Data[]).filter(({ decision }) => decision === null);
  const ids = open.map((one) => one['id'] as string);
  const decide = (by: Caller, label: string, more: object = {}) =>
    walk.ask(by, `decides ${label}`, 'decideLateAnswers', {
      input: { attemptId: pia.id, ids, accepts: true, reason: 'The connection was down', ...more },
    });
  await decide(mara, 'as a marker');
  await decide(ada, 'on nothing', { ids: [UNKNOWN] });
  await decide(ada, 'on a late answer');
  await walk.ask(eli, 'after deciding', 'attemptPaper', { attemptId: pia.id });
  await walk.ask(eli, 'late answers after deciding', 'lateAnswers', { attemptId: pia.id });
  const events = { quizId: world.quiz('By invitation'), pageSize: 50 };
  await walk.ask(eli, 'events after deciding', 'examEvents', events);
}
