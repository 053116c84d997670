import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { logIn, PASSWORD, person, type Person, quiz } from '../setup/factories.js';
import { classList, invite, membersOf as learnersOf } from '../setup/learners.js';
import { colleague, memberId, membersOf, inviteColleague, REMOVE } from '../setup/members.js';

/** What happens to an institute when a member leaves: the work stays with the others. */

const DELETE = `mutation ($password: String!) {
  deleteAccount(password: $password) { deletionDueAt }
}`;
const READ = `query ($quizId: ID!) {
  quiz: exam(quizId: $quizId) { state }
  results(quizId: $quizId) { totalCount }
}`;
const DUE = "UPDATE users SET deletion_due_at = now() - interval '1 second' WHERE email = $1";

const app = useApplication();

/** A user who requested deletion thirty days ago. */
async function due({ email }: Person): Promise<void> {
  await (await logIn(app.api, email)).api.ask(DELETE, { password: PASSWORD });
  await app.sql(DUE, [email]);
}

/** A user's exam that was taken. */
async function takenExam({ api }: Person): Promise<string> {
  const { quizId, code } = await exam(app, api);
  const page = await sitting(await candidate(app, code, 'Grace'));
  await page.save([page.entry(0)]);
  await page.submit();
  return quizId;
}

const addresses = async (of: Person) => (await membersOf(of)).map(({ email }) => email as string);

it('an account with colleagues is deleted when due, and its exams and their results stay', async () => {
  const stays = await person(app);
  const goes = await colleague(app, stays, 'OWNER');
  const quizId = await takenExam(goes);
  const listId = await classList(goes.api, [{ email: 'kept@example.org' }]);
  const id = await memberId(stays, goes.email);
  await due(goes);
  expect((await app.sink.next(goes.email)).text).toContain('stays there, with your name');
  await app.sweep();
  await expect.poll(async () => addresses(stays)).toEqual([stays.email]);
  expect((await stays.api.ask(READ, { quizId }))['results'].totalCount).toBe(1);
  expect(await learnersOf(stays.api, listId)).toMatchObject([{ email: 'kept@example.org' }]);
  const names = '{ quizzes { items { id creatorName } } }';
  expect((await stays.api.ask(names))['quizzes'].items).toEqual([
    { id: quizId, creatorName: 'Grace Hopper' },
  ]);
  const log = `SELECT actor_id, about, details FROM audit_events WHERE action = 'MEMBER_REMOVED'
    AND institute_id = (SELECT institute_id FROM users WHERE email = $1)`;
  expect(await app.sql(log, [stays.email])).toEqual([
    { actor_id: null, about: goes.email, details: { asked: true } },
  ]);
  expect(await app.sql('SELECT email, role FROM users WHERE id = $1', [id])).toEqual([
    { email: `${id}@left.invalid`, role: 'MARKER' },
  ]);
  // The address is free.
  await expect(logIn(app.api, goes.email)).rejects.toThrow('EMAIL_NOT_FOUND');
});

it('the last owner cannot request to leave their colleagues, nor leave them when the day comes', async () => {
  const owner = await person(app);
  const editor = await colleague(app, owner, 'EDITOR');
  const { extensions } = await owner.api.refused(DELETE, { password: PASSWORD });
  expect(extensions).toMatchObject({ code: 'LAST_OWNER', status: 409 });
  // As if there had been two when it was requested.
  await app.sql(DUE, [owner.email]);
  await app.sweep();
  const mail = await app.sink.next(owner.email);
  expect(mail.subject).toBe('Your Examwright account was not deleted');
  expect((await logIn(app.api, owner.email)).token).toBeTruthy();
  expect(await addresses(editor)).toEqual([owner.email, editor.email]);
});

it('the last member is deleted with the institute, and with the records of former members', async () => {
  const other = await person(app);
  await takenExam(other);
  const before = await counts();
  const last = await person(app);
  const left = await colleague(app, last, 'EDITOR');
  await takenExam(last);
  // Records of each refer to records of the other.
  const quizId = await takenExam(left);
  const email = 'both@example.org';
  await classList(last.api, [{ email }]);
  await invite(left.api, quizId, [{ email }]);
  await left.api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', {
    id: await quiz(left.api),
  });
  await inviteColleague(last.api, app.sink);
  const id = await memberId(last, left.email);
  await last.api.ask(REMOVE, { id });
  expect(await counts()).not.toEqual(before);
  await due(last);
  await app.sweep();
  const gone = async () => app.sql('SELECT id FROM users WHERE id = $1', [id]);
  await expect.poll(gone).toEqual([]);
  expect(await counts()).toEqual(before);
});

it('unused invitations are deleted thirty days later', async () => {
  const owner = await person(app);
  const [old, late] = [
    await inviteColleague(owner.api, app.sink),
    await inviteColleague(owner.api, app.sink),
  ];
  const age = `UPDATE member_invitations SET expires_at = now() - $2::interval WHERE id = $1`;
  await app.sql(age, [old.id, '31 days']);
  await app.sql(age, [late.id, '29 days']);
  await app.sweep();
  const left = async () =>
    (await owner.api.ask('{ memberInvitations { email isExpired } }'))['memberInvitations'];
  await expect.poll(left).toEqual([{ email: late.email, isExpired: true }]);
});

/** How many rows each table has, except tables that belong to no institute. */
async function counts(): Promise<Record<string, number>> {
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name NOT IN ('mails', 'email_codes', 'images',
       'uploads', 'quiz_tallies', 'rate_limits', 'receipt_keys', 'service_beats', 'migrations')`,
  );
  const rows = await app.sql<{ name: string; count: number }>(
    tables
      .map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`)
      .join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
