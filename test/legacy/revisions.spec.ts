import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';
import { asked, fillUp, revisionsOf } from '../setup/papers.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { lengthenQuestions } from '../setup/placed-questions.js';

/** The legacy routes store revisions of submitted papers like every other route. */
const app = useApplication();

let legacy: Legacy;
let owner: Member;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
});

async function createQuiz(quizTitle: string): Promise<string> {
  const { quizzId } = await legacy.ask('quizzIdentity_M', { quizTitle });
  await addQuestions(owner.api, quizzId as string, [mcq('one')]);
  return quizzId as string;
}

const revisions = async (quizId: string) => (await revisionsOf(app, quizId)).map(asked);

it('paperSubmitCheck_M stores a revision, and another one after changes', async () => {
  const quizTitle = 'Submitted';
  const id = await createQuiz(quizTitle);
  await legacy.ask('paperSubmitCheck_M', { quizTitle });
  await legacy.ask('paperSubmitCheck_M', { quizTitle });
  expect(await revisions(id)).toEqual(['one']);
  await addQuestions(owner.api, id, [mcq('two')]);
  expect(await revisions(id)).toEqual(['one']);
  await legacy.ask('paperSubmitCheck_M', { quizTitle });
  expect(await revisions(id)).toEqual(['one', 'one two']);
});

it('a paper in which something must be corrected is submitted as before, and its exam waits', async () => {
  const quizTitle = 'To correct';
  const { quizzId } = await legacy.ask('quizzIdentity_M', { quizTitle });
  const quizId = quizzId as string;
  await addQuestions(owner.api, quizId, [mcq('one', ['a', 'a'])]);
  await legacy.ask('paperSubmitCheck_M', { quizTitle });
  const query = 'query ($quizId: ID!) { exam(quizId: $quizId) { awaitsCorrection state } }';
  const waits = { exam: { awaitsCorrection: true, state: 'UNAVAILABLE' } };
  expect(await owner.api.ask(query, { quizId })).toEqual(waits);
});

it('DashbordEdit_M stores a revision when it sets Completed', async () => {
  const _id = await createQuiz('Edited');
  const edit = async (isCompleted: boolean) =>
    legacy.ask('DashbordEdit_M', { _id, quizTitle: 'Edited', isCompleted, status: true });
  await edit(false);
  expect(await revisions(_id)).toEqual([]);
  await edit(true);
  expect(await revisions(_id)).toEqual(['one']);
});

it('rejects a paper whose texts are too long', async () => {
  const quizTitle = 'Encyclopedia';
  const _id = await createQuiz(quizTitle);
  await fillUp(app, _id, 1_001);
  await lengthenQuestions(app.sql, _id);
  for (const [route, sent] of [
    ['paperSubmitCheck_M', { quizTitle }],
    ['DashbordEdit_M', { _id, quizTitle, isCompleted: true, status: true }],
  ] as const) {
    const { status, body } = await legacy.send(route, sent);
    expect([status, body['message']]).toEqual([
      409,
      'The texts of this quiz are too long to be submitted as one paper. Divide it into several quizzes.',
    ]);
  }
  expect(await revisions(_id)).toEqual([]);
});
