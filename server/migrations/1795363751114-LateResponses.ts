import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LateResponses1795363751114 implements MigrationInterface {
  name = 'LateResponses1795363751114';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "late_responses" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "attempt_id" uuid NOT NULL, "quiz_id" uuid NOT NULL, "question_id" uuid NOT NULL, "epoch" integer NOT NULL, "sequence" integer NOT NULL, "response" jsonb, "is_flagged" boolean NOT NULL, "typed_at" TIMESTAMP WITH TIME ZONE, "arrived_at" TIMESTAMP WITH TIME ZONE NOT NULL, "cause" character varying(10) NOT NULL, "decision" character varying(8), "decided_at" TIMESTAMP WITH TIME ZONE, "decided_by" uuid, "replaced" jsonb, CONSTRAINT "PK_4f9f5d1c3f66ec3382cef69ab90" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "late_responses_decider" ON "late_responses"  ("decided_by") `,
    );
    await runner.query(`CREATE INDEX "late_responses_of_quiz" ON "late_responses"  ("quiz_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "late_responses_of_lease" ON "late_responses"  ("attempt_id", "question_id", "epoch") `,
    );
    await runner.query(
      `ALTER TABLE "late_responses" ADD CONSTRAINT "FK_516c0e634b7841dede7d011abb1" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "late_responses" ADD CONSTRAINT "FK_d72cea71898b9d93167ce1d4f8b" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "late_responses" ADD CONSTRAINT "FK_be87b54311d4cdbae34b5e65602" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "late_responses" DROP CONSTRAINT "FK_be87b54311d4cdbae34b5e65602"`,
    );
    await runner.query(
      `ALTER TABLE "late_responses" DROP CONSTRAINT "FK_d72cea71898b9d93167ce1d4f8b"`,
    );
    await runner.query(
      `ALTER TABLE "late_responses" DROP CONSTRAINT "FK_516c0e634b7841dede7d011abb1"`,
    );
    await runner.query(`DROP INDEX "public"."late_responses_of_lease"`);
    await runner.query(`DROP INDEX "public"."late_responses_of_quiz"`);
    await runner.query(`DROP INDEX "public"."late_responses_decider"`);
    await runner.query(`DROP TABLE "late_responses"`);
  }
}
