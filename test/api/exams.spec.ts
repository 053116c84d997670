import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import {
  DEFAULT_RULES as DEFAULTS,
  EXAM_CODE as CODE,
  EXAM_FIELDS as FIELDS,
  fillUp,
  READ_EXAM as READ,
  readExam,
  submittedQuiz,
  update,
} from '../setup/papers.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { DELETE_QUIZ } from '../setup/trash.js';

/** The rules of an exam, as its owner reads and changes them. */
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org' });

const CHANGE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { ${FIELDS} }
}`;
const HOUR = 3_600_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const exam = async (quizId: string): Promise<Data> => readExam(owner, quizId);

/** Changes the rules as they are now. */
async function change(quizId: string, changes: object): Promise<Data> {
  const { version } = (await exam(quizId))['rules'] as { version: number };
  const input = { quizId, version, ...changes };
  return (await owner.ask(CHANGE, { input }))['updateExamRules'] as Data;
}

async function refusal(quizId: string, changes: object): Promise<object> {
  const input = { quizId, version: 1, ...changes };
  const { message, extensions } = await owner.refused(CHANGE, { input });
  return { message, code: extensions.code, path: extensions.fields?.map(({ path }) => path) };
}

const codes = (found: Data): string[] =>
  (found['findings'] as Data[]).map(({ code }) => code as string);
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe('exam', () => {
  it('can be opened as soon as its quiz is submitted, with default rules', async () => {
    const quizId = await submittedQuiz(owner, [
      anyMcq,
      { descriptive: { text: 'Why?', marks: '2.5' } },
    ]);
    await update(owner, quizId, { durationMinutes: 30 });
    const found = await exam(quizId);
    expect(found).toMatchObject({
      quizId,
      code: expect.stringMatching(CODE) as string,
      state: 'OPEN',
      durationMinutes: 30,
      hasUnpublishedChanges: false,
      totalMarks: '3.5',
      rules: DEFAULTS,
      revision: { number: 1, questionCount: 2 },
      findings: [],
    });
    const code = (found['code'] as string).replace('-', '');
    expect(found['url']).toBe(`https://exams.example.org/take/${code}`);
  });

  it('of a quiz that was never submitted has rules, and neither code nor paper', async () => {
    const quizId = await quiz(owner);
    expect(await exam(quizId)).toMatchObject({
      code: null,
      url: null,
      revision: null,
      rules: DEFAULTS,
      state: 'UNAVAILABLE',
      hasUnpublishedChanges: false,
      totalMarks: '0',
    });
  });

  it('says whether candidates get another version than the quiz shows', async () => {
    const quizId = await submittedQuiz(owner);
    const differs = async () => (await exam(quizId))['hasUnpublishedChanges'] as boolean;
    await addQuestions(owner, quizId, [anyDescriptive]);
    expect(await differs()).toBe(true);
    expect(codes(await exam(quizId))).toContain('UNPUBLISHED_CHANGES');
    await update(owner, quizId, { isCompleted: true });
    expect(await differs()).toBe(false);
    await update(owner, quizId, { durationMinutes: 7 });
    expect(await differs()).toBe(false);
    await update(owner, quizId, { title: `Another ${Math.random()}` });
    expect(await differs()).toBe(true);
  });

  it.each([
    [{ status: 'INACTIVE' }, {}, 'UNAVAILABLE'],
    [{ isCompleted: false }, {}, 'UNAVAILABLE'],
    [{}, { opensAt: inHours(1) }, 'NOT_YET'],
    [{}, { closesAt: inHours(-1) }, 'CLOSED'],
    [{}, { opensAt: inHours(-1), closesAt: inHours(1) }, 'OPEN'],
  ])('with %j and %j is %s', async (changes, rules, state) => {
    const quizId = await submittedQuiz(owner);
    await change(quizId, rules);
    await update(owner, quizId, changes);
    expect(await exam(quizId)).toMatchObject({ state });
  });

  it('of more than a thousand questions cannot be opened, and its questions are not read', async () => {
    const quizId = await quiz(owner);
    await addQuestions(owner, quizId, [mcq('a', ['same', 'same'])]);
    await fillUp(app, quizId, 1_001);
    await update(owner, quizId, { isCompleted: true, durationMinutes: 5 });
    const found = await exam(quizId);
    expect(found).toMatchObject({ state: 'UNAVAILABLE', totalMarks: '1001' });
    expect(codes(found)).toEqual(['EXAM_TOO_LONG']);
  });

  it("answers for another institute's exam, and for one in the trash, as for an unknown one", async () => {
    const quizId = await submittedQuiz(owner);
    const none = await owner.refused(READ, { quizId: UNKNOWN });
    expect(none.extensions).toMatchObject({ code: 'QUIZ_NOT_FOUND', status: 404 });
    expect(await stranger.refused(READ, { quizId })).toEqual(none);
    await owner.ask(DELETE_QUIZ, { id: quizId });
    expect(await owner.refused(READ, { quizId })).toEqual(none);
    expect((await app.api.refused(READ, { quizId })).extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('updateExamRules', () => {
  it('changes the given rules, and leaves the rest', async () => {
    const quizId = await submittedQuiz(owner, [anyMcq, anyDescriptive]);
    const given = {
      access: 'INVITATION',
      opensAt: inHours(1),
      closesAt: inHours(3),
      attemptsAllowed: 3,
      passMark: 3.25,
      marksPerQuestion: '2.5',
      wrongMarks: '-1/3',
      wrongMarksBasis: 'MARK',
      shufflesQuestions: true,
      shufflesOptions: true,
      layout: 'ONE',
      navigation: 'FORWARD',
      checksSpelling: false,
      reviewContent: 'KEY',
      reviewTime: 'ON_DATE',
      releasesAt: inHours(4),
      mailsResults: true,
      hasCertificate: true,
    };
    const changed = { rules: { ...given, releasedAt: null, version: 2 }, totalMarks: '5' };
    expect(await change(quizId, given)).toMatchObject(changed);
    expect(await exam(quizId)).toMatchObject(changed);
    const rules = { ...changed.rules, attemptsAllowed: 2, version: 3 };
    expect(await change(quizId, { attemptsAllowed: 2 })).toMatchObject({ rules });
    const cleared = { opensAt: null, closesAt: null, passMark: null, marksPerQuestion: null };
    expect(await change(quizId, cleared)).toMatchObject({
      rules: { ...rules, ...cleared, version: 4 },
      totalMarks: '2',
    });
    expect(await change(quizId, { attemptsAllowed: 2 })).toMatchObject({ rules: { version: 4 } });
  });

  it('gives a quiz that was never submitted its code, which stays the same', async () => {
    const quizId = await quiz(owner);
    const { code } = await change(quizId, { attemptsAllowed: 2 });
    expect(code).toMatch(CODE);
    await addQuestions(owner, quizId, [anyMcq]);
    await update(owner, quizId, { isCompleted: true });
    expect(await exam(quizId)).toMatchObject({ code, rules: { attemptsAllowed: 2 } });
  });

  it('rejects a stale version with the current rules', async () => {
    const quizId = await submittedQuiz(owner);
    const { rules } = await change(quizId, { attemptsAllowed: 2 });
    const input = { quizId, version: 1, passMark: 1 };
    const { extensions } = await owner.refused(CHANGE, { input });
    expect(extensions).toMatchObject({ code: 'STALE_VERSION', status: 409, current: rules });
    expect((await exam(quizId))['rules']).toEqual(rules);
  });

  it.each([
    ['attemptsAllowed', { attemptsAllowed: 0 }],
    ['attemptsAllowed', { attemptsAllowed: 101 }],
    ['passMark', { passMark: 0 }],
    ['passMark', { passMark: 1_000_000.01 }],
    ['passMark', { passMark: 1.005 }],
    ['marksPerQuestion', { marksPerQuestion: '-1' }],
    ['marksPerQuestion', { marksPerQuestion: '1000.01' }],
    ['marksPerQuestion', { marksPerQuestion: '1/7000' }],
    ['wrongMarks', { wrongMarks: '1/3' }],
    ['wrongMarks', { wrongMarks: '-1000.01' }],
    ['wrongMarks', { wrongMarks: '-1/10001' }],
    ['wrongMarks', { wrongMarks: 'a third' }],
    ['opensAt', { opensAt: '1999-12-31T23:59:59Z' }],
    ['closesAt', { closesAt: '2201-01-01T00:00:00Z' }],
    ['closesAt', { opensAt: '2030-01-01T10:00:00Z', closesAt: '2030-01-01T10:00:00Z' }],
    ['navigation', { navigation: 'FORWARD', layout: 'ALL' }],
  ])('rejects %s in %j', async (path, changes) => {
    const quizId = await submittedQuiz(owner);
    expect(await refusal(quizId, changes)).toMatchObject({ code: 'VALIDATION', path: [path] });
    expect((await exam(quizId))['rules']).toEqual(DEFAULTS);
  });

  it.each([true, 2030, 'hall 12', '2030-02-30T10:00:00Z', '2030-05-04T10:00:00'])(
    'takes no time from %j, and erases none for it',
    async (closesAt) => {
      const quizId = await submittedQuiz(owner);
      const { rules } = await change(quizId, { closesAt: '2030-05-04T12:00:00+02:00' });
      expect(rules).toMatchObject({ closesAt: '2030-05-04T10:00:00.000Z' });
      const input = { quizId, version: 2, closesAt };
      const { message, extensions } = await owner.refused(CHANGE, { input });
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400 });
      expect(message).toContain('at "input.closesAt"; Times are ISO 8601 with seconds');
      const literal = `mutation { updateExamRules(input: { quizId: "${quizId}", version: 2,
        closesAt: ${JSON.stringify(closesAt)} }) { quizId } }`;
      expect((await owner.refused(literal)).message).toContain('Times are ISO 8601 with seconds');
      expect((await exam(quizId))['rules']).toEqual(rules);
    },
  );

  it('rejects rules that contradict stored ones', async () => {
    const quizId = await submittedQuiz(owner);
    await change(quizId, { opensAt: '2030-01-01T10:00:00Z', navigation: 'FORWARD' });
    const refuse = async (changes: object) => refusal(quizId, { version: 2, ...changes });
    expect(await refuse({ closesAt: '2030-01-01T09:00:00Z' })).toEqual({
      code: 'VALIDATION',
      message: 'The exam must close after it opens',
      path: ['closesAt'],
    });
    expect(await refuse({ layout: 'ALL' })).toMatchObject({ path: ['navigation'] });
  });

  it('lets one of two changes at once win', async () => {
    const quizId = await submittedQuiz(owner);
    const answers = await Promise.all(
      [2, 3].map(async (attemptsAllowed) =>
        owner.send(CHANGE, { input: { quizId, version: 1, attemptsAllowed } }),
      ),
    );
    const outcomes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done').sort();
    expect(outcomes).toEqual(['STALE_VERSION', 'done']);
    expect((await exam(quizId))['rules'].version).toBe(2);
  });
});
