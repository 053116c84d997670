/** Times that earlier releases misread are named to the owners of their institutes. */
import { expect, it } from 'vitest';
import { query } from '../setup/database.js';
import { filledDatabase } from '../setup/filled-database.js';
import { migrateFully, revertTo } from '../setup/migrating.js';

const NAMED = `SELECT quiz_id, about, actor_id, details FROM audit_events WHERE action = 'TIMES_DOUBTED' ORDER BY id`;

it('an update names times before their quiz was made, and closings that were erased', async () => {
  const url = await filledDatabase();
  await query(url, 'UPDATE exam_rules SET opens_at = NULL, closes_at = NULL, releases_at = NULL');
  const [misread, erased, cleared, meant] = await query<{ id: string }>(
    url,
    'SELECT quiz_id AS id FROM exam_rules ORDER BY quiz_id LIMIT 4',
  );
  await query(
    url,
    `UPDATE exam_rules SET opens_at = now(), closes_at = '2001-12-01T00:00:00Z' WHERE quiz_id = $1`,
    [misread?.id],
  );
  await query(url, `UPDATE exam_rules SET closes_at = now() WHERE quiz_id = $1`, [meant?.id]);
  const changed = async (quiz: string | undefined, from: string | null, to: string | null) =>
    query(
      url,
      `INSERT INTO audit_events (institute_id, action, quiz_id, details, at)
       SELECT institute_id, 'RULES_CHANGED', id, $2, now() FROM quizzes WHERE id = $1`,
      [quiz, { closesAt: { from, to } }],
    );
  const time = '2026-05-04T07:00:00.000Z';
  await changed(erased?.id, null, time);
  await changed(erased?.id, time, null);
  // Set again since.
  await changed(meant?.id, time, null);
  await changed(cleared?.id, null, time);
  const [own] = await query<{ quiz: string; name: string }>(
    url,
    `UPDATE candidates c SET closes_at = '2001-01-02T03:04:05Z' FROM learners l
     WHERE l.id = c.learner_id AND c.id = (SELECT min(id::text)::uuid FROM candidates WHERE learner_id IS NOT NULL)
     RETURNING c.quiz_id AS quiz, l.name`,
  );

  await migrateFully(url);
  const named = await query(url, NAMED);
  expect(named).toHaveLength(3);
  expect(named).toEqual(
    expect.arrayContaining([
      {
        quiz_id: misread?.id,
        about: null,
        actor_id: null,
        details: { closesAt: '2001-12-01T00:00:00.000Z' },
      },
      {
        quiz_id: erased?.id,
        about: null,
        actor_id: null,
        details: { closesAt: { from: time, to: null } },
      },
      {
        quiz_id: own?.quiz,
        about: own?.name,
        actor_id: null,
        details: { closesAt: '2001-01-02T03:04:05.000Z' },
      },
    ]),
  );

  await revertTo(url, 'DoubtedTimes1795830000000');
  expect(await query(url, NAMED)).toEqual([]);
});
