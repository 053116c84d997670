import { beforeEach, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { examByInvitation } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { classList, invite, SET_ACCOMMODATIONS } from '../setup/learners.js';
import { colleague } from '../setup/members.js';
import { markedLearner, RETENTION, SET_RETENTION } from '../setup/personal-data.js';
import { withoutTriggers } from '../setup/stored-texts.js';

/** Owners choose how long personal data of learners is kept, and see whom that concerns. */

const app = useApplication();

let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

const set = async (months: number | null) =>
  (await owner.api.ask(SET_RETENTION, { months }))['setLearnerRetention'];

it('is off at first, and recorded when it is changed', async () => {
  const off = { months: null, dueCount: 0, unfinishedCount: 0 };
  expect((await owner.api.ask(RETENTION))['learnerRetention']).toEqual(off);
  expect(await set(24)).toMatchObject({ months: 24 });
  expect(await set(24)).toMatchObject({ months: 24 });
  expect(await set(null)).toEqual(off);
  const log = await auditLog(owner.api, { actions: ['INSTITUTE_CHANGED'] });
  expect(log.map(({ details }) => details as object)).toMatchObject([
    [{ name: 'learnerRetentionMonths', from: '24', to: null }],
    [{ name: 'learnerRetentionMonths', from: null, to: '24' }],
  ]);
});

const count = async (months: number) =>
  (await owner.api.ask(RETENTION, { months }))['learnerRetention'];

/** Thirteen months go by for everything of this learner. */
async function age(id: string): Promise<void> {
  const mine = `learner_id = '${id}'`;
  const attempts = `candidate_id IN (SELECT id FROM candidates WHERE ${mine})`;
  const old = (columns: string[], from: string): string =>
    `UPDATE ${from.replace(' WHERE', ` SET ${columns.map((name) => `${name} = ${name} - interval '13 months'`).join(', ')} WHERE`)}`;
  await withoutTriggers(app, [
    old(['created_at', 'updated_at'], `learners WHERE id = '${id}'`),
    old(['created_at', 'updated_at', 'mailed_at', 'started_at'], `candidates WHERE ${mine}`),
    old(['started_at', 'submitted_at', 'updated_at'], `attempts WHERE ${attempts}`),
    old(['created_at'], `mails WHERE ${mine}`),
    old(['created_at'], `class_list_members WHERE ${mine}`),
  ]);
}

it('counts whom another setting would concern, before it is stored', async () => {
  const { invited, id } = await markedLearner(app, owner.api, 'Old');
  expect(await count(12)).toEqual({ months: 12, dueCount: 0, unfinishedCount: 0 });
  await age(id);
  expect(await count(12)).toEqual({ months: 12, dueCount: 1, unfinishedCount: 0 });
  expect(await count(14)).toMatchObject({ dueCount: 0 });
  await app.sql('UPDATE attempts SET waiting_count = 1 WHERE id = $1', [invited.page.id]);
  await age(id);
  expect(await count(12)).toMatchObject({ dueCount: 0, unfinishedCount: 1 });
});

it('takes whatever happens with a learner as activity', async () => {
  const { invited, exam, id } = await markedLearner(app, owner.api, 'Active');
  const { email } = invited;
  const [candidate] = await app.sql('SELECT id FROM candidates WHERE learner_id = $1', [id]);
  const people = [{ email, name: 'Active' }];
  const grant = { candidateId: candidate?.['id'], extraAttempts: 1 };
  const activities: Record<string, () => Promise<unknown>> = {
    'another name': async () => classList(owner.api, [{ email, name: 'Renamed' }]),
    'a class list': async () => classList(owner.api, people),
    accommodations: async () => owner.api.ask(SET_ACCOMMODATIONS, { input: grant }),
    'a mail': async () =>
      invite(owner.api, (await examByInvitation(app, owner.api)).quizId, people),
  };
  for (const [what, happens] of Object.entries(activities)) {
    await age(id);
    expect([what, (await count(12)).dueCount]).toEqual([what, 1]);
    await happens();
    expect([what, (await count(12)).dueCount]).toEqual([what, 0]);
  }
  await age(id);
  const closes = (at: string) =>
    app.sql(`UPDATE exam_rules SET closes_at = ${at} WHERE quiz_id = $1`, [exam.quizId]);
  await closes(`now() + interval '1 day'`);
  expect(await count(12)).toMatchObject({ dueCount: 0 });
  await closes('NULL');
  expect(await count(12)).toMatchObject({ dueCount: 1 });
});

it.each([0, 121, -1])('refuses %i months', async (months) => {
  for (const text of [RETENTION, SET_RETENTION]) {
    const { extensions } = await owner.api.refused(text, { months });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path: 'months' }] });
  }
});

it('is for owners', async () => {
  const editor = await colleague(app, owner, 'EDITOR');
  for (const text of [RETENTION, SET_RETENTION])
    expect((await editor.api.refused(text, { months: 12 })).extensions.code).toBe('NOT_ALLOWED');
});
