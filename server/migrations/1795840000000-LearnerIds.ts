import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What identifies learners in the system of an integrator, and at their school. */
export class LearnerIds1795840000000 implements MigrationInterface {
  name = 'LearnerIds1795840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "learners" ADD "external_id" character varying(200)`);
    await runner.query(`ALTER TABLE "learners" ADD "roll_number" character varying(100)`);
    await runner.query(
      `CREATE UNIQUE INDEX "learners_external_id" ON "learners"  ("institute_id", "external_id") WHERE external_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."learners_external_id"`);
    await runner.query(`ALTER TABLE "learners" DROP COLUMN "roll_number"`);
    await runner.query(`ALTER TABLE "learners" DROP COLUMN "external_id"`);
  }
}
