import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Initial1795257883388 implements MigrationInterface {
  name = 'Initial1795257883388';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "institutes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "name" character varying(200) NOT NULL, "time_zone" character varying(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_96d2373e91ae5841128f8eb3b42" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "users" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "email" character varying(254) NOT NULL, "first_name" character varying(56) NOT NULL, "last_name" character varying(56) NOT NULL, "password_hash" character varying(200) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "users_institute" ON "users"  ("institute_id") `);
    await runner.query(`CREATE UNIQUE INDEX "users_email" ON "users"  ("email") `);
    await runner.query(
      `CREATE TABLE "quizzes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "title" text NOT NULL, "title_key" text NOT NULL, "status" character varying(10) NOT NULL, "is_completed" boolean NOT NULL DEFAULT false, "duration_minutes" integer, "question_count" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "order_version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_b24f0f7662cf6b3a0e7dba0a1b4" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "quizzes_list" ON "quizzes"  ("created_by", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "quizzes_title" ON "quizzes"  ("created_by", "title_key") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "uploads" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "file_name" character varying(255) NOT NULL, "size_bytes" integer NOT NULL, "sha256" character varying(64) NOT NULL, "kept_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_d1781d1eedd7459314f60f39bd3" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "uploads_age" ON "uploads"  ("created_at") `);
    await runner.query(
      `CREATE TABLE "imports" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "quiz_id" uuid NOT NULL, "upload_id" uuid, "kind" character varying(30) NOT NULL, "file_name" character varying(255) NOT NULL, "state" character varying(10) NOT NULL, "phase" character varying(10), "rows_done" integer NOT NULL DEFAULT '0', "rows_total" integer, "stored_count" integer NOT NULL DEFAULT '0', "fault_count" integer NOT NULL DEFAULT '0', "problem_code" character varying(30), "problem_message" text, "runs" integer NOT NULL DEFAULT '0', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "started_at" TIMESTAMP WITH TIME ZONE, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_ea10c62f5eb1d75e83d8b5225db" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "imports_quiz" ON "imports"  ("quiz_id") `);
    await runner.query(`CREATE INDEX "imports_upload" ON "imports"  ("upload_id") `);
    await runner.query(
      `CREATE INDEX "imports_open" ON "imports"  ("created_at") WHERE state IN ('QUEUED', 'RUNNING')`,
    );
    await runner.query(
      `CREATE TABLE "import_faults" ("import_id" uuid NOT NULL, "number" integer NOT NULL, "row" integer NOT NULL, "column" text NOT NULL, "value" text NOT NULL, "message" text NOT NULL, CONSTRAINT "PK_7da4faa39012eec8aa97c131378" PRIMARY KEY ("import_id", "number"))`,
    );
    await runner.query(
      `CREATE TABLE "mails" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "recipient" character varying(254) NOT NULL, "template" character varying(50) NOT NULL, "sealed_values" text, "state" character varying(10) NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_218248d7dfe1b739f06e2309349" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "mails_queued" ON "mails"  ("created_at") WHERE state = 'QUEUED'`,
    );
    await runner.query(
      `CREATE TABLE "questions" ("id" uuid NOT NULL, "quiz_id" uuid NOT NULL, "position" integer NOT NULL, "kind" character varying(30) NOT NULL, "text" text NOT NULL, "marks" numeric(6,2), "body" jsonb NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_08a6d4b0f49ff300bf3a0ca60ac" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "questions_quiz" ON "questions"  ("quiz_id") `);
    await runner.query(
      `CREATE INDEX "questions_order" ON "questions"  ("quiz_id", "position") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "email_codes" ("id" uuid NOT NULL, "email" character varying(254) NOT NULL, "purpose" character varying(20) NOT NULL, "client" character varying(64) NOT NULL, "code_hash" character varying(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "wrong_tries" integer NOT NULL DEFAULT '0', "verified_at" TIMESTAMP WITH TIME ZONE, "proof_hash" character varying(64), "proof_expires_at" TIMESTAMP WITH TIME ZONE, "proof_spent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_6ed15013da989317f69306da6e3" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "email_codes_proof" ON "email_codes"  ("proof_hash") `);
    await runner.query(
      `CREATE INDEX "email_codes_lookup" ON "email_codes"  ("email", "purpose", "client") `,
    );
    await runner.query(
      `CREATE TABLE "sessions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "client_address" character varying(45) NOT NULL, "user_agent" character varying(300) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_3238ef96f18b355b671619111bc" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "sessions_user" ON "sessions"  ("user_id") `);
    await runner.query(
      `ALTER TABLE "users" ADD CONSTRAINT "FK_d11afe6995bfdb198cb9ee0dde2" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "FK_f339285755884814baa71d2e195" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "FK_42cc369dcc8f275d7ec8c90a10d" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_c72e954095c682c4c3f6447aa55" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_29d28497903e26db6a51fa34e64" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "import_faults" ADD CONSTRAINT "FK_a5172744d983245200e658a14b1" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "questions" ADD CONSTRAINT "FK_46b3c125e02f7242662e4ccb307" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "sessions" ADD CONSTRAINT "FK_085d540d9f418cfbdc7bd55bb19" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // The table of rate-limiter-flexible. It has no entity: the library defines its columns.
    await runner.query(
      `CREATE TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "rate_limits"`);
    await runner.query(`ALTER TABLE "sessions" DROP CONSTRAINT "FK_085d540d9f418cfbdc7bd55bb19"`);
    await runner.query(`ALTER TABLE "questions" DROP CONSTRAINT "FK_46b3c125e02f7242662e4ccb307"`);
    await runner.query(
      `ALTER TABLE "import_faults" DROP CONSTRAINT "FK_a5172744d983245200e658a14b1"`,
    );
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_29d28497903e26db6a51fa34e64"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_c72e954095c682c4c3f6447aa55"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07"`);
    await runner.query(`ALTER TABLE "uploads" DROP CONSTRAINT "FK_42cc369dcc8f275d7ec8c90a10d"`);
    await runner.query(`ALTER TABLE "uploads" DROP CONSTRAINT "FK_f339285755884814baa71d2e195"`);
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358"`);
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8"`);
    await runner.query(`ALTER TABLE "users" DROP CONSTRAINT "FK_d11afe6995bfdb198cb9ee0dde2"`);
    await runner.query(`DROP INDEX "public"."sessions_user"`);
    await runner.query(`DROP TABLE "sessions"`);
    await runner.query(`DROP INDEX "public"."email_codes_lookup"`);
    await runner.query(`DROP INDEX "public"."email_codes_proof"`);
    await runner.query(`DROP TABLE "email_codes"`);
    await runner.query(`DROP INDEX "public"."questions_order"`);
    await runner.query(`DROP INDEX "public"."questions_quiz"`);
    await runner.query(`DROP TABLE "questions"`);
    await runner.query(`DROP INDEX "public"."mails_queued"`);
    await runner.query(`DROP TABLE "mails"`);
    await runner.query(`DROP TABLE "import_faults"`);
    await runner.query(`DROP INDEX "public"."imports_open"`);
    await runner.query(`DROP INDEX "public"."imports_upload"`);
    await runner.query(`DROP INDEX "public"."imports_quiz"`);
    await runner.query(`DROP TABLE "imports"`);
    await runner.query(`DROP INDEX "public"."uploads_age"`);
    await runner.query(`DROP TABLE "uploads"`);
    await runner.query(`DROP INDEX "public"."quizzes_title"`);
    await runner.query(`DROP INDEX "public"."quizzes_list"`);
    await runner.query(`DROP TABLE "quizzes"`);
    await runner.query(`DROP INDEX "public"."users_email"`);
    await runner.query(`DROP INDEX "public"."users_institute"`);
    await runner.query(`DROP TABLE "users"`);
    await runner.query(`DROP TABLE "institutes"`);
  }
}
