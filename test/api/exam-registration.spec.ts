import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { call, exam, lobby, type Exam } from '../setup/exams.js';
import { anyEmail, person, type Person, VERIFY_CODE } from '../setup/factories.js';
import { candidatesOf, invite, LINK, REVOKE, tokenIn } from '../setup/learners.js';
import { codeIn } from '../setup/mail-sink.js';
import { lockNamed } from '../setup/row-locks.js';

const app = useApplication();
let owner: Person;
let open: Exam;
beforeAll(async () => {
  owner = await person(app);
  open = await exam(app, owner.api, { title: 'Open day', rules: { access: 'REGISTRATION' } });
});

const post = async ({ code }: { code: string }, route: string, body: unknown) =>
  call(app.api, `/attempts/exam/${code}/${route}`, body);

/** Requests a code. @returns what must be sent back with it */
async function requestCode(of: Exam, email: string) {
  const { status, body } = await post(of, 'email-codes', { email });
  expect(status).toBe(200);
  let mail = await app.sink.next(email);
  // Before it there may be the link of an earlier registration.
  while (!mail.subject?.includes('is your code')) mail = await app.sink.next(email);
  return { email, challenge: body['challenge'] as string, code: codeIn(mail) };
}

async function registered(of: Exam, email: string, name = 'Ada'): Promise<string> {
  const { status, body } = await post(of, 'registrations', {
    ...(await requestCode(of, email)),
    name,
  });
  expect(status).toBe(201);
  return body['token'] as string;
}

describe('registering for an exam', () => {
  it('requires a name, an address and the code that was mailed there', async () => {
    const email = anyEmail();
    const { status, body } = await post(open, 'email-codes', { email: email.toUpperCase() });
    expect([status, body['resendAfter']]).toEqual([200, 60]);
    const mail = await app.sink.next(email);
    const named = '"Open day" of Analytical School';
    expect(mail.subject).toBe(`${codeIn(mail)} is your code for ${named}`);
    for (const part of [named, `${open.code.slice(0, 4)}-${open.code.slice(4)}`])
      expect(mail.text).toContain(part);
    const typed = {
      name: 'Ada',
      email,
      challenge: body['challenge'] as string,
      code: codeIn(mail),
    };
    const made = await post(open, 'registrations', typed);
    const token = made.body['token'] as string;
    expect((await lobby(app, token)).body['candidate']).toMatchObject({ name: 'Ada', email });
    expect(tokenIn((await app.sink.next(email)).text ?? '')).toBe(token);
    const again = await post(open, 'registrations', typed);
    expect([again.status, again.body['code']]).toEqual([400, 'INVALID_CODE']);
  });

  it("finds the candidate of a known address, and keeps the candidate's name", async () => {
    const email = anyEmail();
    const first = await registered(open, email);
    expect(await registered(open, email, 'Eve')).toBe(first);
    const found = await candidatesOf(owner.api, open.quizId, { filter: { search: email } });
    expect(found).toMatchObject([{ name: 'Ada', origin: 'REGISTERED' }]);
  });

  it('waits while staff give addresses to learners: this one may be among them', async () => {
    const { quizId } = open;
    const [quiz] = await app.sql('SELECT institute_id AS id FROM quizzes WHERE id = $1', [quizId]);
    const lock = await lockNamed(app.databaseUrl, `learners of ${quiz?.['id']}`);
    const coming = registered(open, anyEmail());
    await lock.reached();
    await lock.release();
    expect(await coming).toBeTruthy();
  });

  it('rejects a wrong code, and one of another exam, another address or of staff', async () => {
    const other = await exam(app, owner.api, { rules: { access: 'REGISTRATION' } });
    const [email, theirs] = [anyEmail(), anyEmail()];
    const good = { ...(await requestCode(open, email)), name: 'Ada' };
    const wrong = good.code === '000000' ? '111111' : '000000';
    const refused = [
      await post(open, 'registrations', { ...good, code: wrong }),
      await post(other, 'registrations', good),
      await post(open, 'registrations', { ...good, email: theirs }),
    ];
    expect(refused.map(({ body }) => body['code'] as string)).toEqual(
      Array(3).fill('INVALID_CODE'),
    );
    const { challenge, code } = good;
    for (const purpose of ['REGISTER', 'RESET_PASSWORD']) {
      const input = { email, purpose, challenge, code };
      expect((await app.api.refused(VERIFY_CODE, { input })).extensions.code).toBe('INVALID_CODE');
    }
    expect((await post(open, 'registrations', good)).status).toBe(201);
  });

  it('ends after five wrong codes', async () => {
    const good = { ...(await requestCode(open, anyEmail())), name: 'Ada' };
    const wrong = good.code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await post(open, 'registrations', { ...good, code: wrong });
    expect((await post(open, 'registrations', good)).body['code']).toBe('INVALID_CODE');
  });

  it.each(['INVITATION', 'LINK'])('is refused if access is by %s', async (access) => {
    const made = await exam(app, owner.api, { rules: { access } });
    const { status, body } = await post(made, 'email-codes', { email: anyEmail() });
    expect([status, body['code']]).toEqual([403, 'EXAM_ACCESS']);
  });

  it('lets no removed candidate back in', async () => {
    const email = anyEmail();
    await registered(open, email);
    const [made] = await candidatesOf(owner.api, open.quizId, { filter: { search: email } });
    await owner.api.ask(REVOKE, { id: made?.['id'] });
    const { status, body } = await post(open, 'registrations', {
      ...(await requestCode(open, email)),
      name: 'Ada',
    });
    expect([status, body['code']]).toEqual([409, 'CANDIDATE_REVOKED']);
  });

  it.each([
    [{}],
    [{ email: 'ada@' }],
    [{ email: 'a@b.co\r\nBcc: eve@example.org' }],
    [{ email: ['a@b.co'] }],
    [null],
  ])('rejects %j', async (body) => {
    for (const route of ['email-codes', 'links', 'registrations']) {
      const { status, body: said } = await post(open, route, body);
      expect([route, status, said['code']]).toEqual([route, 400, 'VALIDATION']);
    }
  });

  it.each(['email-codes', 'links'])('requires an exam: %s', async (route) => {
    const { status } = await post({ code: 'ZZZZZZZZ' }, route, { email: anyEmail() });
    expect(status).toBe(404);
  });
});

describe('requesting a link', () => {
  it('mails it to a candidate, and reveals to nobody who is one', async () => {
    const made = await exam(app, owner.api, {
      rules: { access: 'INVITATION', closes_at: '2020-01-01' },
    });
    const [email, stranger, gone] = [anyEmail(), anyEmail(), anyEmail()];
    const [, revoked] = await invite(owner.api, made.quizId, [{ email }, { email: gone }]);
    const token = tokenIn((await app.sink.next(email)).text ?? '');
    await app.sink.next(gone);
    await owner.api.ask(REVOKE, { id: revoked?.['id'] });
    const [begin] = await app.sql<{ at: Date }>('SELECT now() AS at');
    for (const address of [stranger, gone, email])
      expect(await post(made, 'links', { email: address })).toEqual({ status: 202, body: {} });
    const mail = await app.sink.next(email);
    expect([mail.subject, tokenIn(mail.text ?? '')]).toEqual([
      expect.stringMatching(/^Your link to an exam/),
      token,
    ]);
    // The same rows are written for every address; they differ in whether they are sent, and are of nobody then.
    const written = async () =>
      app.sql(
        `SELECT state FROM mails WHERE template = 'exam-link' AND recipient = ANY($1)
         UNION ALL (SELECT state FROM mails WHERE template = 'exam-link' AND created_at >= $2
           AND recipient = 'nobody@withheld.invalid' LIMIT 2)`,
        [[stranger, gone, email], begin?.at],
      );
    await expect
      .poll(async () => (await written()).map(({ state }) => state))
      .toEqual(['SENT', 'WITHHELD', 'WITHHELD']);
    expect(app.sink.mails.filter(({ recipient }) => recipient === stranger)).toEqual([]);
  });
});

it("opens that exam alone, and nothing of staff's", async () => {
  const token = await registered(open, anyEmail());
  const { errors } = await app.api.as(token).send('{ me { id } }');
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  expect((await lobby(app, owner.token)).status).toBe(401);
  const [made] = await candidatesOf(owner.api, open.quizId);
  const link = String((await owner.api.ask(LINK, { id: made?.['id'] }))['candidateLink'].url);
  const forged = tokenIn(link).replace(/^.{4}/, 'AAAA');
  for (const bad of [forged, 'x', `${tokenIn(link)}A`])
    expect((await lobby(app, bad)).status).toBe(401);
});
