import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AccountData } from '../setup/account-data.js';
import { useOwnApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { ended, startExport } from '../setup/exports.js';
import { logIn, PASSWORD, person } from '../setup/factories.js';
import { submittedInvitation } from '../setup/invited-candidates.js';
import { classList, REMIND, SET_ACCOMMODATIONS } from '../setup/learners.js';
import { giveMarks } from '../setup/marking.js';
import { REMOVE } from '../setup/members.js';
import { ERASE, learnerId, markedLearner, SET_RETENTION } from '../setup/personal-data.js';
import { DELETE_QUIZ } from '../setup/trash.js';
import { letDaysPass, storedTexts } from '../setup/stored-texts.js';

/** What is left of people who are gone: nothing, in no table and no file (docs/personal-data.md). */

const app = useOwnApplication();
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
/** Longer than anything is kept after its time. */
const LONG_DAYS = 200;

const filesIn = (folder: string): string[] => {
  const path = join(app.server.dataDir, 'files', folder);
  return existsSync(path) ? readdirSync(path) : [];
};

it('nothing is left of an account that was deleted with its institute', async () => {
  const account = await AccountData.create(app);
  const { owner } = account;
  const names = { first: 'Xanthippe', institute: 'Quorndon' };
  const own = '(SELECT institute_id FROM users WHERE email = $1)';
  await app.sql(`UPDATE users SET first_name = '${names.first}' WHERE email = $1`, [owner.email]);
  await app.sql(`UPDATE institutes SET name = '${names.institute}' WHERE id = ${own}`, [
    owner.email,
  ]);
  const outageId = await account.id('outage');
  // An outage is one of the installation.
  const ids = (await account.allIds()).filter((id) => id !== outageId);
  await owner.api.ask(REMOVE, { id: await account.id('member') });
  const texts = [owner.email, names.first, names.institute];
  expect(await storedTexts(app, texts, ids)).not.toEqual([]);
  expect(filesIn('uploads')).not.toEqual([]);

  await (await logIn(app.api, owner.email)).api.ask(DELETE, { password: PASSWORD });
  await letDaysPass(app, LONG_DAYS);
  // The first sweep removes the account, the second its files.
  for (let count = 1; count <= 3; count += 1) await app.sweep();
  await expect.poll(async () => storedTexts(app, texts, ids), { timeout: 20_000 }).toEqual([]);
  for (const folder of ['uploads', 'images', 'exports']) expect(filesIn(folder)).toEqual([]);
});

it('nothing is left of a learner who was erased', async () => {
  const { api } = await person(app);
  const name = 'Walpurga';
  const { exam, invited, id } = await markedLearner(app, api, name);
  const { quizId } = exam;
  const texts = [name, invited.email];
  await classList(api, [{ email: invited.email, name }]);
  const [candidate] = await app.sql('SELECT id FROM candidates WHERE learner_id = $1', [id]);
  const accommodations = { candidateId: candidate?.['id'], extraTimePercent: 25 };
  await api.ask(SET_ACCOMMODATIONS, { input: accommodations });
  await api.ask(REMIND, { quizId });
  const [grade] = await app.sql<{ id: string; version: number }>(
    `SELECT id, version FROM grades WHERE attempt_id = $1 AND source = 'MARKER' LIMIT 1`,
    [invited.page.id],
  );
  await giveMarks(api, grade ?? {}, { marks: '2', comment: name, reason: `${name} asked` });
  for (const content of ['RESULTS', 'RESPONSES'])
    await ended(api, await startExport(api, quizId, content, 'CSV'));
  expect(await storedTexts(app, texts)).not.toEqual([]);

  await api.ask(ERASE, { id, name });
  // Only files, which no export refers to any more.
  const left = await storedTexts(app, texts);
  expect(left.every((found) => typeof found === 'string')).toBe(true);
  await letDaysPass(app, 1);
  await app.sweep();
  await expect.poll(async () => storedTexts(app, texts), { timeout: 20_000 }).toEqual([]);
  expect(await app.sql('SELECT id FROM learners WHERE id = $1', [id])).toHaveLength(1);
});

it('the sweep erases learners after the months that their institute has set', async () => {
  const owner = await person(app);
  const goes = await markedLearner(app, owner.api, 'Goes');
  await owner.api.ask(DELETE_QUIZ, { id: goes.exam.quizId });
  const waits = await markedLearner(app, owner.api, 'Waits');
  await app.sql('UPDATE attempts SET waiting_count = 1 WHERE id = $1', [waits.invited.page.id]);
  const kept = await markedLearner(app, (await person(app)).api, 'Kept');
  await letDaysPass(app, 400);
  const { api } = await logIn(app.api, owner.email);
  const stays = await submittedInvitation(app, api, waits.exam, { name: 'Stays' });
  const ids = [goes.id, waits.id, kept.id, await learnerId(app, stays.email)];
  const found = 'SELECT name FROM learners WHERE id = ANY($1) ORDER BY name';
  const names = async () => (await app.sql(found, [ids])).map(({ name }) => name);
  await app.sweep();
  expect(await names()).toEqual(['Goes', 'Kept', 'Stays', 'Waits']);

  await api.ask(SET_RETENTION, { months: 12 });
  await app.sweep();
  await expect.poll(names).toEqual(['Erased learner', 'Kept', 'Stays', 'Waits']);
  const [entry] = await auditLog(api, { actions: ['LEARNERS_ERASED'] });
  expect(entry).toMatchObject({ actorName: null, about: null });
  const details = entry?.['details'] as { name: string; value: string }[];
  const reported = details.map(({ name, value }) => `${name} ${value}`);
  expect(reported.sort()).toEqual(['count 1', 'months 12']);
});
