import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MemberInvitations1795391303478 implements MigrationInterface {
  name = 'MemberInvitations1795391303478';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "member_invitations" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "email" character varying(254) NOT NULL, "role" character varying(10) NOT NULL, "token_hash" character varying(64) NOT NULL, "invited_by" uuid, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a1fd05426cf1c1d7113bd4e4143" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "member_invitations_token" ON "member_invitations"  ("token_hash") `,
    );
    await runner.query(
      `CREATE INDEX "member_invitations_sender" ON "member_invitations"  ("invited_by") `,
    );
    await runner.query(
      `CREATE INDEX "member_invitations_expiry" ON "member_invitations"  ("expires_at") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "member_invitations_email" ON "member_invitations"  ("institute_id", "email") `,
    );
    await runner.query(`ALTER TABLE "users" ADD "left_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "member_invitations" ADD CONSTRAINT "FK_82cab13088678f3987ec0824c11" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "member_invitations" ADD CONSTRAINT "FK_06dc15f7bb54f9c10f012f28bda" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "member_invitations" DROP CONSTRAINT "FK_06dc15f7bb54f9c10f012f28bda"`,
    );
    await runner.query(
      `ALTER TABLE "member_invitations" DROP CONSTRAINT "FK_82cab13088678f3987ec0824c11"`,
    );
    await runner.query(`ALTER TABLE "users" DROP COLUMN "left_at"`);
    await runner.query(`DROP INDEX "public"."member_invitations_email"`);
    await runner.query(`DROP INDEX "public"."member_invitations_expiry"`);
    await runner.query(`DROP INDEX "public"."member_invitations_sender"`);
    await runner.query(`DROP INDEX "public"."member_invitations_token"`);
    await runner.query(`DROP TABLE "member_invitations"`);
  }
}
