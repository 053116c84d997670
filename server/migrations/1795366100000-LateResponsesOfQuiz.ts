import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LateResponsesOfQuiz1795366100000 implements MigrationInterface {
  name = 'LateResponsesOfQuiz1795366100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."late_responses_waiting"`);
    await runner.query(`ALTER TABLE "late_responses" ADD "quiz_id" uuid`);
    await runner.query(
      `UPDATE "late_responses" l SET "quiz_id" = a.quiz_id FROM "attempts" a WHERE a.id = l.attempt_id`,
    );
    await runner.query(`ALTER TABLE "late_responses" ALTER COLUMN "quiz_id" SET NOT NULL`);
    await runner.query(`CREATE INDEX "late_responses_of_quiz" ON "late_responses"  ("quiz_id") `);
    await runner.query(
      `ALTER TABLE "late_responses" ADD CONSTRAINT "FK_d72cea71898b9d93167ce1d4f8b" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "late_responses" DROP CONSTRAINT "FK_d72cea71898b9d93167ce1d4f8b"`,
    );
    await runner.query(`DROP INDEX "public"."late_responses_of_quiz"`);
    await runner.query(`ALTER TABLE "late_responses" DROP COLUMN "quiz_id"`);
    await runner.query(
      `CREATE INDEX "late_responses_waiting" ON "late_responses" USING btree ("attempt_id") WHERE (decision IS NULL)`,
    );
  }
}
