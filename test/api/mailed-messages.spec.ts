/** Staff write into the mails to learners, and mail the times of an exam after a change. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { sitting } from '../setup/attempts.js';
import { exam, setRules } from '../setup/exams.js';
import { anyEmail, person, quiz, type Person } from '../setup/factories.js';
import { INVITE, invite, LINK, REVOKE, SET_ACCOMMODATIONS, tokenIn } from '../setup/learners.js';

const app = useApplication();
let author: Person;
let owner: Api;
beforeAll(async () => {
  author = await person(app);
  owner = author.api;
});

const REMIND = `mutation ($quizId: ID!, $message: String) {
  remindCandidates(quizId: $quizId, message: $message) { count }
}`;
const RESEND = `mutation ($id: ID!, $message: String) {
  resendInvitation(candidateId: $id, message: $message) { id }
}`;
const MAIL_TIMES = `mutation ($quizId: ID!, $message: String) {
  mailChangedTimes(quizId: $quizId, message: $message) { mailed skipped failed }
}`;
const REACHABLE = `query ($quizId: ID!) {
  exam(quizId: $quizId) { reachableCount changedTimesCount }
}`;
const reachable = async (quizId: string): Promise<unknown> =>
  Object.values((await owner.ask(REACHABLE, { quizId }))['exam'] as Data);
const message = '  Bring a <ruler>.\r\n\r\nSeat\t4.  ';

function expectMessage(mail: { text?: string | undefined; html?: string | false }): void {
  expect(mail.text).toContain(
    'Analytical School writes, by Ada Byron (passed on by Examwright):\n\n> Bring a <ruler>.\n>\n> Seat 4.\n',
  );
  expect(mail.html).toContain('Bring a &lt;ruler&gt;.<br><br>Seat 4.</blockquote>');
}

describe('a message of staff', () => {
  it('is in invitations, reminders and mails that are sent again, marked as theirs', async () => {
    const { quizId } = await exam(app, owner);
    const [first, second] = [anyEmail(), anyEmail()];
    await owner.ask(INVITE, { input: { quizId, people: [{ email: first }], message } });
    expectMessage(await app.sink.next(first));
    const [, made] = await invite(owner, quizId, [{ email: second }]);
    expect((await app.sink.next(second)).text).not.toContain('writes,');
    await owner.ask(RESEND, { id: made?.['id'], message });
    expectMessage(await app.sink.next(second));
    expect((await owner.ask(REMIND, { quizId, message }))['remindCandidates'].count).toBe(2);
    for (const email of [first, second]) expectMessage(await app.sink.next(email));
  });

  it('is nothing if it is blank, and at most 1,000 characters long', async () => {
    const { quizId } = await exam(app, owner);
    const email = anyEmail();
    await owner.ask(INVITE, { input: { quizId, people: [{ email }], message: ' \n\u200b ' } });
    expect((await app.sink.next(email)).text).not.toContain('writes,');
    const long = 'x'.repeat(1_001);
    const input = { quizId, people: [{ email }], message: long };
    for (const refused of [
      await owner.refused(INVITE, { input }),
      await owner.refused(REMIND, { quizId, message: long }),
      await owner.refused(MAIL_TIMES, { quizId, message: long }),
    ])
      expect(refused).toMatchObject({
        message: 'Message must be at most 1000 characters long',
        extensions: { code: 'VALIDATION', fields: [{ path: 'message' }] },
      });
  });

  it('is stored with the mail only', async () => {
    const { quizId } = await exam(app, owner);
    await owner.ask(INVITE, { input: { quizId, people: [{ email: anyEmail() }], message } });
    const [entry] = await auditLog(owner, { quizId });
    expect(entry).toMatchObject({ action: 'LEARNERS_INVITED', reason: null });
    expect(entry?.['details']).toMatchObject([{ name: 'count', value: '1' }]);
  });
});

it('a message of a new account has no addresses that mail programs make links of', async () => {
  const { quizId } = await exam(app, owner);
  const email = anyEmail();
  const linking = 'See https://school.example/seat';
  await owner.ask(INVITE, { input: { quizId, people: [{ email }], message: linking } });
  expect((await app.sink.next(email)).text).toContain('> See https: / / school. example/ seat');
  await app.sql(`UPDATE users SET created_at = now() - interval '8 days' WHERE email = $1`, [
    author.email,
  ]);
  await owner.ask(REMIND, { quizId, message: linking });
  expect((await app.sink.next(email)).text).toContain(`> ${linking}`);
});

describe('mailChangedTimes', () => {
  it('mails the times of now to those who have not started and still can', async () => {
    const { quizId } = await exam(app, owner, { title: 'Finals' });
    const people = ['idle', 'busy', 'gone', 'own'].map((name) => ({ name, email: anyEmail() }));
    const made = await invite(owner, quizId, [...people, { name: 'Nameless' }]);
    const [, busy, gone, own] = made.map(({ id }) => id as string);
    for (const { email } of people) await app.sink.next(email);
    expect(await reachable(quizId)).toEqual([4, 4]);
    const token = tokenIn(String((await owner.ask(LINK, { id: busy }))['candidateLink'].url));
    await sitting({ token, api: app.api.as(token) });
    await owner.ask(REVOKE, { id: gone });
    const window = { opensAt: '2099-01-01T00:00:00Z', closesAt: '2099-02-01T00:00:00Z' };
    await owner.ask(SET_ACCOMMODATIONS, { input: { candidateId: own, ...window } });
    await setRules(app, quizId, {
      opens_at: '2099-03-02T08:00:00Z',
      closes_at: '2099-03-02T10:00Z',
    });
    expect(await reachable(quizId)).toEqual([2, 1]);
    const { mailChangedTimes } = await owner.ask(MAIL_TIMES, { quizId, message });
    // Skipped are the one without an address, and the one with a window of their own.
    expect(mailChangedTimes).toEqual({ mailed: 1, skipped: 2, failed: 0 });
    const mail = await app.sink.next(people[0]?.email ?? '');
    expect(mail.subject).toBe('New times of an exam: Finals (Analytical School)');
    expect(mail.text).toMatch(/have changed\.[^]*from 2 March 2099 at 08:00 .* until .* 10:00/);
    expect(tokenIn(mail.text ?? '')).not.toBe('');
    expectMessage(mail);
    const [entry] = await auditLog(owner, { quizId });
    expect(entry).toMatchObject({ action: 'TIMES_MAILED', count: 1 });
  });

  it('says that an exam without times can be started at any time', async () => {
    const { quizId } = await exam(app, owner);
    const email = anyEmail();
    await invite(owner, quizId, [{ email }]);
    await app.sink.next(email);
    await owner.ask(MAIL_TIMES, { quizId });
    expect((await app.sink.next(email)).text).toContain('You can now start it at any time.');
  });

  it('is refused for a quiz that is not given, and for others', async () => {
    const { quizId } = await exam(app, owner);
    const codeOf = async (by: Api, variables: Data): Promise<string> =>
      (await by.refused(MAIL_TIMES, variables)).extensions.code;
    expect(await codeOf(owner, { quizId: await quiz(owner) })).toBe('EXAM_NOT_GIVEN');
    expect(await codeOf((await person(app)).api, { quizId })).toBe('QUIZ_NOT_FOUND');
  });
});
