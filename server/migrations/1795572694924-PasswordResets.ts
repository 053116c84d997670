import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordResets1795572694924 implements MigrationInterface {
  name = 'PasswordResets1795572694924';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "password_resets" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "email" character varying(254) NOT NULL, "token_hash" character varying(64) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_4816377aa98211c1de34469e742" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "password_resets_user" ON "password_resets"  ("user_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "password_resets_token" ON "password_resets"  ("token_hash") `,
    );
    await runner.query(
      `CREATE INDEX "password_resets_expiry" ON "password_resets"  ("expires_at") `,
    );
    await runner.query(
      `ALTER TABLE "password_resets" ADD CONSTRAINT "FK_f7a4c3bc48f24df007936d217be" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "password_resets" DROP CONSTRAINT "FK_f7a4c3bc48f24df007936d217be"`,
    );
    await runner.query(`DROP INDEX "password_resets_expiry"`);
    await runner.query(`DROP INDEX "password_resets_token"`);
    await runner.query(`DROP INDEX "password_resets_user"`);
    await runner.query(`DROP TABLE "password_resets"`);
  }
}
