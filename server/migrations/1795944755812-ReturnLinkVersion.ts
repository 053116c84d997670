import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReturnLinkVersion1795944755812 implements MigrationInterface {
  name = 'ReturnLinkVersion1795944755812';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "return_requests" ADD "link_version" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "return_requests" DROP COLUMN "link_version"`);
  }
}
