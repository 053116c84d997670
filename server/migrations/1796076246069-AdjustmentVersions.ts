import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores at which version of an exam's adjustments each one of all was made, and undone. */
export class AdjustmentVersions1796076246069 implements MigrationInterface {
  name = 'AdjustmentVersions1796076246069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "score_adjustments" ADD "made_version" integer`);
    await runner.query(`ALTER TABLE "score_adjustments" ADD "undone_version" integer`);
    // Each making and each undoing counted one, in this order.
    await runner.query(`
      WITH changes AS (
        SELECT id, quiz_id, number, created_at AS at, false AS is_undoing
        FROM score_adjustments WHERE attempt_id IS NULL
        UNION ALL SELECT id, quiz_id, number, undone_at, true
        FROM score_adjustments WHERE attempt_id IS NULL AND undone_at IS NOT NULL
      ), versions AS (
        SELECT id, is_undoing,
          row_number() OVER (PARTITION BY quiz_id ORDER BY at, is_undoing, number) AS version
        FROM changes
      )
      UPDATE score_adjustments s
      SET made_version = (SELECT version FROM versions v WHERE v.id = s.id AND NOT is_undoing),
        undone_version = (SELECT version FROM versions v WHERE v.id = s.id AND is_undoing)
      WHERE s.attempt_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "score_adjustments" DROP COLUMN "undone_version"`);
    await runner.query(`ALTER TABLE "score_adjustments" DROP COLUMN "made_version"`);
  }
}
