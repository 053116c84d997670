import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { call, candidate, exam, type Exam, lobby, setRules } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { readExam } from '../setup/papers.js';
import { anyMcq } from '../setup/questions.js';

/** A code that is read out in the room, without which no attempt is started. */
const app = useApplication({ RATE_LIMIT: 'on' });

const CODE = 'Blue Heron 7';
const CHANGE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { rules { accessCode version } }
}`;
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

let owner: Api;
let given: Exam;
beforeAll(async () => {
  owner = (await person(app)).api;
  given = await exam(app, owner, { questions: [anyMcq], rules: { attempts_allowed: 2 } });
  await change({ accessCode: `  ${CODE} ` });
});

async function change(changes: object, quizId = given.quizId): Promise<Data> {
  const { version } = (await readExam(owner, quizId))['rules'] as { version: number };
  const input = { quizId, version, ...changes };
  return (await owner.ask(CHANGE, { input }))['updateExamRules'] as Data;
}

const anybody = async (): Promise<Page> => new Page(await candidate(app, given.code, 'Ada'));
const opened = async (page: Page, accessCode?: string): Promise<unknown[]> => {
  const { status, body } = await page.open(accessCode === undefined ? {} : { accessCode });
  return [status, body['code']];
};

describe('to start an attempt', () => {
  it('takes the code, however it is written', async () => {
    for (const typed of [CODE, ' blue heron7', 'BLUEHERON 7']) {
      const page = await anybody();
      expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: true });
      expect(await opened(page)).toEqual([403, 'ACCESS_CODE_NEEDED']);
      expect(await opened(page, '  ')).toEqual([403, 'ACCESS_CODE_NEEDED']);
      expect(await opened(page, 'Grey Heron 7')).toEqual([403, 'ACCESS_CODE_WRONG']);
      expect((await page.lobby())['attempts']).toEqual([]);
      expect(await opened(page, typed)).toEqual([200, undefined]);
    }
  });

  it('takes it again for another one, and not to go on or to take over', async () => {
    const page = await anybody();
    await opened(page, CODE);
    expect(await opened(page)).toEqual([200, undefined]);
    const other = new Page(page.learner);
    expect((await other.open({ goOn: page.id })).status).toBe(200);
    expect(await opened(new Page(page.learner))).toEqual([200, undefined]);
    await page.open();
    await page.submit();
    expect(await opened(page)).toEqual([403, 'ACCESS_CODE_NEEDED']);
    expect(await opened(page, CODE)).toEqual([200, undefined]);
  });

  it('takes none where staff look at their own exam', async () => {
    const { url } = (await owner.ask(PREVIEW, { quizId: given.quizId }))['previewExam'] as Data;
    const token = (url as string).split('#')[1] ?? '';
    const page = new Page({ token, api: app.api.as(token) });
    expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: false });
    expect(await opened(page)).toEqual([200, undefined]);
  });

  it('takes none where there is none, whatever is sent', async () => {
    const { code } = await exam(app, owner, { questions: [anyMcq] });
    const page = new Page(await candidate(app, code, 'Ada'));
    expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: false });
    expect(await opened(page, 'anything')).toEqual([200, undefined]);
  });

  it('tells first what no code would help with', async () => {
    const { quizId, code } = await exam(app, owner, { questions: [anyMcq] });
    const page = new Page(await candidate(app, code, 'Ada'));
    await setRules(app, quizId, { access_code: 'x', opens_at: '2100-01-01' });
    expect(await opened(page, 'y')).toEqual([409, 'EXAM_NOT_OPEN_YET']);
  });

  it('does not take more than is typed', async () => {
    expect(await opened(await anybody(), 'x'.repeat(201))).toEqual([400, 'VALIDATION']);
  });
});

it('lets nobody try for long, and others meanwhile', async () => {
  const page = await anybody();
  const results = await Promise.all(
    Array.from({ length: 15 }, async (_, guess) => opened(page, `guess ${guess}`)),
  );
  expect(results.filter(([status]) => status === 403)).toHaveLength(10);
  expect(await opened(page, CODE)).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(await opened(await anybody(), CODE)).toEqual([200, undefined]);
});

it('does not count the right one, nor what is refused for something else', async () => {
  const page = await anybody();
  await opened(page, CODE);
  for (let tries = 0; tries < 12; tries += 1)
    expect(await opened(page, CODE)).toEqual([200, undefined]);
});

it('is announced at the door, where there is one', async () => {
  const front = async (code: string) => (await call(app.api, `/attempts/exam/${code}`)).body;
  expect(await front(given.code)).toMatchObject({ needsAccessCode: true });
  const { code } = await exam(app, owner, { questions: [anyMcq] });
  expect(await front(code)).toMatchObject({ needsAccessCode: false });
});

it('is told to no learner', async () => {
  const page = await anybody();
  const replies = [
    await call(app.api, `/attempts/exam/${given.code}`),
    await lobby(app, page.learner.token),
    await page.open(),
    await page.open({ accessCode: 'wrong' }),
    await page.open({ accessCode: CODE }),
    await page.clock(),
    await page.submit(),
    await call(page.learner.api, `/attempts/${page.id}/receipt`),
    await call(page.learner.api, `/attempts/${page.id}/review`),
    await lobby(app, page.learner.token),
  ];
  const all = JSON.stringify(replies).toLowerCase();
  for (const secret of ['heron', '"accesscode"']) expect(all).not.toContain(secret);
});

describe('among the rules', () => {
  it('is trimmed, bounded, and cleared by null', async () => {
    const { quizId } = await exam(app, owner, { questions: [anyMcq] });
    const longest = '😀'.repeat(40);
    expect((await change({ accessCode: ` ${longest} ` }, quizId))['rules'].accessCode).toBe(
      longest,
    );
    const { version } = (await readExam(owner, quizId))['rules'] as { version: number };
    for (const accessCode of [`${longest}x`, '  ', 'a\u0000b']) {
      const refused = await owner.refused(CHANGE, { input: { quizId, version, accessCode } });
      expect(refused.extensions).toMatchObject({ code: 'VALIDATION' });
    }
    const stale = await owner.refused(CHANGE, {
      input: { quizId, version: version - 1, accessCode: 'other' },
    });
    expect(stale.extensions).toMatchObject({
      code: 'STALE_VERSION',
      current: { accessCode: longest },
    });
    // What is left out stays.
    expect((await change({ attemptsAllowed: 3 }, quizId))['rules'].accessCode).toBe(longest);
    expect((await change({ accessCode: null }, quizId))['rules'].accessCode).toBeNull();
  });

  it('is not copied with its quiz: it belongs to one sitting', async () => {
    const copy = 'mutation ($id: ID!) { duplicateQuiz(id: $id) { id } }';
    const { id } = (await owner.ask(copy, { id: given.quizId }))['duplicateQuiz'] as Data;
    expect((await readExam(owner, id as string))['rules']).toMatchObject({
      accessCode: null,
      attemptsAllowed: 2,
    });
  });
});
