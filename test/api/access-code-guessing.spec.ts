import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { candidatesOf, invite, LINK } from '../setup/learners.js';
import { readExam } from '../setup/papers.js';
import { anyMcq } from '../setup/questions.js';

/** One proxy stands in front, so that the tests can come from any address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });

const CODE = 'Blue Heron';
const WRONG = 'Grey Heron';
const CLASSROOM = '198.51.100.40';
const WRONG_CODES = `query ($quizId: ID!) {
  exam(quizId: $quizId) { wrongAccessCodes { count addressCount firstAt lastAt } }
}`;
const CHANGE = `mutation ($input: UpdateExamRulesInput!) {
  updateExamRules(input: $input) { wrongAccessCodes { count } }
}`;

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const anyExam = async (): Promise<Exam> =>
  exam(app, owner.api, {
    questions: [anyMcq],
    rules: { access_code: CODE, attempts_allowed: 2 },
  });

/** The page of somebody with a link, at a network address. */
const pageAt = (token: string, address = CLASSROOM): Page =>
  new Page({ token, api: app.api.as(token).from(address) });

/** A candidate who has just joined by the exam's link. */
const newCandidate = async ({ code }: Exam, address = CLASSROOM): Promise<Page> =>
  pageAt((await candidate(app, code, 'Ada')).token, address);

/** A candidate whom staff invited. */
async function invited({ quizId }: Exam): Promise<Page> {
  await invite(owner.api, quizId, [{ name: 'Ada', email: 'ada@example.org' }]);
  const [{ id }] = (await candidatesOf(owner.api, quizId, { filter: { origin: 'INVITED' } })) as [
    Data,
  ];
  const { candidateLink } = await owner.api.ask(LINK, { id });
  return pageAt((candidateLink.url as string).split('#')[1] ?? '');
}

const opened = async (page: Page, accessCode: string): Promise<unknown> => {
  const { status, body } = await page.open({ accessCode });
  return status === 200 ? 'started' : body['code'];
};

const countedOf = async ({ quizId }: Exam): Promise<Data | null> =>
  (await owner.api.ask(WRONG_CODES, { quizId }))['exam'].wrongAccessCodes as Data | null;

async function changeCode({ quizId }: Exam, accessCode: string): Promise<Data> {
  const { version } = (await readExam(owner.api, quizId))['rules'] as { version: number };
  return (await owner.api.ask(CHANGE, { input: { quizId, version, accessCode } }))[
    'updateExamRules'
  ] as Data;
}

/** New candidates in the classroom type wrong codes, as many as they may without waiting. */
async function manyGuesses(given: Exam, points = 300): Promise<void> {
  await opened(await newCandidate(given), WRONG);
  const key = 'limit:access-codes-wrong-new:%';
  await app.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [key, points]);
}

it('lets a class of 40 start at one address at once, after five typing errors of each', async () => {
  const given = await anyExam();
  await manyGuesses(given, 4 * 40);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const page = await newCandidate(given);
      return [await opened(page, WRONG), await opened(page, CODE)];
    }),
  );
  expect(outcomes).toEqual(Array(40).fill(['ACCESS_CODE_WRONG', 'started']));
  expect(await countedOf(given)).toMatchObject({ count: 41, addressCount: 1 });
});

it('does not count right codes', async () => {
  const given = await anyExam();
  await manyGuesses(given, 299);
  for (let learner = 0; learner < 3; learner += 1)
    expect(await opened(await newCandidate(given), CODE)).toBe('started');
});

describe('after many wrong codes at one address', () => {
  it('slows down all new candidates there together', async () => {
    const given = await anyExam();
    await manyGuesses(given);
    // Many at once are limited like many one after another.
    const pages = await Promise.all(Array.from({ length: 5 }, async () => newCandidate(given)));
    const { candidate: learner, client } = await newCandidate(given);
    const outcomes = await Promise.all(pages.map(async (page) => opened(page, WRONG)));
    expect(outcomes.filter((code) => code === 'ACCESS_CODE_WRONG')).toHaveLength(1);
    const { status, headers } = await learner.api.fetch('/attempts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client, accessCode: CODE }),
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(20);
    expect(await countedOf(given)).toMatchObject({ count: 2 });
  });

  it('delays neither other addresses nor other exams', async () => {
    const given = await anyExam();
    await manyGuesses(given);
    // Before, as another try is allowed after twenty seconds.
    const second = await newCandidate(given);
    expect(await opened(await newCandidate(given), WRONG)).toBe('ACCESS_CODE_WRONG');
    expect(await opened(second, CODE)).toBe('TOO_MANY_REQUESTS');
    expect(await opened(await newCandidate(given, '198.51.100.41'), CODE)).toBe('started');
    expect(await opened(await newCandidate(await anyExam()), CODE)).toBe('started');
  });

  it('does not delay candidates who were invited or have started before', async () => {
    const given = await anyExam();
    const started = await newCandidate(given);
    await opened(started, CODE);
    await started.submit();
    const asked = await invited(given);
    await manyGuesses(given);
    const second = await newCandidate(given);
    await opened(await newCandidate(given), WRONG);
    expect(await opened(second, CODE)).toBe('TOO_MANY_REQUESTS');
    expect(await opened(asked, WRONG)).toBe('ACCESS_CODE_WRONG');
    expect(await opened(asked, CODE)).toBe('started');
    expect(await opened(started, CODE)).toBe('started');
  });

  it('starts counting again with another code', async () => {
    const given = await anyExam();
    await manyGuesses(given);
    const second = await newCandidate(given);
    await opened(await newCandidate(given), WRONG);
    expect(await opened(second, CODE)).toBe('TOO_MANY_REQUESTS');
    expect(await changeCode(given, 'Red Kite')).toEqual({ wrongAccessCodes: null });
    expect(await opened(await newCandidate(given), 'Red Kite')).toBe('started');
  });
});

it('lets a candidate who typed ten wrong codes try again after the code has changed', async () => {
  const given = await anyExam();
  const asked = await invited(given);
  for (let time = 0; time < 10; time += 1)
    expect(await opened(asked, WRONG)).toBe('ACCESS_CODE_WRONG');
  expect(await opened(asked, CODE)).toBe('TOO_MANY_REQUESTS');
  await changeCode(given, 'Red Kite');
  expect(await opened(asked, 'Red Kite')).toBe('started');
});

describe('staff', () => {
  it('see how many codes were wrong, since when and from how many addresses', async () => {
    const given = await anyExam();
    expect(await countedOf(given)).toBeNull();
    const asked = await invited(given);
    await opened(asked, WRONG);
    const first = await countedOf(given);
    await opened(await newCandidate(given, '198.51.100.42'), WRONG);
    await opened(await newCandidate(given), CODE);
    const counted = await countedOf(given);
    expect(counted).toMatchObject({ count: 2, addressCount: 2, firstAt: first?.['firstAt'] });
    const [firstAt, lastAt] = [counted?.['firstAt'], counted?.['lastAt']] as [string, string];
    expect(Date.parse(lastAt)).toBeGreaterThan(Date.parse(firstAt));
    // A rule other than the code leaves the count as it is.
    const { version } = (await readExam(owner.api, given.quizId))['rules'] as { version: number };
    const input = { quizId: given.quizId, version, attemptsAllowed: 3 };
    const changed = (await owner.api.ask(CHANGE, { input }))['updateExamRules'];
    expect(changed).toEqual({ wrongAccessCodes: { count: 2 } });
  });

  it('see up to a thousand addresses counted separately, and all others as one', async () => {
    const given = await anyExam();
    await app.sql(
      `INSERT INTO wrong_access_codes (quiz_id, address_mark)
       SELECT $1, 'mark ' || n FROM generate_series(1, 1000) n`,
      [given.quizId],
    );
    for (const end of [1, 2]) await opened(await newCandidate(given, `198.51.101.${end}`), WRONG);
    expect(await countedOf(given)).toMatchObject({ count: 1_002, addressCount: 1_001 });
  });
});
