import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { DUPLICATE } from '../setup/question-transfers.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam as given } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { DEFAULT_RULES, EXAM_CODE, EXAM_FIELDS, readExam, submittedQuiz } from '../setup/papers.js';

/** Actions on an exam as a whole: copying, renaming, releasing results. */
const app = useApplication();

const CHANGE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { rules { version } }
}`;
const act = (name: string) =>
  `mutation ($quizId: ID!) { ${name}(quizId: $quizId) { ${EXAM_FIELDS} } }`;
const HOUR = 3_600_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const exam = async (quizId: string): Promise<Data> => readExam(owner, quizId);

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe('a new closing', () => {
  it('applies to running attempts, unlike other rules', async () => {
    const { quizId, code } = await given(app, owner);
    const page = await sitting(await candidate(app, code, 'Grace'));
    const deadline = async () => (await page.clock()).body['deadlineAt'] as string | null;
    const change = async (version: number, changes: object) =>
      owner.ask(CHANGE, { input: { quizId, version, ...changes } });
    expect(await deadline()).toBeNull();
    const [closesAt, later] = [inHours(1), inHours(2)];
    await change(1, { closesAt, marksPerQuestion: '5' });
    expect(await deadline()).toBe(closesAt);
    await change(2, { closesAt: later });
    expect(await deadline()).toBe(later);
    await change(3, { closesAt: null });
    expect(await deadline()).toBeNull();
    const [attempt] = await app.sql<{ rules: object }>(
      'SELECT rules FROM attempts WHERE quiz_id = $1',
      [quizId],
    );
    expect(attempt?.rules).toMatchObject({ marksPerQuestion: null });
  });
});

describe('duplicateQuiz', () => {
  it('copies rules, except for the code, the window and the release', async () => {
    const quizId = await submittedQuiz(owner);
    const rules = {
      access: 'INVITATION',
      attemptsAllowed: 3,
      passMark: 0.5,
      marksPerQuestion: '2',
      wrongMarks: '-0.25',
      wrongMarksBasis: 'MARK',
      shufflesQuestions: true,
      shufflesOptions: true,
      navigation: 'FORWARD',
      reviewContent: 'KEY',
      reviewTime: 'ON_RELEASE',
    };
    const window = { opensAt: inHours(1), closesAt: inHours(2) };
    await owner.ask(CHANGE, { input: { quizId, version: 1, ...rules, ...window } });
    const { releaseResults } = await owner.ask(act('releaseResults'), { quizId });
    const { duplicateQuiz } = await owner.ask(DUPLICATE, { quizId });
    const copy = await exam(duplicateQuiz.id as string);
    expect(copy).toMatchObject({ rules: { ...DEFAULT_RULES, ...rules }, revision: null });
    expect(copy['code']).toMatch(EXAM_CODE);
    expect(copy['code']).not.toBe(releaseResults.code);
  });

  it('copies no rules if there are none', async () => {
    const quizId = await quiz(owner);
    const { duplicateQuiz } = await owner.ask(DUPLICATE, { quizId });
    expect(await exam(duplicateQuiz.id as string)).toMatchObject({
      code: null,
      rules: DEFAULT_RULES,
    });
  });
});

describe('renewExamCode', () => {
  it('issues another code, and changes nothing else', async () => {
    const quizId = await submittedQuiz(owner);
    const { code, ...before } = await exam(quizId);
    const { renewExamCode } = await owner.ask(act('renewExamCode'), { quizId });
    expect(renewExamCode).toMatchObject({ ...before, url: expect.any(String) as string });
    expect(renewExamCode.url).not.toBe(before['url']);
    expect(renewExamCode.code).toMatch(EXAM_CODE);
    expect(renewExamCode.code).not.toBe(code);
    expect((await exam(quizId))['code']).toBe(renewExamCode.code);
  });
});

describe('releaseResults', () => {
  it('is stored once, and can be withdrawn', async () => {
    const quizId = await submittedQuiz(owner);
    const releasedAt = async (name: string): Promise<string | null> =>
      (await owner.ask(act(name), { quizId }))[name].rules.releasedAt as string | null;
    const first = await releasedAt('releaseResults');
    expect(Math.abs(Date.parse(first ?? '') - Date.now())).toBeLessThan(HOUR);
    expect(await releasedAt('releaseResults')).toBe(first);
    expect(await releasedAt('withdrawResults')).toBeNull();
    expect(await releasedAt('withdrawResults')).toBeNull();
  });
});

describe.each(['renewExamCode', 'releaseResults', 'withdrawResults'])('%s', (name) => {
  it("answers for another institute's exam as for an unknown one, and changes nothing", async () => {
    const quizId = await submittedQuiz(owner);
    const before = await exam(quizId);
    const none = await owner.refused(act(name), { quizId: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await stranger.refused(act(name), { quizId })).toEqual(none);
    expect(await exam(quizId)).toEqual(before);
  });
});
