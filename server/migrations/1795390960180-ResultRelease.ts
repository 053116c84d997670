import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResultRelease1795390960180 implements MigrationInterface {
  name = 'ResultRelease1795390960180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" ADD "releases_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "exam_rules" ADD "withdrawn_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "exam_rules" ADD "release_number" integer NOT NULL DEFAULT '1'`,
    );
    await runner.query(
      `ALTER TABLE "exam_rules" ADD "mails_results" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      `ALTER TABLE "exam_rules" ADD "has_certificate" boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "has_certificate"`);
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "mails_results"`);
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "release_number"`);
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "withdrawn_at"`);
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "releases_at"`);
  }
}
