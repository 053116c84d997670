/** Exams of an earlier version stay as they are after the update: those with a submitted paper can be started. */
import { expect, it } from 'vitest';
import { query } from '../setup/database.js';
import { filledDatabase } from '../setup/filled-database.js';
import { migrateFully, revertTo } from '../setup/migrating.js';

it('an update makes ready what was submitted, whatever its findings, and nothing else', async () => {
  const url = await filledDatabase();
  await migrateFully(url);
  const [draft] = await query<{ id: string }>(
    url,
    'SELECT quiz_id AS id FROM exam_rules ORDER BY quiz_id LIMIT 1',
  );
  await revertTo(url, 'ReadyExams1795982129630');
  await query(url, 'UPDATE paper_revisions SET number = NULL WHERE quiz_id = $1', [draft?.id]);
  await migrateFully(url);
  const rows = await query<{ ready: boolean; submitted: boolean }>(
    url,
    `SELECT DISTINCT is_ready AS ready, EXISTS (SELECT FROM paper_revisions p
       WHERE p.quiz_id = r.quiz_id AND number IS NOT NULL) AS submitted FROM exam_rules r ORDER BY 1`,
  );
  expect(rows).toEqual([
    { ready: false, submitted: false },
    { ready: true, submitted: true },
  ]);
});

it('a downgrade leaves no action and no mail that an earlier version does not know', async () => {
  const url = await filledDatabase();
  await migrateFully(url);
  await query(
    url,
    `INSERT INTO mails (recipient, template, sealed_values, state, expires_at)
     VALUES ('ada@north.example', 'exam-times', '', 'QUEUED', now())`,
  );
  await query(
    url,
    `INSERT INTO audit_events (institute_id, action) SELECT id, 'LEARNERS_INVITED' FROM institutes`,
  );
  await revertTo(url, 'ReadyExams1795982129630');
  const names = await query<{ name: string }>(
    url,
    'SELECT template AS name FROM mails UNION SELECT action FROM audit_events',
  );
  for (const name of ['exam-times', 'LEARNERS_INVITED']) expect(names).not.toContainEqual({ name });
  expect(names).toContainEqual({ name: 'exam-link' });
});
