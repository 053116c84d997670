import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rule about spell check in written answers. Exams from before go on as they were: browsers check. */
export class SpellCheck1795932857661 implements MigrationInterface {
  name = 'SpellCheck1795932857661';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "exam_rules" ADD "checks_spelling" boolean NOT NULL DEFAULT true`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "checks_spelling"`);
  }
}
