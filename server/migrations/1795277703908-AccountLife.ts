import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountLife1795277703908 implements MigrationInterface {
  name = 'AccountLife1795277703908';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8"`);
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be"`);
    await runner.query(
      `CREATE TABLE "access_tokens" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "name" character varying(200) NOT NULL, "scope" character varying(10) NOT NULL, "token_hash" character varying(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE, "last_used_at" TIMESTAMP WITH TIME ZONE, "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_65140f59763ff994a0252488166" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "access_tokens_user" ON "access_tokens"  ("user_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "access_tokens_hash" ON "access_tokens"  ("token_hash") `,
    );
    await runner.query(
      `CREATE TABLE "remember_tokens" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "family_id" uuid NOT NULL, "user_id" uuid NOT NULL, "token_hash" character varying(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_63e52bf117a026c3ffb3ce0ee70" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "remember_tokens_family" ON "remember_tokens"  ("family_id") `,
    );
    await runner.query(`CREATE INDEX "remember_tokens_user" ON "remember_tokens"  ("user_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "remember_tokens_hash" ON "remember_tokens"  ("token_hash") `,
    );
    await runner.query(
      `CREATE INDEX "remember_tokens_expiry" ON "remember_tokens"  ("expires_at") `,
    );
    await runner.query(`ALTER TABLE "users" ADD "deletion_due_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "sessions" ADD "family_id" uuid`);
    await runner.query(
      `CREATE INDEX "users_deletion" ON "users"  ("deletion_due_at") WHERE deletion_due_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "sessions_family" ON "sessions"  ("family_id") WHERE family_id IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "access_tokens" ADD CONSTRAINT "FK_09ee750a035b06e0c7f0704687e" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "remember_tokens" ADD CONSTRAINT "FK_bb4646c574aaac488d26fb50346" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "remember_tokens" DROP CONSTRAINT "FK_bb4646c574aaac488d26fb50346"`,
    );
    await runner.query(
      `ALTER TABLE "access_tokens" DROP CONSTRAINT "FK_09ee750a035b06e0c7f0704687e"`,
    );
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be"`);
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07"`);
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358"`);
    await runner.query(`ALTER TABLE "quizzes" DROP CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8"`);
    await runner.query(`DROP INDEX "public"."sessions_family"`);
    await runner.query(`DROP INDEX "public"."users_deletion"`);
    await runner.query(`ALTER TABLE "sessions" DROP COLUMN "family_id"`);
    await runner.query(`ALTER TABLE "users" DROP COLUMN "deletion_due_at"`);
    await runner.query(`DROP INDEX "public"."remember_tokens_expiry"`);
    await runner.query(`DROP INDEX "public"."remember_tokens_hash"`);
    await runner.query(`DROP INDEX "public"."remember_tokens_user"`);
    await runner.query(`DROP INDEX "public"."remember_tokens_family"`);
    await runner.query(`DROP TABLE "remember_tokens"`);
    await runner.query(`DROP INDEX "public"."access_tokens_hash"`);
    await runner.query(`DROP INDEX "public"."access_tokens_user"`);
    await runner.query(`DROP TABLE "access_tokens"`);
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_5d85a92631b0fad5d76b1ddd3be" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_3f432fcd231c0dc2d6dcc1e7e07" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_4eb3cacff4db73542f37b5a4358" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "quizzes" ADD CONSTRAINT "FK_6fdbfe2b52ebc513349104ac7d8" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }
}
