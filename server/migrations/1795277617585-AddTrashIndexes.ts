import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTrashIndexes1795277617585 implements MigrationInterface {
  name = 'AddTrashIndexes1795277617585';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "quizzes_trash" ON "quizzes"  ("created_by", "deleted_at", "id") WHERE deleted_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "questions_trash" ON "questions"  ("quiz_id", "deleted_at") WHERE deleted_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."questions_trash"`);
    await runner.query(`DROP INDEX "public"."quizzes_trash"`);
  }
}
