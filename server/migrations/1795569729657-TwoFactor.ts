import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoFactor1795569729657 implements MigrationInterface {
  name = 'TwoFactor1795569729657';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "recovery_codes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "code_hash" character varying(64) NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_0723b9e53961e799027d7f7ba32" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes"  ("user_id", "code_hash") `,
    );
    await runner.query(
      `CREATE TABLE "trusted_browsers" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "user_id" uuid NOT NULL, "token_hash" character varying(64) NOT NULL, "client_address" character varying(45) NOT NULL, "user_agent" character varying(300) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_3406607e04a1c16ea1704ad2933" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "trusted_browsers_user" ON "trusted_browsers"  ("user_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "trusted_browsers_hash" ON "trusted_browsers"  ("token_hash") `,
    );
    await runner.query(
      `CREATE INDEX "trusted_browsers_expiry" ON "trusted_browsers"  ("expires_at") `,
    );
    await runner.query(
      `CREATE TABLE "two_factors" ("user_id" uuid NOT NULL, "sealed_secret" character varying(200), "last_step" integer, "pending_secret" character varying(200), "pending_until" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_2da130a1f2b816d0c2d0318a3b6" PRIMARY KEY ("user_id"))`,
    );
    await runner.query(
      `ALTER TABLE "institutes" ADD "requires_two_factor" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`ALTER TABLE "users" ADD "two_factor_since" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "recovery_codes" ADD CONSTRAINT "FK_fb82b2ac740ca095b617afad031" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "trusted_browsers" ADD CONSTRAINT "FK_75fb43603172f72b89d336b98a2" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "two_factors" ADD CONSTRAINT "FK_2da130a1f2b816d0c2d0318a3b6" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "two_factors" DROP CONSTRAINT "FK_2da130a1f2b816d0c2d0318a3b6"`,
    );
    await runner.query(
      `ALTER TABLE "trusted_browsers" DROP CONSTRAINT "FK_75fb43603172f72b89d336b98a2"`,
    );
    await runner.query(
      `ALTER TABLE "recovery_codes" DROP CONSTRAINT "FK_fb82b2ac740ca095b617afad031"`,
    );
    await runner.query(`ALTER TABLE "users" DROP COLUMN "two_factor_since"`);
    await runner.query(`ALTER TABLE "institutes" DROP COLUMN "requires_two_factor"`);
    await runner.query(`DROP TABLE "two_factors"`);
    await runner.query(`DROP INDEX "public"."trusted_browsers_expiry"`);
    await runner.query(`DROP INDEX "public"."trusted_browsers_hash"`);
    await runner.query(`DROP INDEX "public"."trusted_browsers_user"`);
    await runner.query(`DROP TABLE "trusted_browsers"`);
    await runner.query(`DROP INDEX "public"."recovery_codes_hash"`);
    await runner.query(`DROP TABLE "recovery_codes"`);
  }
}
