import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in other entries of the audit log. */
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The time in a column if it is before the quiz was made (in any time zone), else null. */
const doubted = (column: string): string =>
  `CASE WHEN ${column} < q.created_at - interval '1 day' THEN to_char(${column} AT TIME ZONE 'UTC', ${ISO}) END`;

/**
 * The API took whatever JavaScript could make a date of: "hall 12" was in 2001, and true erased a closing.
 * Owners find in their audit log which times make no sense, and which closings were erased and not set again.
 */
export class DoubtedTimes1795830000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO audit_events (institute_id, action, quiz_id, quiz_title, about, details)
      SELECT q.institute_id, 'TIMES_DOUBTED', q.id, q.title, t.about, t.details
      FROM quizzes q JOIN (
        SELECT r.quiz_id, NULL AS about, jsonb_strip_nulls(jsonb_build_object(
          'opensAt', ${doubted('r.opens_at')}, 'closesAt', ${doubted('r.closes_at')},
          'releasesAt', ${doubted('r.releases_at')})) || coalesce(erased.details, '{}') AS details
        FROM exam_rules r JOIN quizzes q ON q.id = r.quiz_id LEFT JOIN LATERAL (
          SELECT jsonb_build_object('closesAt', e.details->'closesAt') AS details
          FROM audit_events e WHERE e.quiz_id = q.id AND e.institute_id = q.institute_id
            AND e.action = 'RULES_CHANGED' AND e.details ? 'closesAt'
          ORDER BY e.at DESC, e.id DESC LIMIT 1
        ) erased ON r.closes_at IS NULL AND erased.details->'closesAt'->>'to' IS NULL
        UNION ALL
        SELECT c.quiz_id, l.name, jsonb_strip_nulls(jsonb_build_object(
          'opensAt', ${doubted('c.opens_at')}, 'closesAt', ${doubted('c.closes_at')}))
        FROM candidates c JOIN quizzes q ON q.id = c.quiz_id JOIN learners l ON l.id = c.learner_id
        WHERE c.opens_at IS NOT NULL OR c.closes_at IS NOT NULL
      ) t ON t.quiz_id = q.id
      WHERE t.details <> '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM audit_events WHERE action = 'TIMES_DOUBTED'`);
  }
}
