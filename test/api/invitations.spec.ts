import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { candidate, exam, examByInvitation, lobby, publicUrl } from '../setup/exams.js';
import { sitting } from '../setup/attempts.js';
import { anyEmail, person, type Person, quiz } from '../setup/factories.js';
import { uploadId } from '../setup/imports.js';
import {
  SET_ACCOMMODATIONS,
  candidatesOf,
  classList,
  INVITE,
  invite,
  LINK,
  READ_PEOPLE,
  REMIND,
  REVOKE,
  tokenIn,
} from '../setup/learners.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const invitation = async () => examByInvitation(app, owner.api);
const refusal = async (query: string, variables: object) =>
  (await owner.api.refused(query, variables)).extensions;

describe('inviteCandidates', () => {
  it('mails each a link of their own, which opens the exam', async () => {
    const { quizId } = await exam(app, owner.api, {
      title: 'Finals',
      rules: {
        access: 'INVITATION',
        opens_at: '2020-01-02T03:30:00Z',
        closes_at: '2099-05-06T07:00Z',
      },
    });
    await app.sql(
      `UPDATE institutes SET time_zone = 'Asia/Kolkata' WHERE id =
      (SELECT institute_id FROM quizzes WHERE id = $1)`,
      [quizId],
    );
    const [ada, bob] = [anyEmail(), anyEmail()];
    const people = [{ name: 'Ada Byron', email: ada.toUpperCase() }, { email: bob }];
    const { inviteCandidates } = await owner.api.ask(INVITE, { input: { quizId, people } });
    expect(inviteCandidates).toEqual({ invitedCount: 2, alreadyCount: 0 });
    const [toAda, toBob] = [await app.sink.next(ada), await app.sink.next(bob)];
    expect(toAda.subject).toBe('Invitation to an exam: Finals (Analytical School)');
    for (const part of ['Analytical School', 'This mail is for Ada Byron', '(Asia/Kolkata)'])
      expect(toAda.text).toContain(part);
    expect(toAda.text).toMatch(/from 2 January 2020 at 09:00 .* until 6 May 2099 at 12:30/);
    expect(toBob.text).not.toContain('This mail is for');
    expect(toAda.html).toContain(`href="${publicUrl(app)}/take#${tokenIn(toAda.text ?? '')}"`);
    const { status, body } = await lobby(app, tokenIn(toAda.text ?? ''));
    expect([status, body['candidate'].name]).toEqual([200, 'Ada Byron']);
    expect((await lobby(app, tokenIn(toBob.text ?? ''))).body['candidate'].email).toBe(bob);
    const sent = async () =>
      (await candidatesOf(owner.api, quizId)).map(({ mailState }) => mailState as string);
    await expect.poll(sent).toEqual(['SENT', 'SENT']);
    await app.sql(`UPDATE institutes SET time_zone = 'UTC'`);
  });

  it('creates one candidate per address, however often it is invited', async () => {
    const { quizId } = await invitation();
    const email = anyEmail();
    await invite(owner.api, quizId, [{ email }, { name: 'Ada', email: email.toUpperCase() }]);
    const again = { quizId, people: [{ name: 'Ada Byron', email }] };
    const { inviteCandidates } = await owner.api.ask(INVITE, { input: again });
    expect(inviteCandidates).toEqual({ invitedCount: 0, alreadyCount: 1 });
    const [one, ...others] = await candidatesOf(owner.api, quizId);
    expect([one?.['name'], others]).toEqual(['Ada Byron', []]);
  });

  it('invites class lists, each learner once', async () => {
    const { quizId } = await invitation();
    const [both, one] = [{ email: anyEmail() }, { email: anyEmail() }];
    const classListIds = [
      await classList(owner.api, [both, one]),
      await classList(owner.api, [both]),
    ];
    const input = { quizId, classListIds, people: [both, { email: anyEmail() }] };
    const { inviteCandidates } = await owner.api.ask(INVITE, { input });
    expect(inviteCandidates.invitedCount).toBe(3);
  });

  it('requires that the paper is submitted and can be opened', async () => {
    const quizId = await quiz(owner.api);
    const people = [{ email: anyEmail() }];
    expect(await refusal(INVITE, { input: { quizId, people } })).toMatchObject({
      code: 'EXAM_NOT_GIVEN',
      status: 409,
    });
    const given = await invitation();
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [given.quizId]);
    const input = { quizId: given.quizId, people };
    expect((await refusal(INVITE, { input })).code).toBe('EXAM_NOT_GIVEN');
  });

  it('rejects all if one is invalid', async () => {
    const { quizId } = await invitation();
    for (const [bad, path] of [
      [{ email: 'ada@' }, 'people.1.email'],
      [{ email: 'a@b.co\nBcc: eve@example.org' }, 'people.1.email'],
      [{ email: anyEmail(), name: 'x'.repeat(201) }, 'people.1.name'],
      [{ email: ' ', rollNumber: '17' }, 'people.1.name'],
      [{ email: anyEmail(), rollNumber: 'x'.repeat(101) }, 'people.1.rollNumber'],
      [{ email: anyEmail(), externalId: 'x'.repeat(201) }, 'people.1.externalId'],
    ] as const) {
      const people = [{ email: anyEmail() }, bad];
      const { code, fields } = await refusal(INVITE, { input: { quizId, people } });
      expect([code, fields?.[0]?.path]).toEqual(['VALIDATION', path]);
    }
    const many = Array.from({ length: 2_001 }, (_, n) => ({ email: `n${n}@example.org` }));
    expect((await refusal(INVITE, { input: { quizId, people: many } })).code).toBe('VALIDATION');
    expect(await candidatesOf(owner.api, quizId)).toEqual([]);
  });

  it('accepts at most 20,000 candidates', async () => {
    const { quizId } = await invitation();
    await app.sql(
      `WITH made AS (INSERT INTO learners (institute_id, created_by, name)
         SELECT institute_id, created_by, 'L' FROM quizzes, generate_series(1, 19999) WHERE id = $1
         RETURNING *)
       INSERT INTO candidates (institute_id, created_by, quiz_id, learner_id, origin)
       SELECT institute_id, created_by, $1, id, 'LINK' FROM made`,
      [quizId],
    );
    await invite(owner.api, quizId, [{ email: anyEmail() }, { email: anyEmail() }]);
    // Visitors who typed a name and never started take no place from invited candidates.
    await app.sql(`UPDATE candidates SET started_at = now() WHERE quiz_id = $1`, [quizId]);
    const input = { quizId, people: [{ email: anyEmail() }] };
    expect((await refusal(INVITE, { input })).code).toBe('EXAM_IS_FULL');
    await app.sql('DELETE FROM candidates WHERE quiz_id = $1', [quizId]);
  });

  it('writes user text as text, and into no header', async () => {
    const title = 'A</title><img src=x onerror=alert(1)>\nBcc: eve@example.org';
    const made = await exam(app, owner.api, { title, rules: { access: 'INVITATION' } });
    const email = anyEmail();
    await invite(owner.api, made.quizId, [{ name: '<b>Ada</b>\r\nX-Evil: 1 "&', email }]);
    const mail = await app.sink.next(email);
    expect(mail.html).not.toMatch(/<img|<b>Ada|alert\(1\)>/);
    expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt; X-Evil: 1 &quot;&amp;');
    expect([...mail.headers.keys()]).not.toEqual(expect.arrayContaining(['x-evil']));
    expect([mail.bcc, mail.headers.get('bcc')]).toEqual([undefined, undefined]);
    expect(mail.text).toContain('onerror=alert(1)> Bcc: eve@example.org"');
    expect(app.sink.mails.filter(({ recipient }) => recipient === 'eve@example.org')).toEqual([]);
  });
});

describe('readPeople', () => {
  it('reads a text, and reports errors by line', async () => {
    const text = 'Ada Byron <ADA@example.org>\nnobody\nbob@example.org';
    const { readPeople } = await owner.api.ask(READ_PEOPLE, { text });
    expect(readPeople.people).toEqual([
      { name: 'Ada Byron', email: 'ada@example.org', externalId: null, rollNumber: null },
      { name: null, email: 'bob@example.org', externalId: null, rollNumber: null },
    ]);
    expect(readPeople.faults).toMatchObject([{ line: 2, text: 'nobody' }]);
  });

  it('reads a spreadsheet of names and addresses', async () => {
    const rows = [
      ['First Name', 'Surname', 'E-Mail', 'Class', 'External ID', 'Roll No.'],
      ['Ada', 'Byron', 'ada@example.org', '3a', 'A1', '17'],
      ['Bob', '', '', '3a', '', '18'],
      ['', '', '', '3a', '', '19'],
    ];
    const id = await uploadId(owner.api, await workbook(rows));
    const { readPeople } = await owner.api.ask(READ_PEOPLE, { uploadId: id });
    expect(readPeople.people).toEqual([
      { name: 'Ada Byron', email: 'ada@example.org', externalId: 'A1', rollNumber: '17' },
      { name: 'Bob', email: null, externalId: null, rollNumber: '18' },
    ]);
    const message = 'The name is missing. Add it, or an e-mail address.';
    expect(readPeople.faults).toEqual([{ line: 4, text: '19', message }]);
  });

  it('reports what is wrong with a file, and accepts no more than two thousand', async () => {
    const id = await uploadId(owner.api, await workbook([['Roll number'], ['17']]));
    const refused = await owner.api.refused(READ_PEOPLE, { uploadId: id });
    expect([refused.extensions.code, refused.message]).toEqual([
      'PEOPLE_FILE',
      expect.stringContaining('"Name" or "Email"'),
    ]);
    for (const variables of [
      {},
      { text: 'a', uploadId: id },
      { text: 'a@b.co\n'.repeat(2_001) },
      { text: 'x'.repeat(1_000_001) },
    ])
      expect((await refusal(READ_PEOPLE, variables)).code).toBe('VALIDATION');
  });
});

describe('remindCandidates', () => {
  it('mails candidates who have not started and can, once an hour', async () => {
    const { quizId, code } = await exam(app, owner.api);
    const people = ['idle', 'busy', 'gone', 'late'].map((name) => ({ name, email: anyEmail() }));
    const made = await invite(owner.api, quizId, people);
    const [idle, busy, gone, late] = made.map(({ id }) => id as string);
    for (const { email } of people) await app.sink.next(email);
    const { candidateLink } = await owner.api.ask(LINK, { id: busy });
    const token = tokenIn(String(candidateLink.url));
    await sitting({ token, api: app.api.as(token) });
    await owner.api.ask(REVOKE, { id: gone });
    const closed = { candidateId: late, closesAt: '2020-01-01T00:00:00Z' };
    await owner.api.ask(SET_ACCOMMODATIONS, { input: closed });
    await candidate(app, code, 'Nameless');
    const { remindCandidates } = await owner.api.ask(REMIND, { quizId });
    // Who has no address is the nameless one.
    expect(remindCandidates).toEqual({ count: 1, withoutAddressCount: 1 });
    const mail = await app.sink.next(people[0]?.email ?? '');
    expect(mail.subject).toMatch(/^Reminder of an exam/);
    expect(tokenIn(mail.text ?? '')).toBe(
      tokenIn(String((await owner.api.ask(LINK, { id: idle }))['candidateLink'].url)),
    );
    expect((await owner.api.ask(REMIND, { quizId }))['remindCandidates'].count).toBe(0);
    await app.sql(`UPDATE candidates SET reminded_at = now() - interval '61 minutes'`);
    expect((await owner.api.ask(REMIND, { quizId }))['remindCandidates'].count).toBe(1);
  });
});
