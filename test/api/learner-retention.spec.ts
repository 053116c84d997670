import { beforeEach, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { person, type Person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { markedLearner, RETENTION, SET_RETENTION } from '../setup/personal-data.js';

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

it('counts whom another setting would concern, before it is stored', async () => {
  const { invited, id } = await markedLearner(app, owner.api, 'Old');
  await app.sql(`UPDATE learners SET created_at = now() - interval '13 months' WHERE id = $1`, [
    id,
  ]);
  const count = async (months: number) =>
    (await owner.api.ask(RETENTION, { months }))['learnerRetention'];
  expect(await count(12)).toEqual({ months: 12, dueCount: 0, unfinishedCount: 0 });
  await app.sql(
    `UPDATE candidates SET created_at = now() - interval '13 months', started_at = created_at,
       mailed_at = NULL WHERE learner_id = $1`,
    [id],
  );
  await app.sql(
    `UPDATE attempts SET started_at = now() - interval '13 months',
       submitted_at = now() - interval '13 months' WHERE id = $1`,
    [invited.page.id],
  );
  expect(await count(12)).toMatchObject({ dueCount: 0 });
  await app.sql(`UPDATE candidates SET started_at = created_at WHERE learner_id = $1`, [id]);
  expect(await count(12)).toEqual({ months: 12, dueCount: 1, unfinishedCount: 0 });
  expect(await count(14)).toMatchObject({ dueCount: 0 });
  await app.sql('UPDATE attempts SET waiting_count = 1 WHERE id = $1', [invited.page.id]);
  expect(await count(12)).toMatchObject({ dueCount: 0, unfinishedCount: 1 });
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
