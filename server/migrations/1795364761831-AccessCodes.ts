import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccessCodes1795364761831 implements MigrationInterface {
  name = 'AccessCodes1795364761831';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" ADD "access_code" character varying(40)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "access_code"`);
  }
}
