/** Takes exams as a learner: on the latest revision of a paper, and on an earlier one. */
import { Api, type Data } from '../api.js';
import { learnerOf, type Caller } from './callers.js';
import { required } from './fixture-ids.js';
import type { StepContext } from './step-context.js';

export async function takeExams(context: StepContext): Promise<void> {
  await resumeAttempt(context);
  // Exams without shuffling: a shuffled order would differ from run to run.
  await takeExam(context, 'Mountains', 'Wanda Wolf');
  await takeExam(context, 'Long paper', 'Xaver Xu');
  await takePreview(context);
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

/** Resumes the attempt that was running in the recorded database. Its revision is not the latest any more. */
async function resumeAttempt(context: StepContext): Promise<void> {
  const { recorder, fixture, owner } = context;
  const attempt = required(
    fixture.attempts.find(({ isRunning }) => isRunning),
    'running attempt',
  );
  const learner = learnerOf(recorder.url, attempt, fixture.attempts.indexOf(attempt));
  const opened = await recorder.call(learner, 'goes on', '/attempts', {
    client: attempt.leaseHolder,
  });
  await answerAndSubmit(context, learner, opened);
  await recorder.ask(owner, 'paper of who went on', 'attemptPaper', { attemptId: attempt.id });
}

async function takeExam(context: StepContext, quiz: string, name: string): Promise<void> {
  const { recorder, fixture, stranger, owner } = context;
  const quizId = fixture.quiz(quiz);
  const code = required(fixture.codes.get(quizId), 'code');
  const joined = await recorder.call(
    stranger,
    `joins ${quiz}`,
    `/attempts/exam/${code}/candidates`,
    {
      name,
    },
  );
  const learner = { name, api: new Api(recorder.url).as(joined['token'] as string) };
  await recorder.call(learner, 'first lobby', '/attempts/mine');
  const opened = await recorder.call(learner, 'starts', '/attempts', { client: 'page' });
  // Its paper is enough: with 120 questions, each further answer would be long.
  if (quiz === 'Long paper') return;
  await answerAndSubmit(context, learner, opened);
  await recorder.ask(owner, `paper of ${name}`, 'attemptPaper', {
    attemptId: opened['attempt'].id,
  });
  await recorder.ask(owner, `results with ${name}`, 'results', { quizId });
  await recorder.ask(owner, `events with ${name}`, 'examEvents', { quizId, pageSize: 50 });
}

async function answerAndSubmit(
  { recorder, stranger }: StepContext,
  learner: Caller,
  opened: Data,
): Promise<void> {
  const { id, epoch } = opened['attempt'] as { id: string; epoch: number };
  const questions = (opened['paper'].questions as Data[]).slice(0, 4);
  const own = `/attempts/${id}`;
  const entries = questions.map((question, at) => entryOf(question, at + 50));
  const save = (label: string, body: object) =>
    recorder.call(learner, label, `${own}/responses`, body, 'PUT');
  await save('saves', { epoch, entries });
  await save('saves again', { epoch, entries });
  await save('saves what is no option', {
    epoch,
    entries: [{ ...entries[0], sequence: 90, response: { optionId: id } }],
  });
  await save('saves to no question', { epoch, entries: [{ ...entries[0], questionId: id }] });
  await recorder.call(learner, 'review too early', `${own}/review`);
  await recorder.call(learner, 'submits', `${own}/submission`, { epoch });
  await recorder.call(learner, 'submits again', `${own}/submission`, { epoch });
  await save('saves too late', {
    epoch,
    entries: entries.map((one) => ({ ...one, sequence: one.sequence + 100 })),
  });
  for (const what of ['review', 'revision', 'certificate'])
    await recorder.call(learner, `${what} of now`, `${own}/${what}`);
  const file = await recorder.call(learner, 'receipt of now', `${own}/receipt`);
  await recorder.call(stranger, `verifies now ${learner.name}`, '/verify/receipts', file);
  await recorder.call(learner, 'last lobby', '/attempts/mine');
}

/** Previews a quiz whose questions were changed, moved and copied since it was submitted. */
async function takePreview(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, marker, otherOwner } = context;
  const quizId = fixture.quiz('Rivers');
  const { url } = await recorder.ask(owner, 'previews', 'previewExam', { quizId });
  const token = (url as string).split('#')[1] ?? '';
  const learner = { name: 'preview', api: new Api(recorder.url).as(token) };
  await recorder.call(learner, 'first lobby', '/attempts/mine');
  const opened = await recorder.call(learner, 'starts', '/attempts', { client: 'page' });
  await answerAndSubmit(context, learner, opened);
  await recorder.ask(marker, 'previews', 'previewExam', { quizId });
  await recorder.ask(otherOwner, 'previews', 'previewExam', { quizId });
}
