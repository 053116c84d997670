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
  handedInLate,
  question,
  questions,
  saying,
  SECOND,
  send,
} from '../setup/late.js';

/** What a learner is told of their answers that came late. */
const app = useApplication();

const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const given = async (): Promise<Exam> => exam(app, owner.api, { questions });
const listed = async (page: Page): Promise<Data> => (await page.lobby())['attempts'][0] as Data;
const told = async (page: Page): Promise<unknown> => (await listed(page))['late'];
async function decide(page: Page, accepts: boolean, asked: string, place = 0): Promise<void> {
  const { late } = await question(owner.api, page.id, asked);
  await decideFor(owner.api, page.id, [late[place].id as string], accepts);
}

it('is what was decided, question by question', async () => {
  const page = await handedInLate(app, await given());
  expect(await told(page)).toEqual({ waiting: 3, accepted: 0, refused: 0 });
  await decide(page, false, ESSAY);
  await decide(page, true, SECOND);
  expect(await told(page)).toEqual({ waiting: 1, accepted: 1, refused: 1 });
  // What comes anew waits beside nothing: the decision was on what it was before.
  await send(page, { [ESSAY]: 'Too late, and more' });
  expect(await told(page)).toEqual({ waiting: 2, accepted: 1, refused: 0 });
  await decide(page, false, ESSAY);
  await decide(page, true, ESSAY);
  expect(await told(page)).toEqual({ waiting: 1, accepted: 2, refused: 0 });
  // One that says the same as what is stored waits for nobody.
  await send(page, { [FIRST]: 'right' });
  expect(await told(page)).toEqual({ waiting: 0, accepted: 2, refused: 0 });
  expect(JSON.stringify(await page.lobby())).not.toContain('Too late');
});

it('counts a question once, however many leases answered it late', async () => {
  const first = await sitting(await candidate(app, (await given()).code, 'Anna'));
  const second = await sitting(first.learner);
  await first.save([saying(first, ESSAY, 'Lost here')]);
  expect(await told(first)).toBeNull();
  await second.submit();
  await send(second, { [ESSAY]: 'Too late' });
  expect(await told(first)).toEqual({ waiting: 1, accepted: 0, refused: 0 });
  await decide(first, false, ESSAY, 0);
  expect(await told(first)).toEqual({ waiting: 1, accepted: 0, refused: 1 });
  await decide(first, true, ESSAY, 1);
  expect(await told(first)).toEqual({ waiting: 0, accepted: 1, refused: 0 });
});

it('is nothing of an attempt that had none, and of a preview, which nobody decides on', async () => {
  const of = await given();
  const page = await sitting(await candidate(app, of.code, 'Anna'));
  await page.submit();
  expect(await told(page)).toEqual({ waiting: 0, accepted: 0, refused: 0 });
  const { previewExam } = await owner.api.ask(PREVIEW, { quizId: of.quizId });
  const token = (previewExam.url as string).split('#')[1] ?? '';
  const preview = await sitting({ token, api: app.api.as(token) });
  await preview.submit();
  await send(preview, { [ESSAY]: 'Too late' });
  expect(await told(preview)).toBeNull();
});

it('comes with how many answers wait for marking, where the score is shown', async () => {
  const of = await given();
  await setRules(app, of.quizId, { review_content: 'SCORE', review_time: 'ON_RELEASE' });
  const page = await handedInLate(app, of);
  expect(await listed(page)).toMatchObject({ score: null, waitingCount: null });
  await setRules(app, of.quizId, { released_at: new Date() });
  expect(await listed(page)).toMatchObject({ score: 3, waitingCount: 1 });
  expect((await call(page.learner.api, `/attempts/${page.id}/review`)).body['waitingCount']).toBe(
    1,
  );
});
