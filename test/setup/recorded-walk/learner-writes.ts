/** Takes exams as a learner: with the paper of now, and with the one that an attempt began with. */
import { Api, type Data } from '../api.js';
import type { Caller } from './walk.js';
import { learnerOf, type Tour } from './tour.js';
import { the } from './world.js';

export async function takeExams(tour: Tour): Promise<void> {
  await goOn(tour);
  // Neither is shuffled, which would differ from run to run.
  await takeNew(tour, 'Mountains', 'Wanda Wolf');
  await takeNew(tour, 'Long paper', 'Xaver Xu');
  await preview(tour);
}

/** The answer to a question: its first option, or a text. */
function entryOf(question: Data, sequence: number) {
  const options = question['options'] as Data[] | undefined;
  const response = options
    ? { optionId: options[0]?.['id'] as string }
    : { text: 'As the river is old' };
  return {
    questionId: question['id'] as string,
    sequence,
    response,
    isFlagged: sequence % 2 === 0,
  };
}

/** The attempt that ran when the database was recorded: of a revision that is not the latest any more. */
async function goOn(tour: Tour): Promise<void> {
  const { walk, world, ada } = tour;
  const attempt = the(
    world.attempts.find(({ isRunning }) => isRunning),
    'running attempt',
  );
  const learner = learnerOf(tour, attempt, world.attempts.indexOf(attempt));
  const opened = await walk.call(learner, 'goes on', '/attempts', { client: attempt.leaseHolder });
  await answerAndSubmit(tour, learner, opened);
  await walk.ask(ada, 'paper of who went on', 'attemptPaper', { attemptId: attempt.id });
}

async function takeNew(tour: Tour, quiz: string, name: string): Promise<void> {
  const { walk, world, stranger, ada } = tour;
  const quizId = world.quiz(quiz);
  const code = the(world.codes.get(quizId), 'code');
  const joined = await walk.call(stranger, `joins ${quiz}`, `/attempts/exam/${code}/candidates`, {
    name,
  });
  const learner = { name, api: new Api(walk.url).as(joined['token'] as string) };
  await walk.call(learner, 'first lobby', '/attempts/mine');
  const opened = await walk.call(learner, 'starts', '/attempts', { client: 'page' });
  // Its paper is enough: 120 questions make long answers.
  if (quiz === 'Long paper') return;
  await answerAndSubmit(tour, learner, opened);
  await walk.ask(ada, `paper of ${name}`, 'attemptPaper', { attemptId: opened['attempt'].id });
  await walk.ask(ada, `results with ${name}`, 'results', { quizId });
  await walk.ask(ada, `events with ${name}`, 'examEvents', { quizId, pageSize: 50 });
}

async function answerAndSubmit(
  { walk, stranger }: Tour,
  learner: Caller,
  opened: Data,
): Promise<void> {
  const { id, epoch } = opened['attempt'] as { id: string; epoch: number };
  const questions = (opened['paper'].questions as Data[]).slice(0, 4);
  const own = `/attempts/${id}`;
  const entries = questions.map((question, at) => entryOf(question, at + 50));
  const save = (label: string, body: object) =>
    walk.call(learner, label, `${own}/responses`, body, 'PUT');
  await save('saves', { epoch, entries });
  await save('saves again', { epoch, entries });
  await save('saves what is no option', {
    epoch,
    entries: [{ ...entries[0], sequence: 90, response: { optionId: id } }],
  });
  await save('saves to no question', { epoch, entries: [{ ...entries[0], questionId: id }] });
  await walk.call(learner, 'review too early', `${own}/review`);
  await walk.call(learner, 'submits', `${own}/submission`, { epoch });
  await walk.call(learner, 'submits again', `${own}/submission`, { epoch });
  await save('saves too late', {
    epoch,
    entries: entries.map((one) => ({ ...one, sequence: one.sequence + 100 })),
  });
  for (const what of ['review', 'revision', 'certificate'])
    await walk.call(learner, `${what} of now`, `${own}/${what}`);
  const file = await walk.call(learner, 'receipt of now', `${own}/receipt`);
  await walk.call(stranger, `verifies now ${learner.name}`, '/verify/receipts', file);
  await walk.call(learner, 'last lobby', '/attempts/mine');
}

/** Of a quiz whose questions were changed, moved and copied since it was submitted. */
async function preview(tour: Tour): Promise<void> {
  const { walk, world, ada, mara, bruno } = tour;
  const quizId = world.quiz('Rivers');
  const { url } = await walk.ask(ada, 'previews', 'previewExam', { quizId });
  const token = (url as string).split('#')[1] ?? '';
  const learner = { name: 'preview', api: new Api(walk.url).as(token) };
  await walk.call(learner, 'first lobby', '/attempts/mine');
  const opened = await walk.call(learner, 'starts', '/attempts', { client: 'page' });
  await answerAndSubmit(tour, learner, opened);
  await walk.ask(mara, 'previews', 'previewExam', { quizId });
  await walk.ask(bruno, 'previews', 'previewExam', { quizId });
}
