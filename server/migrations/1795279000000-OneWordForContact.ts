import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OneWordForContact1795279000000 implements MigrationInterface {
  name = 'OneWordForContact1795279000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contacts" RENAME COLUMN "phone" TO "contact"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contacts" RENAME COLUMN "contact" TO "phone"`);
  }
}
