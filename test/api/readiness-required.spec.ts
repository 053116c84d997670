/** A new exam opens, and takes invitations, once nothing in its paper must be corrected. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditedActions } from '../setup/audit.js';
import { sitting } from '../setup/attempts.js';
import { exportExam, importExam } from '../setup/exam-files.js';
import { call, candidate, exam, lobby } from '../setup/exams.js';
import { anyEmail, person, quiz, type Person } from '../setup/factories.js';
import { invite, INVITE, REMIND, tokenIn } from '../setup/learners.js';
import { readExam, SUBMIT, UPDATE } from '../setup/papers.js';
import { DUPLICATE } from '../setup/question-transfers.js';
import { addQuestions, EDIT_QUESTION, mcq } from '../setup/questions.js';

const app = useApplication();
let owner: Api;
let author: Person;
beforeAll(async () => {
  author = await person(app);
  owner = author.api;
});

const STATE =
  'query ($quizId: ID!) { exam(quizId: $quizId) { awaitsCorrection state reachableCount } }';
const UPDATE_RULES = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { awaitsCorrection state rules { version } }
}`;
const MAIL_TIMES = 'mutation ($quizId: ID!) { mailChangedTimes(quizId: $quizId) { mailed } }';
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';
const FAULT = 'Options 1 and 2 say the same, and one of them is the right one. Change one of them.';
const equal = mcq('Which?', ['a', 'a'], 1);

const stateOf = async (quizId: string): Promise<Data> => {
  const { awaitsCorrection, state } = (await owner.ask(STATE, { quizId }))['exam'] as Data;
  return { awaitsCorrection, state };
};
const notReady = { awaitsCorrection: true, state: 'UNAVAILABLE' };
const open = { awaitsCorrection: false, state: 'OPEN' };

async function changeRules(quizId: string, changes: object): Promise<Data> {
  const { version } = (await readExam(owner, quizId))['rules'];
  return (await owner.ask(UPDATE_RULES, { input: { quizId, version, ...changes } }))[
    'updateExamRules'
  ] as Data;
}

async function correctIt(questionId: unknown): Promise<void> {
  const question = mcq('Which?', ['a', 'b'], 1);
  await owner.ask(EDIT_QUESTION, { id: questionId, version: 1, question });
}

/** A submitted quiz whose second question must be corrected. */
async function faulty(): Promise<{ quizId: string; code: string; questionId: string }> {
  const quizId = await quiz(owner);
  const [, second] = await addQuestions(owner, quizId, [mcq('One?'), equal]);
  await owner.ask(SUBMIT, { id: quizId });
  await changeRules(quizId, { access: 'LINK' });
  const code = String((await readExam(owner, quizId))['code']).replace('-', '');
  return { quizId, code, questionId: second?.['id'] as string };
}

const join = async (code: string) =>
  call(app.api, `/attempts/exam/${code}/candidates`, { name: 'Ada' });

describe('a new exam in which something must be corrected', () => {
  it('is submitted as before, stays closed to learners, and opens by the next submission', async () => {
    const { quizId, code, questionId } = await faulty();
    expect(await stateOf(quizId)).toEqual(notReady);
    expect(await readExam(owner, quizId)).toMatchObject({
      revision: { number: 1 },
      findings: [{ code: 'EQUAL_OPTIONS', severity: 'BLOCKING', position: 2 }, { code: 'NO_END' }],
    });
    expect(await join(code)).toEqual({
      status: 409,
      body: expect.objectContaining({
        code: 'EXAM_UNAVAILABLE',
        message: 'This exam is not open at the moment.',
      }) as Data,
    });
    await correctIt(questionId);
    expect(await stateOf(quizId)).toEqual(notReady);
    await owner.ask(SUBMIT, { id: quizId });
    expect(await stateOf(quizId)).toEqual(open);
    await sitting(await candidate(app, code, 'Ada'));
    // The version of the rules is that of their only change.
    expect((await readExam(owner, quizId))['rules'].version).toBe(2);
  });

  it('takes no invitations, and says what must be corrected and where', async () => {
    const { quizId, questionId } = await faulty();
    const people = [{ email: anyEmail() }];
    const refused = await owner.refused(INVITE, { input: { quizId, people } });
    expect(refused.extensions).toMatchObject({
      code: 'EXAM_NOT_READY',
      status: 409,
      fields: [{ path: 'questions.1.options.1', message: `Question 2: ${FAULT}` }],
    });
    expect(refused.message).toBe(
      `Nobody can be invited yet: correct what is wrong, and submit the paper again. Question 2: ${FAULT}`,
    );
    for (const other of [REMIND, MAIL_TIMES])
      expect((await owner.refused(other, { quizId })).extensions).toMatchObject({
        code: 'EXAM_NOT_READY',
        fields: refused.extensions.fields,
      });
    await correctIt(questionId);
    await owner.ask(SUBMIT, { id: quizId });
    expect(await invite(owner, quizId, people)).toHaveLength(1);
    expect(await auditedActions(owner, quizId)).toContain('LEARNERS_INVITED');
  });

  it('names the first problems and counts the others', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [equal, { ...equal }, mcq('Third?', ['b', 'b', 'c'], 2)]);
    await owner.ask(SUBMIT, { id: quizId });
    const refused = await owner.refused(INVITE, { input: { quizId, people: [] } });
    expect(refused.message).toMatch(/Question 1: .* Question 2: .* There is 1 more\.$/);
    expect(refused.extensions.fields).toHaveLength(3);
  });

  it('is previewed all the same', async () => {
    const { quizId } = await faulty();
    const { url } = (await owner.ask(PREVIEW, { quizId }))['previewExam'] as { url: string };
    const token = tokenIn(url);
    expect((await lobby(app, token)).body['exam']).toMatchObject({ state: 'OPEN' });
    await sitting({ token, api: app.api.as(token) });
  });

  it('opens by a rule that corrects it', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [mcq('One?')]);
    await changeRules(quizId, { passMark: 2 });
    expect(await stateOf(quizId)).toEqual({ awaitsCorrection: false, state: 'UNAVAILABLE' });
    await owner.ask(SUBMIT, { id: quizId });
    expect(await stateOf(quizId)).toEqual(notReady);
    const refused = await owner.refused(INVITE, { input: { quizId, people: [] } });
    expect(refused.extensions.fields).toMatchObject([
      { path: 'rules.passMark', message: expect.stringContaining('Nobody can pass') as string },
    ]);
    expect(await changeRules(quizId, { attemptsAllowed: 2 })).toMatchObject(notReady);
    expect(await changeRules(quizId, { passMark: 1 })).toMatchObject(open);
  });

  it('opens by an invitation if an earlier release did not mark it as ready', async () => {
    const { quizId } = await exam(app, owner, { rules: { access: 'INVITATION' } });
    await app.sql('UPDATE exam_rules SET is_ready = false WHERE quiz_id = $1', [quizId]);
    expect(await stateOf(quizId)).toEqual(notReady);
    await owner.ask(INVITE, { input: { quizId, people: [{ email: anyEmail() }] } });
    expect(await stateOf(quizId)).toEqual(open);
  });

  it('is not given for other reasons first: not submitted, or withdrawn', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [equal]);
    const input = { input: { quizId, people: [] } };
    expect((await owner.refused(INVITE, input)).extensions.code).toBe('EXAM_NOT_GIVEN');
    const withdrawn = await faulty();
    const [stored] = await app.sql('SELECT version FROM quizzes WHERE id = $1', [withdrawn.quizId]);
    const change = { id: withdrawn.quizId, version: stored?.['version'], isCompleted: false };
    await owner.ask(UPDATE, { input: change });
    const refused = await owner.refused(INVITE, {
      input: { quizId: withdrawn.quizId, people: [] },
    });
    expect(refused.extensions.code).toBe('EXAM_NOT_GIVEN');
  });
});

it('an exam that was ready once only gets the finding', async () => {
  const { quizId, code } = await exam(app, owner, { questions: [mcq('One?')] });
  await addQuestions(owner, quizId, [equal]);
  await owner.ask(SUBMIT, { id: quizId });
  expect(await changeRules(quizId, { passMark: 99 })).toMatchObject(open);
  const codes = (await readExam(owner, quizId))['findings'].map(
    (one: Data) => one['code'] as string,
  );
  expect(codes).toEqual(expect.arrayContaining(['EQUAL_OPTIONS', 'PASS_MARK_OUT_OF_REACH']));
  await invite(owner, quizId, [{ email: anyEmail() }]);
  await sitting(await candidate(app, code, 'Ada'));
});

it('what concerns the moment does not count: a closed exam opens when its closing is moved', async () => {
  const quizId = await quiz(owner);
  await addQuestions(owner, quizId, [mcq('One?')]);
  await changeRules(quizId, { closesAt: '2020-01-01T00:00:00Z' });
  await owner.ask(SUBMIT, { id: quizId });
  expect(await stateOf(quizId)).toEqual({ awaitsCorrection: false, state: 'CLOSED' });
  expect(await changeRules(quizId, { closesAt: null })).toMatchObject(open);
});

describe('the same rule is for', () => {
  it('a copy of a ready exam, which is a new one', async () => {
    const { quizId } = await exam(app, owner, { questions: [mcq('One?')] });
    const { id } = (await owner.ask(DUPLICATE, { quizId }))['duplicateQuiz'] as { id: string };
    await addQuestions(owner, id, [equal]);
    await owner.ask(SUBMIT, { id });
    expect(await stateOf(id)).toEqual(notReady);
  });

  it('an exam file', async () => {
    const { quizId } = await faulty();
    const { body } = await importExam(owner, await exportExam(owner, quizId));
    const id = body['quizId'] as string;
    await owner.ask(SUBMIT, { id });
    expect(await stateOf(id)).toEqual(notReady);
  });
});
