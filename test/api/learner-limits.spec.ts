import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { call, candidate, exam, type Exam } from '../setup/exams.js';
import { anyEmail, person, type Person, REQUEST_CODE } from '../setup/factories.js';
import { invite, RESEND } from '../setup/learners.js';
import { codeIn } from '../setup/mail-sink.js';
import { askToReturn, REFUSE_RETURN, returnBy, returnCode } from '../setup/returns.js';

/** With the limits on: a school has one network address. */
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
let owner: Person;
let open: Exam;
beforeAll(async () => {
  owner = await person(app);
  open = await exam(app, owner.api);
});

const SCHOOL = '198.51.100.7';
const front = (route = '') => `/attempts/exam/${open.code}${route}`;
const school = () => app.api.from(SCHOOL);

async function inParts<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += 20)
    done.push(...(await Promise.all(Array.from({ length: 20 }, async (_, n) => work(from + n)))));
  return done;
}

it('lets 200 candidates at one address join and start', async () => {
  const statuses = await inParts(200, async (n) => {
    const seen = await call(school(), front());
    const joined = await call(school(), front('/candidates'), { name: `Learner ${n}` });
    const api = school().as(joined.body['token'] as string);
    const started = await call(api, '/attempts', { client: `tab-${n}` });
    return [seen.status, joined.status, started.status].join(' ');
  });
  expect(new Set(statuses)).toEqual(new Set(['200 201 200']));
});

describe('if addresses are confirmed', () => {
  beforeAll(async () => {
    open = await exam(app, owner.api, { rules: { access: 'REGISTRATION' } });
  });

  it('lets 400 candidates at one address register', async () => {
    const statuses = await inParts(400, async () => {
      const email = anyEmail();
      const { body } = await call(school(), front('/email-codes'), { email });
      const challenge = body['challenge'] as string;
      const typed = { name: 'Ada', email, challenge, code: codeIn(await app.sink.next(email)) };
      return (await call(school(), front('/registrations'), typed)).status;
    });
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
  }, 600_000);

  it('does not count codes for other exams, or of staff', async () => {
    const email = anyEmail();
    const other = await exam(app, owner.api, { rules: { access: 'REGISTRATION' } });
    const asked = async (code: string) =>
      (await call(app.api, `/attempts/exam/${code}/email-codes`, { email })).status;
    await app.api.ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
    expect([await asked(open.code), await asked(other.code)]).toEqual([200, 200]);
    expect([await asked(open.code), await asked(other.code)]).toEqual([429, 429]);
  });

  it('locks nobody out whose address strangers elsewhere request codes for', async () => {
    const email = anyEmail();
    const stranger = app.api.from('203.0.113.99');
    for (const api of [stranger, school()])
      expect((await call(api, front('/email-codes'), { email })).status).toBe(200);
  });

  it('mails ten codes an hour to an address, and two thousand for an exam', async () => {
    const email = anyEmail();
    const again = async (address: string) => {
      await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-about-minute:%'`);
      return (await call(app.api, front('/email-codes'), { email: address })).status;
    };
    const ten = [];
    for (let times = 0; times < 10; times += 1) ten.push(await again(email));
    expect(ten).toEqual(Array(10).fill(200));
    expect([await again(email), await again(anyEmail())]).toEqual([429, 200]);
    await app.sql(
      `UPDATE rate_limits SET points = 2000 WHERE key LIKE 'limit:exam-codes-mailed:%'`,
    );
    expect(await again(anyEmail())).toBe(429);
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:exam-codes-mailed:%'`);
  });

  it('mails an address thirty codes and links an hour, of all exams together', async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    const asked = async (route: string, address: string) => {
      await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:code-about-minute:%'`);
      return (await call(app.api, front(route), { email: address })).status;
    };
    const TOGETHER = `key LIKE 'limit:code-about-address:%'`;
    await app.sql(`DELETE FROM rate_limits WHERE ${TOGETHER}`);
    expect(await asked('/email-codes', email)).toBe(200);
    // As after those of other exams.
    await app.sql(`UPDATE rate_limits SET points = 28 WHERE ${TOGETHER}`);
    expect([await asked('/links', email), await asked('/email-codes', email)]).toEqual([202, 200]);
    expect(await asked('/email-codes', email)).toBe(429);
    expect([await asked('/email-codes', other), await asked('/links', other)]).toEqual([200, 202]);
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:exam-link-minute:%'`);
    expect(await asked('/links', email)).toBe(429);
  });

  it('mails an address a hundred codes and links an hour, then one for each site that asks', async () => {
    const [email, other] = [anyEmail(), anyEmail()];
    const asked = async (from: string, address = email, route = '/email-codes') =>
      (await call(app.api.from(from), front(route), { email: address })).status;
    const TOGETHER = `key LIKE 'limit:code-about-mailbox:%'`;
    await app.sql(`DELETE FROM rate_limits WHERE ${TOGETHER}`);
    expect(await asked('203.0.113.1')).toBe(200);
    await app.sql(`UPDATE rate_limits SET points = 100 WHERE ${TOGETHER}`);
    // Each site has one left: strangers do not use up the owner's at home.
    expect([await asked('2001:db8:1:1::1'), await asked('2001:db8:1:2::1')]).toEqual([200, 429]);
    expect([await asked('203.0.113.2'), await asked('203.0.113.2', email, '/links')]).toEqual([
      200, 429,
    ]);
    expect(await asked('203.0.113.2', other)).toBe(200);
  });

  it('mails an address one code a minute', async () => {
    const email = anyEmail();
    expect((await call(app.api, front('/email-codes'), { email })).status).toBe(200);
    const { status, body } = await call(app.api, front('/email-codes'), { email });
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

it('mails one link a minute to an address, and answers the same for one that is no candidate', async () => {
  const [email, stranger] = [anyEmail(), anyEmail()];
  const [made] = await invite(owner.api, open.quizId, [{ email }]);
  const answers = async (address: string) => {
    const first = await call(app.api, front('/links'), { email: address });
    const second = await call(app.api, front('/links'), { email: address });
    return [first.status, first.body, second.status, second.body['code']];
  };
  expect(await answers(email)).toEqual([202, {}, 429, 'TOO_MANY_REQUESTS']);
  expect(await answers(stranger)).toEqual([202, {}, 429, 'TOO_MANY_REQUESTS']);
  for (let times = 0; times < 10; times += 1) await owner.api.ask(RESEND, { id: made?.['id'] });
  expect((await owner.api.refused(RESEND, { id: made?.['id'] })).extensions.status).toBe(429);
});

it('lets nobody fill an exam from one address', async () => {
  const [one, other] = [await exam(app, owner.api), await exam(app, owner.api)];
  const join = async ({ code }: Exam, address: string) =>
    (await call(app.api.from(address), `/attempts/exam/${code}/candidates`, { name: 'Ada' }))
      .status;
  await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:exam-joins-of-one:%'`);
  expect(await join(one, '198.51.100.11')).toBe(201);
  // As after the rest of the limit.
  await app.sql(`UPDATE rate_limits SET points = 500 WHERE key LIKE 'limit:exam-joins-of-one:%'`);
  const statuses = [await join(one, '198.51.100.11'), await join(one, '198.51.100.12')];
  expect([...statuses, await join(other, '198.51.100.11')]).toEqual([429, 201, 201]);
});

it('counts invalid requests to join, too', async () => {
  const api = app.api.from('198.51.100.13');
  const join = async () => (await call(api, front('/candidates'), { name: '' })).status;
  await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:exam-joins:%'`);
  expect(await join()).toBe(400);
  // As after the rest of the limit.
  await app.sql(`UPDATE rate_limits SET points = 1500 WHERE key LIKE 'limit:exam-joins:%'`);
  expect(await join()).toBe(429);
});

it('stops guesses of codes from one address', async () => {
  const guess = async () =>
    (await call(app.api.from('198.51.100.9'), '/attempts/exam/ZZZZZZZZ')).status;
  expect(await guess()).toBe(404);
  // As after the rest of the limit.
  await app.sql(`UPDATE rate_limits SET points = 6000 WHERE key LIKE 'limit:exam-visits:%'`);
  expect(await guess()).toBe(429);
  const { code } = await exam(app, owner.api);
  await candidate(app, code, 'Ada');
});

describe('continuing on another device', () => {
  it('is limited to 2,000 wrong codes of one exam at one address, and 300 requests', async () => {
    open = await exam(app, owner.api);
    const other = await exam(app, owner.api);
    const { token } = await candidate(app, open.code, 'Ada');
    const right = (await returnCode(app, token)) ?? '';
    const typed = async (code: string, of = open) =>
      (await returnBy(school(), of.code, code)).status;
    // Right ones do not count as wrong ones.
    expect(await inParts(20, async () => typed(right))).toEqual(Array(20).fill(200));
    expect(await typed('2345-6789')).toBe(403);
    const count = `SELECT points FROM rate_limits WHERE key LIKE 'limit:return-codes-wrong:%'`;
    // What cannot be a code does not count.
    const counted = await app.sql(count);
    for (const code of ['', '1', 'x'.repeat(40)]) expect(await typed(code)).toBe(403);
    expect(await app.sql(count)).toEqual(counted);
    // As after all but one of the rest of the limit.
    const use = async (name: string, points: number) =>
      app.sql(`UPDATE rate_limits SET points = ${points} WHERE key LIKE 'limit:${name}:%'`);
    await use('return-codes-wrong', 1_999);
    expect(await typed('2345-6789')).toBe(403);
    expect(await typed(right)).toBe(429);
    expect(await typed('2345-6789', other)).toBe(403);
    expect((await returnBy(app.api.from('198.51.100.8'), open.code, right)).status).toBe(200);
    const ask = async () => (await call(school(), front('/return-requests'), { name: 'A' })).status;
    expect(await ask()).toBe(201);
    await use('return-requests', 299);
    const { withdraw } = await askToReturn(school(), open.code, 'A');
    // One that was withdrawn does not count, up to 3,000.
    for (let times = 0; times < 2; times += 1) expect((await withdraw()).status).toBe(200);
    expect(await ask()).toBe(201);
    expect(await ask()).toBe(429);
    // Nor does one at another address; one that staff have refused counts.
    await use('return-requests', 298);
    const [first, second] = [
      await askToReturn(school(), open.code, 'A'),
      await askToReturn(school(), open.code, 'A'),
    ];
    const elsewhere = front(`/return-requests/${first.id}/withdrawal`);
    await call(app.api.from('198.51.100.10'), elsewhere, { secret: first.secret });
    await owner.api.ask(REFUSE_RETURN, { id: second.id });
    await second.withdraw();
    expect(await ask()).toBe(429);
    const counts = `SELECT min(points)::int AS min FROM rate_limits WHERE key LIKE 'limit:return-%'`;
    expect((await app.sql(counts))[0]?.['min']).toBeGreaterThanOrEqual(0);
    await use('return-requests', 0);
    await use('return-requests-asked', 2_999);
    expect(await ask()).toBe(201);
    expect(await ask()).toBe(429);
    open = other;
    expect(await ask()).toBe(201);
  });

  it('is limited to 60 uses of one code an hour', async () => {
    const of = await exam(app, owner.api);
    const [ada, bob] = [await candidate(app, of.code, 'Ada'), await candidate(app, of.code, 'Bob')];
    const [first, second] = [await returnCode(app, ada.token), await returnCode(app, bob.token)];
    const typed = async (code: string | null) =>
      (await returnBy(school(), of.code, code ?? '')).status;
    expect(await inParts(60, async () => typed(first))).toEqual(Array(60).fill(200));
    expect(await typed(first)).toBe(429);
    expect(await typed(second)).toBe(200);
    // Whoever has read it off a screen does not lock its learner out.
    expect((await returnBy(app.api.from('198.51.100.9'), of.code, first ?? '')).status).toBe(200);
  });
});
