import { beforeAll, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { type Page, sitting } from '../setup/attempts.js';
import { call, candidate, exam, setRules, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import {
  decide as decideFor,
  ESSAY,
  FIRST,
  submittedWithLateAnswers,
  question,
  questions,
  entryFor,
  SECOND,
  saveTexts,
} from '../setup/late-answers.js';

/** What a candidate sees of their late answers. */
const app = useApplication();

const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const createExam = async (): Promise<Exam> => exam(app, owner.api, { questions });
const listed = async (page: Page): Promise<Data> => (await page.lobby())['attempts'][0] as Data;
const lateStatus = async (page: Page): Promise<unknown> => (await listed(page))['late'];
async function decide(page: Page, accepts: boolean, asked: string, place = 0): Promise<void> {
  const { late } = await question(owner.api, page.id, asked);
  await decideFor(owner.api, page.id, [late[place].id as string], accepts);
}

it('the lobby shows the decisions, question by question', async () => {
  const page = await submittedWithLateAnswers(app, await createExam());
  expect(await lateStatus(page)).toEqual({ waiting: 3, accepted: 0, refused: 0 });
  await decide(page, false, ESSAY);
  await decide(page, true, SECOND);
  expect(await lateStatus(page)).toEqual({ waiting: 1, accepted: 1, refused: 1 });
  // A changed answer waits for its own decision: the last one concerned the text before.
  await saveTexts(page, { [ESSAY]: 'Too late, and more' });
  expect(await lateStatus(page)).toEqual({ waiting: 2, accepted: 1, refused: 0 });
  await decide(page, false, ESSAY);
  await decide(page, true, ESSAY);
  expect(await lateStatus(page)).toEqual({ waiting: 1, accepted: 2, refused: 0 });
  // One that equals the stored answer needs no decision.
  await saveTexts(page, { [FIRST]: 'right' });
  expect(await lateStatus(page)).toEqual({ waiting: 0, accepted: 2, refused: 0 });
  expect(JSON.stringify(await page.lobby())).not.toContain('Too late');
});

it('the lobby counts a question once, however many leases answered it late', async () => {
  const first = await sitting(await candidate(app, (await createExam()).code, 'Anna'));
  const second = await sitting(first.candidate);
  await first.save([entryFor(first, ESSAY, 'Lost here')]);
  expect(await lateStatus(first)).toBeNull();
  await second.submit();
  await saveTexts(second, { [ESSAY]: 'Too late' });
  expect(await lateStatus(first)).toEqual({ waiting: 1, accepted: 0, refused: 0 });
  await decide(first, false, ESSAY, 0);
  expect(await lateStatus(first)).toEqual({ waiting: 1, accepted: 0, refused: 1 });
  await decide(first, true, ESSAY, 1);
  expect(await lateStatus(first)).toEqual({ waiting: 0, accepted: 1, refused: 0 });
});

it('the lobby shows nothing for an attempt without late answers, and for a preview, which gets no decisions', async () => {
  const of = await createExam();
  const page = await sitting(await candidate(app, of.code, 'Anna'));
  await page.submit();
  expect(await lateStatus(page)).toEqual({ waiting: 0, accepted: 0, refused: 0 });
  const { previewExam } = await owner.api.ask(PREVIEW, { quizId: of.quizId });
  const token = (previewExam.url as string).split('#')[1] ?? '';
  const preview = await sitting({ token, api: app.api.as(token) });
  await preview.submit();
  await saveTexts(preview, { [ESSAY]: 'Too late' });
  expect(await lateStatus(preview)).toBeNull();
});

it('the lobby shows how many answers wait for marking, if the score is shown', async () => {
  const of = await createExam();
  await setRules(app, of.quizId, { review_content: 'SCORE', review_time: 'ON_RELEASE' });
  const page = await submittedWithLateAnswers(app, of);
  expect(await listed(page)).toMatchObject({ score: null, waitingCount: null });
  await setRules(app, of.quizId, { released_at: new Date() });
  expect(await listed(page)).toMatchObject({ score: 3, waitingCount: 1 });
  expect((await call(page.candidate.api, `/attempts/${page.id}/review`)).body['waitingCount']).toBe(
    1,
  );
});
