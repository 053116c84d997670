import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGE_AND_LEARNER_KINDS = `'FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED'`;

/** The index of what staff did: of all kinds of events but these. */
async function indexStaffEvents(runner: QueryRunner, others: string): Promise<void> {
  await runner.query(`DROP INDEX "public"."exam_events_of_staff"`);
  await runner.query(
    `CREATE INDEX "exam_events_of_staff" ON "exam_events"  ("quiz_id", "at", "id") WHERE kind NOT IN (${others})`,
  );
}

export class ReturnRequests1795935687250 implements MigrationInterface {
  name = 'ReturnRequests1795935687250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "return_requests" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "quiz_id" uuid NOT NULL, "name" character varying(200) NOT NULL, "roll_number" character varying(100), "number" smallint NOT NULL, "secret_hash" character varying(64) NOT NULL, "state" character varying(10) NOT NULL DEFAULT 'WAITING', "candidate_id" uuid, "link_version" integer, "decided_by" uuid, "decided_at" TIMESTAMP WITH TIME ZONE, "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_38714de8942bd9bc3a450a06889" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "return_requests_quiz" ON "return_requests"  ("quiz_id") `);
    await runner.query(
      `CREATE INDEX "return_requests_candidate" ON "return_requests"  ("candidate_id") WHERE candidate_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "return_requests_decided_by" ON "return_requests"  ("decided_by") WHERE decided_by IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "return_requests_age" ON "return_requests"  ("requested_at") `,
    );
    await runner.query(
      `CREATE INDEX "return_requests_waiting" ON "return_requests"  ("quiz_id", "requested_at") WHERE state = 'WAITING'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "return_requests_number" ON "return_requests"  ("quiz_id", "number") WHERE state = 'WAITING'`,
    );
    await runner.query(`ALTER TABLE "candidates" ADD "return_code" character varying(8)`);
    await runner.query(
      `CREATE UNIQUE INDEX "candidates_return_code" ON "candidates"  ("quiz_id", "return_code") WHERE return_code IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE "return_requests" ADD CONSTRAINT "FK_9e356b6fd0c942ff7f6c6aae5a7" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "return_requests" ADD CONSTRAINT "FK_04ba5c4f288dd3805cd1dd162fa" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "return_requests" ADD CONSTRAINT "FK_59cf33d7db37c7886522d050764" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await indexStaffEvents(runner, `${PAGE_AND_LEARNER_KINDS}, 'RETURNED_BY_CODE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // An earlier release does not know these events.
    const kinds = `('RETURN_CONFIRMED', 'RETURNED_BY_CODE')`;
    await runner.query(`DELETE FROM exam_events WHERE kind IN ${kinds}`);
    await runner.query(`DELETE FROM audit_events WHERE action = 'RETURN_CONFIRMED'`);
    await indexStaffEvents(runner, PAGE_AND_LEARNER_KINDS);
    await runner.query(
      `ALTER TABLE "return_requests" DROP CONSTRAINT "FK_59cf33d7db37c7886522d050764"`,
    );
    await runner.query(
      `ALTER TABLE "return_requests" DROP CONSTRAINT "FK_04ba5c4f288dd3805cd1dd162fa"`,
    );
    await runner.query(
      `ALTER TABLE "return_requests" DROP CONSTRAINT "FK_9e356b6fd0c942ff7f6c6aae5a7"`,
    );
    await runner.query(`DROP INDEX "public"."candidates_return_code"`);
    await runner.query(`ALTER TABLE "candidates" DROP COLUMN "return_code"`);
    await runner.query(`DROP INDEX "public"."return_requests_number"`);
    await runner.query(`DROP INDEX "public"."return_requests_waiting"`);
    await runner.query(`DROP INDEX "public"."return_requests_age"`);
    await runner.query(`DROP INDEX "public"."return_requests_decided_by"`);
    await runner.query(`DROP INDEX "public"."return_requests_candidate"`);
    await runner.query(`DROP INDEX "public"."return_requests_quiz"`);
    await runner.query(`DROP TABLE "return_requests"`);
  }
}
