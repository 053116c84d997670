import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GivenExams1795299849094 implements MigrationInterface {
  name = 'GivenExams1795299849094';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "learners" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "name" character varying(200) NOT NULL, "email" character varying(254), "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_3e7273fda51b35b9c8e4f096d91" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "learners_institute" ON "learners"  ("institute_id") `);
    await runner.query(`CREATE INDEX "learners_owner" ON "learners"  ("created_by") `);
    await runner.query(
      `CREATE UNIQUE INDEX "learners_email" ON "learners"  ("institute_id", "email") WHERE email IS NOT NULL`,
    );
    await runner.query(
      `CREATE TABLE "candidates" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "quiz_id" uuid NOT NULL, "learner_id" uuid, "origin" character varying(10) NOT NULL, "revision_id" uuid, "link_version" integer NOT NULL DEFAULT '1', "mailed_at" TIMESTAMP WITH TIME ZONE, "mail_id" uuid, "reminded_at" TIMESTAMP WITH TIME ZONE, "revoked_at" TIMESTAMP WITH TIME ZONE, "started_at" TIMESTAMP WITH TIME ZONE, "extra_time_percent" integer NOT NULL DEFAULT '0', "extra_attempts" integer NOT NULL DEFAULT '0', "opens_at" TIMESTAMP WITH TIME ZONE, "closes_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_140681296bf033ab1eb95288abb" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "candidates_institute" ON "candidates"  ("institute_id") `);
    await runner.query(`CREATE INDEX "candidates_owner" ON "candidates"  ("created_by") `);
    await runner.query(
      `CREATE INDEX "candidates_revision" ON "candidates"  ("revision_id") WHERE revision_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX "candidates_of_learner" ON "candidates"  ("learner_id") `);
    await runner.query(
      `CREATE INDEX "candidates_previews" ON "candidates"  ("created_at") WHERE origin = 'PREVIEW'`,
    );
    await runner.query(
      `CREATE INDEX "candidates_windows" ON "candidates"  ("quiz_id", "closes_at") WHERE closes_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "candidates_list" ON "candidates"  ("quiz_id", "created_at", "id") WHERE origin <> 'PREVIEW'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "candidates_learner" ON "candidates"  ("quiz_id", "learner_id") `,
    );
    await runner.query(
      `CREATE TABLE "paper_revisions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "quiz_id" uuid NOT NULL, "number" integer, "content_hash" character varying(64) NOT NULL, "content" jsonb NOT NULL, "question_count" integer NOT NULL, "image_ids" uuid array NOT NULL DEFAULT '{}', "published_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_a34c78e4207886ccffd482c00ce" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "paper_revisions_quiz" ON "paper_revisions"  ("quiz_id") `);
    await runner.query(
      `CREATE INDEX "paper_revisions_drafts" ON "paper_revisions"  ("created_at") WHERE number IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "paper_revisions_images" ON "paper_revisions" USING gin ("image_ids") WHERE image_ids <> '{}'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "paper_revisions_number" ON "paper_revisions"  ("quiz_id", "number") WHERE number IS NOT NULL`,
    );
    await runner.query(
      `CREATE TABLE "paper_revision_questions" ("revision_id" uuid NOT NULL, "question_id" uuid NOT NULL, "quiz_id" uuid NOT NULL, CONSTRAINT "PK_a0c234abe26307b92e2381e7f9f" PRIMARY KEY ("revision_id", "question_id"))`,
    );
    await runner.query(
      `CREATE INDEX "paper_revision_questions_question" ON "paper_revision_questions"  ("question_id") `,
    );
    await runner.query(
      `CREATE INDEX "paper_revision_questions_quiz" ON "paper_revision_questions"  ("quiz_id") `,
    );
    await runner.query(
      `CREATE TABLE "attempts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "quiz_id" uuid NOT NULL, "revision_id" uuid NOT NULL, "candidate_id" uuid NOT NULL, "number" integer NOT NULL, "is_preview" boolean NOT NULL DEFAULT false, "rules" jsonb NOT NULL, "seed" integer NOT NULL, "arrangement" jsonb NOT NULL, "reached" integer NOT NULL DEFAULT '0', "lease_epoch" integer NOT NULL DEFAULT '1', "lease_holder" character varying(64) NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deadline_at" TIMESTAMP WITH TIME ZONE, "extension_seconds" integer NOT NULL DEFAULT '0', "reopened_until" TIMESTAMP WITH TIME ZONE, "last_saved_at" TIMESTAMP WITH TIME ZONE, "submitted_at" TIMESTAMP WITH TIME ZONE, "submitted_by" character varying(10), "receipt" jsonb, "score" numeric(9,2), "max_score" numeric(9,2), "waiting_count" integer, CONSTRAINT "PK_295ca261e361fd2fd217754dcac" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "attempts_institute" ON "attempts"  ("institute_id") `);
    await runner.query(`CREATE INDEX "attempts_owner" ON "attempts"  ("created_by") `);
    await runner.query(`CREATE INDEX "attempts_revision" ON "attempts"  ("revision_id") `);
    await runner.query(`CREATE INDEX "attempts_of_quiz" ON "attempts"  ("quiz_id") `);
    await runner.query(
      `CREATE INDEX "attempts_scores" ON "attempts"  ("quiz_id", "score", "id") WHERE submitted_at IS NOT NULL AND NOT is_preview`,
    );
    await runner.query(
      `CREATE INDEX "attempts_results" ON "attempts"  ("quiz_id", "submitted_at", "id") WHERE submitted_at IS NOT NULL AND NOT is_preview`,
    );
    await runner.query(
      `CREATE INDEX "attempts_under_way" ON "attempts"  ("quiz_id") WHERE submitted_at IS NULL AND NOT is_preview`,
    );
    await runner.query(
      `CREATE INDEX "attempts_deadline" ON "attempts"  ("deadline_at") WHERE submitted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "attempts_running" ON "attempts"  ("candidate_id") WHERE submitted_at IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "attempts_number" ON "attempts"  ("candidate_id", "number") `,
    );
    await runner.query(
      `CREATE TABLE "exam_events" ("id" bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL, "quiz_id" uuid NOT NULL, "candidate_id" uuid NOT NULL, "attempt_id" uuid NOT NULL, "kind" character varying(12) NOT NULL, "actor_id" uuid, "reason" character varying(500), "details" jsonb NOT NULL DEFAULT '{}', "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_194652d52f32f328f316a2a18b5" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "exam_events_candidate" ON "exam_events"  ("candidate_id") `);
    await runner.query(`CREATE INDEX "exam_events_attempt" ON "exam_events"  ("attempt_id") `);
    await runner.query(`CREATE INDEX "exam_events_actor" ON "exam_events"  ("actor_id") `);
    await runner.query(`CREATE INDEX "exam_events_of_quiz" ON "exam_events"  ("quiz_id", "id") `);
    await runner.query(
      `CREATE TABLE "responses" ("attempt_id" uuid NOT NULL, "question_id" uuid NOT NULL, "response" jsonb, "is_flagged" boolean NOT NULL DEFAULT false, "epoch" integer NOT NULL, "sequence" integer NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_f8684f02134bd82290747239133" PRIMARY KEY ("attempt_id", "question_id"))`,
    );
    await runner.query(
      `CREATE TABLE "grades" ("attempt_id" uuid NOT NULL, "question_id" uuid NOT NULL, "outcome" character varying(10) NOT NULL, "marks" numeric(6,2), "max_marks" numeric(6,2) NOT NULL, "rule" jsonb NOT NULL, "revision_id" uuid NOT NULL, "graded_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_48a55472ed74b37a36e570b7b8b" PRIMARY KEY ("attempt_id", "question_id"))`,
    );
    await runner.query(
      `CREATE TABLE "class_lists" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "name" character varying(200) NOT NULL, "name_key" text COLLATE "und-x-icu" NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_4ddd4adbc74bd86e1eaf8cb0755" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "class_lists_institute" ON "class_lists"  ("institute_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "class_lists_name" ON "class_lists"  ("created_by", "name_key") `,
    );
    await runner.query(
      `CREATE TABLE "class_list_members" ("list_id" uuid NOT NULL, "learner_id" uuid NOT NULL, CONSTRAINT "PK_6fa88acb9736006749255f726b4" PRIMARY KEY ("list_id", "learner_id"))`,
    );
    await runner.query(
      `CREATE INDEX "class_list_members_learner" ON "class_list_members"  ("learner_id") `,
    );
    await runner.query(
      `CREATE TABLE "exam_rules" ("quiz_id" uuid NOT NULL, "code" character varying(12) NOT NULL, "access" character varying(12) NOT NULL DEFAULT 'REGISTRATION', "opens_at" TIMESTAMP WITH TIME ZONE, "closes_at" TIMESTAMP WITH TIME ZONE, "attempts_allowed" integer NOT NULL DEFAULT '1', "pass_mark" numeric(9,2), "marks_per_question" numeric(6,2), "penalty_percent" numeric(5,2) NOT NULL DEFAULT '0', "shuffles_questions" boolean NOT NULL DEFAULT false, "shuffles_options" boolean NOT NULL DEFAULT false, "layout" character varying(12) NOT NULL DEFAULT 'ONE', "navigation" character varying(12) NOT NULL DEFAULT 'FREE', "review_content" character varying(12) NOT NULL DEFAULT 'SCORE', "review_time" character varying(14) NOT NULL DEFAULT 'AT_ONCE', "released_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL DEFAULT '1', "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_419930d2c987efe92879f3a1155" PRIMARY KEY ("quiz_id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "exam_rules_code" ON "exam_rules"  ("code") `);
    await runner.query(
      `ALTER TABLE "learners" ADD CONSTRAINT "FK_a886eda222e840a2c429de25d71" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "learners" ADD CONSTRAINT "FK_1242cd1d6e899d988d06a078d08" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "candidates" ADD CONSTRAINT "FK_af98826ead4c4d99a5463ee46fb" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "candidates" ADD CONSTRAINT "FK_2f5704e992ce07f67336e8eadd2" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "candidates" ADD CONSTRAINT "FK_c8cb6d8189809a816ed7255a2b5" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "candidates" ADD CONSTRAINT "FK_37642c8c87c9bfe366b56314c32" FOREIGN KEY ("learner_id") REFERENCES "learners"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "candidates" ADD CONSTRAINT "FK_2fa337f473edb2b6ffa22dfd3e2" FOREIGN KEY ("revision_id") REFERENCES "paper_revisions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "paper_revisions" ADD CONSTRAINT "FK_58897073a62d5275365e93f919f" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" ADD CONSTRAINT "FK_6c6a89140d17fbb6deb8b797976" FOREIGN KEY ("revision_id") REFERENCES "paper_revisions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" ADD CONSTRAINT "FK_c13c075ccf06a75ba9fa81599ea" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" ADD CONSTRAINT "FK_a2a6c1aeb054837d2912516ae1a" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD CONSTRAINT "FK_4e4f42d1b31f076edb799eab459" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD CONSTRAINT "FK_38c80c82a8e6f6e8bb02f5bb2da" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD CONSTRAINT "FK_249da279880fff0c23541e52515" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD CONSTRAINT "FK_16cb451ccc5d9593e68131a9c1f" FOREIGN KEY ("revision_id") REFERENCES "paper_revisions"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD CONSTRAINT "FK_ccaadf96b9506374cb2fc6f1ef8" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" ADD CONSTRAINT "FK_13bf428738e3a552fe7272f6b83" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" ADD CONSTRAINT "FK_4fefd8430434a80ae5d41076192" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" ADD CONSTRAINT "FK_7b503b6ec5a100d33163d5826dc" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" ADD CONSTRAINT "FK_9443cd1f279549cb0040f06ecd9" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "responses" ADD CONSTRAINT "FK_5ec8fdb9a6b5d8577b07eaa166f" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "grades" ADD CONSTRAINT "FK_a026858fa318417d7b21fbdc31b" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "class_lists" ADD CONSTRAINT "FK_0dd000e33bd95ad9e95489a1489" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "class_lists" ADD CONSTRAINT "FK_426cc5a0bef4fb0b0ba9853e29f" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "class_list_members" ADD CONSTRAINT "FK_b545c868b076081775c5590b161" FOREIGN KEY ("list_id") REFERENCES "class_lists"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "class_list_members" ADD CONSTRAINT "FK_9fa8f5e80611e65cba357c31d24" FOREIGN KEY ("learner_id") REFERENCES "learners"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exam_rules" ADD CONSTRAINT "FK_419930d2c987efe92879f3a1155" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" DROP CONSTRAINT "FK_419930d2c987efe92879f3a1155"`);
    await runner.query(
      `ALTER TABLE "class_list_members" DROP CONSTRAINT "FK_9fa8f5e80611e65cba357c31d24"`,
    );
    await runner.query(
      `ALTER TABLE "class_list_members" DROP CONSTRAINT "FK_b545c868b076081775c5590b161"`,
    );
    await runner.query(
      `ALTER TABLE "class_lists" DROP CONSTRAINT "FK_426cc5a0bef4fb0b0ba9853e29f"`,
    );
    await runner.query(
      `ALTER TABLE "class_lists" DROP CONSTRAINT "FK_0dd000e33bd95ad9e95489a1489"`,
    );
    await runner.query(`ALTER TABLE "grades" DROP CONSTRAINT "FK_a026858fa318417d7b21fbdc31b"`);
    await runner.query(`ALTER TABLE "responses" DROP CONSTRAINT "FK_5ec8fdb9a6b5d8577b07eaa166f"`);
    await runner.query(
      `ALTER TABLE "exam_events" DROP CONSTRAINT "FK_9443cd1f279549cb0040f06ecd9"`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" DROP CONSTRAINT "FK_7b503b6ec5a100d33163d5826dc"`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" DROP CONSTRAINT "FK_4fefd8430434a80ae5d41076192"`,
    );
    await runner.query(
      `ALTER TABLE "exam_events" DROP CONSTRAINT "FK_13bf428738e3a552fe7272f6b83"`,
    );
    await runner.query(`ALTER TABLE "attempts" DROP CONSTRAINT "FK_ccaadf96b9506374cb2fc6f1ef8"`);
    await runner.query(`ALTER TABLE "attempts" DROP CONSTRAINT "FK_16cb451ccc5d9593e68131a9c1f"`);
    await runner.query(`ALTER TABLE "attempts" DROP CONSTRAINT "FK_249da279880fff0c23541e52515"`);
    await runner.query(`ALTER TABLE "attempts" DROP CONSTRAINT "FK_38c80c82a8e6f6e8bb02f5bb2da"`);
    await runner.query(`ALTER TABLE "attempts" DROP CONSTRAINT "FK_4e4f42d1b31f076edb799eab459"`);
    await runner.query(
      `ALTER TABLE "paper_revision_questions" DROP CONSTRAINT "FK_a2a6c1aeb054837d2912516ae1a"`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" DROP CONSTRAINT "FK_c13c075ccf06a75ba9fa81599ea"`,
    );
    await runner.query(
      `ALTER TABLE "paper_revision_questions" DROP CONSTRAINT "FK_6c6a89140d17fbb6deb8b797976"`,
    );
    await runner.query(
      `ALTER TABLE "paper_revisions" DROP CONSTRAINT "FK_58897073a62d5275365e93f919f"`,
    );
    await runner.query(`ALTER TABLE "candidates" DROP CONSTRAINT "FK_2fa337f473edb2b6ffa22dfd3e2"`);
    await runner.query(`ALTER TABLE "candidates" DROP CONSTRAINT "FK_37642c8c87c9bfe366b56314c32"`);
    await runner.query(`ALTER TABLE "candidates" DROP CONSTRAINT "FK_c8cb6d8189809a816ed7255a2b5"`);
    await runner.query(`ALTER TABLE "candidates" DROP CONSTRAINT "FK_2f5704e992ce07f67336e8eadd2"`);
    await runner.query(`ALTER TABLE "candidates" DROP CONSTRAINT "FK_af98826ead4c4d99a5463ee46fb"`);
    await runner.query(`ALTER TABLE "learners" DROP CONSTRAINT "FK_1242cd1d6e899d988d06a078d08"`);
    await runner.query(`ALTER TABLE "learners" DROP CONSTRAINT "FK_a886eda222e840a2c429de25d71"`);
    await runner.query(`DROP INDEX "public"."exam_rules_code"`);
    await runner.query(`DROP TABLE "exam_rules"`);
    await runner.query(`DROP INDEX "public"."class_list_members_learner"`);
    await runner.query(`DROP TABLE "class_list_members"`);
    await runner.query(`DROP INDEX "public"."class_lists_name"`);
    await runner.query(`DROP INDEX "public"."class_lists_institute"`);
    await runner.query(`DROP TABLE "class_lists"`);
    await runner.query(`DROP TABLE "grades"`);
    await runner.query(`DROP TABLE "responses"`);
    await runner.query(`DROP INDEX "public"."exam_events_of_quiz"`);
    await runner.query(`DROP INDEX "public"."exam_events_actor"`);
    await runner.query(`DROP INDEX "public"."exam_events_attempt"`);
    await runner.query(`DROP INDEX "public"."exam_events_candidate"`);
    await runner.query(`DROP TABLE "exam_events"`);
    await runner.query(`DROP INDEX "public"."attempts_number"`);
    await runner.query(`DROP INDEX "public"."attempts_running"`);
    await runner.query(`DROP INDEX "public"."attempts_results"`);
    await runner.query(`DROP INDEX "public"."attempts_scores"`);
    await runner.query(`DROP INDEX "public"."attempts_deadline"`);
    await runner.query(`DROP INDEX "public"."attempts_under_way"`);
    await runner.query(`DROP INDEX "public"."attempts_of_quiz"`);
    await runner.query(`DROP INDEX "public"."attempts_revision"`);
    await runner.query(`DROP INDEX "public"."attempts_owner"`);
    await runner.query(`DROP INDEX "public"."attempts_institute"`);
    await runner.query(`DROP TABLE "attempts"`);
    await runner.query(`DROP INDEX "public"."paper_revision_questions_quiz"`);
    await runner.query(`DROP INDEX "public"."paper_revision_questions_question"`);
    await runner.query(`DROP TABLE "paper_revision_questions"`);
    await runner.query(`DROP INDEX "public"."paper_revisions_number"`);
    await runner.query(`DROP INDEX "public"."paper_revisions_drafts"`);
    await runner.query(`DROP INDEX "public"."paper_revisions_images"`);
    await runner.query(`DROP INDEX "public"."paper_revisions_quiz"`);
    await runner.query(`DROP TABLE "paper_revisions"`);
    await runner.query(`DROP INDEX "public"."candidates_learner"`);
    await runner.query(`DROP INDEX "public"."candidates_list"`);
    await runner.query(`DROP INDEX "public"."candidates_windows"`);
    await runner.query(`DROP INDEX "public"."candidates_previews"`);
    await runner.query(`DROP INDEX "public"."candidates_of_learner"`);
    await runner.query(`DROP INDEX "public"."candidates_revision"`);
    await runner.query(`DROP INDEX "public"."candidates_owner"`);
    await runner.query(`DROP INDEX "public"."candidates_institute"`);
    await runner.query(`DROP TABLE "candidates"`);
    await runner.query(`DROP INDEX "public"."learners_email"`);
    await runner.query(`DROP INDEX "public"."learners_owner"`);
    await runner.query(`DROP INDEX "public"."learners_institute"`);
    await runner.query(`DROP TABLE "learners"`);
  }
}
