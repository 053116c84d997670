import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { call, candidate, exam, type Exam, lobby, setRules } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { readExam } from '../setup/papers.js';
import { anyMcq } from '../setup/questions.js';

/** A code that is read out in the room, without which no attempt can be started. */
const app = useApplication({ RATE_LIMIT: 'on' });

const CODE = 'Blue Heron 7';
const CHANGE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { rules { accessCode version } }
}`;
const PREVIEW = 'mutation ($quizId: ID!) { previewExam(quizId: $quizId) { url } }';

let owner: Api;
let openExam: Exam;
beforeAll(async () => {
  owner = (await person(app)).api;
  openExam = await exam(app, owner, { questions: [anyMcq], rules: { attempts_allowed: 2 } });
  await change({ accessCode: `  ${CODE} ` });
});

async function change(changes: object, quizId = openExam.quizId): Promise<Data> {
  const { version } = (await readExam(owner, quizId))['rules'] as { version: number };
  const input = { quizId, version, ...changes };
  return (await owner.ask(CHANGE, { input }))['updateExamRules'] as Data;
}

const anyPage = async (): Promise<Page> => new Page(await candidate(app, openExam.code, 'Ada'));
const opened = async (page: Page, accessCode?: string): Promise<unknown[]> => {
  const { status, body } = await page.open(accessCode === undefined ? {} : { accessCode });
  return [status, body['code']];
};

describe('starting an attempt', () => {
  it('requires the code, however it is written', async () => {
    for (const typed of [CODE, ' blue heron7', 'BLUEHERON 7']) {
      const page = await anyPage();
      expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: true });
      expect(await opened(page)).toEqual([403, 'ACCESS_CODE_NEEDED']);
      expect(await opened(page, '  ')).toEqual([403, 'ACCESS_CODE_NEEDED']);
      expect(await opened(page, 'Grey Heron 7')).toEqual([403, 'ACCESS_CODE_WRONG']);
      expect((await page.lobby())['attempts']).toEqual([]);
      expect(await opened(page, typed)).toEqual([200, undefined]);
    }
  });

  it('requires it again for another attempt, but not to continue or to take over', async () => {
    const page = await anyPage();
    await opened(page, CODE);
    expect(await opened(page)).toEqual([200, undefined]);
    const other = new Page(page.candidate);
    expect((await other.open({ goOn: page.id })).status).toBe(200);
    expect(await opened(new Page(page.candidate))).toEqual([200, undefined]);
    await page.open();
    await page.submit();
    expect(await opened(page)).toEqual([403, 'ACCESS_CODE_NEEDED']);
    expect(await opened(page, CODE)).toEqual([200, undefined]);
  });

  it('requires none when staff preview their own exam', async () => {
    const { url } = (await owner.ask(PREVIEW, { quizId: openExam.quizId }))['previewExam'] as Data;
    const token = (url as string).split('#')[1] ?? '';
    const page = new Page({ token, api: app.api.as(token) });
    expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: false });
    expect(await opened(page)).toEqual([200, undefined]);
  });

  it('requires none if there is none, whatever is sent', async () => {
    const { code } = await exam(app, owner, { questions: [anyMcq] });
    const page = new Page(await candidate(app, code, 'Ada'));
    expect((await page.lobby())['exam']).toMatchObject({ needsAccessCode: false });
    expect(await opened(page, 'anything')).toEqual([200, undefined]);
  });

  it('first reports reasons that no code would overcome', async () => {
    const { quizId, code } = await exam(app, owner, { questions: [anyMcq] });
    const page = new Page(await candidate(app, code, 'Ada'));
    await setRules(app, quizId, { access_code: 'x', opens_at: '2100-01-01' });
    expect(await opened(page, 'y')).toEqual([409, 'EXAM_NOT_OPEN_YET']);
  });

  it('limits the length of the code', async () => {
    expect(await opened(await anyPage(), 'x'.repeat(201))).toEqual([400, 'VALIDATION']);
  });
});

it("limits one candidate's guesses, and no others", async () => {
  const page = await anyPage();
  const results = await Promise.all(
    Array.from({ length: 15 }, async (_, guess) => opened(page, `guess ${guess}`)),
  );
  expect(results.filter(([status]) => status === 403)).toHaveLength(10);
  expect(await opened(page, CODE)).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(await opened(await anyPage(), CODE)).toEqual([200, undefined]);
});

it('does not count the right code, nor a refusal for another reason', async () => {
  const page = await anyPage();
  await opened(page, CODE);
  for (let tries = 0; tries < 12; tries += 1)
    expect(await opened(page, CODE)).toEqual([200, undefined]);
});

it('says in the lobby whether a code is needed', async () => {
  const front = async (code: string) => (await call(app.api, `/attempts/exam/${code}`)).body;
  expect(await front(openExam.code)).toMatchObject({ needsAccessCode: true });
  const { code } = await exam(app, owner, { questions: [anyMcq] });
  expect(await front(code)).toMatchObject({ needsAccessCode: false });
});

it('sends it to no candidate', async () => {
  const page = await anyPage();
  const replies = [
    await call(app.api, `/attempts/exam/${openExam.code}`),
    await lobby(app, page.candidate.token),
    await page.open(),
    await page.open({ accessCode: 'wrong' }),
    await page.open({ accessCode: CODE }),
    await page.clock(),
    await page.submit(),
    await call(page.candidate.api, `/attempts/${page.id}/receipt`),
    await call(page.candidate.api, `/attempts/${page.id}/review`),
    await lobby(app, page.candidate.token),
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
    // An omitted field stays.
    expect((await change({ attemptsAllowed: 3 }, quizId))['rules'].accessCode).toBe(longest);
    expect((await change({ accessCode: null }, quizId))['rules'].accessCode).toBeNull();
  });

  it('is not copied with its quiz, since it belongs to one sitting', async () => {
    const copy = 'mutation ($id: ID!) { duplicateQuiz(id: $id) { id } }';
    const { id } = (await owner.ask(copy, { id: openExam.quizId }))['duplicateQuiz'] as Data;
    expect((await readExam(owner, id as string))['rules']).toMatchObject({
      accessCode: null,
      attemptsAllowed: 2,
    });
  });
});
