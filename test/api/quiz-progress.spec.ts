import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, call, exam, setRules, SUBMIT_QUIZ } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { candidatesOf, invite, REVOKE } from '../setup/learners.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { progressOf } from '../setup/today.js';

const app = useApplication();

const LIST = '{ quizzes(sort: OLDEST) { items { title progress { stage learnerCount } } } }';
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

it('is that of each quiz of a list', async () => {
  const { api } = await person(app);
  const past = new Date(Date.now() - 1_000);
  const later = new Date(Date.now() + 3_600_000);
  await quiz(api, 'Draft');
  const scheduled = await exam(app, api, { title: 'Scheduled', rules: { opens_at: later } });
  const off = await exam(app, api, { title: 'Off' });
  await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [off.quizId]);
  const released = await exam(app, api, { title: 'Released', questions: [anyMcq] });
  await (await sitting(await candidate(app, released.code, 'Ada'))).submit();
  await setRules(app, released.quizId, { closes_at: past });
  await exam(app, api, { title: 'Closed', rules: { closes_at: past } });
  await invite(api, scheduled.quizId, [{ email: 'ada@example.org' }, { email: 'ben@example.org' }]);
  const { items } = (await api.ask(LIST))['quizzes'];
  const stages = (items as Data[]).map(({ title, progress }) => [
    title,
    progress.stage,
    progress.learnerCount,
  ]);
  expect(stages).toEqual([
    ['Draft', 'DRAFT', 0],
    ['Scheduled', 'SCHEDULED', 2],
    ['Off', 'OFF', 0],
    ['Released', 'RELEASED', 1],
    ['Closed', 'CLOSED', 0],
  ]);
});

it('comes with every answer that has the quiz, as it is afterwards', async () => {
  const { api } = await person(app);
  const id = await quiz(api);
  await addQuestions(api, id, [anyMcq]);
  expect(await progressOf(api, id)).toMatchObject({ stage: 'DRAFT', opensAt: null });
  const submit = SUBMIT_QUIZ.replace('id version', 'progress { stage }');
  expect((await api.ask(submit, { id }))['submitQuiz'].progress).toEqual({ stage: 'OPEN' });
});

it('counts neither previews nor removed learners, unless they have started', async () => {
  const { api } = await person(app);
  const of = await exam(app, api);
  const { url } = (await api.ask(PREVIEW, { quizId: of.quizId }))['previewExam'];
  const token = (url as string).split('#')[1] ?? '';
  const { status } = await call(app.api.as(token), '/attempts', { client: 'tab' });
  expect(status).toBe(200);
  expect(await progressOf(api, of.quizId)).toMatchObject({ learnerCount: 0, runningCount: 0 });
  await invite(api, of.quizId, [{ email: 'ada@example.org' }]);
  await sitting(await candidate(app, of.code, 'Ben'));
  expect(await progressOf(api, of.quizId)).toMatchObject({ learnerCount: 2, runningCount: 1 });
  for (const { id } of await candidatesOf(api, of.quizId)) await api.ask(REVOKE, { id });
  expect(await progressOf(api, of.quizId)).toMatchObject({ learnerCount: 1, runningCount: 1 });
});
