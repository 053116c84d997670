import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of an exam each marker marks. In an earlier release, all markers see all of it. */
export class MarkingAssignments1796045925102 implements MigrationInterface {
  name = 'MarkingAssignments1796045925102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "marking_assignments" ("quiz_id" uuid NOT NULL, "user_id" uuid NOT NULL, "question_ids" uuid array, "candidate_ids" uuid array, CONSTRAINT "PK_8fd27116b934737275a323311ba" PRIMARY KEY ("quiz_id", "user_id"))`,
    );
    await runner.query(
      `CREATE INDEX "marking_assignments_user" ON "marking_assignments"  ("user_id") `,
    );
    await runner.query(
      `ALTER TABLE "marking_assignments" ADD CONSTRAINT "FK_4d7846c4c2e8d5a7e1b5e32de3b" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_assignments" ADD CONSTRAINT "FK_7cbebee1721608a436f45ceff90" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "marking_assignments" DROP CONSTRAINT "FK_7cbebee1721608a436f45ceff90"`,
    );
    await runner.query(
      `ALTER TABLE "marking_assignments" DROP CONSTRAINT "FK_4d7846c4c2e8d5a7e1b5e32de3b"`,
    );
    await runner.query(`DROP INDEX "public"."marking_assignments_user"`);
    await runner.query(`DROP TABLE "marking_assignments"`);
  }
}
