/** Sets rubrics, marks answers, decides on late ones, and reads what changed. */
import type { Data } from '../api.js';
import type { Caller } from './callers.js';
import { UNKNOWN_ID, type StepContext } from './step-context.js';
import { required, type FixtureAnswer } from './fixture-ids.js';

const LEVELS = [
  { label: 'Full', marks: '1.5' },
  { label: 'Part', marks: '1/3' },
];

export async function setRubrics({
  recorder,
  fixture,
  owner,
  editor,
  marker,
  otherOwner,
}: StepContext): Promise<void> {
  const set = (by: Caller, label: string, quiz: string, questionId: string, more: object = {}) =>
    recorder.ask(by, `sets a rubric, ${label}`, 'setRubric', {
      input: {
        quizId: fixture.quiz(quiz),
        questionId,
        version: 1,
        isBinding: false,
        criteria: [{ name: 'Why', levels: LEVELS }],
        ...more,
      },
    });
  const first = fixture.question('History', 1);
  await set(owner, 'stale', 'History', first);
  await set(owner, 'of the version that stands', 'History', first, { version: 2 });
  await set(editor, 'new', 'Geography', fixture.question('Geography', 3));
  await set(owner, 'of a copied question', 'Drafts', fixture.question('Drafts', 3));
  // The question has moved away; the revision of Rivers has it.
  await set(owner, 'of a moved question', 'Rivers', fixture.question('Mountains', 3), {
    version: 2,
  });
  await set(owner, 'of a choice', 'History', fixture.question('History', 2));
  await set(owner, 'of another quiz', 'History', fixture.question('By invitation', 3));
  await set(owner, 'of nothing', 'History', UNKNOWN_ID);
  await set(marker, 'as a marker', 'History', first, { version: 3 });
  await set(otherOwner, 'of a foreign question', 'History', first, { version: 3 });
  for (const name of ['History', 'Geography', 'Rivers', 'Mountains', 'Drafts'])
    await recorder.ask(owner, `after rubrics, ${name}`, 'marking', { quizId: fixture.quiz(name) });
}

export async function markAnswers(context: StepContext): Promise<void> {
  const { recorder, fixture, owner, editor, marker, otherOwner } = context;
  const answer = (quiz: string, name: string, at = 0): FixtureAnswer => {
    const answers = fixture.answers.filter(
      (one) => one.quizId === fixture.quiz(quiz) && one.name === name,
    );
    return required(answers[at], `answer of ${name}`);
  };
  const mark = (by: Caller, label: string, { id, version }: FixtureAnswer, more: object) =>
    recorder.ask(by, `marks ${label}`, 'markAnswer', { input: { id, version, ...more } });
  const firstAnswer = answer('Geography', 'Anna Abel');
  await mark(marker, 'an answer', firstAnswer, { marks: '0.5', comment: 'A start' });
  await mark(marker, 'with a stale version', firstAnswer, { marks: '2' });
  await mark(marker, 'between the steps', answer('Geography', 'Ben Berg'), { marks: '1/3' });
  await mark(editor, 'too much', answer('Geography', 'Ben Berg'), { marks: '90' });
  await mark(otherOwner, 'a foreign answer', firstAnswer, { marks: '1' });
  await mark(owner, 'nothing', { ...firstAnswer, id: UNKNOWN_ID }, { marks: '1' });
  await mark(owner, 'an answer to a moved question', answer('Rivers', 'Kim Koch'), {
    marks: '2',
    comment: 'Moved',
  });
  const reason = 'Read once more';
  await mark(owner, 'an answer again', answer('By invitation', 'Pia Pohl'), {
    marks: '2.5',
    reason,
  });
  const scope = { quizId: fixture.quiz('Geography'), questionId: fixture.question('Geography', 3) };
  const next = await recorder.ask(marker, 'opens the next answer', 'openNextAnswer', { scope });
  await recorder.ask(owner, 'sees who has it open', 'markingAnswer', { id: next['id'] as string });
  await recorder.ask(marker, 'leaves it', 'leaveAnswer', { id: next['id'] as string });
  const { id, version } = answer('Geography', 'Anna Abel');
  const input = { id, version: version + 1, reason };
  await recorder.ask(owner, 'returns to the rule', 'returnToRule', { input });
  await recorder.ask(owner, 'history of returned marks', 'gradeHistory', { id });
  for (const name of ['Geography', 'Rivers', 'By invitation']) {
    const quizId = fixture.quiz(name);
    await recorder.ask(marker, `marks given, ${name}`, 'markingAnswers', {
      scope: { quizId },
      pageSize: 40,
    });
    await recorder.ask(marker, `marks given, results of ${name}`, 'results', {
      quizId,
      sort: 'NAME',
    });
  }
  await decideLateAnswers(context);
}

async function decideLateAnswers({
  recorder,
  fixture,
  owner,
  editor,
  marker,
}: StepContext): Promise<void> {
  const attempt = required(
    fixture.attempts.find(({ name }) => name === 'Pia Pohl'),
    'attempt of Pia Pohl',
  );
  const paper = await recorder.ask(editor, 'before deciding', 'lateAnswers', {
    attemptId: attempt.id,
  });
  const open = (paper['late'] as Data[]).filter(({ decision }) => decision === null);
  const ids = open.map((one) => one['id'] as string);
  const decide = (by: Caller, label: string, more: object = {}) =>
    recorder.ask(by, `decides ${label}`, 'decideLateAnswers', {
      input: {
        attemptId: attempt.id,
        ids,
        accepts: true,
        reason: 'The connection was down',
        ...more,
      },
    });
  await decide(marker, 'as a marker');
  await decide(owner, 'on nothing', { ids: [UNKNOWN_ID] });
  await decide(owner, 'on a late answer');
  await recorder.ask(editor, 'after deciding', 'attemptPaper', { attemptId: attempt.id });
  await recorder.ask(editor, 'late answers after deciding', 'lateAnswers', {
    attemptId: attempt.id,
  });
  const events = { quizId: fixture.quiz('By invitation'), pageSize: 50 };
  await recorder.ask(editor, 'events after deciding', 'examEvents', events);
}
