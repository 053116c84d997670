import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AttemptPlace1795930540399 implements MigrationInterface {
  name = 'AttemptPlace1795930540399';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" ADD "place" integer NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "place"`);
  }
}
